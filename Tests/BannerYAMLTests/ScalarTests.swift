import BannerDiagnostics
import BannerKit
import BannerYAML
import Testing

@Suite("A scalar")
struct ScalarTests {
    /// The result for a banner file with this width: the width, or the finding.
    private func width(_ text: String) -> String {
        let file = BannerFile.reading("items: [a]\nviewport: { width: \(text) }")
        return file.banner.map { "\($0.viewport.width)" }
            ?? file.report.findings.map(\.rule.slug).joined(separator: ",")
    }

    @Test(arguments: [
        ("12", "12.0"), ("+12", "12.0"), ("012", "12.0"), ("1.5", "1.5"), (".5", "0.5"),
        ("5.", "5.0"),
        ("1e3", "1000.0"),
        ("1E+3", "1000.0"), ("25e-1", "2.5"), ("0.1", "0.1"),
        ("3.14159265358979", "3.14159265358979"),
        ("1.00000000000000000000000001", "1.0"), ("!!int 12", "12.0"), ("!!float \"1.5\"", "1.5"),
        ("0", "out-of-range"), ("-1", "out-of-range"), ("-0.0", "out-of-range"),
        ("100001", "out-of-range"),
        ("1e400", "out-of-range"), ("1e-400", "out-of-range"), ("0x1F", "yaml-1-1-number"),
        ("0o17", "yaml-1-1-number"),
        ("1_000", "yaml-1-1-number"), ("1:30", "yaml-1-1-number"), (".inf", "wrong-type"),
        (".nan", "wrong-type"),
        ("nan", "wrong-type"), ("inf", "wrong-type"), ("0x1p3", "wrong-type"),
        ("\"12\"", "wrong-type"),
        ("'12'", "wrong-type"), ("!!str 12", "wrong-type"), ("!!int abc", "contradicted-tag"),
        ("!!int 3.5", "contradicted-tag"),
        ("!!float 12", "12.0"), ("!!float .inf", "wrong-type"), ("!!float .NaN", "wrong-type"),
        ("20px", "wrong-type"),
        ("50%", "wrong-type"), ("true", "wrong-type"), ("~", "wrong-type"), ("", "empty-value"),
        ("[1]", "wrong-type"),
        ("{ a: 1 }", "wrong-type"), ("1.5.2", "wrong-type"), ("1e", "wrong-type"),
    ])
    func `is a number by its own grammar`(text: String, result: String) {
        #expect(width(text) == result)
    }

    @Test(arguments: ["", "a", "aa"])
    func `is cut off between two characters where it is too long for a message`(start: String) {
        let long = start + String(repeating: "가", count: 30)
        let shown = long.prefix((57 - start.utf8.count) / 3 + start.utf8.count)
        #expect(
            BannerFile.reading("items: [a]\nindicator: \(long)").report.findings.map(\.message) == [
                "`\(shown)…` is not a value of `indicator`"
            ])
    }

    @Test(arguments: [
        ("1", "1"), ("1.0", "1"), ("2e1", "20"), ("1.5", "wrong-type"), ("0", "out-of-range"),
        ("-3", "out-of-range"),
        ("1000000000", "1000000000"), ("1000000001", "out-of-range"),
        ("99999999999999999999", "out-of-range"),
        ("1e9", "1000000000"), ("1e100", "out-of-range"),
    ])
    func `is a whole number within bounds`(text: String, result: String) {
        let file = BannerFile.reading("items: [a]\npaging: { maxPagesPerSwipe: \(text) }")
        let found = file.banner.map { "\($0.paging.maxPagesPerSwipe)" }
        #expect(found ?? file.report.findings.map(\.rule.slug).joined(separator: ",") == result)
    }

    @Test(arguments: [
        ("true", "true"), ("false", "false"), ("!!bool true", "true"), ("!!bool \"true\"", "true"),
        ("!!bool yes", "contradicted-tag"),
        ("!!bool True", "yaml-1-1-boolean"), ("True", "yaml-1-1-boolean"),
        ("TRUE", "yaml-1-1-boolean"), ("yes", "yaml-1-1-boolean"), ("No", "yaml-1-1-boolean"),
        ("on", "yaml-1-1-boolean"),
        ("OFF", "yaml-1-1-boolean"), ("y", "yaml-1-1-boolean"), ("\"true\"", "wrong-type"),
        ("1", "wrong-type"),
        ("maybe", "wrong-type"), ("", "empty-value"), ("null", "wrong-type"),
        ("[true]", "wrong-type"),
    ])
    func `is a boolean only as true or false`(text: String, result: String) {
        let file = BannerFile.reading("items: [a]\nindicator: { hidesForSinglePage: \(text) }")
        let found = file.banner.map { "\($0.indicator.base.hidesForSinglePage)" }
        #expect(found ?? file.report.findings.map(\.rule.slug).joined(separator: ",") == result)
    }

    @Test(arguments: [
        ("Sale", "Sale"), ("\"2026\"", "2026"), ("'true'", "true"), ("!!str 2026", "2026"),
        ("no", "no"), ("on", "on"),
        ("1_000", "1_000"), ("1:30", "1:30"), ("2026-01-01", "2026-01-01"), ("\"\"", ""),
        ("5 %", "5 %"),
        ("nulls", "nulls"),
        ("truE", "truE"), ("2026", "unquoted-text"), ("1.5", "unquoted-text"),
        ("-1", "unquoted-text"),
        ("1e3", "unquoted-text"), ("0x1F", "unquoted-text"), ("0o17", "unquoted-text"),
        (".inf", "unquoted-text"),
        ("-.INF", "unquoted-text"), (".NaN", "unquoted-text"), ("true", "unquoted-text"),
        ("False", "unquoted-text"),
        ("null", "unquoted-text"), ("~", "unquoted-text"), ("", "empty-value"),
        ("!!int \"3\"", "wrong-type"),
        ("[a]", "wrong-type"), ("{ a: b }", "wrong-type"),
    ])
    func `is a text unless the core schema reads it as something else`(text: String, result: String)
    {
        let file = BannerFile.reading("items:\n  - id: a\n    title: \(text)\n")
        let found = file.banner.map { $0.items[0].title ?? "nothing" }
        #expect(found ?? file.report.findings.map(\.rule.slug).joined(separator: ",") == result)
    }

    /// Every text that is shown or named, with a place for it.
    private static let texts = [
        "name: TEXT\nitems: [a]", "description: TEXT\nitems: [a]",
        "items: [{ id: a, title: TEXT }]",
        "items: [{ id: a, subtitle: TEXT }]", "items: [{ id: a, description: TEXT }]",
        "items: [{ id: a, alt: TEXT }]",
        "items: [a]\nscenarios: [{ name: TEXT, duration: 1s }]",
        "items: [a]\nscenarios: [{ name: s, duration: 1s, expect: [{ at: 0, indicator: { text: TEXT } }] }]",
    ]

    @Test(arguments: [
        "\"\\e[1m\"", "\"a\\b\"", "\"\\0\"", "\"\\a\"", "\"\\x7f\"", "\"\\x80\"", "\"\\x9b1m\"",
        "\"여름\\N\"", "\"\\v\"",
        "\"\\f\"", "\"\\u0001\"", "\"\\U0000001B\"", "\"\\x0E\"",
    ])
    func `holds no control character`(text: String) {
        for template in ScalarTests.texts {
            let file = BannerFile.reading(template.replacing("TEXT", with: text))
            #expect(file.report.findings.map(\.rule.slug) == ["control-in-text"], "\(file.lines)")
        }
    }

    @Test(arguments: [
        "\"a\\tb\"", "\"a\\nb\"", "\"a\\r\\nb\"", "\"\\_\"", "\"여름 £ ¿ À\"", "\"\\L\\P\"",
        "\"\\u00a0\"", "'\\e'",
        "\\e", "\"\\\\e\"",
        "\"🏖️\"",
    ])
    func `can contain a tab, a line break and anything that is not a control character`(
        text: String
    ) {
        for template in ScalarTests.texts {
            #expect(BannerFile.reading(template.replacing("TEXT", with: text)).lines == [])
        }
    }

    @Test func `says which control character it holds`() {
        #expect(
            BannerFile.reading("name: \"\\x9b\"\nitems: [{ id: a, title: \"\\e\" }]").lines == [
                "1:7 control-in-text `name` contains the control character U+009B",
                "2:25 control-in-text `title` contains the control character U+001B",
            ])
    }

    @Test(arguments: [
        ("2s", 2_000_000), ("\"2s\"", 2_000_000), ("2", 2_000_000), ("0.25", 250_000),
        ("1e1", 10_000_000),
        ("\"2\"", 2_000_000), ("0.000001", 1), ("!!int 3", 3_000_000), ("1.5e-3", 1_500),
        ("!!float 1.5", 1_500_000),
    ])
    func `is a duration as text and as a number of seconds`(text: String, microseconds: Int64) {
        let file = BannerFile.reading("items: [a]\nfocus: { duration: \(text) }")
        #expect(file.banner?.focus.duration == Time(microseconds: microseconds), "\(file.lines)")
    }

    @Test(arguments: [
        ("2 s", "duration-syntax"), ("1:30", "duration-syntax"), ("-2s", "out-of-range"),
        ("-2", "out-of-range"),
        ("0.0000001", "duration-too-fine"), ("367e5", "duration-too-long"), ("true", "wrong-type"),
        ("~", "wrong-type"),
        ("0x1F", "yaml-1-1-number"), ("1_000", "yaml-1-1-number"), (".nan", "wrong-type"),
        ("", "empty-value"),
        ("[2s]", "wrong-type"),
    ])
    func `that is not a duration is reported`(text: String, slug: String) {
        let file = BannerFile.reading("items: [a]\nfocus: { duration: \(text) }")
        #expect(file.report.findings.map(\.rule.slug) == [slug], "\(file.lines)")
    }

    @Test(arguments: ["timer: 0s", "timer: { interval: 0 }", "items: [{ id: b, duration: 0ms }]"])
    func `is more than zero where a page is to be shown`(text: String) {
        let file = BannerFile.reading(text.hasPrefix("items") ? text : "items: [a]\n\(text)")
        #expect(file.report.findings.map(\.rule.slug) == ["out-of-range"], "\(file.lines)")
    }

    @Test(arguments: [
        ("\"#fff\"", Banner.Color(red: 255, green: 255, blue: 255)),
        ("'#FF6B35'", Banner.Color(red: 255, green: 107, blue: 53)),
        ("\"#12345678\"", Banner.Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78)),
        ("\"#a0b\"", Banner.Color(red: 0xAA, green: 0, blue: 0xBB)),
    ])
    func `is a colour`(text: String, color: Banner.Color) {
        #expect(
            BannerFile.reading("items: [{ id: a, color: \(text) }]").banner?.items[0].color == color
        )
    }

    @Test(arguments: [
        "\"#ff\"", "\"#ffff\"", "\"#fffff\"", "\"#ggg\"", "red", "\"#\"", "\"\"", "FF6B35",
        "\"#1234567\"",
        "\"#123456789\"",
        "\"# FFFFF\"", "112233",
    ])
    func `that is not a colour is reported`(text: String) {
        let file = BannerFile.reading("items: [{ id: a, color: \(text) }]")
        #expect(file.report.findings.map(\.rule.slug) == ["invalid-color"], "\(file.lines)")
    }
}
