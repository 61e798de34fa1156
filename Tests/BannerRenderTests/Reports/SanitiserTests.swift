import BannerRender
import Testing

@Suite struct `An author's text in a terminal` {
    @Test(arguments: [
        ("plain text, 여름 세일, é, 50 %", "plain text, 여름 세일, é, 50 %"),
        ("\u{1B}[31m", "\\u{1B}[31m"),
        ("\u{9B}31m", "\\u{9B}31m"),
        ("a\nb\r\tc", "a\\u{A}b\\u{D}\\u{9}c"),
        ("\u{7F}\u{0}", "\\u{7F}\\u{0}"),
        ("a\u{202E}b\u{2066}c\u{200E}d\u{61C}", "a\\u{202E}b\\u{2066}c\\u{200E}d\\u{61C}"),
        (
            "a\u{200B}b\u{2060}c\u{FEFF}d\u{200D}e\u{AD}",
            "a\\u{200B}b\\u{2060}c\\u{FEFF}d\\u{200D}e\\u{AD}"
        ),
        ("a\u{2028}b\u{2029}c\u{85}", "a\\u{2028}b\\u{2029}c\\u{85}"),
        ("\u{E0041}\u{FFFE}", "\\u{E0041}\\u{FFFE}"),
        ("\u{301}a", "\\u{301}a"),
        ("👨‍👩‍👧 ❤️ 1️⃣ 🇰🇷", "👨‍👩‍👧 ❤️ 1️⃣ 🇰🇷"),
    ])
    func `shows everything that does more than stand there`(text: String, visible: String) {
        #expect(Sanitiser().visible(text).unicodeScalars.elementsEqual(visible.unicodeScalars))
    }

    @Test func `cannot pile marks up without end`() {
        let text = "a" + String(repeating: "\u{301}", count: 50)
        #expect(Sanitiser().visible(text).hasSuffix("\\u{301}\\u{301}"))
        #expect(Sanitiser().visible(text).unicodeScalars.filter { $0 == "\u{301}" }.count == 7)
    }

    @Test(arguments: [
        ("x ##[error]y", "x #\u{200B}#[error]y"),
        ("###", "#\u{200B}#\u{200B}#"),
        ("# one # two", "# one # two"),
        ("::add-mask::e", "\u{200B}:\u{200B}:add-mask:\u{200B}:e"),
        (" \u{3000}::notice::e", " \u{3000}\u{200B}:\u{200B}:notice:\u{200B}:e"),
        // The text after a name can also begin with a colon.
        (":", "\u{200B}:"),
        ("a: b:c", "a: b:c"),
        // Runners read code points, so an accent hides nothing.
        ("##\u{301}[error]", "#\u{200B}#\u{301}[error]"),
        ("::\u{301}x", "\u{200B}:\u{200B}:\u{301}x"),
    ])
    func `cannot give a build runner a command`(text: String, visible: String) {
        #expect(
            Sanitiser.forRunner().visible(text).unicodeScalars.elementsEqual(visible.unicodeScalars)
        )
    }

    @Test(arguments: [("é여 x", "\\u{E9}\\u{C5EC} x"), ("##[a]::b", "#\\u{23}[a]:\\u{3A}b")])
    func `is spelt out where only ASCII may be printed`(text: String, visible: String) {
        #expect(Sanitiser.forRunner(isASCII: true).visible(text) == visible)
    }
}
