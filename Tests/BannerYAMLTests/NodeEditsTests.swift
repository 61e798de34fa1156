import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@Suite("Edits of a tree's nodes")
struct NodeEditsTests {
    /// Every change of every node of the examples, the vectors and the expected findings' banners.
    @Test(arguments: Corpus.all)
    func `are the change that they say and no other`(file: Corpus.File) {
        var report = Report()
        guard file.bytes.count < 4_000, let document = Document.parse(file.source, into: &report),
            report.findings.isEmpty
        else { return }
        var number = file.bytes.count
        for path in paths(document.root) {
            for kind in TreeChange.Kind.allCases {
                number += 1
                guard number.isMultiple(of: Sample.step) else { continue }
                let found = fault(TreeChange(kind: kind, path: path), document)
                #expect(found == nil || found == "none")
            }
        }
    }

    /// A text, a change, and what becomes of the text; `nil` if the change cannot be made.
    private func check(
        _ text: String, _ after: String?, name: String = "a.yaml",
        sourceLocation: Testing.SourceLocation = #_sourceLocation,
        _ change: (inout NodeEdits, Node) throws -> [Edit]?
    ) throws {
        var report = Report()
        let read = Document.parse(SourceFile(name: name, bytes: Array(text.utf8)), into: &report)
        let document = try #require(read, sourceLocation: sourceLocation)
        var edits = NodeEdits(document)
        let result = try change(&edits, document.root).map { document.file.applying($0).bytes }
        #expect(
            result.map { String(decoding: $0, as: UTF8.self) } == after,
            sourceLocation: sourceLocation)
    }

    /// The key of that name; a node that is no key if there is none.
    private func key(_ name: String, _ mapping: Node?) -> Node {
        guard let mapping else { preconditionFailure("there is no mapping") }
        return mapping.entries.first { $0.key.text == name }?.key ?? mapping
    }

    @Test func `rename a key in its quotes`() throws {
        for (before, after) in [
            ("- a: 1\n", "- é: 1\n"), ("- 'a': 1", "- 'é': 1"), ("[{\"a\":1}]", "[{\"é\":1}]"),
            ("- ? a # c\n  : 1\n", "- ? é # c\n  : 1\n"), ("- &x a: 1\n", "- &x é: 1\n"),
            ("- &x {a: 1}\n- *x\n", nil),
        ] {
            try check(before, after) { $0.rename(key("a", $1.item(0)), to: "é") }
        }
    }

    @Test func `replace a value`() throws {
        let values: [(String, JSON, String?)] = [
            ("a: b # c\r\n", "d e", "a: d e # c\r\n"), ("a: 'b'", "it's", "a: 'it''s'"),
            ("a: b", "true", "a: \"true\""),
            ("a: \"5\"", 5, "a: 5"), ("a: &x b", "c: d", "a: &x \"c: d\""), ("a:", 1, "a: 1"),
            ("{ a: }", 1, "{ a: 1 }"),
            ("a: b", ["c": [1, "x"]], "a: { c: [1, x] }"),
            ("a:\n  b: 1\n  c: 2\nd: 3\n", "x", "a: x\nd: 3\n"),
            ("a:\n- b\n- c # c\n", "x", "a: x # c\n"), ("a:\n- b # c\n- c\n", "x", nil),
            ("a: |\n  b\n\nc: 1", "x", "a: x\n\nc: 1"),
            ("a: | # c\n  b\n", "x", nil), ("b: &x 1\na: *x # c\n", 2, "b: &x 1\na: 2 # c\n"),
        ]
        for (before, value, after) in values {
            try check(before, after) { $0.replace($1["a"]!, with: value) }
        }
        try check("[a: 1]", nil) { $0.replace($1.item(0)!, with: "x") }
        try check("{\"a\":1}", "{\"a\":\"x\"}", name: "a.json") { $0.replace($1["a"]!, with: "x") }
    }

    @Test func `remove an entry with its lines or one comma`() throws {
        for (before, after) in [
            ("# h\na: 1 # c\nb: 2\n", "# h\nb: 2\n"), ("b: 2\na:\n  c: 1\n# d\n", "b: 2\n# d\n"),
            ("b: 2\r\na: 1", "b: 2"),
            ("{ a: 1, b: 2 }", "{ b: 2 }"), ("{ b: 2, a: 1 }", "{ b: 2 }"),
            ("{b: 2, a: 1,}", "{b: 2,}"),
            ("{ a: 1 }", "{}"),
            ("{\n  \"b\": 2,\n  \"a\": 1\n}", "{\n  \"b\": 2\n}"),
            ("{\n  a: 1, # c\n  b: 2 # d\n}", "{\n  b: 2 # d\n}"),
            ("{ # c\n  a: 1 }", nil), ("a: 1 # c\n", "{} # c\n"), ("a: &x 1\nb: *x\n", nil),
        ] {
            try check(before, after) { $0.remove(key("a", $1)) }
        }
        for (before, after) in [
            ("- a: 1\n  b: 2\n", "- b: 2\n"), ("- a: 1 # c\n  b: 2\n", "- b: 2\n"),
            ("- a: 1 # c\n  # d\n  b: 2\n", nil),
            ("- b: 2\n  a: 1", "- b: 2"),
            ("- a: 1\n", "- {}\n"), ("- { a: 1 }\n", "- {}\n"), ("[a: 1]\n", nil),
        ] {
            try check(before, after) { $0.remove(key("a", $1.item(0))) }
        }
        try check("x:\n  y:\n    z: 1\nw: 2\n", "w: 2\n") { $0.remove(key("z", $1["x"]!["y"])) }
        for (before, after) in [
            ("x:\n- a\n- b # c\n- d", "x:\n- a\n- d"), ("x: [a, b]", "x: [a]"),
            ("x: [a,\n  b,\n  c]", "x: [a,\n  c]"),
            ("x:\n- - 1\n- b\n", "x:\n- - 1\n"),
        ] {
            try check(before, after) { $0.remove($1["x"]!.item(1)!) }
        }
        try check("x:\n- b\ny: 1\n", "x: []\ny: 1\n") { $0.remove($1["x"]!.item(0)!) }
    }

    @Test func `insert an entry`() throws {
        for (before, after) in [
            ("x:\n  a: 1 # c\ny: 2\n", "x:\n  a: 1 # c\n  k: \"1\"\ny: 2\n"),
            ("x:\r  a: 1", "x:\r  a: 1\r  k: \"1\""),
            ("x: {}", "x: { k: \"1\" }"), ("x: { a: 1 }", "x: { a: 1, k: \"1\" }"),
            ("x: { a: , }", "x: { a: , k: \"1\" , }"),
            ("x: {\n  a: 1,\n}", "x: {\n  a: 1,\n  k: \"1\",\n}"),
            ("x: { a: \"b\"#c\n}", nil),
            ("x: {\n  a: 1\n}", "x: {\n  a: 1,\n  k: \"1\"\n}"), ("x: {\n  a: 1 # c\n}", nil),
            ("x: { k: 1 }", nil),
            ("x: 1", nil),
            ("x:\n  a: |+\n    b\n\n", nil),
            ("x:\n  a: |\n    b\n\ny: 1", "x:\n  a: |\n    b\n  k: \"1\"\n\ny: 1"),
        ] {
            try check(before, after) { $0.insert([("k", "1")], into: $1["x"]!) }
        }
        try check("{\"b\": 1}", "{\"b\": 1, \"k\": \"x\"}", name: "a.json") {
            $0.insert([("k", "x")], into: $1)
        }
    }

    @Test func `move an entry below the root`() throws {
        for (before, after) in [
            ("e: x # c\nb: 2\n", "t:\n  e: x # c\nb: 2\n"),
            ("e: x\nt: { d: 1 }\n", "t: { d: 1, e: x }\n"),
            ("b: 1\n# c\ne: x # d\nt:\n  d: 1\n", "b: 1\nt:\n  d: 1\n  # c\n  e: x # d\n"),
            (
                "e:\n  x: 1\n\n  y: 2\nt:\n    d: 1",
                "t:\n    d: 1\n    e:\n      x: 1\n\n      y: 2"
            ),
            ("e: x\nt: 1\n", nil),
            ("e: x\nt: { e: 1 }\n", nil), ("e: x # c\nt: { d: 1 }\n", nil),
            ("e: [a, b]\nt: {}\n", "t: { e: [a, b] }\n"),
            ("{\"e\": 1, \"t\": {\"d\": 1}}", "{\"t\": {\"d\": 1, \"e\": 1}}"),
            ("{e: 1, b: 2}", "{t: { e: 1 }, b: 2}"),
            ("t: { d: 1 }\ne: &x 1\nf: *x\n", nil),
        ] {
            try check(before, after) { $0.move(key("e", $1), under: ["t"]) }
        }
        for (before, after) in [
            ("t:\n  e: x # c\n  d: 1\nb: 2\n", "t:\n  d: 1\nb: 2\ne: x # c\n"),
            ("b: 2\nt:\n  e: |\n    x\n", nil),
            ("b: 2\r\nt:\r\n  d: 1\r\n  e: x", "b: 2\r\nt:\r\n  d: 1\r\ne: x"),
            ("t: { d: 1, e: [x] }", "t: { d: 1 }\ne: [x]"),
            ("{\"t\": {\"e\": 1}}", "{\"e\": 1}"),
        ] {
            try check(before, after) { $0.move(key("e", $1["t"]), under: []) }
        }
        try check("e: x\nb: 2\n", "t:\n  u:\n    f: 3s\nb: 2\n") {
            $0.move(key("e", $1), under: ["t", "u"], as: "f", value: "3s")
        }
    }

    @Test func `wrap and unwrap a value, and swap two`() throws {
        for (before, wrapped) in [
            ("a: b # c", "a: { k: b } # c"),
            ("a:\n  b: 1\n\n  c: 2\n", "a:\n  k:\n    b: 1\n\n    c: 2\n"),
            ("a:\n- b\n- c", "a:\n  k:\n  - b\n  - c"), ("a: |\n  b\n", nil),
        ] {
            try check(before, wrapped) { $0.wrap($1["a"]!, in: "k") }
        }
        try check("a: 3s # c", "a: { k: 3s, m: x } # c") {
            $0.wrap($1["a"]!, in: "k", with: [("m", "x")])
        }
        for (before, after) in [
            ("a: { k: b } # c", "a: b # c"), ("a: [ 'b' ]", "a: 'b'"),
            ("a:\n  k:\n    b: 1\n    c: 2\n", "a:\n  b: 1\n  c: 2\n"),
            ("a:\n  k: 5 # c\n", "a: 5 # c\n"), ("a:\n- b", "a: b"), ("a:\n  # c\n  k: 1\n", nil),
            ("a: [b, c]", nil),
            ("a: [b: c]", nil),
        ] {
            try check(before, after) { $0.unwrap($1["a"]!) }
        }
        try check("a: '1' # c\nb: x\n", "a: x # c\nb: '1'\n") { $0.swap($1["b"]!, $1["a"]!) }
    }
}
