import BannerLanguage

/// The result of a change to a text that is not YAML: the text is read again, and the change is kept only if the reader gets further
/// and nothing is wrong where it was made.
struct SyntaxFix {
    /// The text with the change.
    let file: SourceFile
    /// What is found in it.
    let reading: BannerFile
    /// The finding that the change fixes.
    let finding: Diagnostic
    /// Whether the change is certain to be what the author meant.
    let isSafe: Bool

    /// The change that a finding of a text without a tree offers; `nil` if there is none, or if it does not help.
    init?(of report: Report, in file: SourceFile, _ limits: Limits, _ rulings: Rulings) {
        guard let finding = report.keptFindings.last(where: { $0.fix != nil }), let fix = finding.fix,
            let first = fix.edits.first, let last = fix.edits.last
        else { return nil }
        self.finding = finding
        let after = file.applying(fix.edits)
        self.file = after
        let reading = BannerFile.readCompletely(after, limits, rulings)
        self.reading = reading
        let growth = fix.edits.reduce(0) { $0 + $1.replacement.unicodeScalars.count - ($1.range.end - $1.range.start) }
        let changed = SourceRange(first.range.start, last.range.end + growth)
        let found = reading.report.keptFindings
        // The next fault is further on, or there is none where the text was changed.
        let helps =
            reading.document == nil
            ? found.map(\.range.start).min() ?? 0 > first.range.start
            : found.allSatisfy {
                $0.severity != .error || $0.range.end < changed.start || $0.range.start > changed.end
            }
        guard helps else { return nil }
        isSafe = fix.isSafe && !SyntaxFix.hidesKey(fix.edits, of: file)
    }

    /// Whether a change makes a key of the language part of a text: `title: Summer color: red` probably lacks a line break.
    private static func hidesKey(_ edits: [Edit], of file: SourceFile) -> Bool {
        let table = file.lineTable()
        return edits.contains { edit in
            let old = file.bytes[table.byteOffset(of: edit.range.start)..<table.byteOffset(of: edit.range.end)]
            guard edit.replacement.utf8.count > old.count else { return false }
            return old.indices.contains { index in
                guard old[index] == UInt8(ascii: ":"), index + 1 == old.endIndex || old[index + 1] == 0x20 else {
                    return false
                }
                let word = old[..<index].reversed().prefix { $0 > 0x20 && $0 < 0x80 }.prefix(64)
                return Places.all[String(decoding: word.reversed(), as: UTF8.self)] != nil
            }
        }
    }
}

extension Report {
    /// Keeps the change that a finding of a text without a tree offers only if it helps: what is suggested must pass.
    mutating func checkSyntaxFix(in file: SourceFile, _ limits: Limits, _ rulings: Rulings) {
        guard keptFindings.contains(where: { $0.fix != nil }) else { return }
        let fix = SyntaxFix(of: self, in: file, limits, rulings)
        limitFixes(toSafe: fix?.isSafe)
    }
}

extension SourceFile {
    /// The file with changes in order of place.
    func applying(_ edits: [Edit]) -> SourceFile {
        let table = lineTable()
        var changed: [UInt8] = []
        changed.reserveCapacity(bytes.count + 16)
        var position = 0
        for edit in edits {
            changed += bytes[position..<table.byteOffset(of: edit.range.start)]
            changed += edit.replacement.utf8
            position = table.byteOffset(of: edit.range.end)
        }
        var file = SourceFile(name: name, bytes: changed + bytes[position...])
        file.dateSources = dateSources
        return file
    }
}
