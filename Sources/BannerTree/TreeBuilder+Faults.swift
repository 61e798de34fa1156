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
