import BannerDiagnostics
import BannerTestSupport
import BannerTree
import Testing

@Suite struct `A finding` {
    @Test(arguments: [
        ("a: 1\n⟦a⟧: 2\n", "BK1007", "{a: 1}"),
        ("{a: 1, b: 2, ⟦\"a\"⟧: 3}", "BK1007", "{a: 1, b: 2}"),
        ("a: 1\nb:\n  c: 1\n  ⟦c⟧: {d: e}\n  f: 2\n", "BK1007", "{a: 1, b: {c: 1, f: 2}}"),
        ("'': 1\n⟦\"\"⟧: 2\nb: 3\n", "BK1007", "{'': 1, b: 3}"),
        ("a: &x b\nb: 1\n⟦*x⟧ : 2\n", "BK1007", "{a: b, b: 1}"),
        ("a: ⟦*x⟧\nb: &x 1\n", "BK1008", "{a: ?, b: 1}"),
        ("a: [⟦*x⟧, 2]\n", "BK1008", "{a: [?, 2]}"),
        ("a: &x\n  b: [⟦*x⟧]\n", "BK1009", "{a: {b: [?]}}"),
        ("a: ⟦!x⟧ 1\nb: 2", "BK1010", "{a: ?, b: 2}"),
        ("a: &y ⟦!x⟧ [1]\n", "BK1010", "{a: [1]}"),
        ("a: &y # 한 !글\n  ⟦!x⟧ 1\n", "BK1010", "{a: ?}"),
        ("[⟦!x⟧, 1]", "BK1010", "[?, 1]"),
        ("{a: ⟦!x⟧\u{2028}b}", "BK1010", "{a: ?}"),
        ("a: ⟦!a%00b⟧ 1\n", "BK1010", "{a: ?}"),
        ("a: ⟦!!set⟧ {b: c}\n", "BK1010", "{a: {b: c}}"),
        ("a: ⟦!!str⟧ [1]\n", "BK1010", "{a: [1]}"),
        ("a: ⟦!!map⟧ 1\n", "BK1010", "{a: ?}"),
        ("? ⟦[1, 2]⟧\n: 3\nb: 4\n", "BK1011", "{b: 4}"),
        ("a: 1\n? ⟦{b: {c: d}}⟧\n: {e: [f]}\ng: 2\n", "BK1011", "{a: 1, g: 2}"),
        ("a: &x [1]\n? ⟦*x⟧\n: 2\n", "BK1011", "{a: [1]}"),
        ("name: {⟦{ user }⟧: }\n", "BK1011", "{name: {}}"),
        ("name: {⟦{ user }⟧}\n", "BK1011", "{name: {}}"),
        ("a: ⟦!!int 3.5⟧\nb: 2", "BK1013", "{a: ?, b: 2}"),
        ("a: ⟦&x !!int abc⟧\n", "BK1013", "{a: ?}"),
        ("a: ⟦!<tag:yaml.org,2002:int> 3.0⟧\n", "BK1013", "{a: ?}"),
        ("x-a: [1, ⟦!!bool \"yes\"⟧]\n", "BK1013", "{x-a: [1, ?]}"),
        ("⟦!!null a⟧: 1\n", "BK1013", "{?: 1}"),
        ("a: 'x'⟦#⟧y\n", "BK1012", "{a: 'x'}"),
        ("a: [1]⟦#⟧y\n", "BK1012", "{a: [1]}"),
        ("a: [1,⟦#⟧y\n  2]\n", "BK1012", "{a: [1, 2]}"),
        ("제목: 'x'⟦#⟧y '#' \"#\n", "BK1012", "{제목: 'x'}"),
        ("é🏖é: 'x'⟦#⟧y\n", "BK1012", "{é🏖é: 'x'}"),
        ("a: |⟦#⟧y\n  b\n", "BK1012", "{a: |b\n}"),
        ("a: 1\n⟦---⟧\nb: 2\n", "BK1006", "{a: 1}"),
        ("a: 1\n...\n⟦---⟧ b\n", "BK1006", "{a: 1}"),
    ])
    func `is at the mark and leaves a tree`(marked: String, rule: String, tree: String) {
        let expected = Marked(marked)
        let reading = Reading(expected.text)
        #expect(reading.rules == [rule])
        #expect(reading.report.findings.map(\.range) == expected.ranges)
        #expect(reading.tree == tree)
    }

    @Test(arguments: [
        "a: '#'", "a: \"#FF6B35\"", "a: ['#1', \"#2\"]", "a: 1 # it's \"#1\", [#2]",
        "a: |\n  '#'\n  ,#", "# '#\na: 1",
        "a: x'#'", "a: 'x\n  ''#'", "a: b # ,#\nc: d", "a: #\n  b",
    ])
    func `is not made of a number sign that may stand there`(text: String) {
        #expect(Reading(text).rules == [])
    }

    @Test(arguments: [
        (
            "!!int",
            [
                "0", "-12", "+7", "007", "0o17", "0xfF", "'12'", "\"12\"",
                String(repeating: "9", count: 400),
            ]
        ),
        (
            "!!float",
            [
                "1", "1.5", "1.", ".5", "-1e3", "+1.5E-7", ".inf", "-.INF", "+.Inf", ".nan", ".NaN",
                ".NAN", "'2'",
            ]
        ),
        ("!!bool", ["true", "False", "TRUE", "'false'"]),
        ("!!null", ["", "~", "null", "Null", "NULL", "''"]),
        ("!!str", ["", "3", "true", "~", "'x'"]),
    ])
    func `of a tag does not come for what the core schema reads so`(tag: String, texts: [String]) {
        #expect(texts.map { Reading("a: \(tag) \($0)\nb: 1\n").rules } == texts.map { _ in [] })
    }

    @Test(arguments: [
        (
            "!!int",
            [
                "3.5", "3.0", "1e3", "abc", "", "'1 '", "1_000", "0o8", "0x", "0xG", "--1", "+",
                "-0x1F", "true", "~",
            ]
        ),
        (
            "!!float",
            [
                "abc", "", ".", "e3", "1e", "1e+", "1.5.2", "0x1F", ".Nan", "-.nan", "inf", "1,5",
                "+",
            ]
        ),
        ("!!bool", ["yes", "on", "tRUE", "1", "", "~"]),
        ("!!null", ["nil", "none", "NuLL", "0", "false"]),
    ])
    func `of a tag comes for what the core schema does not read so`(tag: String, texts: [String]) {
        #expect(
            texts.map { Reading("a: \(tag) \($0)\nb: 1\n").rules } == texts.map { _ in ["BK1013"] })
    }

    @Test func `of a key that appears twice notes the first, and has a path`() throws {
        let text = Marked("a:\n  ⟦b⟧: 1\n  c: 2\n  b: 3\n")
        let finding = try #require(Reading(text.text).report.findings.first)
        #expect(finding.message == "the key `b` appears twice in this mapping")
        #expect(finding.notes.map(\.range) == text.ranges)
        #expect(finding.path == "/a/b")
    }

    @Test func `of a large mapping's repeated keys is one for each, and the first ones stay`()
        throws
    {
        var lines = (0..<500).map { "k\($0): \($0)" }
        lines.insert("k7: again", at: 300)
        lines.insert("k499: early", at: 100)
        lines.append("k7: once more")
        let reading = Reading(lines.joined(separator: "\n"))
        #expect(reading.report.findings.map(\.path) == ["/k7", "/k499", "/k7"])
        #expect(reading.document?.root.count == 500)
        #expect(reading.document?.root["k7"]?.text == "7")
        #expect(reading.document?.root["k499"]?.text == "early")
    }

    @Test func `of an unknown alias says what to write`() {
        let findings = Reading("a: &first 1\nb: *frist\n").report.findings
        #expect(
            findings.map(\.help) == [
                "mark the node to repeat with `&frist`, or quote text that begins with `*`"
            ])
    }

    @Test func `of an alias before its anchor notes the anchor`() {
        let text = Marked("a: *x\nb: ⟦&x 1⟧\n")
        #expect(Reading(text.text).report.findings.flatMap(\.notes).map(\.range) == text.ranges)
    }

    @Test func `comes for each fault that leaves a tree, in one run`() {
        let text = "a: 1\na: 2\nb: *x\nc: !y 1\nd: 'z'#\n? [e]\n: f\n---\n"
        #expect(
            Reading(text).rules == ["BK1007", "BK1008", "BK1010", "BK1012", "BK1011", "BK1006"])
    }

    @Test func `of each of two anchors with one name follows the last`() {
        #expect(Reading("a: &x 1\nb: &x 2\nc: *x\n").tree == "{a: 1, b: 2, c: 2}")
    }
}
