import BannerTree

extension SourceFile {
    /// The change that silences a finding by a comment: in the ignore that is on its line already, at the line's end, or on a line
    /// of its own above.
    ///
    /// Where a comment would become text, or break what surrounds it, cannot be seen from the line alone, so each is
    /// tried: the first one that silences the finding, without a new error, is taken.
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
