/// The state of the builder when the parser reports a fault.
package struct ReadSoFar {
    package let file: SourceFile
    /// The starts of the open flow collections, outermost first, with their brackets; an anchor or
    /// a tag can come before the bracket.
    package let brackets: [(start: Int, bracket: UInt8)]
    /// The last scalar, in code points.
    package let lastScalar: SourceRange?
}

extension TreeBuilder {
    /// Reports the parser's fault.
    mutating func reportFault<Events: EventSource & ~Copyable>(of reader: borrowing Events) {
        let open = (outer.dropFirst() + [top]).filter(\.isFlow).map { frame in
            (start: Int(records[Int(frame.node)].start), bracket: UInt8(ascii: frame.isMapping ? "{" : "["))
        }
        var index = records.count - 1
        while index >= 0 && records[index].kind != .scalar { index -= 1 }
        let (finding, isCause) = reader.fault(
            after: ReadSoFar(
                file: file, brackets: open,
                lastScalar: index < 0 ? nil : range(UInt32(index))))
        if isCause {
            // Other findings on the same line are consequences of it.
            let table = file.lineTable()
            let line = table.location(of: finding.range.start).line
            findings.removeAll { earlier, _ in
                [Rule.complexKey.id, Rule.gluedComment.id].contains(earlier.rule.id)
                    && table.location(of: earlier.range.start).line == line
            }
        }
        add(finding, node: 0)
    }
}

extension Finding {
    /// The finding for a cause, with its byte offsets converted to code points.
    package init(_ cause: SyntaxCause, _ table: LineTable) {
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(table.codePoint(atByte: bytes.lowerBound), table.codePoint(atByte: bytes.upperBound))
        }
        let remedies = cause.remedies.map { remedy in
            Remedy(remedy.title, remedy.edits.map { Edit(range($0.range), $0.text) }, remedy.certainty)
        }
        let notes = cause.note.map { [Note($0.message, at: range($0.place..<$0.place + 1))] } ?? []
        self.init(
            cause.rule, cause.message, at: range(cause.range), explanation: cause.explanation, notes: notes,
            remedies: remedies)
    }
}
