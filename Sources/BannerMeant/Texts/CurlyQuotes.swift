/// Curly quotes, which are part of a text in YAML.
enum CurlyQuotes {
    /// The text between curly quotes that are around all of it; `nil` if there are none.
    static func inside(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count > 6, bytes.first == 0xE2 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let inner = text.dropFirst().dropLast()
        // `“Buy one”, “get one”` is not one text between quotes.
        guard let first = text.first, let last = text.last, ForeignCharacter.isCurlyQuote(first),
            ForeignCharacter.isCurlyQuote(last),
            !inner.contains(where: { ForeignCharacter.isCurlyQuote($0) && $0 != "’" })
        else { return nil }
        return String(inner)
    }
}

extension Reading {
    /// Reports text without quotes of YAML's that is between curly ones.
    mutating func checkQuotes(of node: Node) {
        guard node.style == .plain, let inner = CurlyQuotes.inside(node.bytes) else { return }
        let quoted = yamlQuoted(inner)
        report.add(
            Diagnostic(
                .typographicQuotes, "the curly quotes are part of the text", at: node.range,
                help: "write `\(quoted)`; or `\(yamlQuoted(node.text))` to show them",
                fix: fix(node, writing: quoted, isSafe: false), path: node.path))
    }
}
