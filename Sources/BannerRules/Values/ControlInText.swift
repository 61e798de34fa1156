extension Rule {
    /// Text that contains a control character.
    package static let controlInText = Rule(
        "BK3015", "control-in-text", .error, "text that contains a control character",
        """
        In double quotes, YAML allows any character as an escape: `"\\e"` is U+001B, `"\\x9b"` is \
        U+009B. Control characters are invisible, and some of them are commands to the terminal or \
        program that prints the text. Tabs and line breaks, `"\\t"` and `"\\n"`, are allowed.

              items:
                - id: red
            ✗     title: ⟦"\\e[1mSummer sale"⟧
            ✓     title: Summer sale
        """)
}

/// A control character other than tab and line breaks: C0, DEL or C1; it is invisible and can
/// control a terminal.
package struct ControlCharacter {
    /// Its code point.
    package let value: UInt32

    /// The first control character in valid UTF-8; fails if there is none.
    package init?(in bytes: Span<UInt8>) {
        for position in bytes.indices {
            switch bytes[position] {
            case 0x09, 0x0A, 0x0D: continue
            case 0x00...0x1F, 0x7F:
                value = UInt32(bytes[position])
                return
            case 0xC2 where position + 1 < bytes.count && bytes[position + 1] < 0xA0:
                value = UInt32(bytes[position + 1])
                return
            default: continue
            }
        }
        return nil
    }

    /// Its name, such as `U+001B`.
    package var name: String { "U+" + value.hexadecimal(4, uppercase: true) }
}
