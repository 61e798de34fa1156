/// A tag of a template language: `{{ x }}`, `{% if %}`, `<%= x %>`, `${x}`.
struct TemplateTag {
    /// Its bytes, up to its end or the end of what was searched.
    let range: Range<Int>
    /// What a message calls it.
    let shown: String

    var message: String { "`\(shown)` is template syntax, not YAML" }

    /// That the tag is the cause why a text is not YAML.
    func cause(in bytes: [UInt8]) -> SyntaxCause {
        SyntaxCause(message, at: range, help: TemplateTag.help(in: bytes, at: range.lowerBound))
    }

    /// For a value that cannot be any text.
    static let helpWithoutQuotes = "run the template engine first"

    /// What to change about a tag at a position: only a text can be meant literally.
    private static func help(in bytes: [UInt8], at position: Int) -> String {
        // Not further, so that the work stays in proportion to the text.
        let line = bytes[max(0, position - 256)..<position]
        let colon = line.indices.last { bytes[$0] == 0x0A || bytes.has(": ", at: $0) }
        let word = line[..<(colon ?? line.startIndex)].reversed().prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        let isText =
            colon.map { bytes[$0] != 0x0A } ?? false
            && Lexicon.texts.contains(String(decoding: word.reversed(), as: UTF8.self))
        return isText ? helpWithoutQuotes + "; or quote the text if it is meant literally" : helpWithoutQuotes
    }

    private static let kinds: [(open: StaticString, close: StaticString, shown: String)] = [
        ("${{", "}}", "${{ … }}"), ("{{", "}}", "{{ … }}"), ("{%", "%}", "{% … %}"), ("<%", "%>", "<% … %>"),
        ("${", "}", "${…}"),
    ]

    /// The first tag in a part of a text that is closed there.
    static func first(in bytes: [UInt8], _ part: Range<Int>) -> TemplateTag? {
        let part = part.clamped(to: 0..<bytes.count)
        for start in part {
            guard let kind = kinds.first(where: { bytes.has($0.open, at: start, before: part.upperBound) }) else {
                continue
            }
            // After one that is not closed, none of its kind is: the search stays in proportion to the text.
            let inner = start + kind.open.utf8CodeUnitCount..<part.upperBound
            let close = inner.first { bytes.has(kind.close, at: $0, before: part.upperBound) }
            return close.map { TemplateTag(range: start..<$0 + kind.close.utf8CodeUnitCount, shown: kind.shown) }
        }
        return nil
    }
}
