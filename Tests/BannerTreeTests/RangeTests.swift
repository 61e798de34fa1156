import BannerDiagnostics
import BannerTestSupport
import BannerTree
import Testing

@Suite struct `A node's range` {
    @Test(arguments: [
        ("a: ⟦1⟧\n", "/a"),
        ("a: ⟦'x y'⟧  # comment\n", "/a"),
        ("a:⟦⟧\nb: 1\n", "/a"),
        ("a:\n  ⟦b: 1\n  c: 2⟧\n\n# comment\n\nd: 3\n", "/a"),
        ("a:\n  ⟦- 1\n  - 2⟧\n\n# comment\nb: 3\n", "/a"),
        ("⟦a: 1\nb: 2⟧\n# end\n", ""),
        ("a: ⟦[1, 2\n  ]⟧\nb: 1\n", "/a"),
        ("a: [{b: ⟦c d⟧}]", "/a/0/b"),
        ("a: ⟦|\n  text\n  more⟧\n\n\nb: 1\n", "/a"),
        ("a: ⟦>+\n  text⟧\n\n\nb: 1\n", "/a"),
        ("한: |\n  글자\n\nb: ⟦2⟧\n", "/b"),
        ("a: ⟦|\n  글자 🏖️⟧\n\n\nb: 1\n", "/a"),
        ("a: ⟦&x [1]⟧\n", "/a"),
        ("a: ⟦!!str 1⟧\n", "/a"),
        ("a: &x [1]\nb: ⟦*x⟧\n", "/b"),
        ("a: &x [1, ⟦2⟧]\nb: *x\n", "/b/1"),
        ("제목: ⟦여름 👨‍👩‍👧 e\u{301}⟧\n", "/제목"),
        ("\"제목\": x\n\"b\": ⟦y⟧\n", "/b"),
        ("a: \"x\u{2028}y\"\nb: ⟦z⟧\n", "/b"),
        ("a: 1\r\nb: ⟦2⟧\r\n", "/b"),
        ("a: 1\rb: ⟦2⟧\r", "/b"),
        ("a~b: {c/d: ⟦1⟧}", "/a~0b/c~1d"),
    ])
    func `is what is marked`(marked: String, path: String) throws {
        let expected = Marked(marked)
        let reading = Reading(expected.text)
        let node = try #require(reading.document?.root[path: path])
        #expect([node.range] == expected.ranges)
        #expect(reading.rules == [])
    }

    @Test func `of keys is the key's own`() throws {
        let expected = Marked("⟦a⟧: 1\n⟦'b c'⟧: 2\n? ⟦d⟧\n: 3\n")
        let root = try #require(Reading(expected.text).document?.root)
        #expect(root.entries.map(\.key.range) == expected.ranges)
    }

    @Test func `counts from after a byte order mark`() throws {
        let expected = Marked("a: ⟦1⟧")
        let root = try #require(
            Reading([0xEF, 0xBB, 0xBF] + Array(expected.text.utf8)).document?.root)
        #expect(root["a"]?.range == expected.ranges.first)
    }
}

@Suite struct `A node's path` {
    @Test(arguments: [
        "", "/items", "/items/0", "/items/1/link", "/items/1/a~1b~0c", "/x", "/", "/x/0",
    ])
    func `leads back to the node`(path: String) throws {
        let text = "items:\n  - red\n  - {link: a, a/b~c: d}\nx: [[1]]\n'': empty\n"
        let root = try #require(Reading(text).document?.root)
        #expect(root[path: path]?.path == path)
    }

    @Test(arguments: ["x", "/y", "/items/2", "/items/-1", "/items/01", "/items/a", "/x/0/0"])
    func `that leads nowhere gives nothing`(path: String) throws {
        let root = try #require(Reading("items: [red, blue]\nx: [1]\n").document?.root)
        #expect(root[path: path] == nil)
    }

    @Test func `of a key is its value's`() throws {
        let root = try #require(Reading("a: {b: 1}").document?.root)
        #expect(root["a"]?.entries.map(\.key.path) == ["/a/b"])
    }

    @Test(arguments: [
        "a: ⟦1⟧", "a: &x ⟦1⟧", "a: !!str ⟦1⟧", "a: &x !!str ⟦1⟧", "a: !!str &x ⟦'1'⟧",
        "a: &x # 여름 !x\n  ⟦\"1\"⟧",
        "a: &x ⟦여름 2⟧", "a: &x⟦⟧", "a: &x \u{2028} ⟦1⟧", "a: !<tag:yaml.org,2002:str> ⟦1⟧",
        "여름: &x  ⟦바다\n  2⟧",
        "a: &x # &y\n  # !!str\n  !!str ⟦|\n  b⟧\n",
    ])
    func `without anchor and tag is that of the text`(marked: String) throws {
        let text = Marked(marked)
        let document = try #require(Reading(text.text).document)
        let value = try #require(document.root.entries.first { _ in true }?.value)
        var cursor = TextCursor(document)
        #expect([value.contentRange(&cursor)] == text.ranges)
    }
}
