import BannerDiagnostics
import BannerTestSupport
import Foundation
import Testing

@testable import BannerTree
@testable import BannerYAML

/// What has changed in a text is read alone only if the whole text would be read as the same document.
struct ChangeTests {
    @Test(arguments: [
        // before, after, whether only an entry was read
        ("name: a\nitems:\n  - red\n  - blue\n", "name: a\nitems:\n  - red\n  - green\n", true),
        ("name: a\nitems:\n  - red\n  - blue\n", "name: ab\nitems:\n  - red\n  - blue\n", true),
        ("name: 가\nitems:\n- id: a # b\n- id: c\n", "name: 가\nitems:\n- id: 나 # b\n- id: c\n", true),
        ("a: 1\r\nitems:\r\n  - b: 1\r\n    c: 2\r\n", "a: 1\r\nitems:\r\n  - b: 1\r\n    d: 1\r\n    c: 2\r\n", true),
        // More nodes come before those of the list.
        ("name: a\nitems:\n  - {id: b}\n", "name: {a: b}\nitems:\n  - {id: b}\n", true),
        ("items:\n  - |\n    text\n\n  - b\n", "items:\n  - |\n    texts\n\n  - b\n", true),
        ("items:\n  - a\n  - b\n", "items:\n  - a\n  - &x b\n", false),
        ("items:\n  - a\n  - b\n", "items:\n  - a\n  - \"b\n", false),
        ("items:\n  - a\n  - b\n", "items:\n  - a\n  -b\n", false),
        ("items:\n  - a\n  - b\n", "items:\n  - a\n   - b\n", false),
        ("items:\n  - a\n  - b\n", "items:\n  - a\n  - b\n  - c\n", false),
        ("name: a\nitems: [b]\n", "items: a\nitems: [b]\n", false),
        ("name: a\nitems: [b]\n", "name: a\n...\nitems: [b]\n", false),
        ("{name: a}\n", "{name: b}\n", false),
    ])
    func `an entry is read alone`(before: String, after: String, isAlone: Bool) throws {
        let old = try #require(Reading(before).document)
        let continued = ChangeTests.continued(old, before, after)
        #expect((continued != nil) == isAlone)
        if let continued { ChangeTests.expectSame(continued, Reading(after), after) }
    }

    @Test(arguments: ChangeTests.files)
    func `any change leads to the document of the whole text`(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard var old = Reading(text).document else { return }
        var chance = Chance(state: UInt64(text.utf8.count))
        var before = text
        for _ in 0..<Sample.size(300) {
            let after = chance.edited(before)
            let whole = Reading(after)
            let continued = ChangeTests.continued(old, before, after)
            if let continued { ChangeTests.expectSame(continued, whole, after) }
            // Now and then the next change is one of the changed text, also if only an entry of it was read.
            if let document = continued ?? whole.document, chance.next(4) == 0 { (old, before) = (document, after) }
        }
    }

    @Test func `most changes of a value are read alone`() throws {
        let text = "items:\n" + (0..<50).map { "  - id: a\($0)\n    title: A title\n" }.joined()
        let old = try #require(Reading(text).document)
        var count = 0
        for place in text.utf8.indices where text.utf8[place] == UInt8(ascii: "t") {
            var after = text
            after.insert("x", at: place)
            if let continued = ChangeTests.continued(old, text, after) {
                count += 1
                ChangeTests.expectSame(continued, Reading(after), after)
            }
        }
        // The `t` of `items`, which contains everything, and nothing else.
        #expect(count == text.utf8.count { $0 == UInt8(ascii: "t") } - 1)
    }

    @Test func `two changes are one from the first to the last`() {
        var change = TextChange()
        change.add(10..<12, count: 5)
        change.add(2..<3, count: 1)
        change.add(14..<20, count: 0)
        // Of 30 bytes: 10..<12 became 5 bytes; a byte was replaced; 14..<20 of these 33 went.
        #expect(change == TextChange(2..<17, count: 12))
    }
}

extension ChangeTests {
    static let files: [URL] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return ["Examples", "Tests/Vectors"].flatMap { folder in
            let url = root.appendingPathComponent(folder)
            let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".banner.yaml") }.sorted().prefix(40).map(url.appendingPathComponent)
        }
    }()

    /// The document of `after`, read from what differs from `before`.
    static func continued(_ old: Document, _ before: String, _ after: String) -> Document? {
        let (a, b) = (Array(before.utf8), Array(after.utf8))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var end = 0
        while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        let file = SourceFile(name: "test", bytes: b)
        var report = Report()
        guard let screening = Screening.passed(file, Limits(), into: &report) else { return nil }
        let change = TextChange(start..<a.count - end, count: b.count - end - start)
        return Document.continued(
            from: PreviousDocument(old, change), file, EventReader.self, Limits(), screening, .none)
    }

    static func expectSame(_ document: Document, _ whole: Reading, _ text: String) {
        guard let other = whole.document else {
            Issue.record("this is not a document:\n\(text)")
            return
        }
        #expect(whole.rules == [], "\(text)")
        #expect(lines(of: document) == lines(of: other), "\(text)")
    }

    /// All records as text; a scalar's begins where its text is, which is not compared.
    private static func lines(of document: Document) -> [String] {
        (0..<document.records.count).map { index in
            var record = document.records[index]
            let text = record.kind == .scalar ? Node(document, at: UInt32(index)).text : ""
            if record.kind == .scalar { record.first = 0 }
            return "\(index) \(record) \(text)"
        }
    }
}

/// Numbers that look random and are always the same.
private struct Chance {
    var state: UInt64

    private static let pieces = [
        " ", "  ", "\n", "a", ":", ": ", "- ", "#", " # a", "\"", "'", "{", "}", "[", "]", ",", "&a ", "*a", "|", ">",
        "---\n", "...\n", "%", "\t", "가", "😀", "\r\n", "\r", "? ", "!t ", "a: b\n", "  - a\n", "  b: c\n", "null", "",
    ]

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    /// A text with a few characters replaced.
    mutating func edited(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        let start = next(scalars.count + 1)
        let end = min(scalars.count, start + (next(3) == 0 ? next(9) : 0))
        scalars.replaceSubrange(start..<end, with: Array(Chance.pieces[next(Chance.pieces.count)].unicodeScalars))
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }
}
