import BannerSuggestions
import BannerTree

/// A syntax error of libyaml, with our wording for it.
struct SyntaxFault {
    /// libyaml's description of the problem; empty if memory ran out.
    var problem: String
    /// The code point at which it was detected.
    var place: Int
    /// libyaml's description of the construct that it was reading.
    var context: String?
    /// The start of that construct.
    var contextPlace: Int

    /// Whether the fault is a tab in place of spaces; `tabs` is the number of tabs at its position.
    func isAboutTabs(_ tabs: Int) -> Bool {
        problem.hasPrefix("found a tab character")
            || tabs > 0 && problem == "found character that cannot start any token"
    }

    /// The construct that libyaml was reading, as the subject of "… begins here"; `nil` if that
    /// does not help.
    var beganWhat: String? {
        switch context {
        case "while scanning a simple key": "the key"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted text"
        case "while scanning a block scalar": "the block of text"
        case "while scanning a plain scalar": "the text"
        case "while parsing a flow sequence": "the list"
        case "while parsing a flow mapping": "the mapping"
        case "while parsing a block collection": "the list"
        case "while parsing a block mapping": "the mapping"
        case "while scanning a tag", "while parsing a tag": "the tag"
        case "while scanning an anchor": "the anchor"
        case "while scanning an alias": "the alias"
        default: nil
        }
    }

    /// The finding in our wording.
    func finding(at range: SourceRange, notes: [Note]) -> Finding {
        func finding(_ message: Words, _ explanation: Words? = nil, _ rule: Rule? = nil) -> Finding
        {
            Finding(rule ?? .yamlSyntax, message, at: range, explanation: explanation, notes: notes)
        }
        if let wording = SyntaxFault.wordings[problem] {
            return finding(wording.message, wording.explanation)
        }
        if problem.isEmpty { return finding("there is not enough memory to read the file") }
        let words = [context ?? "", problem].flatMap { $0.split(separator: " ") }
        if words.contains("tag") {
            return finding("the tag cannot be read", "quote text that begins with `!`", .foreignTag)
        }
        guard words.contains("directive") else { return finding(Words(problem)) }
        return finding(
            "the directive cannot be read", "remove the line, or quote text that begins with `%`")
    }
}

extension SyntaxFault {
    /// The finding for the fault, with the position at which reading stopped and the start of the
    /// unfinished construct.
    ///
    /// The second value tells whether it is the cause of other findings.
    func finding(after read: PartialRead) -> (Finding, isCause: Bool) {
        let bytes = read.file.bytes
        let table = read.file.lineTable()
        var place = self.place
        var byte = table.byteOffset(of: place)
        // At the end of the file, the fault is after the last text instead of on a line that does
        // not exist.
        let isAtEnd = byte >= bytes.count
        if isAtEnd {
            let text = bytes.lastIndex { !InputValidation.isBlank($0) }.map { $0 + 1 } ?? 0
            (place, byte) = (table.codePoint(atByte: text), text)
        }
        if let conflict = bytes.lines(bytes.indices).first(where: {
            bytes.has("<<<<<<< ", at: $0.lowerBound)
        }) {
            let finding = Finding(
                .mergeConflict, "a merge conflict begins here", at: table.range(ofBytes: conflict),
                explanation:
                    """
                    keep what is meant, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`
                    """
            )
            return (finding, true)
        }
        let width = isAtEnd || InputValidation.isBlank(bytes[byte]) ? 0 : 1
        let tabs = isAtEnd ? 0 : bytes[byte...].prefix { $0 == 0x09 }.count
        guard !isAboutTabs(tabs) else {
            let range = byte..<byte + max(tabs, width)
            return (
                Finding(SyntaxCauses.tabs(context(read, byte, isAtEnd, table), at: range), table),
                false
            )
        }
        if let cause = cause(context(read, byte, isAtEnd, table), in: read.file, table) {
            return (cause, true)
        }
        var notes: [Note] = []
        if let began = beganWhat, contextPlace < place {
            notes.append(
                Note("\(began) begins here", at: SourceRange(contextPlace, contextPlace + 1)))
        }
        return (finding(at: SourceRange(place, place + width), notes: notes), false)
    }

    /// The first cause with a remedy after which the parser comes further.
    private func cause(_ context: SyntaxErrorContext, in file: SourceFile, _ table: LineTable)
        -> Finding?
    {
        for cause in SyntaxCauses.all(of: context) {
            var finding = Finding(cause, table)
            finding.explanation =
                cause.explanation ?? SyntaxFault.wordings[problem]?.explanation
            finding.remedies.removeAll { remedy in
                let growth = remedy.edits.reduce(0) {
                    $0 + $1.replacement.unicodeScalars.count - ($1.range.end - $1.range.start)
                }
                guard let next = EventReader.fault(in: file.applying(remedy.edits).bytes) else {
                    return false
                }
                return next <= place + growth
            }
            if !finding.remedies.isEmpty { return finding }
        }
        return nil
    }

    private func context(
        _ read: PartialRead, _ stop: Int, _ isAtEnd: Bool, _ table: LineTable
    ) -> SyntaxErrorContext {
        let bytes = read.file.bytes
        let brackets = read.brackets.compactMap { start, bracket in
            bytes[min(table.byteOffset(of: start), bytes.count)...].firstIndex(of: bracket)
        }
        let last = read.lastScalar.map {
            table.byteOffset(of: $0.start)..<table.byteOffset(of: $0.end)
        }
        return SyntaxErrorContext(
            bytes: bytes, stop: stop, began: table.byteOffset(of: contextPlace), isAtEnd: isAtEnd,
            brackets: brackets,
            lastScalar: last)
    }

    private static let indentation: Words = "start it in the same column as the entries around it"

    /// Our wording for each of libyaml's problems.
    static let wordings: [String: (message: Words, explanation: Words)] = [
        "could not find expected ':'": ("a `:` is missing after the key", "write `key: value`"),
        "mapping values are not allowed in this context": (
            "a `:` is not allowed here",
            """
            quote text that contains `: `; or is the indentation wrong, or a `:` missing in the \
            line above?
            """
        ),
        "mapping keys are not allowed in this context": (
            "a key is not allowed here", "start the mapping on a new line"
        ),
        "block sequence entries are not allowed in this context": (
            "the `-` of a list is not allowed here", "start the list on a new line"
        ),
        "did not find expected key": ("expected a key of this mapping, or its end", indentation),
        "did not find expected '-' indicator": (
            "expected the `-` of another item, or the end of the list", indentation
        ),
        "did not find expected ',' or ']'": (
            "expected `,` or `]`", "put a `,` between two items; quote text that contains `: `"
        ),
        "did not find expected ',' or '}'": (
            "expected `,` or `}`", "put a `,` between two entries; quote text that contains `: `"
        ),
        "did not find expected node content": (
            "expected a value", "write one, or quote text that begins with a special character"
        ),
        "did not find expected <document start>": (
            "this is not part of the document",
            "start all top-level keys in the first column; after lines with `%` comes a `---` line"
        ),
        "found incompatible YAML document": (
            "the file requires a version of YAML other than 1.1 or 1.2", "remove the line"
        ),
        "found character that cannot start any token": (
            "no value can begin with this character", "put the text in quotes"
        ),
        "found unexpected end of stream": (
            "the quoted text is never closed", "end it with the same quote that it begins with"
        ),
        "found unexpected document indicator": (
            "a `---` or `...` line is inside quoted text", "is the closing quote missing?"
        ),
        "found unknown escape character": (
            "this escape does not exist", "write `\\\\` for a backslash, or use single quotes"
        ),
        "did not find expected hexdecimal number": (
            "expected hexadecimal digits", "write `\\x` and 2 digits, `\\u` and 4, or `\\U` and 8"
        ),
        "found invalid Unicode character escape code": (
            "the escape is not a character", "write a character above U+FFFF as `\\U` and 8 digits"
        ),
        "did not find expected alphabetic or numeric character": (
            "expected a name of letters, digits, `-` and `_`, followed by a space",
            "quote text that begins with `&` or `*`"
        ),
        "did not find expected comment or line break": (
            "the text of a block begins on the next line", "add a line break here"
        ),
        "found an indentation indicator equal to 0": (
            "a block is indented by 1 to 9 spaces", "remove the `0`"
        ),
        "found unexpected ':'": (
            "a `:` is not allowed here", "add a space after it, or quote the text"
        ),
    ]
}
