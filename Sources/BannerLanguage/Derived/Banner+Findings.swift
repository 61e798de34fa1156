extension Banner {
    /// Checks this banner with the same rules as a file, without any YAML.
    ///
    /// The banner is written as JSON and read again, so an infinite number or NaN is `null`. A
    /// value that is out of range leads to no further findings, and advice is given only if there
    /// are no errors. A session or a schedule can play any banner without errors.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// ```
    ///
    /// - Returns: the findings in the order of the properties, followed by those about several
    ///   properties; empty if there are none.
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
