import BannerTree

extension SourceFile {
    /// The edit that adds an ignore comment for a finding: in an existing ignore on its line, at
    /// the end of the line, or on a line above.
    ///
    /// A comment can become text or break the surrounding structure, so each variant is tested by
    /// reading the changed file. The first one that silences the finding without a new error is
    /// returned.
    package func ignoring(_ finding: Finding, in report: Report, reason: String, rulings: Rulings) -> Edit? {
        // JSON has no comments.
        guard finding.rule.canBeIgnored, !isJSON else { return nil }
        let (table, slug, mark) = (lineTable(), finding.rule.slug, "# bannerkit-ignore[" as StaticString)
        let start = table.byteOffset(of: finding.range.start)
        let line = bytes.lines(bytes.indices).first { $0.upperBound >= start } ?? 0..<0
        let names = line.first { bytes.has(mark, at: $0) }.flatMap { bytes[$0...].firstIndex(of: UInt8(ascii: "]")) }
        let comment = "\(mark)\(slug)] \(reason)"
        let indent = String(repeating: " ", count: bytes[line].prefix { $0 == 0x20 }.count)
        let places = [
            (names ?? line.upperBound, names == nil ? "  " + comment : ", \(slug)"),
            (line.lowerBound, indent + comment + (bytes.contains(0x0D) ? "\r\n" : "\n")),
        ]
        return places.map { byte, text in
            Edit(table.range(ofBytes: byte..<byte), text)
        }.first { edit in
            let after = BannerFile.read(applying([edit]), limits: Limits(), advice: .told, rulings: rulings).report
            func count(_ report: Report, _ rule: Rule) -> Int {
                report.keptFindings.count { $0.rule.id == rule.id }
            }
            return count(after, finding.rule) < count(report, finding.rule)
                && after.count(of: .error) <= report.count(of: .error)
                && [Rule.malformedIgnore, .unusedIgnore].allSatisfy { count(after, $0) <= count(report, $0) }
        }
    }
}
