/// Curly quotes, which are part of a text in YAML.
enum CurlyQuotes {
    /// The text between curly quotes that are around all of it; `nil` if there are none.
    static func inside(_ bytes: ArraySlice<UInt8>) -> String? {
        let bytes = Array(bytes)
        guard bytes.count > 6, ForeignCharacter.isCurlyQuote(at: 0, in: bytes),
            ForeignCharacter.isCurlyQuote(at: bytes.count - 3, in: bytes)
        else { return nil }
        let inner = bytes[3..<bytes.count - 3]
        // `“Buy one”, “get one”` is not one text between quotes.
        guard
            !inner.indices.contains(where: { ForeignCharacter.isCurlyQuote(at: $0, in: bytes) && bytes[$0 + 2] != 0x99 }
            )
        else { return nil }
        return String(decoding: inner, as: UTF8.self)
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
