import Testing

@testable import BannerLanguageServer

struct HoverTests {
    private static let scenario = """
        items: [red, orange, yellow]
        timer: 2s
        indicator: pill
        scenarios:
          - { name: s, duration: 5s, expect: [{ at: 3s, page: orange }] }
        """

    @Test(arguments: [
        ("items: [a]\ntim¦er: 2s", "timer: The timer that turns the pages, or just its interval."),
        ("items: [a]\ntim¦er: 2s", "- interval: 2s"),
        ("items: [a]\ntim¦er: 2s", "- countsFrom: change (default)"),
        ("items: [a]\nlayout: { cellWidth¦Multiplier: 0.5 }", "Allowed: more than 0 and at most 1"),
        ("items: [a]\nlayout: { cellWidth¦Multiplier: 0.5 }", "Default: 1"),
        ("ite¦ms: [a]", "Required"),
        ("items: [a]\nindicator: pi¦ll", "pill: "),
        (
            "items: [a, b]\npaging: { loop: rew¦ind }",
            "rewind: The first page, by moving back through all pages in between."
        ),
        ("items: [{ id: a, title: Hi }, b¦]\ntimer: 2s", "b: page 1"),
        ("items: [{ id: a, title: Hi }, b¦]\ntimer: 2s", "Shown for 50.0% of a day, first at 2s"),
        ("items: [{ id: a¦, title: Hi }, { id: b, duration: 4s }]\ntimer: 2s", "a: page 0, “Hi”"),
        ("items: [a, { id: b¦, duration: 4s }]\ntimer: 2s", "Current for 4s (its duration)"),
        ("items: [a, b]\npaging: { startPage: b¦ }", "b: page 1"),
        ("items: [a, b]\npaging: { startPage: 1¦ }", "b: page 1"),
        ("items: [a] # bannerkit-ignore[moves-for¦ever] x", "BK5001 moves-forever"),
        ("items: [a] # bannerkit-ignore[x, BK50¦01] x", "BK5001 moves-forever"),
        // In a file that is not YAML.
        ("items: [a\ntim¦er: 2s", "timer: The timer that turns the pages"),
    ]) func `What a place says`(_ text: String, _ part: String) {
        let cursor = Cursor(text)
        let plain = cursor.snapshot.hover(at: cursor.offset)?.text.plain ?? "nothing"
        #expect(plain.contains(part), "\(plain)")
    }

    @Test(arguments: [
        (
            "{ id: a¦, title: '![x](https://a.com/b.png)' }",
            "**`a`**: page 0, “\\!\\[x\\]\\(https\\://a\\.com/b\\.png\\)”",
            "a: page 0, “![x](https://a.com/b.png)”"
        ),
        (
            "{ id: a¦, title: '5 * 3 `<b>`' }", "**`a`**: page 0, “5 \\* 3 \\`\\<b\\>\\`”",
            "a: page 0, “5 * 3 `<b>`”"
        ),
        ("{ id: a¦, title: \"a\\n\\n# b\" }", "**`a`**: page 0, “a  \\# b”", "a: page 0, “a  # b”"),
        (
            "{ id: 'a`[x](command:y)¦' }", "**a\\`\\[x\\]\\(command\\:y\\)**: page 0",
            "a`[x](command:y): page 0"
        ),
    ]) func `What a file says is text, and only our words are Markdown`(
        _ item: String, _ markdown: String, _ plain: String
    ) {
        let cursor = Cursor("items:\n  - " + item)
        let text = cursor.snapshot.hover(at: cursor.offset)?.text
        #expect(
            text?.markdown.hasPrefix(markdown) == true && text?.plain.hasPrefix(plain) == true,
            "\(String(describing: text))")
    }

    @Test func `A value in force is text, too`() {
        let cursor = Cursor("items: [a]\ntim¦er: { interval: '`[x](command:y)' }")
        let text = cursor.snapshot.hover(at: cursor.offset)?.text
        #expect(
            text?.markdown.contains("- `interval`: \\`\\[x\\]\\(command\\:y\\)\n") == true,
            "\(String(describing: text))")
    }

    @Test(arguments: ["a¦t: 3s", "at: 3¦s"]) func `An instant shows the state with its indicator`(
        _ place: String
    ) {
        let marked = HoverTests.scenario.replacing("at: 3s", with: place)
        let cursor = Cursor(marked)
        let plain = cursor.snapshot.hover(at: cursor.offset)?.text.plain ?? "nothing"
        #expect(
            plain.hasSuffix("At 3s: page 1, orange, at rest, the timer fires in 1s\n\n·▬·"),
            "\(plain)")
    }

    @Test(arguments: [
        "¦# a comment", "items: [a]\nx-m¦ine: 2", "items: [{ id: a, title: So¦me }]", "items¦x: 3",
        "¦",
    ]) func `Some places say nothing`(_ text: String) {
        let cursor = Cursor(text)
        #expect(cursor.snapshot.hover(at: cursor.offset) == nil)
    }

    @Test func `A rule is explained in settings`() {
        let cursor = Cursor("rules:\n  moves-for¦ever: off\n", .settings)
        #expect(
            cursor.snapshot.hover(at: cursor.offset)?.text.plain.hasPrefix(
                "BK5001 moves-forever (advice)") == true)
    }
}
