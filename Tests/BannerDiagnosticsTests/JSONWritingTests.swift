import BannerDiagnostics
import Testing

/// What a text in quotes leaves as it is, and what it writes as an escape.
@Suite("A text in quotes")
struct JSONWritingTests {
    @Test(arguments: [
        ("Sale", "\"Sale\""),
        ("여름 세일 🔥", "\"여름 세일 🔥\""),
        ("Café – 50 %", "\"Café – 50 %\""),
        ("say \"now\"", "\"say \\\"now\\\"\""),
        ("a\u{202E}b", "\"a\\u202eb\""),
        ("☕\u{FE0F}", "\"☕\\ufe0f\""),
        ("##", "\"#\\u0023\""),
        ("여#", "\"여#\""),
    ])
    func `escapes what does not show itself`(text: String, written: String) {
        #expect(text.quotedAsJSON == written)
    }

    /// Of the whole first plane, of emoji and of tags, each alone.
    @Test func `leaves exactly the harmless`() {
        let values = Array(0x20...0xFFFF) + Array(0x1F000...0x1FFFF) + Array(0xE0000...0xE01FF)
        let wrong = values.compactMap(Unicode.Scalar.init).filter { scalar in
            let isEscaped = String(scalar).quotedAsJSON != "\"\(scalar)\""
            return isEscaped != (scalar.isHarmful || scalar == "\"" || scalar == "\\")
        }
        #expect(wrong.isEmpty)
    }
}
