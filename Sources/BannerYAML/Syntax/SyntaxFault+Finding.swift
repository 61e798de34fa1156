import BannerTree

extension SyntaxFault {
    /// Why the text is not YAML: where reading stopped, and where the unfinished construct began; and whether that is the
    /// cause, from which other findings follow.
    func finding(after read: ReadSoFar) -> (Diagnostic, isCause: Bool) {
        let bytes = read.file.bytes
        let table = read.file.lineTable()
        var place = self.place
        var byte = table.byteOffset(of: place)
        // At the end of the file the fault is after the last text, not on a line that does not exist.
        let isAtEnd = byte >= bytes.count
        if isAtEnd {
            let text = bytes.lastIndex { !Screening.isBlank($0) }.map { $0 + 1 } ?? 0
            (place, byte) = (table.codePoint(atByte: text), text)
        }
        let width = isAtEnd || Screening.isBlank(bytes[byte]) ? 0 : 1
        let tabs = isAtEnd ? 0 : bytes[byte...].prefix { $0 == 0x09 }.count
        guard !isAboutTabs(tabs) else {
            let range = SourceRange(place, place + max(tabs, width))
            return (
                Diagnostic(
                    .tabIndentation, "a tab cannot be used to indent", at: range,
                    help: "indent with spaces; an editor can convert tabs"), false
            )
        }
        if let cause = read.guesses.cause(scene(read, stop: byte, isAtEnd, table)) {
            return (Diagnostic(cause, table), true)
        }
        var notes: [Note] = []
        if let began = beganWhat, contextPlace < place {
            notes.append(Note("\(began) begins here", at: SourceRange(contextPlace, contextPlace + 1)))
        }
        var finding = finding(at: SourceRange(place, place + width), notes: notes)
        if !read.hasNodes && problem == "did not find expected <document start>" {
            finding.message = "expected a `---` line after the directives"
            finding.help = "add one, or remove the directives"
        }
        return (finding, false)
    }

    private func scene(_ read: ReadSoFar, stop: Int, _ isAtEnd: Bool, _ table: LineTable) -> SyntaxScene {
        let bytes = read.file.bytes
        let brackets = read.brackets.compactMap { start, bracket in
            bytes[min(table.byteOffset(of: start), bytes.count)...].firstIndex(of: bracket)
        }
        let last = read.lastScalar.map { range, isQuoted in
            SyntaxScene.Scalar(
                start: table.byteOffset(of: range.start), end: table.byteOffset(of: range.end), isQuoted: isQuoted)
        }
        return SyntaxScene(
            bytes: bytes, problem: problem, stop: stop, began: table.byteOffset(of: contextPlace), isAtEnd: isAtEnd,
            brackets: brackets, lastScalar: last)
    }
}
