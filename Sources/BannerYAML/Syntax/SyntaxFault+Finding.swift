import BannerSuggestions
import BannerTree

extension SyntaxFault {
    /// The finding for the fault, with the position at which reading stopped and the start of the
    /// unfinished construct.
    ///
    /// The second value tells whether it is the cause of other findings.
    func finding(after read: ReadSoFar) -> (Finding, isCause: Bool) {
        let bytes = read.file.bytes
        let table = read.file.lineTable()
        var place = self.place
        var byte = table.byteOffset(of: place)
        // At the end of the file, the fault is after the last text instead of on a line that does
        // not exist.
        let isAtEnd = byte >= bytes.count
        if isAtEnd {
            let text = bytes.lastIndex { !Screening.isBlank($0) }.map { $0 + 1 } ?? 0
            (place, byte) = (table.codePoint(atByte: text), text)
        }
        if let conflict = bytes.lines(bytes.indices).first(where: { bytes.has("<<<<<<< ", at: $0.lowerBound) }) {
            let finding = Finding(
                .mergeConflict, "a merge conflict begins here", at: table.range(ofBytes: conflict),
                explanation: "keep what is meant, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`")
            return (finding, true)
        }
        let width = isAtEnd || Screening.isBlank(bytes[byte]) ? 0 : 1
        let tabs = isAtEnd ? 0 : bytes[byte...].prefix { $0 == 0x09 }.count
        guard !isAboutTabs(tabs) else {
            let range = byte..<byte + max(tabs, width)
            return (Finding(SyntaxCauses.tabs(context(read, byte, isAtEnd, table), at: range), table), false)
        }
        if let cause = cause(context(read, byte, isAtEnd, table), in: read.file, table) { return (cause, true) }
        var notes: [Note] = []
        if let began = beganWhat, contextPlace < place {
            notes.append(Note("\(began) begins here", at: SourceRange(contextPlace, contextPlace + 1)))
        }
        return (finding(at: SourceRange(place, place + width), notes: notes), false)
    }

    /// The first cause with a remedy after which the parser comes further.
    private func cause(_ context: SyntaxErrorContext, in file: SourceFile, _ table: LineTable) -> Finding? {
        for cause in SyntaxCauses.all(of: context) {
            var finding = Finding(cause, table)
            finding.explanation = SyntaxFault.wordings[problem]?.explanation
            finding.remedies.removeAll { remedy in
                let growth = remedy.edits.reduce(0) {
                    $0 + $1.replacement.unicodeScalars.count - ($1.range.end - $1.range.start)
                }
                guard let next = EventReader.fault(in: file.applying(remedy.edits).bytes) else { return false }
                return next <= place + growth
            }
            if !finding.remedies.isEmpty { return finding }
        }
        return nil
    }

    private func context(
        _ read: ReadSoFar, _ stop: Int, _ isAtEnd: Bool, _ table: LineTable
    ) -> SyntaxErrorContext {
        let bytes = read.file.bytes
        let brackets = read.brackets.compactMap { start, bracket in
            bytes[min(table.byteOffset(of: start), bytes.count)...].firstIndex(of: bracket)
        }
        let last = read.lastScalar.map { table.byteOffset(of: $0.start)..<table.byteOffset(of: $0.end) }
        return SyntaxErrorContext(
            bytes: bytes, stop: stop, began: table.byteOffset(of: contextPlace), isAtEnd: isAtEnd, brackets: brackets,
            lastScalar: last)
    }
}
