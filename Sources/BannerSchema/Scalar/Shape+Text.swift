import Diagnostics
import YAMLTree

/// What a text fails at, in words and perhaps with a change that would mend it.
struct TextFault {
    let rule: Rule
    let message: String
    var help: String?
    /// What probably is meant, as YAML.
    var replacement: String?
}

extension Shape where Value == String {
    /// Any text.
    static let text = text(TextForm(phrase: "text", example: "Summer sale")) { _ in nil }

    /// Text that passes a check of its own.
    static func text(_ form: TextForm, _ check: @escaping @Sendable (ArraySlice<UInt8>) -> TextFault?) -> Shape {
        let schema = Schema.text(form)
        return Shape(
            schema: schema,
            read: { node, reading in
                guard node.kind == .scalar else {
                    reading.wrongType(node, wants: schema)
                    return nil
                }
                let bytes = node.bytes
                let fault = check(bytes)
                guard node.isText(bytes) else {
                    // Quotes are offered only where they would help.
                    if fault == nil {
                        reading.notText(node, wants: schema)
                    } else {
                        reading.wrongType(node, wants: schema)
                    }
                    return nil
                }
                guard let fault else { return String(decoding: bytes, as: UTF8.self) }
                let fix = fault.replacement.map {
                    Fix("write `\($0)`", edits: [Edit(node.range, $0)], isSafe: false)
                }
                reading.fault(fault.rule, fault.message, at: node, help: fault.help, fix: fix)
                return nil
            },
            write: { .string($0) })
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as text, cut off where they are too long for a message.
    var shown: String {
        guard count > 60 else { return String(decoding: self, as: UTF8.self) }
        var end = startIndex + 57
        while end > startIndex && self[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: self[..<end], as: UTF8.self) + "…"
    }
}
