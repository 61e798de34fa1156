/// A fault in a text.
package struct TextFault: Error {
    /// The violated rule.
    package let rule: Rule
    /// The message.
    package let message: Words
    /// The help text, with what was expected.
    package let explanation: Words

    /// A fault that violates a rule.
    package init(_ rule: Rule, _ message: Words, explanation: Words) {
        (self.rule, self.message, self.explanation) = (rule, message, explanation)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as text, shortened if they are too long for a message.
    package var shown: String {
        guard count > 60 else { return utf8Text }
        var end = startIndex + 57
        while end > startIndex && self[end] & 0xC0 == 0x80 { end -= 1 }
        return self[..<end].utf8Text + "…"
    }
}
