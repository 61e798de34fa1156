extension Banner {
    /// What is wrong with this banner, or advised against: the same rules as for a file, without any YAML.
    ///
    /// The banner is written out and read, so a number that is infinite or not one is `null`. A value that is out of range leads to
    /// no further findings, and advice is given only without errors. A banner without an error is one that a session and a
    /// schedule can play.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// ```
    ///
    /// - Returns: the findings in the order of the properties, those between several of them last; empty if there are none.
    public func findings() -> [BannerReport.Finding] {
        var (text, report, limits) = ([UInt8](), Report(), Limits())
        (limits.maxBytes, limits.maxNodes) = (.max, .max)
        Banner.shape.write(self, Notation(ids: [], hasUnits: true))?.write(to: &text)
        let file = SourceFile(name: "", bytes: text)
        guard let document = Document.parse(json: file, limits: limits, into: &report) else { return report.findings }
        return BannerContent(document, report, advice: .told).report.keptFindings.map { found in
            var finding = found
            finding.range = .fileStart
            finding.notes = found.notes.map { Note($0.message, path: $0.path) }
            finding.remedies = found.remedies.map { Remedy($0.title, [], $0.certainty) }
            return finding
        }
    }
}
