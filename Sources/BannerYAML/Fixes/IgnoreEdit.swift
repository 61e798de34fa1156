import BannerTree

extension SourceFile {
    /// The change, as a text in place of a range of bytes, that silences a finding by a comment: on its line, in the ignore
    /// that is there already, or on a line of its own above.
    ///
    /// Where a comment would become text, or break what surrounds it, cannot be seen from the line alone, so each is
    /// tried: the first one that silences the finding, without a new error, is taken.
    package func ignoring(
        _ finding: Finding, in report: Report, reason: String, rulings: Rulings
    ) -> (range: Swift.Range<Int>, text: String)? {
        // JSON has no comments.
        guard finding.rule.canBeIgnored, !isJSON else { return nil }
        let slug = finding.rule.slug
        let line = line(around: lineTable().byteOffset(of: finding.range.start))
        let hasReturn = line.lowerBound > 1 && bytes[line.lowerBound - 2..<line.lowerBound] == [0x0D, 0x0A]
        let above = line.lowerBound > 0 ? self.line(around: line.lowerBound - (hasReturn ? 2 : 1)) : 0..<0
        let comment = "# \(SourceFile.ignoreMark)\(slug)] \(reason)"
        let indent = String(repeating: " ", count: bytes[line].prefix { $0 == 0x20 }.count)
        let edits =
            [line, above].compactMap(endOfNames).map { ($0..<$0, ", \(slug)") } + [
                (line.upperBound..<line.upperBound, "  " + comment),
                (line.lowerBound..<line.lowerBound, indent + comment + lineBreak),
            ]
        return edits.first { edit in
            let after = BannerFile.read(replacing(edit), limits: Limits(), advice: .told, rulings: rulings).report
            func count(_ report: Report, _ rule: Rule) -> Int {
                report.keptFindings.count { $0.rule.id == rule.id }
            }
            return count(after, finding.rule) < count(report, finding.rule)
                && after.count(of: .error) <= report.count(of: .error)
                && [Rule.malformedIgnore, .unusedIgnore].allSatisfy { count(after, $0) <= count(report, $0) }
        }
    }

    private static let ignoreMark = "bannerkit-ignore["

    private func replacing(_ edit: (range: Swift.Range<Int>, text: String)) -> SourceFile {
        var bytes = bytes
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        var file = SourceFile(name: name, bytes: bytes)
        (file.pictureFault, file.pictureSize, file.dateSources) = (pictureFault, pictureSize, dateSources)
        return file
    }

    private func line(around offset: Int) -> Swift.Range<Int> {
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return start..<(bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
    }

    /// The line break of the first line.
    private var lineBreak: String {
        guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[end] == 0x0D else { return "\n" }
        return bytes[(end + 1)...].first == 0x0A ? "\r\n" : "\r"
    }

    /// Where another name can be added to the ignore in a line.
    private func endOfNames(_ line: Swift.Range<Int>) -> Int? {
        let (mark, line) = (SourceFile.ignoreMark.utf8, bytes[line])
        guard let start = line.indices.first(where: { line[$0...].starts(with: mark) }) else { return nil }
        return line[start...].firstIndex(of: UInt8(ascii: "]"))
    }
}
