import BannerDiagnostics
import BannerTestSupport
import BannerTree
import Testing

@Suite struct `A text that is not YAML` {
    @Test(arguments: [
        ("a: b⟦:⟧ c", "`: ` ends a key, even within text without quotes"),
        ("a: ⟦[⟧1, 2", "this bracket is not closed"),
        ("a: [1, {b: 2⟦]⟧", "expected `,` or `}`"),
        ("a: [\"b\" ⟦\"⟧c\"]", "expected `,` or `]`"),
        ("a: ⟦'⟧b\n", "this quote is not closed"),
        ("a:\n  b: 1\n ⟦c⟧: 2\n", "the indentation of `c` matches nothing around it"),
        ("a: ⟦@⟧b\n", "no value can begin with this character"),
        ("a: ⟦`⟧b`\n", "no value can begin with this character"),
        ("a: 1\n⟦-⟧ b\n", "expected a key of this mapping, or its end"),
        ("a: ⟦-⟧ b\n", "the `-` of a list is not allowed here"),
        ("a: \"⟦\\⟧q\"\n", "this escape does not exist"),
        ("a: \"\\ud83d\\ude00\"\n", "the escape is not a character"),
        ("a: |⟦x⟧\n", "the text of a block begins on the next line"),
        ("[a]\n⟦b⟧: 1\n", "this is not part of the document"),
        ("a: 1\n...\n⟦b⟧: 2\n", "this is not part of the document"),
        ("%YAML 1.2\n⟦a⟧: 1\n", "this is not part of the document"),
        ("%FOO\n---\na: 1\n", "the directive cannot be read"),
        ("%YAML 9.9\n---\na: 1\n", "the file requires a version of YAML other than 1.1 or 1.2"),
        ("a: x\u{2028}y\n⟦b⟧: 1\n", "a `:` is missing after the key"),
        ("한글: '여름'\n제목: ⟦@⟧가\n", "no value can begin with this character"),
    ])
    func `is reported in words for people, at a position in the file`(
        marked: String, message: String
    ) throws {
        let expected = Marked(marked)
        let reading = Reading(expected.text)
        let finding = try #require(reading.report.findings.first)
        #expect(reading.rules == ["BK1001"])
        #expect(finding.message.description == message)
        if !expected.ranges.isEmpty { #expect([finding.range] == expected.ranges) }
        #expect(reading.document == nil)
    }

    @Test(arguments: [
        "a:\n⟦\t⟧b: 1\n", "⟦\t⟧a: 1\n", "a:\n  - ⟦\t⟧- b\n", "a:\n  b: 1\n⟦\t\t⟧c: 2\n",
        "a: |\n⟦\t⟧b\n",
        "한:\n⟦\t⟧글: 1\n",
    ])
    func `because of a tab says so`(marked: String) {
        let expected = Marked(marked)
        let reading = Reading(expected.text)
        #expect(reading.rules == ["BK1002"])
        #expect(reading.report.findings.map(\.range) == expected.ranges)
    }

    @Test(arguments: ["a:\t1", "a: 1\t# b", "a: b\tc", "a: |\n  b\tc", "a: [\t1\t]"])
    func `is not made by tabs that do not indent`(text: String) {
        #expect(Reading(text).rules == [])
    }

    @Test(arguments: ["a: !e!x b\n", "a: !<x b\n", "a: !!%zz b\n"])
    func `because of a tag is reported by the tag's rule`(text: String) {
        #expect(Reading(text).rules == ["BK1010"])
    }
}
