/// A tag of a template language: `{{ x }}`, `{% if %}`, `<%= x %>`, `${x}`.
package struct TemplateTag {
    /// Its bytes, up to its end or the end of what was searched.
    package let range: Range<Int>
    /// What a message calls it.
    package let shown: String

    package static func message(_ shown: String) -> String { "`\(shown)` is template syntax, not YAML" }

    /// For a value that cannot be any text.
    package static let helpWithoutQuotes = "run the template engine first"

    /// What to change about a tag at a position: only a text can be meant literally.
    static func help(in bytes: [UInt8], at position: Int) -> String {
        var colon = min(position, bytes.count) - 1
        while colon > 0, bytes[colon] != UInt8(ascii: ":") || bytes[colon + 1] != 0x20 {
            // Not further, so that the work stays in proportion to the text.
            guard bytes[colon] != 0x0A, position - colon < 256 else { return helpWithoutQuotes }
            colon -= 1
        }
        guard colon > 0 else { return helpWithoutQuotes }
        let word = bytes[..<colon].reversed().prefix(16).prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        let texts = ["title", "subtitle", "description", "alt", "name"]
        return texts.contains(String(decoding: word.reversed(), as: UTF8.self))
            ? "run the template engine first; or quote the text if it is meant literally" : helpWithoutQuotes
    }

    private static let kinds: [(open: [UInt8], close: [UInt8], shown: String)] = [
        ("${{", "}}", "${{ … }}"), ("{{", "}}", "{{ … }}"), ("{%", "%}", "{% … %}"), ("<%", "%>", "<% … %>"),
        ("${", "}", "${…}"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8), $0.2) }

    /// The first tag in a part of a text that is closed there.
    package static func first(in bytes: [UInt8], _ part: Range<Int>) -> TemplateTag? {
        let part = part.clamped(to: 0..<bytes.count)
        var position = part.lowerBound
        while position + 1 < part.upperBound {
            if let kind = kinds.first(where: { has($0.open, at: position, bytes, part) }) {
                // After one that is not closed, none of its kind is: the search stays in proportion to the text.
                guard let end = end(kind.close, after: position + kind.open.count, bytes, part) else { return nil }
                return TemplateTag(range: position..<end, shown: kind.shown)
            }
            position += 1
        }
        return nil
    }

    private static func has(_ text: [UInt8], at position: Int, _ bytes: [UInt8], _ part: Range<Int>) -> Bool {
        position + text.count <= part.upperBound && text.indices.allSatisfy { bytes[position + $0] == text[$0] }
    }

    private static func end(_ close: [UInt8], after start: Int, _ bytes: [UInt8], _ part: Range<Int>) -> Int? {
        var position = start
        while position < part.upperBound {
            if has(close, at: position, bytes, part) { return position + close.count }
            position += 1
        }
        return nil
    }
}
