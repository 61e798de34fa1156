import BannerDiagnostics

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
        if let cause = scene(fault, stop: byte, isAtEnd, table).cause { return report(cause, table) }
        var wording = fault.wording
        if records.count == 0 && fault.problem == "did not find expected <document start>" {
            wording = SyntaxFault.Wording(
                "expected a `---` line after the directives", help: "add one, or remove the directives")
        }
        let frame = top
        let unclosed = isAtEnd && frame.isFlow ? (frame.isMapping ? "{" : "[") : nil
        let message = unclosed.map { "the `\($0)` is never closed" } ?? wording.message
        let help = unclosed.map { "add a `\($0 == "{" ? "}" : "]")` where it ends" } ?? wording.help
        add(
            Diagnostic(
                wording.rule, message, at: SourceRange(place, place + width), help: help,
                notes: notes(fault, unclosed: unclosed, until: place)), node: 0)
    }

    /// Reports a conflict of `git merge` within a block's text, which is at these bytes.
    mutating func checkConflict(_ node: UInt32, _ bytes: Range<Int>) {
        guard let conflict = MergeConflict.first(in: file.bytes, bytes, isWhole: true, isIndented: true) else { return }
        let table = file.lineTable()
        let place = SourceRange(
            table.codePoint(atByte: conflict.lowerBound), table.codePoint(atByte: conflict.upperBound))
        add(Diagnostic(.mergeConflict, MergeConflict.message, at: place, help: MergeConflict.help), node: node)
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
            file.bytes, problem: fault.problem, stop: stop, began: table.byteOffset(of: fault.contextPlace),
            isAtEnd: isAtEnd, brackets: brackets, lastScalar: last)
    }

    private mutating func report(_ cause: SyntaxCause, _ table: LineTable) {
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(table.codePoint(atByte: bytes.lowerBound), table.codePoint(atByte: bytes.upperBound))
        }
        let fix = cause.fix.map { fix in
            Fix(fix.title, edits: fix.edits.map { Edit(range($0.range), $0.text) }, isSafe: fix.isSafe)
        }
        var finding = Diagnostic(
            cause.rule, cause.message, at: range(cause.range), help: cause.help,
            notes: cause.notes.map { Note($0.message, at: range($0.place)) }, fix: fix)
        finding.otherwise = cause.otherwise
        // What was found on the same line only follows from it.
        let line = table.location(of: finding.range.start).line
        findings.removeAll { earlier, _ in
            [Rule.complexKey.id, Rule.gluedComment.id].contains(earlier.rule.id)
                && table.location(of: earlier.range.start).line == line
        }
        add(finding, node: 0)
    }

    private func notes(_ fault: SyntaxFault, unclosed: String?, until place: Int) -> [Note] {
        if let unclosed {
            let start = Int(records[Int(top.node)].start)
            return [Note("the `\(unclosed)` is here", at: SourceRange(start, start + 1))]
        }
        var notes: [Note] = []
        if let began = fault.beganWhat, fault.contextPlace < place {
            notes.append(Note("\(began) begins here", at: SourceRange(fault.contextPlace, fault.contextPlace + 1)))
        }
        if let wide = lastWideBreak(before: place) {
            notes.append(Note("an invisible U+2028 or U+2029 breaks the line here", at: SourceRange(wide, wide + 1)))
        }
        return notes
    }

    /// The last U+2028 or U+2029 on the line of a position or the previous one, which libyaml treats as line breaks.
    private func lastWideBreak(before place: Int) -> Int? {
        let table = file.lineTable()
        let line = max(1, table.location(of: place).line - 1)
        var found: Int?
        for line in line...line + 1 {
            for (index, scalar) in table.text(ofLine: line).unicodeScalars.enumerated() where isWideBreak(scalar) {
                let codePoint = table.start(ofLine: line) + index
                if codePoint < place { found = codePoint }
            }
        }
        return found
    }

    private func isWideBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }
}
