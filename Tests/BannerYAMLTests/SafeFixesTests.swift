import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@testable import BannerLanguage

@Suite("Safe fixes")
struct SafeFixesTests {
    private func fixed(_ text: String) -> (text: String, count: Int) {
        let fixes = BannerFile.SafeFixes(
            SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)))
        return (String(decoding: fixes.file.bytes, as: UTF8.self), fixes.count)
    }

    private func suggested(_ text: String) -> String {
        let file = SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8))
        let fixes = BannerFile.SafeFixes(file, limits: Limits(), upTo: .likely)
        return String(decoding: fixes.file.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        // Keys and words keep their quotes, so JSON stays JSON.
        (
            #"{"timmer":"2s","indicator":"pll","items":["a","b"]}"#,
            #"{"timer":"2s","indicator":"pill","items":["a","b"]}"#
        ),
        (
            #"{"items":[{"id":2026,"tilte":"x"}],"viewport":{"width":"390"},"timer":"2 sec"}"#,
            #"{"items":[{"id":"2026","title":"x"}],"viewport":{"width":390},"timer":"2s"}"#
        ),
        (
            "items: [a]\n'timmer': '2s'\nindicator: 'Pill'\n",
            "items: [a]\n'timer': '2s'\nindicator: 'pill'\n"
        ),
        ("items: [a]\nindicator: {style: \"pll\"}\n", "items: [a]\nindicator: {style: \"pill\"}\n"),
        ("items: [a]\nindicator: scaling\n  dots\n", "items: [a]\nindicator: scalingDots\n"),
        ("items: [a]\n? timmer # c\n: 2s\n", "items: [a]\n? timer # c\n: 2s\n"),
        // Anchors, tags and comments stay.
        ("items: [a]\n&k timmer: &v 2 sec # c\n", "items: [a]\n&k timer: &v 2s # c\n"),
        ("items: [a]\ntimer: &t # c\n  2 sec\n", "items: [a]\ntimer: &t # c\n  2s\n"),
        // A colour alone, or before another comment.
        (
            "items:\n  - id: a\n    color: #FF6B35   # brand\n  - {id: b, color: FF6B35}",
            "items:\n  - id: a\n    color: \"#FF6B35\"   # brand\n  - {id: b, color: \"#FF6B35\"}"
        ),
        ("items: [{id: a, color: &c #fff\n}]", "items: [{id: a, color: &c \"#fff\"\n}]"),
        ("items: [{id: a, color: 'abc1ff'}]", "items: [{id: a, color: '#abc1ff'}]"),
        // Durations that have only one meaning.
        ("items: [a]\nfocus: {duration: 2 seconds}", "items: [a]\nfocus: {duration: 2s}"),
        ("items: [a]\nfocus: {duration: PT1M30S}", "items: [a]\nfocus: {duration: 1m30s}"),
        (
            "items: [a]\nindicator: {hidesForSinglePage: \"Yes\"}",
            "items: [a]\nindicator: {hidesForSinglePage: true}"
        ),
        // The value of a misspelt key is read as if the key were correct, so it is fixed in the
        // same run.
        (
            "items: [{id: a, tilte: 7, dration: 2 M}, b]\ntimmer: {interrval: 2 sec, countsFrom: setle}",
            "items: [{id: a, title: \"7\", duration: 2m}, b]\ntimer: {interval: 2s, countsFrom: settle}"
        ),
        (
            "items: [a]\nindicator: {style: pilll, widht: 4}",
            "items: [a]\nindicator: {style: pill, width: 4}"
        ),
        (
            "items: [a]\nindicator: {stlye: fraction}",
            "items: [a]\nindicator: {style: fraction}"
        ),
        // One of two faults can be fixed.
        ("items: [a]\ntimmer: {delay: 2s}", "items: [a]\ntimer: {delay: 2s}"),
    ])
    func `change only what has a single meaning`(before: String, after: String) {
        let (text, count) = fixed(before)
        #expect(text == after)
        #expect(count > 0)
        #expect(fixed(after) == (after, 0))
    }

    @Test(arguments: [
        // Two remedies that would write the same mapping.
        (
            "settings:\n  slidesPerView: 3\n  spaceBetween: 30\nitems: [a, b]\n",
            "items: [a, b]\nlayout: { cellWidthMultiplier: 0.282, align: start, spacing: 30 }\n"
        ),
        // A last key that moves to the end of the block just before it.
        (
            "items: [a, b]\nlayout:\n  align: start\nspaceBetween: 3\n",
            "items: [a, b]\nlayout:\n  align: start\n  spacing: 3\n"
        ),
        (
            "items: [a, b]\nlayout:\n  align: start\nspaceBetween: 3\nrtl: true",
            "items: [a, b]\nlayout:\n  align: start\n  spacing: 3\n  direction: rightToLeft"
        ),
        // What a list of cards contains is read only after the list has its key.
        (
            "[{\"asset_id\": \"a\", \"uri\": \"a.png\"}, {\"asset_id\": \"b\", \"uri\": \"b.png\"}]",
            "{ items: [{\"id\": \"a\", \"image\": \"a.png\"}, {\"id\": \"b\", \"image\": \"b.png\"}] }"
        ),
    ])
    func `apply what is likely one after the other`(before: String, after: String) {
        #expect(suggested(before) == after)
        #expect(suggested(after) == after)
    }

    @Test(arguments: [
        // Null and booleans where text is expected can mean that there is none.
        "items: [{id: a, title: null}]", "items: [{id: a, title: ~}]",
        "items: [{id: a, alt: false}]",
        "items: [{id: a, title: NULL, subtitle: True}]",
        // What has two meanings.
        "items: [a, b]\ntimer: 1,500s", "items: [a, b]\ntimer: {interval: \"1,500 ms\"}",
        "items: [a, b]\ntimer: 1:30",
        "items: [a, b]\nfocus: {duration: 1h30}",
        "items: [{id: a, color: bed}]",
        "items: [a]\nviewport: {width: 0x10}", "items: [a]\nviewport: {width: 20px}",
        // Two keys that can mean the same one.
        "timmer: 2s\ntiemr: 3s\nitems: [a]", "timmer: 2s\ntiemr: 3s\ntimerr: 4s\nitems: [a]",
        "timer: 2s\ntimmer: 3s\nitems: [a]",
        "timmer: 2s\ntimmer: 3s\nitems: [a]",
        // A comment that only begins like a colour.
        "items:\n  - id: a\n    color: #bad idea\n", "items:\n  - id: a\n    color: #fff,\n",
        "items:\n  - id: a\n    color: #fff#000\n", "items:\n  - id: a\n    color: #123456789\n",
        // The new text would be another fault.
        "timmer: 100ms\nitems: [a, b]", "items: [a]\nviewport: {width: \"0\"}",
        "items: [a]\npaging: {maxPagesPerSwipe: \"2.5\"}", "items: [\"2026\", 2026]",
        "items: [2026, 2026]",
        "timer: 0 sec\nitems: [a]",
        "items: [a]\nscenarios: [{name: s, duration: 1s, inputs: [{at: 0, next: no}]}]",
        // A value that the nearest key never has.
        "items: [{id: a, tag: summer}]", "items: [a]\ntimmer: soon", "items: [a]\nlayuot: wide",
        "items: [a]\ntimmer:",
        "items: [a]\nviewport: {widht: wide}", "items: [a]\nindicator: {hidesForSinglPage: 1}",
        // Another place uses the same text, where it is correct.
        "x-year: &y 2026\nitems: [{id: a, title: *y}]",
        "items: [{id: a, title: &t 2026}]\nx-year: *t",
        "items: [{id: a, duration: &d 7, title: *d}]",
        "items: [{id: a, title: &t 2026}, {id: b, title: *t}]",
        "items: [a]\n&k timmer: 2s\nx-key: *k",
        "items: [a]\nlayout: &l {spaicng: 2}\nx-l: *l",
        // The author's own keys, also if an alias brings them in; and aliases themselves.
        "x-c: &c {spaicng: 20}\nlayout: *c\nitems: [a]", "x-k: &k timmer\n*k : 2s\nitems: [a]",
        // A comment would be lost.
        "items: [a]\nindicator: |- # keep\n  pll\n",
        "items: [a]\nviewport: {width: \"390\"#c\n }", "items: [a]\nname: !!int 3.5", "items: [a",
        // Ignored findings stay.
        "items: [a, b]\ntimmer: 2s # bannerkit-ignore[unknown-key] ours",
    ])
    func `leave alone what may be meant otherwise, or would do harm`(text: String) {
        #expect(fixed(text) == (text, 0))
    }

    @Test(arguments: [
        // A window after a date, not an offset; one that perhaps ends in the afternoon; and words
        // that are days elsewhere.
        "when: {from: 2026-11-27 10:00-12:00}", "when: {from: 2026-11-27 10-12}",
        "when: {from: 2026-11-27 9-5}",
        "when: {from: 2026-11-27 22:00-02:00}", "when: {from: 27.11.2026 9-11}",
        "when: {from: 2026-11-27T10-12}",
        "when: {from: 27 Nov 2026 10:00-12:00}", "when: {hours: '8:30-4:30'}",
        "when: {hours: '9:00-5:00'}",
        "when: {hours: '10:00-1:00'}", "when: {days: WE}", "when: {days: we}",
        "when: {before: 2026-11-27}",
        "when: {after: 2026-11-27}",
    ])
    func `leave alone even as suggestions what may be meant otherwise`(entry: String) {
        let text = "timeZone: UTC\nitems: [{id: a, \(entry)}, b]\n"
        #expect(fixed(text) == (text, 0))
        #expect(suggested(text) == text)
    }

    @Test(arguments: [
        ("when: {hours: '22:00 – 02:00'}", "when: {hours: '22:00-02:00'}"),
        ("when: {days: Monday}", "when: {days: mon}"),
    ])
    func `change times and days that have a single meaning`(before: String, after: String) {
        #expect(
            fixed("timeZone: UTC\nitems: [{id: a, \(before)}, b]\n").text
                == "timeZone: UTC\nitems: [{id: a, \(after)}, b]\n")
    }

    @Test(
        arguments: [
            ("indicator: {placement: above}", nil),
            ("indicator: {placement: under}", "indicator: {placement: below}"),
            ("timer: {interval: 2s, afterInteraction: pause}", nil),
            ("timer: {interval: 2s, whenHidden: resume}", nil),
            ("timer: {interval: 2s, whenHovered: resume}", nil),
            ("timer: {interval: 2s, whenFocused: resume}", nil),
            ("layout: {axis: rtl}", nil), ("layout: {axis: up}", nil),
            ("layout: {gutter: 2}", "layout: {spacing: 2}"),
        ] as [(String, String?)])
    func `suggest another word only where it has one meaning`(before: String, after: String?) {
        #expect(suggested("items: [a, b]\n\(before)\n") == "items: [a, b]\n\(after ?? before)\n")
    }

    @Test func `keep what follows a number as the text of which it is a part`() {
        let text = "items:\n  - id: a\n    title: 24 #hours of sale\n"
        #expect(fixed(text) == (text, 0))
        #expect(suggested(text) == "items:\n  - id: a\n    title: \"24 #hours of sale\"\n")
    }

    @Test func `hold for all findings of a file, however many`() {
        let number = Sample.size(9_000)
        let items = (0..<number).map { "  - {id: i\($0), tilte: 여름, subtitle: \($0)}\n" }.joined()
        let wanted = (0..<number).map { "  - {id: i\($0), title: 여름, subtitle: \"\($0)\"}\n" }
            .joined()
        let (text, count) = fixed("indicator: fration\nitems:\n\(items)")
        #expect(text == "indicator: fraction\nitems:\n\(wanted)")
        #expect(count == 2 * number + 1)
        #expect(fixed(text).count == 0)
    }

    @Test func `that do harm do not keep others from being made, nor are carried by them`() {
        // Each of two equal ids, and each input before the one above it.
        let ids = (0..<2_000).map { "  - \($0 / 2)\n" }.joined()
        let inputs = (0..<500).map { "    - {at: \(900 - $0) sec, tap: yes}\n" }.joined()
        let (text, count) = fixed(
            "items:\n\(ids)scenarios:\n- name: s\n  duration: 1 h\n  inputs:\n\(inputs)")
        #expect(count == 1 + 500 + 1)
        #expect(text.contains("  - 0\n  - 0\n  - 1\n"))
        #expect(text.contains("    - {at: 900s, tap: true}\n    - {at: 899 sec, tap: true}\n"))
        #expect(fixed(text) == (text, 0))
    }

    @Test func `stop where the text would become too large to be read`() {
        // Each change adds two bytes, and there is space for three.
        let text = "items: [{id: a, tags: [1, 2, 3, 4, 5]}]\n"
        var limits = Limits()
        limits.maxBytes = text.utf8.count + 7
        let fixes = BannerFile.SafeFixes(
            SourceFile(name: "a.yaml", bytes: Array(text.utf8)), limits: limits)
        #expect(
            String(decoding: fixes.file.bytes, as: UTF8.self)
                == "items: [{id: a, tags: [\"1\", \"2\", \"3\", 4, 5]}]\n")
        #expect(BannerFile.SafeFixes(fixes.file, limits: limits).count == 0)
    }

    @Test func `that do harm far away are found among many`() {
        // Counted from `change`, every page would be shown too briefly.
        let items = (0..<300).map { "  - {id: i\($0), duration: 100ms, tilte: x}\n" }.joined()
        let (text, count) = fixed("timer: {interval: 1s, countsFrom: chnage}\nitems:\n\(items)")
        #expect(count == 300)
        #expect(
            text.hasPrefix(
                "timer: {interval: 1s, countsFrom: chnage}\nitems:\n  - {id: i0, duration: 100ms, title: x}"
            )
        )
        #expect(fixed(text) == (text, 0))
    }

    @Test func `that each do harm where they end are left out together, however many`() {
        // Each of these durations is shorter than the transition; what is found ends where the
        // change's value ends.
        let items = (0..<300).map { "  - {id: i\($0), tilte: x, durtion: 50ms}\n" }.joined()
        let (text, count) = fixed("timer: 1s\nitems:\n\(items)")
        #expect(count == 300)
        #expect(text.hasPrefix("timer: 1s\nitems:\n  - {id: i0, title: x, durtion: 50ms}"))
        #expect(fixed(text) == (text, 0))
    }

    @Test func `are not offered as safe where two keys may mean one`() {
        let findings = BannerFile.reading("timmer: 2s\ntiemr: 3s\nitems: [a]").report.findings
        #expect(findings.map { $0.remedies.map(\.certainty) } == [[.possible], [.possible]])
    }
}
