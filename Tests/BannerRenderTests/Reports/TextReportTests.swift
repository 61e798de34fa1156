import BannerRender
import BannerTestSupport
import Testing

@Suite struct `A finding as text` {
    @Test func `shows the place, the code, the help and where to read on`() {
        let marked = Marked("items: [a]\ntimer: { ⟦interrval⟧: 2s }\n")
        let finding = Finding(
            .sample(), "unknown key `interrval` in `timer`", at: marked.range,
            explanation: "write `interval`")
        #expect(
            printed(finding, in: marked.file) == """
                a.banner.yaml:2:10: error[BK2001]: unknown key `interrval` in `timer`
                  |
                2 | timer: { interrval: 2s }
                  |          ^^^^^^^^^
                  |
                  = help: write `interval`
                  = see: bannerkit explain BK2001


                """)
    }

    @Test func `shows the other place with its own code line, line numbers to the right`() {
        let marked = Marked("items:\n  - a\n\n\n\n\n\n\n\n  - ⟦a⟧")
        var finding = Finding(.sample(id: "BK4001"), "two items have the id `a`", at: marked.range)
        finding.notes = [
            Note("the first one is here", at: SourceRange(11, 12)), Note("an id names one item"),
        ]
        #expect(
            printed(finding, in: marked.file) == """
                a.banner.yaml:10:5: error[BK4001]: two items have the id `a`
                   |
                10 |   - a
                   |     ^
                   |
                   = note: the first one is here
                 2 |   - a
                   |     -
                   = note: an id names one item
                   = see: bannerkit explain BK4001


                """)
    }

    @Test func `breaks a long remark between words`() {
        let marked = Marked("⟦a⟧: 1")
        let help = "the values are " + (1...16).map { "`v\($0)`" }.joined(separator: ", ")
        let text = printed(
            Finding(.sample(), "m", at: marked.range, explanation: Words(help)), in: marked.file)
        #expect(
            text.contains(
                """
                  = help: the values are `v1`, `v2`, `v3`, `v4`, `v5`, `v6`, `v7`, `v8`, `v9`,
                          `v10`, `v11`, `v12`, `v13`, `v14`, `v15`, `v16`
                  = see:
                """))
    }

    @Test func `says the titles of the remedies, and explains only what has none`() {
        let marked = Marked("timer: ⟦yes⟧")
        var finding = Finding(.sample(.warning), "m", at: marked.range)
        finding.explanation = "for example `timer: 2s`"
        finding.remedies = [
            Remedy("write `true`", [Edit(marked.range, "true")], .likely),
            Remedy("remove `timer`", [], .possible),
        ]
        #expect(printed(finding, in: marked.file).contains("warning[BK2001]: m\n"))
        #expect(
            printed(finding, in: marked.file).contains(
                "  = help: write `true`, or remove `timer`\n"))
    }

    @Test func `explains a rule once a file`() {
        let marked = Marked("⟦a⟧: 1")
        var report = Report()
        report.add(Finding(.sample(), "first", at: marked.range))
        report.add(Finding(.sample(), "second", at: marked.range))
        let text = TextReport().text(of: report, in: marked.file)
        #expect(text.components("  = see: ") == 1)
    }

    @Test func `says how many findings are not shown`() {
        let marked = Marked("⟦a⟧: 1")
        var report = Report()
        for _ in 0..<103 { report.add(Finding(.sample(), "m", at: marked.range)) }
        let text = TextReport().text(of: report, in: marked.file)
        #expect(text.components("a.banner.yaml:1:1: ") == 100)
        #expect(text.hasSuffix("\na.banner.yaml: 3 more findings are not shown\n\n"))
    }

    @Test func `colours parts by what they are, and only where asked to`() {
        let marked = Marked("⟦a⟧: 1")
        var style = TextStyle()
        style.isColoured = true
        let text = printed(Finding(.sample(), "m", at: marked.range), in: marked.file, style: style)
        #expect(
            text.hasPrefix(
                "\u{1B}[1ma.banner.yaml:1:1:\u{1B}[0m \u{1B}[1;31merror[BK2001]:\u{1B}[0m m\n"))
        #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m\n"))
    }

    @Test func `keeps a message that quotes a long text readable`() {
        let marked = Marked("⟦a⟧: 1")
        let message = "unknown key `" + String(repeating: "x", count: 5_000) + "`"
        let text = printed(Finding(.sample(), Words(message), at: marked.range), in: marked.file)
        #expect(text.contains("unknown key `xxx"))
        #expect(text.contains("xxx`\n"))
        #expect(text.utf8.count < 700)
    }
}

extension String {
    /// How often `part` occurs.
    fileprivate func components(_ part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
