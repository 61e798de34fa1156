import BannerDiagnostics
import BannerKit
import BannerTestSupport
import BannerYAML
import Testing

private let incomplete = "an ignore needs rules in brackets, and a reason after them"

@Suite("An ignore")
struct IgnoreTests {
    /// A banner text, and the rule of each remaining finding; the findings' ranges are between ⟦
    /// and ⟧.
    @Test(arguments: [
        // What is ignored: the page is shown for less than two seconds.
        ("items: [a, b]\ntimer: ⟦1s⟧", ["short-dwell"]),
        // At the end of a line, by slug, by id, in lower case, one of several, after another
        // comment.
        ("items: [a, b]\ntimer: 1s # bannerkit-ignore[short-dwell] lamps", []),
        ("items: [a, b]\ntimer: 1s # bannerkit-ignore[BK5008] lamps", []),
        ("items: [a, b]\ntimer: 1s #bannerkit-ignore[ bk5008 ] lamps", []),
        ("items: [a, b]\ntimer: 1s # a flash # bannerkit-ignore[BK5008] lamps", []),
        (
            "items: [a, b]\nfoo: 3 # bannerkit-ignore[unknown-key, ⟦BK2002⟧] of another program",
            ["unused-ignore"]
        ),
        // On its own line: the next key with its value, or the next entry, and nothing else.
        ("items: [a, b]\n# bannerkit-ignore[BK5008] lamps\ntimer: 1s", []),
        (
            "items: [a, b]\n# bannerkit-ignore[BK5008] lamps\n\n# and so on\ntimer:\n  interval: 1s",
            []
        ),
        (
            "items: [a, b]\ntimer:\n  # bannerkit-ignore[BK5008] lamps\n  interval: 1s\n  cycles: 9",
            []
        ),
        ("items: [a, b]\ntimer:\n  # bannerkit-ignore[BK5008] lamps\n  1s", []),
        ("items: [a, b]\ntimer:\n  # bannerkit-ignore[BK5008] lamps\n  { interval: 1s }", []),
        (
            "items: [a, b]\n# bannerkit-ignore[⟦BK5008⟧] lamps\nname: x\ntimer: ⟦1s⟧",
            ["unused-ignore", "short-dwell"]
        ),
        (
            "items: [a, b]\ntimer:\n  # bannerkit-ignore[⟦BK5008⟧] lamps\n  cycles: 9\n  interval: ⟦1s⟧",
            ["unused-ignore", "short-dwell"]
        ),
        (
            "timer: 9s\nitems:\n  # bannerkit-ignore[BK5006] a pattern\n  - id: a\n    image: a.png\n  - b",
            []
        ),
        (
            "items:\n  # bannerkit-ignore[BK2001] of another program\n  - { id: a, foo: 1 }\n  - { id: b, ⟦foo⟧: 1 }",
            ["unknown-key"]
        ),
        // The list as a whole, by the comment before its key.
        (
            "# bannerkit-ignore[BK5006] patterns\nitems:\n  - { id: a, image: a.png }\n  - { id: b, image: b.png }",
            []
        ),
        // The whole file, wherever the comment is.
        (
            "# bannerkit-ignore-file[BK5008, BK2001] made by another program\nitems: [a, b]\ntimer: 1s\nfoo: 1",
            []
        ),
        (
            "items: [a, b]\ntimer: 1s\nfoo: 1 # bannerkit-ignore-file[BK5008,BK2001] made by another program",
            []
        ),
        ("items: [a, b]\ntimer: 9s\n# bannerkit-ignore-file[⟦BK5008⟧] lamps", ["unused-ignore"]),
        (
            "# bannerkit-ignore-file[BK5008] lamps\nitems: [a, b]\ntimer: 1s\n# bannerkit-ignore-file[⟦BK5008⟧] lamps",
            ["unused-ignore"]
        ),
        (
            "items: [a, b]\ntimer: 9s\n# ⟦bannerkit-ignore-file[⟦BK5008⟧]⟧",
            ["malformed-ignore", "unused-ignore"]
        ),
        ("items: [a, b]\ntimer: 9s\n# bannerkit-ignore-files[BK5008] not one of ours", []),
        // A rule that is not checked, because a value is faulty.
        (
            "items: [a, b]\ntimer: ⟦-1s⟧ # bannerkit-ignore[cycles-without-loop, short-dwell] later",
            ["out-of-range"]
        ),
        // Inside brackets.
        (
            "items: [\n  # bannerkit-ignore[BK5006] a pattern\n  { id: a, image: a.png },\n  b # the last\n]",
            []
        ),
        ("items: [\n  { id: a, image: a.png }, # bannerkit-ignore[BK5006] a pattern\n  b\n]", []),
        // Two of them for one place, one of them at the end of its line.
        (
            "items: [a, b]\n# bannerkit-ignore[BK5008] lamps\n# bannerkit-ignore[BK2001] of another program\ntimer: { interval: 1s, foo: 1 }",
            []
        ),
        // Every line break, and letters of two, three and four bytes before.
        ("items: [a, b]\r\nname: 여름\r\n# bannerkit-ignore[BK5008] 등\r\ntimer: 1s\r\n", []),
        (
            "items: [a, b]\r\nname: é여😀\r\ntimer: 1s # 등 # bannerkit-ignore[BK5008] 등\r\nlayout: {}\r\n",
            []
        ),
        ("items: [a, b]\rname: 여\r# bannerkit-ignore[BK5008] 등\rtimer: 1s", []),
        (
            "items: [a, b]\r\nname: 여름 # bannerkit-ignore[⟦BK5008⟧] 등\r\ntimer: ⟦1s⟧\r\n",
            ["unused-ignore", "short-dwell"]
        ),
    ])
    func `silences what it is about and nothing else`(marked: String, slugs: [String]) {
        let example = Marked(marked)
        let findings = example.read.report.findings
        #expect(findings.map(\.rule.slug) == slugs, "\(example.read.lines)")
        if marked.contains("⟦") {
            #expect(findings.map(\.range) == example.ranges, "\(example.read.lines)")
        }
    }

    @Test(arguments: [
        "items: [a, b]\ntimer: ⟦1s⟧\ndescription: |\n  # bannerkit-ignore[BK5008] lamps\n  # bannerkit-ignore\n",
        "items: [a, b]\ndescription: >-\n  text # bannerkit-ignore[BK5008] lamps\ntimer: ⟦1s⟧",
        "items: [a, b]\ndescription: \"\n  # bannerkit-ignore[BK5008] lamps\"\ntimer: ⟦1s⟧",
        "items: [a, b]\ndescription: 'it # bannerkit-ignore[BK5008]'\ntimer: ⟦1s⟧",
        "items: [a, b]\ndescription: a#bannerkit-ignore[BK5008] lamps\ntimer: ⟦1s⟧",
        "items: [a, b]\n# see `bannerkit-ignore[BK5008] lamps`\ntimer: ⟦1s⟧ # no bannerkit-ignore[BK5008] lamps",
        "items: [a, b]\ntimer: ⟦1s⟧ # bannerkit-ignored[BK5008] lamps",
    ])
    func `is a comment, not a text that looks like one`(marked: String) {
        let example = Marked(marked)
        #expect(
            example.read.report.findings.map(\.rule.slug) == ["short-dwell"],
            "\(example.read.lines)")
        #expect(example.read.report.findings.map(\.range) == example.ranges)
    }

    @Test(arguments: [
        "items: [a, b]\nscenarios: [] # x\ntimer: 1s\ndescription: | # bannerkit-ignore[⟦BK5008⟧] lamps\n  text",
        "items: [a, b]\ntimer: 1s\ndescription: |\n  여름\n# bannerkit-ignore[⟦BK5008⟧] lamps\nname: x",
        "items: [a, b]\ntimer: 1s\n# bannerkit-ignore[⟦BK5008⟧] lamps",
    ])
    func `is found around texts and at the end`(marked: String) {
        let example = Marked(marked)
        let findings = example.read.report.findings.filter { $0.rule.id == "BK1030" }
        #expect(findings.map(\.range) == example.ranges, "\(example.read.lines)")
    }

    @Test(arguments: [
        ("⟦bannerkit-ignore⟧", incomplete, "write `# bannerkit-ignore[RULE] reason`"),
        ("⟦bannerkit-ignore⟧ BK5008 lamps", incomplete, "write `# bannerkit-ignore[RULE] reason`"),
        ("⟦bannerkit-ignore⟧[BK5008 lamps", incomplete, "write `# bannerkit-ignore[RULE] reason`"),
        ("⟦bannerkit-ignore[]⟧ lamps", incomplete, "write `# bannerkit-ignore[RULE] reason`"),
        ("⟦bannerkit-ignore[BK5008]⟧", incomplete, "write `# bannerkit-ignore[RULE] reason`"),
        ("bannerkit-ignore[BK5008, ⟦BK5080⟧] lamps", "`BK5080` is not a rule", "write `BK5008`"),
        (
            "bannerkit-ignore[ ⟦short-dwel⟧ ,BK5008] lamps", "`short-dwel` is not a rule",
            "write `short-dwell`"
        ),
        (
            "bannerkit-ignore[BK5008,⟦여름⟧] lamps", "`여름` is not a rule",
            "`bannerkit explain` lists them all"
        ),
        ("bannerkit-ignore[BK5008, ⟦BK1007⟧] lamps", "`BK1007` cannot be ignored", "remove it"),
        (
            "bannerkit-ignore[⟦unused-ignore⟧, BK5008] lamps", "`unused-ignore` cannot be ignored",
            "remove it"
        ),
        ("bannerkit-ignore[BK5008, ⟦BK6001⟧] lamps", "`BK6001` cannot be ignored", "remove it"),
    ])
    func `is reported with what is wrong with it`(marked: String, message: String, help: String) {
        let example = Marked("items: [a, b]\nname: 여름\ntimer: 1s # \(marked)\n")
        let findings = example.read.report.findings.filter { $0.rule.id != "BK5008" }
        #expect(findings.map(\.rule.id) == ["BK1031"])
        #expect(findings.map(\.range) == example.ranges)
        #expect(findings.map(\.message.description) == [message])
        #expect(findings.map { $0.help?.description } == [help])
    }

    @Test(arguments: ["bannerkit-ignore[BK5008]", "bannerkit-ignore[BK5008, BK5080] lamps"])
    func `silences the rules that it names, whatever else is wrong with it`(comment: String) {
        #expect(
            BannerFile.reading("items: [a, b]\ntimer: 1s # \(comment)").report.findings.map(
                \.rule.id) == ["BK1031"])
    }

    /// A banner text with an ignored error, and what is still reported: nothing is silenced but the
    /// ignored finding.
    @Test(arguments: [
        ("timer: 1s\nitems: [a, b]\nfoo: 1 # bannerkit-ignore[BK2001] legacy", ["1:8 short-dwell"]),
        (
            "timer: 1s\nitems: [a, b]\nlayout: { spacing: wide } # bannerkit-ignore[BK2004] legacy",
            ["1:8 short-dwell"]
        ),
        (
            "timer: { interval: 1s, interrval: 9s } # bannerkit-ignore[BK2001] legacy\nitems: [a, b]",
            ["1:20 short-dwell"]
        ),
        (
            "items: [a, a, b] # bannerkit-ignore[duplicate-id] legacy\ntimer: 1s",
            ["2:8 short-dwell"]
        ),
        ("items: [여름, 가을] # bannerkit-ignore[invalid-id] legacy\ntimer: 1s", ["2:8 short-dwell"]),
        (
            "items: [a, b]\nfoo: 1 # bannerkit-ignore[BK2001] legacy\ntimer: 3s\ntransition: 300",
            ["4:13 bare-duration"]
        ),
        // Values have their defaults, and the rules judge those.
        (
            "items: [a, b]\ntransition: slow # bannerkit-ignore[BK3003] legacy\ntimer: 200ms",
            ["3:8 dwell-too-short"]
        ),
        (
            "items: [a, b]\nscenarios:\n  - name: x\n    duration: 9s\n    inputs:\n"
                + "      - { at: 1s, drag: { by: 9, over: 2s }, foo: 1 } # bannerkit-ignore[BK2001] legacy\n"
                + "      - { at: 2s, next: true }",
            ["7:15 input-inside-drag"]
        ),
    ])
    func `silences no other finding`(text: String, places: [String]) {
        let lines = BannerFile.reading(text).lines
        #expect(
            lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == places,
            "\(lines)")
    }

    /// A banner text with ignored errors, and its items; without items it cannot be played.
    @Test(arguments: [
        ("items: [a]\nfoo: 1 # bannerkit-ignore[unknown-key] legacy", ["a"]),
        ("items: [a, a] # bannerkit-ignore[duplicate-id] legacy", ["a", "a"]),
        ("items: [여름, b] # bannerkit-ignore[invalid-id] legacy", ["여름", "b"]),
        ("items: [a]\ntimer: never # bannerkit-ignore[BK3003] legacy", ["a"]),
        ("items: [a]\npaging: { startPage: b } # bannerkit-ignore[no-such-page] legacy", ["a"]),
        (
            "items: [a]\nscenarios:\n  - { name: x, duration: 1s, foo: 1 } # bannerkit-ignore[BK2001] legacy",
            ["a"]
        ),
    ])
    func `leaves a banner that is complete without the faulty part`(text: String, items: [String]) {
        let file = BannerFile.reading(text)
        #expect(file.lines == [])
        #expect(file.banner?.items.map(\.id) == items)
    }

    /// A banner text with ignored errors that cannot be played, and the findings that say why.
    @Test(arguments: [
        ("timer: 9s # bannerkit-ignore[missing-key] legacy", ["missing-key"]),
        ("items: [] # bannerkit-ignore[too-few-entries] legacy", ["too-few-entries"]),
        (
            "items: [a, 7] # bannerkit-ignore[BK2006] legacy\nfoo: 1 # bannerkit-ignore[BK2001] legacy",
            ["unquoted-text"]
        ),
        (
            "items: [a, b]\ntimer: { cycles: 1 } # bannerkit-ignore[incomplete-entry] legacy",
            ["incomplete-entry"]
        ),
        (
            "items: [a, b]\ntimer: { interval: 0 } # bannerkit-ignore[out-of-range] legacy",
            ["out-of-range"]
        ),
        (
            "items: [a, b]\ntimer: 100ms # bannerkit-ignore[BK4004, BK5002] legacy",
            ["dwell-too-short"]
        ),
        (
            "items: [a]\nscenarios:\n  - name: x\n    duration: 1s\n"
                + "    inputs: [{ at: 1s, select: b }] # bannerkit-ignore[no-such-page] legacy",
            ["no-such-page"]
        ),
    ])
    func `does not make a banner of what is not one, and says why`(text: String, slugs: [String]) {
        let file = BannerFile.reading(text)
        #expect(file.banner == nil)
        #expect(file.report.findings.filter { $0.severity == .error }.map(\.rule.slug) == slugs)
    }

    @Test func `does not appear among the causes where another error counts`() {
        let file = BannerFile.reading(
            "items: [a]\nfoo: 1 # bannerkit-ignore[BK2001] legacy\nbar: 1")
        #expect(file.lines == ["3:1 unknown-key `bar` is not a key of a banner"])
        #expect(file.banner == nil)
        #expect(file.report.findings.map(\.message) == ["`bar` is not a key of a banner"])
    }

    @Test func `is not called unused where the rule was not asked`() {
        // Advice is given only to banners without errors.
        #expect(
            BannerFile.reading("items: [a, b]\nfoo: 1\ntimer: 2s # bannerkit-ignore[BK5008] lamps")
                .lines == [
                    "2:1 unknown-key `foo` is not a key of a banner"
                ])
        let file = SourceFile(
            name: "a", bytes: Array("items: [a]\ntimer: 2s # bannerkit-ignore[BK5008] lamps".utf8))
        #expect(BannerFile.read(file, advice: .skipped).report.isEmpty)
    }

    @Test func `leaves what cannot be ignored`() {
        let text = "items: [a]\n# bannerkit-ignore[BK1007] twice\nname: a\nname: b"
        #expect(BannerFile.reading(text).report.findings.map(\.rule.id) == ["BK1031", "BK1007"])
    }
}
