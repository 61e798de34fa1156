/// Slips of writing that YAML reads as part of a text: the same finding, with what to write instead.
extension Diagnostic {
    /// The same finding with other words, and perhaps with the text to write in its place or another change.
    func saying(
        _ message: String? = nil, help: String? = nil, writing text: String? = nil, isSafe: Bool = false,
        fix: Fix? = nil
    ) -> Diagnostic {
        var changed = self
        changed.message = message ?? self.message
        changed.help = help ?? text.map { "write `\($0)`" }
        changed.fix = fix ?? text.map { Fix("write `\($0)`", edits: [Edit(range, $0)], isSafe: isSafe) }
        return changed
    }

    /// The first slip in a text without quotes that is not valid.
    func sayingSlip(in text: ArraySlice<UInt8>) -> Diagnostic? {
        let bytes = Array(text)
        if let tag = TemplateTag.first(in: bytes, bytes.indices) {
            return saying(tag.message, help: TemplateTag.helpWithoutQuotes)
        }
        if let inner = CurlyQuotes.inside(text) {
            let isPlain = inner.utf8.allSatisfy(Diagnostic.isWord)
            return replacing("curly quotes do not quote text", with: isPlain ? inner : yamlQuoted(inner), isSafe: true)
        }
        // `3s // dwell`
        let comment = bytes.indices.first { bytes.has(" //", at: $0) || bytes.has(" /*", at: $0) }.map { start in
            saying(help: "`\(bytes.has(" //", at: start) ? "//" : "/*")` does not start a comment; use `#`")
        }
        return comment ?? sayingEnd(of: bytes) ?? sayingWideMark(in: bytes)
    }

    /// In a text where a list is expected.
    func sayingSlip(inList text: ArraySlice<UInt8>) -> Diagnostic? {
        let scene = SyntaxScene(Array(text))
        if scene.mark(["-", "－", "•", "–", "—", "−", "·", "・", "+ "], at: 0) != nil {
            return saying(help: "begin each item with `- `, a hyphen and a space")
        }
        if scene.mark(["［", "【"], at: 0) != nil { return saying(help: "write ASCII brackets, `[` and `]`") }
        if text.last == UInt8(ascii: "]") && !text.contains(UInt8(ascii: "[")) {
            return saying(help: "add the `[` that the `]` closes", writing: "[" + String(decoding: text, as: UTF8.self))
        }
        return sayingSlip(in: text)
    }

    /// In a text between quotes that is YAML itself, or a block's text where a list is expected.
    func sayingSlip(quoted node: Node, isList: Bool) -> Diagnostic? {
        if isList, node.style == .literal || node.style == .folded {
            return saying(help: "write nothing after the `:`, and begin each item with `- `")
        }
        let text = node.bytes
        let isBanner = node.path.isEmpty && WrittenPair(Array(text)) != nil
        guard text.count < 200, !text.contains(0x0A),
            isBanner || node.places.flatMap(\.key.schema.forms).contains(where: { $0.contains(inBrackets: text) }),
            TemplateTag.first(in: Array(text), 0..<text.count) == nil
        else { return isList ? sayingWords(in: node) : nil }
        let inner = String(decoding: text, as: UTF8.self)
        return saying(help: "remove the quotes: `\(inner)`", writing: inner)
    }

    /// `a, b`, `(a; b)`, `a b`, and one word where a list of texts or numbers is expected.
    func sayingWords(in node: Node) -> Diagnostic? {
        var inner = node.bytes
        for ends in ["()", "<>"] where inner.first == ends.utf8.first && inner.last == ends.utf8.last {
            inner = inner.dropFirst().dropLast()
        }
        let separator = ",; ".utf8.first(where: inner.contains) ?? 0x20
        let isSpaced = separator == 0x20
        guard inner.count < 200, !isSpaced || inner.first != UInt8(ascii: "-") else { return nil }
        let parts = inner.split(separator: separator, omittingEmptySubsequences: isSpaced).map { part in
            part.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") && !isSpaced }.reversed().drop { $0 == 0x20 }.reversed()
        }
        guard let longest = node.places.flatMap(\.key.schema.forms).map({ $0.mostWords }).max(), parts.count <= longest,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Diagnostic.isWord) })
        else { return nil }
        // Among texts a number is one.
        let areTexts = parts.contains { $0.first?.decimalDigit == nil }
        let words = parts.map { String(decoding: $0, as: UTF8.self) }
        guard parts.count > 1 || areTexts && JSON.string(words[0]).yaml == words[0] && Lexicon.nothing[words[0]] == nil
        else { return nil }
        let list = words.map { areTexts ? JSON.string($0).yaml : $0 }.joined(separator: ", ")
        return saying(writing: "[\(list)]")
    }

    private func replacing(_ reason: String, with text: String, isSafe: Bool) -> Diagnostic {
        saying(help: "\(reason): write `\(text)`", writing: text, isSafe: isSafe)
    }

    /// `3s,` and `3s;`, and `3s}` where nothing opens it.
    private func sayingEnd(of bytes: [UInt8]) -> Diagnostic? {
        guard let last = bytes.last, bytes.count > 1 else { return nil }
        let shown = String(decoding: [last], as: UTF8.self)
        let rest = bytes.dropLast()
        let opening = zip("[{(\"'".utf8, "]})\"'".utf8).first { $0.1 == last }?.0
        let isUnopened = opening.map { !rest.contains($0) } ?? false
        guard isUnopened || ",;".utf8.contains(last) else { return nil }
        let word = isUnopened ? rest[..<((rest.lastIndex { $0 != 0x20 } ?? -1) + 1)] : rest
        guard !word.isEmpty, word.allSatisfy(Diagnostic.isWord) else {
            return isUnopened ? nil : saying(help: "remove the `\(shown)` at its end")
        }
        return replacing(
            isUnopened ? "nothing opens the `\(shown)`" : "a `\(shown)` does not end a value",
            with: String(decoding: word, as: UTF8.self), isSafe: !isUnopened)
    }

    /// Wide punctuation and spaces that are none.
    private func sayingWideMark(in bytes: [UInt8]) -> Diagnostic? {
        if let space = ForeignCharacter.firstSpace(in: bytes) {
            return saying(help: "it contains \(space.words): \(space.hasWidth ? "write a space" : "remove it")")
        }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        // `09：00` is a time.
        let isTime = zip(text, text.dropFirst()).contains { $0.1 == "：" && $0.0.properties.numericType != nil }
        return Diagnostic.wideMarks.first { text.contains($0.mark) && !($0.mark == "：" && isTime) }.map {
            saying(help: $0.help)
        }
    }

    private static let wideMarks: [(mark: Unicode.Scalar, help: String)] = [
        ("：", "write `: ` for the full-width `：`, which does not end a key"),
        ("，", "write `, ` for the full-width `，`, which does not separate items"),
        ("、", "write `, ` for `、`, which does not separate items"),
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "-_.".utf8.contains(byte)
    }
}

extension Node {
    /// The places that have the key that leads to a value.
    var places: [Places.Place] { Places.all[path.split(separator: "/").last.map(String.init) ?? ""] ?? [] }
}

extension Schema {
    /// Whether a text with its brackets looks like a list or a mapping of this type.
    fileprivate func contains(inBrackets text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .list, .tuple: text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
        case .record, .variants:
            text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}") && text.contains(UInt8(ascii: ":"))
        default: false
        }
    }

    /// How many words a list of texts or numbers can have; 0 for other values.
    fileprivate var mostWords: Int {
        switch self {
        case .list(let element, _): element.forms.contains { $0.isWord } ? .max : 0
        case .tuple(let elements): elements.count
        default: 0
        }
    }

    private var isWord: Bool {
        switch self {
        case .text, .number, .choice: true
        default: false
        }
    }
}
