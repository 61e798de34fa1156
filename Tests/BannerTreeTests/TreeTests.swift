import BannerDiagnostics
import BannerTree
import Testing

@Suite struct `A tree` {
    @Test(arguments: [
        ("a", "a"),
        ("a: 1\nb: [x, 'y', \"z\"]", #"{a: 1, b: [x, 'y', "z"]}"#),
        ("- a\n- b: c\n  d: e\n-\n  - f", "[a, {b: c, d: e}, [f]]"),
        ("{a: {b: {c: d}}}", "{a: {b: {c: d}}}"),
        ("a:\nb: ''", "{a: , b: ''}"),
        ("[]", "[]"),
        ("a: {}\nb: []", "{a: {}, b: []}"),
        ("a: |\n  one\n  two\n", "{a: |one\ntwo\n}"),
        ("a: >-\n  one\n  two\n", "{a: >one two}"),
        ("a: \"\\u00e9\\t\\\"\"", "{a: \"é\t\"\"}"),
        ("a: 'it''s'", "{a: 'it's'}"),
        ("a: one\n  two", "{a: one two}"),
        ("title: 여름 세일 🏖️\n여름: 1", "{title: 여름 세일 🏖️, 여름: 1}"),
        ("<<: a", "{<<: a}"),
        ("---\na: 1\n...\n", "{a: 1}"),
        ("a: 1 # one\n# two\n", "{a: 1}"),
        ("a: b#c", "{a: b#c}"),
        ("a: 'x\u{2028}y'", "{a: 'x\u{2028}y'}"),
    ])
    func `holds what the text says`(text: String, tree: String) {
        let reading = Reading(text)
        #expect(reading.tree == tree)
        #expect(reading.rules == [])
    }

    @Test(arguments: ["a: 1\nb: 2\n", "a: 1\r\nb: 2\r\n", "a: 1\rb: 2\r"])
    func `is the same with every kind of line break`(text: String) {
        #expect(Reading(text).tree == "{a: 1, b: 2}")
    }

    @Test func `finds a key by its exact text`() throws {
        // The second key is "é" as two code points, which Swift's == treats as equal to the first.
        let root = try #require(Reading("\u{E9}: 1\ne\u{301}: 2\n'a b': 3\n").document?.root)
        #expect(root.count == 3)
        #expect(root["\u{E9}"]?.text == "1")
        #expect(root["e\u{301}"]?.text == "2")
        #expect(root["a b"]?.text == "3")
        #expect(root["a"] == nil)
        #expect(root["e\u{301}"]?.equals("2") == true)
        #expect(root["e\u{301}"]?.equals(Array("22".utf8)) == false)
    }

    @Test(arguments: [
        ("12", true, Node.Tag.none), ("'12'", false, .none), ("!!str 12", false, .string),
        ("!!int 12", false, .int),
        ("!!float 12", false, .float), ("!!bool true", false, .bool), ("!!null ~", false, .null),
        ("|\n 12", false, .none),
        ("!<tag:yaml.org,2002:str> 12", false, .string),
    ])
    func `knows which scalars the core schema may read`(text: String, isPlain: Bool, tag: Node.Tag)
        throws
    {
        let reading = Reading(text)
        let root = try #require(reading.document?.root)
        #expect(root.isPlain == isPlain)
        #expect(root.tag == tag)
        #expect(reading.rules == [])
    }

    @Test func `takes the core tags of collections`() {
        #expect(Reading("a: !!seq [1]\nb: !!map {c: 1}").tree == "{a: [1], b: {c: 1}}")
    }

    @Test func `keeps a NUL that was written as an escape`() throws {
        let root = try #require(Reading(#""a\0b""#).document?.root)
        #expect(Array(root.bytes) == [0x61, 0, 0x62])
    }

    @Test func `sees through an alias`() throws {
        let root = try #require(Reading("a: &x [1, {b: 2}]\nc: *x\n").document?.root)
        #expect(root["c"]?.items.map(\.kind) == [.scalar, .mapping])
        #expect(root["c"]?.isAlias == true)
        #expect(root["a"]?.isAlias == false)
    }
}
