package import BannerDiagnostics

/// Why text is refused, in words and perhaps with what was probably meant.
package struct TextFault {
    /// The rule that it breaks.
    package let rule: Rule
    /// What is wrong.
    package let message: String
    /// What to change.
    package var help: String?
    /// The text that was probably meant.
    package var replacement: String?
    /// Whether nothing else can have been meant.
    package var isSure: Bool
    /// Whether nothing else is as likely to be meant.
    package var isUnique: Bool

    /// A fault with what was meant.
    package init(
        rule: Rule, message: String, help: String? = nil, replacement: String? = nil, isSure: Bool = false,
        isUnique: Bool = true
    ) {
        (self.rule, self.message, self.help) = (rule, message, help)
        (self.replacement, self.isSure, self.isUnique) = (replacement, isSure, isUnique)
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
