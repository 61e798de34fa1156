import BannerRender
import Testing

@Suite struct `The marks under a code line` {
    @Test func `are two columns wide under Korean`() {
        #expect(code("title: ⟦여름⟧ x") == ["1 | title: 여름 x", "  |        ^^^^"])
        #expect(code("여름: ⟦x⟧") == ["1 | 여름: x", "  |       ^"])
    }

    @Test func `are two columns wide under an emoji, however many code points it has`() {
        #expect(code("😀: ⟦x⟧") == ["1 | 😀: x", "  |     ^"])
        #expect(code("👨‍👩‍👧: ⟦x⟧") == ["1 | 👨‍👩‍👧: x", "  |     ^"])
        #expect(code("k: ⟦👨‍👩‍👧⟧ y") == ["1 | k: 👨‍👩‍👧 y", "  |    ^^"])
        #expect(code("🇰🇷 👍🏽 ❤️ ⟦x⟧") == ["1 | 🇰🇷 👍🏽 ❤️ x", "  |          ^"])
    }

    @Test func `do not count combining marks`() {
        #expect(code("e\u{301}a\u{308}: ⟦x⟧") == ["1 | e\u{301}a\u{308}: x", "  |     ^"])
    }

    @Test func `are aligned after tabs, which extend to the next fourth column`() {
        #expect(code("a:\t⟦x⟧") == ["1 | a:  x", "  |     ^"])
        #expect(code("\t⟦x⟧") == ["1 |     x", "  |     ^"])
    }

    @Test func `mark an insertion point with one caret, also at a line's end`() {
        #expect(code("timer:⟦⟧") == ["1 | timer:", "  |       ^"])
        #expect(code("⟦⟧timer:") == ["1 | timer:", "  | ^"])
    }

    @Test func `stand at the last line's end for what is missing at the end of the text`() {
        #expect(code("a:\n  b⟦⟧\n") == ["2 |   b", "  |    ^"])
        #expect(code("a:\n  b\n⟦⟧") == ["2 |   b", "  |    ^"])
        #expect(code("a:\r\n  b\r\n⟦⟧") == ["2 |   b", "  |    ^"])
    }

    @Test func `show the first and the last line of a longer stretch`() {
        #expect(
            code("a: ⟦[b,\n   c]⟧ # d") == [
                "1 | a: [b,", "  |    ^^^", "2 |    c] # d", "  |    ^^",
            ])
        #expect(
            code("a: ⟦[b,\nc,\n\td]⟧") == [
                "1 | a: [b,", "  |    ^^^", "...", "3 |     d]", "  |     ^^",
            ])
        #expect(code("⟦a: b\n⟧c: d") == ["1 | a: b", "  | ^^^^"])
    }

    @Test func `show an empty line without trailing spaces`() {
        #expect(code("⟦⟧\na: b") == ["1 |", "  | ^"])
    }

    @Test func `show what cannot be seen as an escape and mark all of it`() {
        #expect(code("a: ⟦\u{1B}⟧[2J") == ["1 | a: \\u{1B}[2J", "  |    ^^^^^^"])
        #expect(code("a\u{202E}b: ⟦x⟧") == ["1 | a\\u{202E}b: x", "  |             ^"])
    }
}

@Suite struct `A long code line` {
    let filler = String(repeating: "0123456789", count: 30)

    @Test func `is clipped after a mark at its beginning`() {
        let lines = code("⟦k⟧: " + filler)
        #expect(lines[0].hasPrefix("1 | k: 0123456789"))
        #expect(lines[0].hasSuffix("…"))
        #expect(lines[0].count == 80)
        #expect(lines[1] == "  | ^")
    }

    @Test func `is clipped on both sides of a mark in its middle`() {
        let lines = code(filler + "⟦KEY⟧" + filler)
        #expect(lines[0].hasPrefix("1 | …") && lines[0].hasSuffix("…"))
        #expect(lines[0].count == 80)
        #expect(marked(lines) == "KEY")
    }

    @Test func `is clipped before a mark at its end`() {
        let lines = code(filler + "⟦KEY⟧")
        #expect(lines[0].hasPrefix("1 | …") && lines[0].hasSuffix("KEY"))
        #expect(lines[0].count == 80)
        #expect(marked(lines) == "KEY")
    }

    @Test func `never grows beyond its columns with wide letters or a mark wider than the line`() {
        let korean = String(repeating: "여름", count: 100)
        let lines = code(korean + "⟦" + korean + "⟧" + korean)
        #expect(lines[0].unicodeScalars.reduce(0) { $0 + ($1.value > 0xAC00 ? 2 : 1) } <= 80)
        #expect(lines[1].count <= 80)
        #expect(lines[1].hasSuffix("^^^^"))
    }

    @Test func `has dots of ASCII where there is nothing else`() {
        var style = TextStyle()
        style.isASCII = true
        let lines = code(filler + "⟦KEY⟧" + filler, style: style)
        #expect(lines[0].hasPrefix("1 | ...") && lines[0].hasSuffix("..."))
        #expect(lines[0].count == 80)
        #expect(marked(lines) == "KEY")
    }

    /// The text above the carets.
    private func marked(_ lines: [String]) -> String {
        String(zip(lines[0], lines[1]).filter { $1 == "^" }.map(\.0))
    }
}
