import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

/// The findings in a text that is read as JSON.
private func findings(_ text: String) -> [Finding] {
    var report = Report()
    _ = Document.parse(SourceFile(name: "home.banner.json", bytes: Array(text.utf8)), limits: Limits(), into: &report)
    return report.findings
}

@Suite struct `A file that is not JSON` {
    /// What is written, with the place that is reported between ⟦ and ⟧; what is said, and what to do.
    @Test(
        arguments: [
            // What separates.
            (#"{"items": ["a"]⟦,⟧}"#, "JSON does not allow `,` after the last value", "remove it"),
            (#"{"items": ["a", "b"⟦,⟧ ]}"#, "JSON does not allow `,` after the last value", "remove it"),
            (#"{"items": ["a"⟦,⟧, "b"]}"#, "a value is missing between two `,`", "remove it"),
            (#"{"items": ["a" ⟦"⟧b"]}"#, "a `,` is missing before this", "write `,`"),
            ("{\"items\": [\"a\"]\n ⟦\"⟧timer\": \"2s\"}", "a `,` is missing before this", "write `,`"),
            (#"{"items": [{"id": "a"} ⟦{⟧"id": "b"}]}"#, "a `,` is missing before this", "write `,`"),
            (#"{"x": [1 ⟦2⟧]}"#, "a `,` is missing before this", "write `,`"),
            (#"{"x": [1 ⟦t⟧rue]}"#, "a `,` is missing before this", "write `,`"),
            (#"{"items" ⟦[⟧"a"]}"#, "a `:` is missing before this", "write `:`"),
            (#"{"timer" ⟦"⟧2s"}"#, "a `:` is missing before this", "write `:`"),
            (#"{"timer"⟦=⟧"2s"}"#, "a `:` separates a key from its value", "write `:`"),
            (#"{"timer"⟦}⟧"#, "a value is missing before this", "write a `:` and a value after the key"),
            (#"{"timer":⟦}⟧"#, "a value is missing before this", "write a `:` and a value after the key"),
            (
                #"{"timer":⟦,⟧ "items": ["a"]}"#, "a value is missing before this",
                "write a `:` and a value after the key"
            ),
            (#"{⟦,⟧}"#, "`,` cannot stand here", nil),
            (#"{"items": ["a"⟦}⟧]"#, "`}` cannot stand here", nil),
            // Text.
            (#"{⟦'⟧items': ['a']}"#, "text in JSON is between double quotes", "write `\"` at both ends"),
            (#"{"items": [⟦'⟧a']}"#, "text in JSON is between double quotes", "write `\"` at both ends"),
            (#"{"items": [⟦“⟧a”]}"#, "text in JSON is between straight quotes", "write `\"` at both ends"),
            (#"{⟦items⟧: ["a"]}"#, "text in JSON is between double quotes", "write `\"items\"`"),
            (#"{"timer": ⟦auto⟧}"#, "text in JSON is between double quotes", "write `\"auto\"`"),
            (#"{"color": ⟦#ff6b35⟧}"#, "text in JSON is between double quotes", "write `\"#ff6b35\"`"),
            (#"{"name": "a⟦\q⟧"}"#, "this escape is not part of JSON", #"write `\\` for a backslash"#),
            (#"{"name": "a⟦\u⟧12g4"}"#, "this escape is not part of JSON", #"write `\\` for a backslash"#),
            (
                #"{"name": "여름 ⟦\ud83d⟧"}"#, "this escape is half a character",
                #"write both halves, as in `\ud83d\ude00`, or the character itself"#
            ),
            (
                #"{"name": "⟦\ude00⟧\ud83d\ude00"}"#, "this escape is half a character",
                #"write both halves, as in `\ud83d\ude00`, or the character itself"#
            ),
            (
                "{\"name\": \"a⟦\n⟧b\"}", "text in JSON ends on the line on which it begins",
                #"close the quote, or write `\n` for a line break and `\t` for a tab"#
            ),
            // Words and numbers.
            (#"{"loop": ⟦True⟧}"#, "JSON writes `true`", "write `true`"),
            (#"{"timer": ⟦None⟧}"#, "JSON writes `null`", "write `null`"),
            (#"{"timer": ⟦undefined⟧}"#, "JSON writes `null`", "write `null`"),
            (#"{"width": ⟦NaN⟧}"#, "`NaN` is not a number of JSON", "write digits, or leave the key out"),
            (#"{"width": ⟦Infinity⟧}"#, "`Infinity` is not a number of JSON", "write digits, or leave the key out"),
        ] as [(String, String, String?)])
    func `is reported in words for people, at its place`(marked: String, message: String, help: String?) throws {
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
        #expect(found.map(\.message) == ["this is not a number of JSON"])
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
        ("", "BK1005", "the file contains no banner"), ("  \n", "BK1005", "the file contains no banner"),
        ("{\"items\": [\"a\"", "BK1016", "the text ends before the JSON does"),
        ("{\"items\": [\"a\"]} x", "BK1016", "there is text after the end of the JSON"),
        ("{\"items\": [\"a\"]}}", "BK1016", "there is text after the end of the JSON"),
        ("{\"items\": [\"a\"], \"items\": [\"b\"]}", "BK1007", "the key `items` appears twice in this mapping"),
    ])
    func `or is not one banner`(text: String, rule: String, message: String) {
        #expect(findings(text).map(\.rule.id) == [rule])
        #expect(findings(text).map(\.message.description) == [message])
    }

    @Test(arguments: [
        "{\"name\": \"\\ud83d\\ude00\", \"items\": [\"\\u00e9\\/\"]}", "\u{FEFF}{\"items\": [\"a\"]}\r\n",
        "{\"x-note\": [1e3, -0, 1.5E-2, true, null]}",
    ])
    func `is not one that is JSON`(text: String) { #expect(findings(text).isEmpty) }
}
