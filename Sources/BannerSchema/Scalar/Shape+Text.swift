import Diagnostics
import YAMLTree

extension Reading {
    /// Whether a node is text, of any length; reports it where it is not.
    mutating func isText(_ node: Node, wants schema: Schema, isAllowed: (ArraySlice<UInt8>) -> Bool) -> Bool {
        guard node.kind == .scalar else {
            wrongType(node, wants: schema)
            return false
        }
        guard node.type == .text else {
            // Quotes are offered only where they would help.
            if isAllowed(node.bytes) { notText(node, wants: schema) } else { wrongType(node, wants: schema) }
            return false
        }
        return true
    }
}

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
                guard reading.isText(node, wants: schema, isAllowed: { check($0) == nil }) else { return nil }
                guard let fault = check(node.bytes) else { return node.text }
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
