import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Foundation
import Testing

/// What the remedies of each rule's bad example make of it: in `rule-remedies.txt`, which
/// `BANNERKIT_RECORD=1` rewrites.
@Suite("A rule's remedies")
struct RuleRemedyTests {
    private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("rule-remedies.txt")

    private static let rules = Rule.ofValidation.filter { !$0.bad.isEmpty }

    @Test func `make of its bad example what is recorded`() throws {
        let made = Self.rules.map(\.remediesOfExample).joined(separator: "\n")
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try Data(made.utf8).write(to: Self.record)
        }
        #expect(made == String(decoding: try Data(contentsOf: Self.record), as: UTF8.self))
    }

    @Test(arguments: [
        // Dates that are swapped, unless both are the same, or the later one is.
        Row(
            "timeZone: UTC\nitems: [a, { id: b, when: { from: 2026-11-29, until: 2026-11-27 } }]",
            ["swap `from` and `until`"],
            "timeZone: UTC\nitems: [a, { id: b, when: { from: 2026-11-27, until: 2026-11-29 } }]"),
        Row(
            "timeZone: UTC\nitems: [a, { id: b, when: { from: 2026-11-29T06:00, until: 2026-11-29T06:00 } }]"
        ),
        // An end is not included, however near to midnight it is.
        Row(
            "timeZone: UTC\nitems: [a, { id: b, when: { until: 2026-11-27T23:59 } }]",
            ["write `2026-11-27`"],
            "timeZone: UTC\nitems: [a, { id: b, when: { until: 2026-11-27 } }]"),
        Row(
            "timeZone: UTC\nitems: [a, { id: b, when: { until: 2026-11-27T23:59:59+09:00 } }]",
            ["write `2026-11-27T24:00+09:00`"],
            "timeZone: UTC\nitems: [a, { id: b, when: { until: \"2026-11-27T24:00+09:00\" } }]"),
        Row(
            "timeZone: UTC\nitems: [a, { id: b, when: { hours: [06:00-10:00, 18:00-23:59] } }]",
            ["write `18:00-24:00`"],
            "timeZone: UTC\nitems: [a, { id: b, when: { hours: [06:00-10:00, 18:00-24:00] } }]"
        ),
        Row("timeZone: UTC\nitems: [a, { id: b, when: { until: 9999-12-31 } }]"),
        // An id that is free.
        Row("items: [red, red-2, red]", ["write `red-3`"], "items: [red, red-2, red-3]"),
        // A number of milliseconds; values that are compared with one another have the same unit.
        Row(
            "items: [a, b]\ntimer: 5000", ["write `5000ms`", "write `5000s`"],
            "items: [a, b]\ntimer: 5000ms"),
        Row(
            "items: [a, b]\ntimer: 3s\ntransition: 300", ["write `300ms`"],
            "items: [a, b]\ntimer: 3s\ntransition: 300ms"),
        Row("items: [a, b]\ntimer: 200ms\ntransition: 4869"),
        Row(
            "items: [a]\nscenarios: [{ name: s, duration: 100, inputs: [{ at: 1s, tap: true }] }]",
            ["write `100s`"],
            "items: [a]\nscenarios: [{ name: s, duration: 100s, inputs: [{ at: 1s, tap: true }] }]"),
        // The short form of a mapping.
        Row(
            "items: [a, b]\ntimer: 2s\ntransition: 3s",
            [
                "write `3s`", "write `countsFrom: settle`",
                "shorten the transition's `duration` to `2s`",
            ],
            "items: [a, b]\ntimer: 3s\ntransition: 3s"),
        // Items with a duration or a weight have a use for the timer.
        Row("items: [a]\ntimer: 3s", ["remove `timer`"], "items: [a]"),
        Row("items: [{ id: a, duration: 2s }]\ntimer: 3s"),
        // Ids without the picture's ending, unless they are not unique, or named elsewhere.
        Row(
            "items:\n  - a.png\n  - 1.JPG\n", ["write each one as `{ id: …, image: … }`"],
            "items:\n  - { id: a, image: a.png }\n  - { id: \"1\", image: 1.JPG }\n"),
        Row(
            "items: [a.png, a.jpg]", ["write each one as `{ id: …, image: … }`"],
            "items: [{ id: a.png, image: a.png }, { id: a.jpg, image: a.jpg }]"),
        Row(
            "items: [a.png, b.png]\npaging: { startPage: b.png }",
            ["write each one as `{ id: …, image: … }`"],
            "items: [{ id: a.png, image: a.png }, { id: b.png, image: b.png }]\npaging: { startPage: b.png }"
        ),
        // A button first; nothing but that or an end where all is ignored.
        Row(
            "items: [a, b]\ntimer: { interval: 3s, whenHovered: ignore, whenFocused: ignore }",
            [
                "show a button with `controls: { pause: true }`", "write `pause`",
                "write `cycles: 1`",
            ],
            "items: [a, b]\ntimer: { interval: 3s, whenHovered: ignore, whenFocused: ignore }\ncontrols: { pause: true }"
        ),
        // The key of another breakpoint could count.
        Row(
            "items: [a, b]\nlayout: { axis: vertical, direction: rightToLeft }\nbreakpoints: [{ minWidth: 600, layout: { axis: horizontal } }]"
        ),
    ])
    func `are right or absent`(row: Row) {
        let remedies = BannerFile.reading(row.text).report.findings.flatMap(\.remedies)
        #expect(remedies.map { "\($0.title)" } == row.titles)
        #expect(remedies.first.map { row.text.applying($0.edits) } == row.first)
    }

    /// A text, the titles of its remedies, and what the first of these makes of it.
    struct Row: Sendable {
        let text: String, titles: [String], first: String?

        init(_ text: String, _ titles: [String] = [], _ first: String? = nil) {
            (self.text, self.titles, self.first) = (text, titles, first)
        }
    }

    @Test(arguments: rules.map(\.id))
    func `resolve the finding of its bad example, and lead to no error`(id: String) throws {
        let text = Marked(try #require(Rule.named(id)).bad).text
        for remedy in BannerFile.reading(text).report.findings.flatMap(\.remedies) {
            let after = BannerFile.reading(text.applying(remedy.edits))
            #expect(
                !after.report.findings.contains { $0.rule.id == id || $0.severity == .error },
                "\(remedy.title)\n\(text.applying(remedy.edits))\n\(after.lines)")
        }
    }
}

extension Rule {
    /// The slug, and each remedy of the bad example's findings with the lines that it changes.
    fileprivate var remediesOfExample: String {
        let text = Marked(bad).text
        var lines = [slug]
        for finding in BannerFile.reading(text).report.findings {
            for remedy in finding.remedies {
                lines.append("\(remedy.certainty): \(remedy.title)")
                lines += changes(from: text, to: text.applying(remedy.edits))
            }
            if let explanation = finding.explanation { lines.append("explanation: \(explanation)") }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The lines that are in one text alone.
    private func changes(from old: String, to new: String) -> [String] {
        let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        return new.difference(from: old).map { change in
            switch change {
            case .remove(_, let line, _): "  - \(line)"
            case .insert(_, let line, _): "  + \(line)"
            }
        }
    }
}
