import BannerDiagnostics
import BannerYAML

extension Snapshot {
    /// A comment that silences a finding at a byte: on its line, in the ignore that is there already, or on a line of its
    /// own above.
    ///
    /// Where a comment would become text, or break what surrounds it, cannot be seen from the line alone, so each is
    /// tried: the first one that silences the finding, without a new error, is taken.
    func ignoring(_ finding: Diagnostic, at offset: Int) -> Replacement? {
        // JSON has no comments.
        guard finding.rule.canBeIgnored, kind == .banner, !file.isJSON else { return nil }
        let text = DocumentText(bytes)
        let number = text.line(of: offset)
        let (line, slug) = (text.range(ofLine: number), finding.rule.slug)
        let names = [line, number > 0 ? text.range(ofLine: number - 1) : nil].compactMap { $0 }.compactMap(endOfNames)
        let comment = "# \(Snapshot.ignoreMark)\(slug)] TODO: say why"
        let indent = String(repeating: " ", count: bytes[line].prefix { $0 == 0x20 }.count)
        let lineBreak =
            text.starts.count > 1 ? String(decoding: bytes[text.end(ofLine: 0)..<text.starts[1]], as: UTF8.self) : "\n"
        let edits =
            names.map { Replacement(range: $0..<$0, text: ", \(slug)") } + [
                Replacement(range: line.upperBound..<line.upperBound, text: "  " + comment),
                Replacement(range: line.lowerBound..<line.lowerBound, text: indent + comment + lineBreak),
            ]
        return edits.first { silences(finding, $0) }
    }

    private static let ignoreMark = "bannerkit-ignore["

    /// Whether the finding is gone after a change, and nothing is worse than before.
    private func silences(_ finding: Diagnostic, _ edit: Replacement) -> Bool {
        var bytes = bytes
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        var file = SourceFile(name: file.name, bytes: bytes)
        file.pictureFault = self.file.pictureFault
        file.dateSources = self.file.dateSources
        let after = BannerFile.read(file, advice: .told, rulings: rulings).report
        let before = report
        func count(_ report: Report, _ rule: Rule) -> Int { report.keptFindings.count { $0.rule.id == rule.id } }
        return count(after, finding.rule) < count(before, finding.rule)
            && after.count(of: .error) <= before.count(of: .error)
            && [Rule.malformedIgnore, .unusedIgnore].allSatisfy { count(after, $0) <= count(before, $0) }
    }

    /// Where another name can be added to the ignore in a line.
    private func endOfNames(_ line: Range<Int>) -> Int? {
        let (mark, line) = (Snapshot.ignoreMark.utf8, bytes[line])
        guard let start = line.indices.first(where: { line[$0...].starts(with: mark) }) else { return nil }
        return line[start...].firstIndex(of: UInt8(ascii: "]"))
    }
}
