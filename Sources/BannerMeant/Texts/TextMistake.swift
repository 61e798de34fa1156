/// A slip of writing that YAML reads as part of a text, and what to write instead.
struct TextMistake {
    /// What is wrong, if that says more than that the value is not valid.
    var message: String?
    /// What to change.
    var help: String
    /// The text as YAML writes it, if it is clear.
    var replacement: String?
    /// Whether that is certain to be what the author meant.
    var isSafe = false

    /// The first one in a text without quotes that is not valid.
    static func first(in text: ArraySlice<UInt8>) -> TextMistake? {
        let bytes = Array(text)
        if let tag = TemplateTag.first(in: bytes, 0..<bytes.count) {
            return TextMistake(message: tag.message, help: TemplateTag.helpWithoutQuotes)
        }
        if let inner = CurlyQuotes.inside(text) {
            let isPlain = inner.utf8.allSatisfy(isWord)
            return replacing("curly quotes do not quote text", with: isPlain ? inner : yamlQuoted(inner), isSafe: true)
        }
        return comment(in: bytes) ?? ending(of: bytes) ?? wide(in: bytes)
    }

    /// In a text where a list is expected.
    static func first(inList text: ArraySlice<UInt8>) -> TextMistake? {
        func begins(_ marks: String...) -> Bool { marks.contains { text.starts(with: $0.utf8) } }
        if begins("-", "－", "•", "–", "—", "−", "·", "・", "+ ") {
            return TextMistake(help: "begin each item with `- `, a hyphen and a space")
        }
        if begins("［", "【") { return TextMistake(help: "write ASCII brackets, `[` and `]`") }
        if text.last == UInt8(ascii: "]") && !text.contains(UInt8(ascii: "[")) {
            let list = "[" + String(decoding: text, as: UTF8.self)
            return TextMistake(help: "add the `[` that the `]` closes", replacement: list)
        }
        return first(in: text)
    }

    /// In a text between quotes that is YAML itself, or a block's text where a list is expected.
    static func first(quoted node: Node, isList: Bool) -> TextMistake? {
        if isList, node.style == .literal || node.style == .folded {
            return TextMistake(help: "write nothing after the `:`, and begin each item with `- `")
        }
        let text = node.bytes
        let name = node.path.split(separator: "/").last.map(String.init) ?? ""
        let forms = Places.all[name]?.flatMap(\.key.schema.forms) ?? []
        let isBanner = node.path.isEmpty && WrittenPair(Array(text)) != nil
        guard text.count < 200, !text.contains(0x0A),
            isBanner || forms.contains(where: { $0.contains(inBrackets: text) }),
            TemplateTag.first(in: Array(text), 0..<text.count) == nil
        else { return isList ? words(in: node) : nil }
        let inner = String(decoding: text, as: UTF8.self)
        return TextMistake(help: "remove the quotes: `\(inner)`", replacement: inner)
    }

    /// `a, b`, `(a; b)`, `a b`, and one word where a list of texts or numbers is expected.
    static func words(in node: Node) -> TextMistake? {
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
        let name = node.path.split(separator: "/").last.map(String.init) ?? ""
        guard let longest = Places.all[name]?.lazy.map({ $0.key.schema.mostWords }).max(), parts.count <= longest,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isWord) })
        else { return nil }
        // Among texts a number is one.
        let areTexts = parts.contains { $0.first?.decimalDigit == nil }
        let words = parts.map { String(decoding: $0, as: UTF8.self) }
        guard parts.count > 1 || areTexts && JSON.string(words[0]).yaml == words[0] && Lexicon.nothing[words[0]] == nil
        else { return nil }
        let list = words.map { areTexts ? JSON.string($0).yaml : $0 }.joined(separator: ", ")
        return TextMistake(help: "write `[\(list)]`", replacement: "[\(list)]")
    }

    private static func replacing(_ reason: String, with text: String, isSafe: Bool) -> TextMistake {
        TextMistake(help: "\(reason): write `\(text)`", replacement: text, isSafe: isSafe)
    }

    /// `3s // dwell`.
    private static func comment(in bytes: [UInt8]) -> TextMistake? {
        bytes.indices.first { bytes.has(" //", at: $0) || bytes.has(" /*", at: $0) }.map { start in
            TextMistake(
                help: "`\(bytes.has(" //", at: start) ? "//" : "/*")` does not start a comment; use `#`")
        }
    }

    /// `3s,` and `3s;`, and `3s}` where nothing opens it.
    private static func ending(of bytes: [UInt8]) -> TextMistake? {
        guard let last = bytes.last, bytes.count > 1 else { return nil }
        for (open, close) in zip("[{(\"'".utf8, "]})\"'".utf8) where close == last && !bytes.dropLast().contains(open) {
            let word = bytes.dropLast().reversed().drop { $0 == 0x20 }.reversed()
            guard !word.isEmpty, word.allSatisfy(isWord) else { return nil }
            let shown = String(decoding: [last], as: UTF8.self)
            return replacing(
                "nothing opens the `\(shown)`", with: String(decoding: Array(word), as: UTF8.self), isSafe: false)
        }
        guard ",;".utf8.contains(last) else { return nil }
        let (rest, shown) = (bytes.dropLast(), String(decoding: [last], as: UTF8.self))
        guard rest.allSatisfy(isWord) else { return TextMistake(help: "remove the `\(shown)` at its end") }
        let text = String(decoding: rest, as: UTF8.self)
        return replacing("a `\(shown)` does not end a value", with: text, isSafe: true)
    }

    /// Wide punctuation and spaces that are none.
    private static func wide(in bytes: [UInt8]) -> TextMistake? {
        if let space = ForeignCharacter.firstSpace(in: bytes) {
            return TextMistake(help: "it contains \(space.words): \(space.hasWidth ? "write a space" : "remove it")")
        }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        // `09：00` is a time.
        let isTime = zip(text, text.dropFirst()).contains { $0.1 == "：" && $0.0.properties.numericType != nil }
        return wideMarks.first { text.contains($0.mark) && !($0.mark == "：" && isTime) }.map {
            TextMistake(help: $0.help)
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
        case .list(let element, _): element.forms.contains(where: \.isWord) ? .max : 0
        case .tuple(let elements): elements.count
        case .either(let short, let long): max(short.mostWords, long.mostWords)
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
