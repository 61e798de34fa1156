extension ValueCodec where Value == String {
    /// The shape of text without control characters other than tabs and line breaks.
    package static let text = ValueCodec(
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
        write: { $2.append(quoted: $0) })

    private static let anyText = TextForm(
        phrase: "text",
        pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$",
        patternMessage: "Control characters are not allowed, except for tabs and line breaks.",
        example: "Summer sale")

    /// The shape of text with its own checks: `isPlainly` accepts nearly every text quickly, and
    /// `fault` is the complete check.
    package static func text(
        _ form: @escaping @autoclosure @Sendable () -> TextForm,
        isPlainly: @escaping @Sendable (Span<UInt8>) -> Bool,
        fault: @escaping @Sendable (ArraySlice<UInt8>) -> TextFault?
    ) -> ValueCodec {
        ValueCodec(
            schema: .text(form()),
            read: { node, reading in
                let isPlain = node.withBytes(isPlainly)
                if isPlain && node.kind == .scalar && node.type == .text { return node.text }
                return reading.text(node, wants: .text(form()), isPlain ? nil : fault(node.bytes))
            },
            write: { $2.append(quoted: $0) })
    }

    /// The shape of an item's id: a letter or digit, then letters, digits, `-`, `_` and `.`; at
    /// most 128 bytes («What a banner means», The file).
    static var identifier: ValueCodec {
        identifier(phrase: "an id", example: "summer-sale")
    }

    /// The shape of a tag, with the same characters as an id.
    static var tag: ValueCodec { identifier(phrase: "a tag", example: "summer") }

    private static func identifier(phrase: String, example: String) -> ValueCodec {
        text(
            TextForm(
                phrase: phrase, pattern: IdentifierText.pattern,
                patternMessage:
                    """
                    Begin with a letter or digit, followed by letters, digits, - _ . (at most 128 \
                    in total).
                    """,
                example: example, use: phrase == "an id" ? .identifier : .tag),
            isPlainly: IdentifierText.isIdentifier
        ) { IdentifierText.fault(in: $0, phrase) }
    }

    /// The shape of a link: `https`, `http`, `mailto`, `tel`, an app's own scheme, or a relative
    /// link; never a script or data.
    static var link: ValueCodec {
        text(
            TextForm(
                phrase: "a link",
                pattern:
                    """
                    ^(https?://[^\\u0000-\\u0020\\u007f-\\u009f/?#]\
                    [^\\u0000-\\u0020\\u007f-\\u009f]*\
                    |(mailto|tel):[^\\u0000-\\u0020\\u007f-\\u009f]+\
                    |(?!(https?|javascript|data|vbscript|file|blob|about|filesystem)://)\
                    [a-z][a-z0-9+.-]*://[^\\u0000-\\u0020\\u007f-\\u009f]+\
                    |(?!//|(https?|mailto|tel|null|~|true|false)([/?#]|$))(?=.)\
                    [^\\u0000-\\u0020\\u007f-\\u009f:@/?#\\\\<>\"{}|^`\\[\\]]*\
                    ([/?#][^\\u0000-\\u0020\\u007f-\\u009f\\\\<>\"{}|^`\\[\\]]*)?)$
                    """,
                patternMessage:
                    """
                    Begin with https://, http://, mailto:, tel: or an app's own scheme such as \
                    myapp://, or write /sale.
                    """,
                example: "https://example.com/sale", use: .link),
            isPlainly: LinkText.isPlainly, fault: LinkText.fault)
    }

    /// The shape of a picture: a path in or below the banner file's folder or the site's root,
    /// or an `https` URL.
    static var image: ValueCodec {
        text(
            TextForm(
                phrase: "an image",
                pattern:
                    """
                    ^(https://[^\\u0000-\\u0020\\u007f-\\u009f/?#]\
                    [^\\u0000-\\u0020\\u007f-\\u009f]*\
                    |(?!/(/|$)|~|[A-Za-z][A-Za-z0-9+.-]*:|/?[.][.](/|$))\
                    [^\\u0000-\\u001f\\u007f-\\u009f\\\\]+)$
                    """,
                patternMessage:
                    """
                    Write a path relative to this file, such as images/summer.png, or an https \
                    address.
                    """,
                example: "images/summer.png", use: .image),
            isPlainly: ImageText.isPlainPath, fault: ImageText.fault)
    }
}

extension Reading {
    /// Reads text; reports `fault`, or a value that is not text.
    fileprivate mutating func text(
        _ node: Node, wants schema: @autoclosure () -> Schema, _ fault: TextFault?
    )
        -> String?
    {
        guard node.kind == .scalar, node.type == .text else {
            // Quotes are suggested only if the quoted text would be valid.
            let mayBeQuoted = node.kind == .scalar && fault == nil
            return .none(
                after: mayBeQuoted
                    ? notText(node, wants: schema()) : wrongType(node, wants: schema()))
        }
        guard let fault else { return node.text }
        self.fault(
            fault.rule, fault.message, at: node, explanation: fault.explanation,
            cause: .value(schema()))
        // An id whose invalid form is ignored still identifies its item.
        return fault.rule.id == Rule.invalidID.id && isSuppressed(fault.rule, at: node.range)
            ? node.text : nil
    }

    /// Reports text that contains a control character.
    mutating func controlInText(_ node: Node, _ control: ControlCharacter) {
        fault(
            .controlInText, "\(title(of: node)) contains the control character \(control.name)",
            at: node,
            explanation: "remove it")
    }
}

extension ControlCharacter {
    /// The first control character in a scalar's text, which is valid UTF-8; fails if there is
    /// none.
    init?(in node: Node) {
        guard let control = node.withBytes({ ControlCharacter(in: $0) }) else { return nil }
        self = control
    }
}
