import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

/// The findings in a text that is read as JSON.
private func findings(_ text: String) -> [Finding] {
    var report = Report()
    _ = Document.parse(
        SourceFile(name: "home.banner.json", bytes: Array(text.utf8)), limits: Limits(),
        into: &report)
    return report.findings
}

private let between = "put `,` between values, `:` after a key, and text between double quotes"
private let escape = #"write the character itself, or `\\` for a backslash"#

@Suite struct `A file that is not JSON` {
    /// What is written, with the place that is reported between ⟦ and ⟧; what is said, and what to
    /// do.
    @Test(
        arguments: [
            // What separates.
            (#"{"items": ["a"]⟦,⟧}"#, "JSON does not allow `,` after the last value", "remove it"),
            (
                #"{"items": ["a", "b"⟦,⟧ ]}"#, "JSON does not allow `,` after the last value",
                "remove it"
            ),
            (#"{"items": ["a",⟦,⟧ "b"]}"#, "`,` is not allowed here", between),
            (#"{"items": ["a" ⟦"⟧b"]}"#, "`\"` is not allowed here", between),
            ("{\"items\": [\"a\"]\n ⟦\"⟧timer\": \"2s\"}", "`\"` is not allowed here", between),
            (#"{"items": [{"id": "a"} ⟦{⟧"id": "b"}]}"#, "`{` is not allowed here", between),
            (#"{"x": [1 ⟦t⟧rue]}"#, "`t` is not allowed here", between),
            (#"{"items" ⟦[⟧"a"]}"#, "`[` is not allowed here", between),
            (#"{"timer"⟦=⟧"2s"}"#, "`=` is not allowed here", between),
            (#"{"timer":⟦}⟧"#, "`}` is not allowed here", between),
            (#"{⟦,⟧}"#, "`,` is not allowed here", between),
            (#"{"items": ["a"⟦}⟧]"#, "`}` is not allowed here", between),
            // Text.
            (#"{⟦'⟧items': ['a']}"#, "`'` is not allowed here", between),
            (#"{"items": [⟦“⟧a”]}"#, "this is not allowed here", between),
            (#"{⟦items⟧: ["a"]}"#, "JSON text needs double quotes", "write `\"items\"`"),
            (#"{"timer": ⟦auto⟧}"#, "JSON text needs double quotes", "write `\"auto\"`"),
            (#"{"color": ⟦#ff6b35⟧}"#, "JSON text needs double quotes", "write `\"#ff6b35\"`"),
            (#"{"name": "a⟦\q⟧"}"#, "this is not a JSON escape", escape),
            (#"{"name": "a⟦\u⟧12g4"}"#, "this is not a JSON escape", escape),
            (#"{"name": "여름 ⟦\u⟧d83d"}"#, "this is not a JSON escape", escape),
            (#"{"name": "⟦\u⟧de00\ud83d\ude00"}"#, "this is not a JSON escape", escape),
            (
                "{\"name\": \"a⟦\n⟧b\"}", "JSON text cannot contain line breaks or tabs",
                #"close the quote, or write `\n` for a line break and `\t` for a tab"#
            ),
            // Words and numbers.
            (#"{"loop": ⟦True⟧}"#, "JSON spells this `true`", "write `true`"),
            (#"{"timer": ⟦None⟧}"#, "JSON spells this `null`", "write `null`"),
            (#"{"timer": ⟦undefined⟧}"#, "JSON spells this `null`", "write `null`"),
        ] as [(String, String, String?)])
    func `is reported in words for people, at its place`(
        marked: String, message: String, help: String?
    ) throws {
        let expected = Marked(marked)
        let found = findings(expected.text)
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.rule.id == "BK1016")
        #expect(finding.message.description == message)
        #expect(finding.help?.description == help)
        #expect([finding.range] == expected.ranges)
    }

    @Test(arguments: ["⟦01⟧", "⟦1.⟧", "⟦.5⟧", "⟦+1⟧", "⟦-Infinity⟧", "⟦1e+⟧", "⟦-⟧"])
    func `has numbers as JSON has them`(marked: String) {
        let expected = Marked("{\"width\": \(marked)}")
        let found = findings(expected.text)
        #expect(found.map(\.message) == ["this is not a JSON number"])
        #expect(found.map(\.range) == expected.ranges)
    }

    @Test(arguments: [
        "⟦/⟧/ the home page\n{\"items\": [\"a\"]}", "{⟦/⟧* the home page */ \"items\": [\"a\"]}",
        "{\"items\": [\"a\"] ⟦#⟧ the home page\n}",
    ])
    func `has no comments`(marked: String) {
        let expected = Marked(marked)
        let found = findings(expected.text)
        #expect(found.map(\.message) == ["JSON has no comments"])
        #expect(found.map(\.range) == expected.ranges)
    }

    @Test(arguments: [
        ("", "BK1005", "the file contains no banner"),
        ("  \n", "BK1005", "the file contains no banner"),
        ("{\"items\": [\"a\"", "BK1016", "unexpected end of the JSON"),
        ("{\"items\": [\"a\"]} x", "BK1016", "there is text after the end of the JSON"),
        ("{\"items\": [\"a\"]}}", "BK1016", "there is text after the end of the JSON"),
        (
            "{\"items\": [\"a\"], \"items\": [\"b\"]}", "BK1007",
            "the key `items` appears twice in this mapping"
        ),
    ])
    func `or is not one banner`(text: String, rule: String, message: String) {
        #expect(findings(text).map(\.rule.id) == [rule])
        #expect(findings(text).map(\.message.description) == [message])
    }

    @Test(arguments: [
        "{\"name\": \"\\ud83d\\ude00\", \"items\": [\"\\u00e9\\/\"]}",
        "\u{FEFF}{\"items\": [\"a\"]}\r\n",
        "{\"x-note\": [1e3, -0, 1.5E-2, true, null]}",
    ])
    func `is not one that is JSON`(text: String) { #expect(findings(text).isEmpty) }
}
