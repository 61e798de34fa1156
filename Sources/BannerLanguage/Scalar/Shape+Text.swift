extension Shape where Value == String {
    /// The shape of text without control characters other than tabs and line breaks.
    package static let text = Shape(
        schema: .text(anyText),
        read: { node, reading in
            if node.kind == .scalar && node.type == .text {
                // Only an escape in double quotes can produce one: the file itself contains none.
                guard node.style == .doubleQuoted, let control = ControlCharacter(in: node) else {
                    return node.text
                }
                return .none(after: reading.controlInText(node, control))
            }
            return reading.text(node, wants: .text(anyText), nil)
        },
        write: { text, _ in .string(text) })

    private static let anyText = TextForm(
        phrase: "text", pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$",
        patternMessage: "Control characters are not allowed, except for tabs and line breaks.", example: "Summer sale")

    /// The shape of text with its own checks: `isPlainly` accepts nearly every text quickly, and
    /// `fault` is the complete check.
    package static func text(
        _ form: TextForm, isPlainly: @escaping @Sendable (Span<UInt8>) -> Bool,
        fault: @escaping @Sendable (ArraySlice<UInt8>) -> TextFault?
    ) -> Shape {
        Shape(
            schema: .text(form),
            read: { node, reading in
                let isPlain = node.withBytes(isPlainly)
                if isPlain && node.kind == .scalar && node.type == .text { return node.text }
                return reading.text(node, wants: .text(form), isPlain ? nil : fault(node.bytes))
            },
            write: { text, _ in .string(text) })
    }
}

extension Reading {
    /// Reads text; reports `fault`, or a value that is not text.
    fileprivate mutating func text(_ node: Node, wants schema: @autoclosure () -> Schema, _ fault: TextFault?)
        -> String?
    {
        guard node.kind == .scalar, node.type == .text else {
            // Quotes are suggested only if the quoted text would be valid.
            let mayBeQuoted = node.kind == .scalar && fault == nil
            return .none(after: mayBeQuoted ? notText(node, wants: schema()) : wrongType(node, wants: schema()))
        }
        guard let fault else { return node.text }
        self.fault(
            fault.rule, fault.message, at: node, explanation: fault.explanation, cause: .value(schema()))
        // An id whose invalid form is ignored still identifies its item.
        return fault.rule.id == Rule.invalidID.id && isExempt(fault.rule, at: node.range) ? node.text : nil
    }
}
