import BannerDiagnostics
import BannerYAML

/// A comment that silences a finding: on its line, in the ignore that is there already, or on a line of its own above.
///
/// Where a comment would become text, or break what surrounds it, cannot be seen from the line alone, so each is tried: the
/// first one that silences the finding, without a new error, is taken.
struct IgnoreEdit {
    let range: Range<Int>
    let text: String

    private static let mark = "bannerkit-ignore["
    private static let reason = "TODO: say why"

    init?(of finding: Diagnostic, in snapshot: Snapshot, _ positions: PositionMap) {
        // JSON has no comments.
        guard finding.rule.canBeIgnored, snapshot.kind == .banner, !snapshot.file.isJSON else { return nil }
        let bytes = snapshot.file.bytes
        let line = IgnoreEdit.line(at: positions.byte(ofCodePoint: finding.range.start), in: bytes)
        let slug = finding.rule.slug
        var candidates: [IgnoreEdit] = []
        let above = IgnoreEdit.line(before: line, in: bytes)
        for place in [line, above].compactMap({ $0 }) {
            if let end = IgnoreEdit.endOfNames(bytes[place]) {
                candidates.append(IgnoreEdit(range: end..<end, text: ", \(slug)"))
            }
        }
        let comment = "# \(IgnoreEdit.mark)\(slug)] \(IgnoreEdit.reason)"
        candidates.append(IgnoreEdit(range: line.upperBound..<line.upperBound, text: "  " + comment))
        let indent = bytes[line].prefix { $0 == 0x20 }.count
        let lineBreak = IgnoreEdit.lineBreak(in: bytes)
        candidates.append(
            IgnoreEdit(
                range: line.lowerBound..<line.lowerBound,
                text: String(repeating: " ", count: indent) + comment + lineBreak))
        guard let first = candidates.first(where: { $0.silences(finding, in: snapshot) }) else { return nil }
        self = first
    }

    private init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }

    /// Whether the finding is gone afterwards, and nothing is worse than before.
    private func silences(_ finding: Diagnostic, in snapshot: Snapshot) -> Bool {
        var bytes = snapshot.file.bytes
        bytes.replaceSubrange(range, with: text.utf8)
        var file = SourceFile(name: snapshot.file.name, bytes: bytes)
        file.pictureFault = snapshot.file.pictureFault
        file.dateSources = snapshot.file.dateSources
        let after = BannerFile.read(file, advice: .told, rulings: snapshot.rulings).report
        let before = snapshot.report
        func count(_ report: Report, _ rule: Rule) -> Int { report.keptFindings.count { $0.rule.id == rule.id } }
        return count(after, finding.rule) < count(before, finding.rule)
            && after.count(of: .error) <= before.count(of: .error)
            && [Rule.malformedIgnore, .unusedIgnore].allSatisfy { count(after, $0) <= count(before, $0) }
    }

    /// The bytes of the line around a byte, without its line break.
    private static func line(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        return start..<end
    }

    private static func line(before line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        guard line.lowerBound > 0 else { return nil }
        let end = line.lowerBound - 1
        let isCRLF = end > 0 && bytes[end] == 0x0A && bytes[end - 1] == 0x0D
        return self.line(at: isCRLF ? end - 1 : end, in: bytes)
    }

    /// Where another name can be added to the ignore in a line.
    private static func endOfNames(_ line: ArraySlice<UInt8>) -> Int? {
        let mark = mark.utf8
        guard let start = line.indices.first(where: { line[$0...].starts(with: mark) }) else { return nil }
        return line[start...].firstIndex(of: UInt8(ascii: "]"))
    }

    private static func lineBreak(in bytes: [UInt8]) -> String {
        guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        if bytes[first] == 0x0A { return "\n" }
        return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
    }
}
