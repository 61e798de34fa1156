import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

@Suite("Advice")
struct AdviceTests {
    @Test(arguments: [
        // Endless movement: the viewer can stop it, or it ends, or it ends within five seconds.
        (
            "items: [a, b]\ntimer: { interval: 3s, afterInteraction: ⟦ignore⟧ }\npaging: { loop: rewind }",
            ["moves-forever"]
        ),
        ("items: [a, b]\ntimer: { interval: 3s, afterInteraction: stop }", []),
        (
            "items: [a, b, c]\ntimer: { interval: 2.5s, afterInteraction: ignore }\npaging: { loop: none }",
            []
        ),
        (
            "items: [a, b, c]\ntimer: { interval: 2.6s, afterInteraction: ⟦ignore⟧ }\npaging: { loop: none }",
            ["moves-forever"]
        ),
        // A pointer and the keyboard are not waited for, whatever a finger does.
        (
            "items: [a, b]\ntimer: { interval: 3s, afterInteraction: stop, whenHovered: ⟦ignore⟧, whenFocused: ignore }",
            ["moves-forever"]
        ),
        ("items: [a, b]\ntimer: { interval: 3s, whenHovered: ignore }", []),
        ("items: [a, b]\ntimer: { interval: 3s, whenFocused: ignore }", []),
        (
            "items: [a, b]\ntimer: { interval: 3s, whenHovered: ignore, whenFocused: ignore, startsPaused: true }",
            []
        ),
        (
            "items: [a, b]\ntimer: { interval: 3s, whenHovered: ignore, whenFocused: ignore }\ncontrols: { pause: true }",
            []
        ),
        // Four changes lie within a second if three dwells are less than one.
        ("items: [a, b]\ntimer: ⟦333ms⟧\ntransition: 0", ["changes-too-fast"]),
        ("items: [a, b]\ntimer: ⟦334ms⟧\ntransition: 0", ["short-dwell"]),
        (
            "items: [a, b]\ntimer: { interval: ⟦200ms⟧, countsFrom: settle }\ntransition: 200ms",
            ["short-dwell"]
        ),
        ("items: [a, b, c]\ntimer: ⟦300ms⟧\npaging: { loop: none }", ["short-dwell"]),
        // Two seconds are enough.
        ("items: [a, { id: b, duration: ⟦1999ms⟧ }]\ntimer: 3s", ["short-dwell"]),
        ("items: [{ id: a, duration: 3s }, { id: b, duration: 3s }]\ntimer: 1s", []),
        ("items: [a, b]\ntimer: 2s", []),
        // More than half of the turns, unless the item can be alone.
        ("items: [{ id: a, weight: ⟦3⟧ }, b, c]\ntimer: 3s", ["follows-itself"]),
        ("items: [{ id: a, weight: 2 }, b, c]\ntimer: 3s", []),
        (
            "timeZone: UTC\nitems: [{ id: a, weight: ⟦3⟧, when: { days: sat } }, b, c]\ntimer: 3s",
            ["follows-itself"]
        ),
        (
            "timeZone: UTC\nitems: [{ id: a, weight: ⟦3⟧ }, { id: b, when: { days: sat } }, { id: c, when: { days: sat } }]\ntimer: 3s",
            ["follows-itself"]
        ),
        (
            "timeZone: UTC\nitems: [{ id: a, weight: 3, when: { days: sat } }, { id: b, when: otherwise }, { id: c, when: otherwise }]\ntimer: 3s",
            []
        ),
        // 40 letters take two seconds, and so do 20 Korean ones.
        (
            "items: [b, { id: a, title: 0123456789012345678901234567890123456789x }]\ntimer: 2.1s",
            []
        ),
        (
            "items: [b, { id: a, title: ⟦abcdefghijklmnopqrstuvwxyzabcdefghijklmno⟧ }]\ntimer: 2s",
            ["unreadable-title"]
        ),
        ("items: [b, { id: a, title: abcdefghijklmnopqrstuvwxyzabcdefghijklmn }]\ntimer: 2s", []),
        ("items: [b, { id: a, title: ⟦가나다라마바사아자차카타파하가나다라마바사⟧ }]\ntimer: 2s", ["unreadable-title"]),
        ("items: [b, { id: a, title: 가나다라마바사아자차카타파하가나다라마바 }]\ntimer: 2s", []),
        ("items: [{ id: a, title: ééééééééééééééééééééééééé }, b]\ntimer: 2s", []),
        // Eleven dots are one too many, written or by default; other styles are not dots.
        ("⟦items⟧: [a, b, c, d, e, f, g, h, i, j, k]", ["too-many-dots"]),
        ("items: [a, b, c, d, e, f, g, h, i, j]", []),
        ("items: [a, b, c, d, e, f, g, h, i, j, k]\nindicator: fraction", []),
        // Eight dots of 42 points with gaps of 8 are 392 points wide, in a window of 390.
        (
            "items: [a, b, c, d, e, f, g, h]\nindicator: { style: ⟦dots⟧, size: 42, spacing: 8 }",
            ["indicator-does-not-fit"]
        ),
        (
            "items: [a, b, c, d, e, f, g, h]\nindicator: { style: dots, size: 41.75, spacing: 8 }",
            []
        ),
        (
            "items: [a, b, c, d, e, f, g, h, i, j]\nindicator: { style: ⟦dots⟧, size: 32, spacing: 8 }",
            ["indicator-does-not-fit"]
        ),
        (
            "items: [a, b, c]\nindicator: { style: ⟦pill⟧, width: 380, dot: 6, spacing: 6 }",
            ["indicator-does-not-fit"]
        ),
        ("items: [a, b, c]\nindicator: { style: pill, width: 366, dot: 6, spacing: 6 }", []),
        (
            "items: [a, b, c, d, e, f, g]\nindicator: { style: ⟦scalingDots⟧, big: 150 }",
            ["indicator-does-not-fit"]
        ),
        // 33 segments with gaps of 9 have 63 of 351 points for themselves.
        (
            "items: [\((1...33).map { "i\($0)" }.joined(separator: ", "))]\ntimer: 3s\nindicator: { style: ⟦timerBar⟧, spacing: 9 }",
            ["indicator-does-not-fit"]
        ),
        (
            "items: [\((1...33).map { "i\($0)" }.joined(separator: ", "))]\ntimer: 3s\nindicator: { style: timerBar, spacing: 8 }",
            []
        ),
        (
            "items: [a, b]\nindicator: { style: progressBar, width: ⟦391⟧ }",
            ["indicator-does-not-fit"]
        ),
        ("items: [a, b]\nindicator: { style: progressBar, width: 390 }", []),
        (
            "items: [a, b]\nindicator: { style: scrollBar, track: ⟦391⟧ }",
            ["indicator-does-not-fit"]
        ),
        (
            "items: [a, b]\nindicator: { style: scrollBar, track: 100, thumb: ⟦101⟧ }",
            ["indicator-does-not-fit"]
        ),
        (
            "items: [a, b, c]\nindicator: { style: scrollBar, track: 100, thumb: [20, 100] }",
            []
        ),
        // Two cards of 0.8 and a third that is the first again; one item has no ring.
        (
            "items: [a, b]\nlayout: { cellWidthMultiplier: ⟦0.8⟧ }",
            ["card-twice"]
        ),
        ("items: [a, b, c]\nlayout: { cellWidthMultiplier: 0.8 }", []),
        ("items: [a]\nlayout: { cellWidthMultiplier: 0.8 }", []),
        ("items: [a, b]\nlayout: { cellWidthMultiplier: 0.8 }\npaging: { loop: rewind }", []),
        (
            "items: [a, b]\nlayout: { cellWidthMultiplier: 0.8 }\ntransition: { effect: fade }",
            []
        ),
        ("items: [a, b, c, d]\nlayout: { cellWidthMultiplier: 0.3333 }", []),
        (
            "items: [a, b, c]\nlayout: { axis: vertical, cellHeightMultiplier: ⟦0.4⟧ }",
            ["card-twice"]
        ),
        // Names of pictures, all of them.
        ("⟦items⟧: [a.png, B.JPG]", ["file-names-as-ids"]),
        ("items: [a.png, b]", []),
        ("items: [a.png, { id: b.png }]", []),
        // A grey of 949494 has a contrast of 3.03:1 with white, one of 959595 has 2.99:1.
        ("items: [a, b]\nindicator: { color: \"#FFF\", currentColor: \"#949494\" }", []),
        (
            "items: [a, b]\nindicator: { color: \"#FFF\", currentColor: ⟦\"#959595\"⟧ }",
            ["low-contrast"]
        ),
        ("items: [a, b]\nindicator: { color: ⟦\"#000\"⟧ }", ["low-contrast"]),
        ("items: [a, b]\nindicator: { color: \"#00000000\" }", []),
        ("items: [a, b]\nindicator: { style: fraction, color: \"#000\" }", []),
        ("items: [a]\nindicator: { color: \"#000\" }", []),
        // Words on what shows through: half of a grey, little of a dark red, and nothing at all;
        // without words, or a picture.
        (
            "items: [{ id: a, title: A, color: ⟦\"#80808080\"⟧ }, { id: b, title: B, color: \"#00000000\" }]",
            ["low-contrast"]
        ),
        ("items: [{ id: a, subtitle: A, color: ⟦\"#80000080\"⟧ }]", ["low-contrast"]),
        (
            "items: [{ id: a, title: A, color: \"#800000F0\" }, { id: b, title: B, color: \"#FF6B35\" }]",
            []
        ),
        (
            "items: [{ id: a, color: \"#00000000\" }, { id: b, title: B, image: b.png, alt: B, color: \"#00000000\" }]",
            []
        ),
        // One finding per banner reports images without text.
        (
            "items: [{ id: a, image: ⟦a.png⟧ }, { id: b, image: b.png }, { id: c, image: c.png, alt: c }]",
            ["image-without-alt"]
        ),
        ("items: [{ id: a, image: a.png, alt: \"\" }]", []),
        // Items that the timer does not reach, and durations that have no effect without one.
        ("items: [a]\n⟦timer⟧: { interval: 3s }", ["timer-for-one-item"]),
        ("items: [a, b]\npaging: { loop: none, startPage: ⟦1⟧ }\ntimer: 3s", ["never-reached"]),
        ("items: [a, b]\npaging: { loop: none, startPage: 1 }", []),
        ("items: [{ id: a, duration: ⟦3s⟧ }, { id: b, duration: 3s }]", ["duration-without-timer"]),
    ])
    func `is given where it is due`(marked: String, slugs: [String]) {
        let example = Marked(marked)
        #expect(example.read.report.findings.map(\.rule.slug) == slugs, "\(example.read.lines)")
        #expect(
            example.read.report.findings.map(\.range) == example.ranges, "\(example.read.lines)")
        #expect(example.read.banner != nil)
    }

    @Test func `states the speed that it counts with, and how many more there are`() {
        let title = BannerFile.reading(
            "items: [b, { id: a, title: abcdefghijklmnopqrstuvwxyzabcdefghijklmno }]\ntimer: 2s")
        #expect(
            title.report.findings.map(\.message) == [
                "reading this title takes `2.1s`, but its page is shown for `2s`"
            ])
        #expect(
            title.report.findings.first?.notes.map(\.message) == [
                "at 20 letters, or 10 Chinese, Japanese or Korean characters, per second"
            ])
        let images = BannerFile.reading(
            "items: [{ id: a, image: a.png }, { id: b, image: b.png }, { id: c, image: c.png }]")
        #expect(
            images.report.findings.first?.notes.map(\.message) == ["the same applies to 2 more"])
    }

    @Test(arguments: [
        ("items: [{ id: a, duration: 3s }, { id: b, duration: 3s }]", "the same applies to 1 more"),
        ("items: [{ id: a, duration: 3s }, b]", nil),
        ("items: [{ id: a, image: a.png }, { id: b, image: b.png }]", "the same applies to 1 more"),
        ("items: [{ id: a, image: a.png }, b]", nil),
    ])
    func `counts the other items that it is due for`(text: String, note: String?) {
        #expect(
            BannerFile.reading(text).report.findings.map { $0.notes.first?.message.description }
                == [note])
    }

    @Test func `is left out where there are errors, and where it is not asked for`() {
        #expect(
            BannerFile.reading("items: [a]\ntimer: 3s\nfoo: 1").report.findings.map(\.rule.slug)
                == ["unknown-key"])
        let file = SourceFile(name: "test.yaml", bytes: Array("items: [a]\ntimer: 3s".utf8))
        #expect(BannerFile.read(file, advice: .skipped).report.isEmpty)
        #expect(BannerFile.read(file).report.count(of: .warning) == 1)
    }

    @Test(arguments: Rule.all.filter { $0.group == .advice })
    func `can be counted only, and then nothing else changes`(rule: Rule) {
        let file = SourceFile(name: "test.yaml", bytes: Array(Marked(rule.bad).text.utf8))
        let (told, counted) = (
            BannerFile.read(file).report, BannerFile.read(file, advice: .counted).report
        )
        #expect(Severity.allCases.map(counted.count) == Severity.allCases.map(told.count))
        #expect(
            counted.findings.map(\.message)
                == told.findings.filter { $0.severity != .advice }.map(\.message))
    }

    @Test func `is put into words where an ignore may speak of it`() {
        let text = "timer: 1s # bannerkit-ignore[BK5008] lamps\nitems: [a, b]"
        let file = SourceFile(name: "test.yaml", bytes: Array(text.utf8))
        #expect(BannerFile.read(file, advice: .counted).report.isEmpty)
    }
}
