extension TreeBuilder {
    /// Reports why the text is not YAML: where reading stopped, and where the unfinished construct began.
    mutating func reportFault(_ fault: SyntaxFault) {
        let length = file.bytes.count
        var place = fault.place
        var byte = cursor.byteOffset(of: place)
        // At the end of the file the fault is after the last text, not on a line that does not exist.
        let isAtEnd = byte >= length
        if isAtEnd {
            let text = file.bytes.lastIndex { !Screening.isBlank($0) }.map { $0 + 1 } ?? 0
            let blanks = length - text
            place = file.bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } - blanks
            byte = text
        }
        let width = isAtEnd || Screening.isBlank(file.bytes[byte]) ? 0 : 1
        let tabs = isAtEnd ? 0 : file.bytes[byte...].prefix { $0 == 0x09 }.count
        guard !fault.isAboutTabs(tabs) else {
            return add(
                Diagnostic(
                    .tabIndentation, "a tab cannot be used to indent", at: SourceRange(place, place + max(tabs, width)),
                    help: "indent with spaces; an editor can convert tabs"), node: 0)
        }
        let table = file.lineTable()
        if let cause = guesses.cause(scene(fault, stop: byte, isAtEnd, table)) { return report(cause, table) }
        var wording = fault.wording
        if records.count == 0 && fault.problem == "did not find expected <document start>" {
            wording = SyntaxFault.Wording(
                "expected a `---` line after the directives", help: "add one, or remove the directives")
        }
        var notes: [Note] = []
        if let began = fault.beganWhat, fault.contextPlace < place {
            notes.append(Note("\(began) begins here", at: SourceRange(fault.contextPlace, fault.contextPlace + 1)))
        }
        add(
            Diagnostic(
                wording.rule, wording.message, at: SourceRange(place, place + width), help: wording.help, notes: notes),
            node: 0)
    }

    /// Reports a conflict of `git merge` within a block's text, which is at these bytes.
    mutating func checkConflict(_ node: UInt32, _ bytes: Range<Int>) {
        guard let conflict = guesses.conflict(file.bytes, bytes, true) else { return }
        add(Diagnostic(conflict, file.lineTable()), node: node)
    }

    private func scene(_ fault: SyntaxFault, stop: Int, _ isAtEnd: Bool, _ table: LineTable) -> SyntaxScene {
        var brackets: [Int] = []
        for frame in outer.dropFirst() + [top] where frame.isFlow {
            let start = table.byteOffset(of: Int(records[Int(frame.node)].start))
            // An anchor or a tag can come before it.
            let open = UInt8(ascii: frame.isMapping ? "{" : "[")
            if let bracket = file.bytes[min(start, file.bytes.count)...].firstIndex(of: open) {
                brackets.append(bracket)
            }
        }
        var last: SyntaxScene.Scalar?
        var index = records.count - 1
        while index >= 0 && records[index].kind != .scalar { index -= 1 }
        if index >= 0 {
            let record = records[index]
            last = SyntaxScene.Scalar(
                start: table.byteOffset(of: Int(record.start)), end: table.byteOffset(of: Int(record.end)),
                isQuoted: record.style == .singleQuoted || record.style == .doubleQuoted)
        }
        return SyntaxScene(
            bytes: file.bytes, problem: fault.problem, stop: stop, began: table.byteOffset(of: fault.contextPlace),
            isAtEnd: isAtEnd, brackets: brackets, lastScalar: last)
    }

    private mutating func report(_ cause: SyntaxCause, _ table: LineTable) {
        let finding = Diagnostic(cause, table)
        // What was found on the same line only follows from it.
        let line = table.location(of: finding.range.start).line
        findings.removeAll { earlier, _ in
            [Rule.complexKey.id, Rule.gluedComment.id].contains(earlier.rule.id)
                && table.location(of: earlier.range.start).line == line
        }
        add(finding, node: 0)
    }
}

extension Diagnostic {
    /// A finding of a cause, with code points for its bytes.
    package init(_ cause: SyntaxCause, _ table: LineTable) {
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(table.codePoint(atByte: bytes.lowerBound), table.codePoint(atByte: bytes.upperBound))
        }
        let fix = cause.fix.map { fix in
            Fix(fix.title, edits: fix.edits.map { Edit(range($0.range), $0.text) }, isSafe: fix.isSafe)
        }
        let notes = cause.note.map { [Note($0.message, at: range($0.place..<$0.place + 1))] } ?? []
        self.init(cause.rule, cause.message, at: range(cause.range), help: cause.help, notes: notes, fix: fix)
        otherwise = cause.otherwise
    }
}
