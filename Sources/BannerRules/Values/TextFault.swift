/// Why text is refused, in words and perhaps with what was probably meant.
package struct TextFault: Error {
    /// The rule that it breaks.
    package let rule: Rule
    /// What is wrong.
    package let message: String
    /// What to change.
    package var help: String
    /// The text that was probably meant.
    package var replacement: String?
    /// Whether nothing else can have been meant.
    package var isSure = false
    /// Whether nothing else is as likely to be meant.
    package var isUnique = true

    /// A fault with what was meant.
    package init(_ rule: Rule, _ message: String, help: String, replacement: String? = nil) {
        (self.rule, self.message, self.help, self.replacement) = (rule, message, help, replacement)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as text, shortened if they are too long for a message.
    package var shown: String {
        guard count > 60 else { return String(decoding: self, as: UTF8.self) }
        var end = startIndex + 57
        while end > startIndex && self[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: self[..<end], as: UTF8.self) + "…"
    }
}
