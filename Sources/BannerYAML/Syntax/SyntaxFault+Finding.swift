import BannerTree

extension SyntaxFault {
    /// Why the text is not YAML: where reading stopped, and where the unfinished construct began; and whether that is the
    /// cause, from which other findings follow.
    func finding(after read: ReadSoFar) -> (Finding, isCause: Bool) {
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
                Finding(
                    .tabIndentation, "a tab cannot be used to indent", at: range,
                    explanation: "indent with spaces; an editor can convert tabs"), false
            )
        }
        var notes: [Note] = []
        if let began = beganWhat, contextPlace < place {
            notes.append(Note("\(began) begins here", at: SourceRange(contextPlace, contextPlace + 1)))
        }
        var finding = finding(at: SourceRange(place, place + width), notes: notes)
        if !read.hasNodes && problem == "did not find expected <document start>" {
            finding.message = "expected a `---` line after the directives"
            finding.explanation = "add one, or remove the directives"
        }
        return (finding, false)
    }
}
