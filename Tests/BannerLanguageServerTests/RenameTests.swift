import BannerDiagnostics
import BannerEditing
import BannerKit
import BannerRules
import BannerTestSupport
import Testing

@testable import BannerLanguageServer

struct RenameTests {
    private static let text = """
        items: [red, { id: "orange" }, 'yellow']
        paging: { startPage: orange }
        scenarios:
          - name: orange
            duration: 5s
            inputs: [{ at: 1s, select: orange }]
            expect: [{ item: orange, shownAtLeast: 1s }, { at: 2s, page: 'orange' }]
        """

    @Test func `An id is renamed wherever it is written, in the quotes that are there`() throws {
        let snapshot = Cursor(RenameTests.text).snapshot
        let edits = try snapshot.rename(at: 24, to: "2024")
        #expect(
            snapshot.text(after: edits) == """
                items: [red, { id: "2024" }, 'yellow']
                paging: { startPage: "2024" }
                scenarios:
                  - name: orange
                    duration: 5s
                    inputs: [{ at: 1s, select: "2024" }]
                    expect: [{ item: "2024", shownAtLeast: 1s }, { at: 2s, page: '2024' }]
                """)
    }

    @Test(arguments: [
        ("items: [r¦ed, blue]", "blue", "`blue` is already the id of an item"),
        ("items: [r¦ed]", "a b", "`a b` cannot be an id"),
        ("items: [r¦ed]", "", "an id cannot be empty"),
        ("items: [r¦ed", "blue", "an id cannot be renamed while the file is not valid YAML"),
        ("items: [red, red¦]", "blue", "more than one item has the id `red`"),
        ("items: [red]\npaging: { startPage: blu¦e }", "green", "no item has the id `blue`"),
        ("items: [red]\nti¦mer: 2s", "green", "only an item's id or an anchor can be renamed"),
        (
            "items: [red]\npaging: { startPage: 0¦ }", "green",
            "only an item's id or an anchor can be renamed"
        ),
        ("items: [&a¦ x, &a y]", "b", "more than one anchor is named `a`"),
        ("items: [&a¦ x, &b y]", "b", "`b` is already an anchor or an alias"),
        ("items: [&a¦ x]", "b c", "`b c` cannot be an anchor"),
    ]) func `What cannot be renamed says why`(_ text: String, _ id: String, _ message: String) {
        let cursor = Cursor(text)
        var refusal = "none"
        do throws(RequestFault) {
            _ = try cursor.snapshot.rename(at: cursor.offset, to: id)
        } catch {
            refusal = error.message
        }
        #expect(refusal.hasPrefix(message), "\(refusal)")
    }

    @Test func `A rename begins with the id without its quotes`() throws {
        let cursor = Cursor("items: [\"o¦range\"]")
        #expect(
            try cursor.snapshot.prepareRename(at: cursor.offset)
                == Replacement(range: 8..<16, text: "orange"))
    }

    /// An anchor before a text, a list in brackets, a block below a comment, after a tag, and
    /// before a key.
    @Test(arguments: [
        (
            "items: [{ id: a, color: &c¦ red }, { id: b, color: *c }]",
            "{ id: a, color: &new red }, { id: b, color: *new }]"
        ),
        ("x-w: &¦w [1, 2]\nitems: [a]\nx-v: *w\n", "&new [1, 2]\nitems: [a]\nx-v: *new\n"),
        (
            "x-w: &w # why\n  a: 1\nitems: [a]\nx-v: *¦w\n",
            "&new # why\n  a: 1\nitems: [a]\nx-v: *new\n"
        ),
        ("x-w: &w¦ !!str 1\nitems: [a]\nx-v: *w\n", "&new !!str 1\nitems: [a]\nx-v: *new\n"),
        ("items:\n  - &w id: a\n    title: *w¦\n", "items:\n  - &new id: a\n    title: *new\n"),
    ]) func `An anchor is renamed with its aliases`(_ text: String, _ end: String) throws {
        let cursor = Cursor(text)
        let edits = try cursor.snapshot.rename(at: cursor.offset, to: "new")
        #expect(cursor.snapshot.text(after: edits).hasSuffix(end))
    }

    @Test func `An alias leads to the last anchor of its name before it`() {
        let snapshot = Cursor("x-a: &a 1\nx-b: *a\nx-c: &a 2\nx-d: *a\nitems: [a]\n").snapshot
        let all = snapshot.references(at: 6, withDeclaration: true)
        #expect(all.map { snapshot.line(of: $0.lowerBound) } == [1, 2, 3, 4])
        #expect(
            all.map { snapshot.definition(at: $0.lowerBound) } == [all[0], all[0], all[2], all[2]])
    }

    @Test func `Definitions and references`() {
        let snapshot = Cursor(RenameTests.text).snapshot
        let all = snapshot.references(at: 24, withDeclaration: true)
        #expect(all.map { snapshot.line(of: $0.lowerBound) } == [1, 2, 6, 7, 7])
        #expect(snapshot.references(at: 24, withDeclaration: false).count == 4)
        for range in all { #expect(snapshot.definition(at: range.lowerBound) == all[0]) }
        let numbered = Cursor("items: [a, bc]\npaging: { startPage: 1¦ }")
        #expect(numbered.snapshot.definition(at: numbered.offset) == 11..<13)
    }

    @Test(arguments: Corpus.examples)
    func `After every rename the scenarios have the same verdicts`(
        _ file: Corpus.File
    ) throws {
        let snapshot = Snapshot(file.source, kind: .banner)
        guard let banner = snapshot.banner else { return }
        let verdicts = banner.testScenarios().map(\.isPassed)
        for (number, item) in snapshot.items.enumerated() {
            let node = try #require(item.idNode)
            for id in ["new-\(number)", "9\(number)", "true"] {
                let edits = try snapshot.rename(at: snapshot.outline.nodes[node].start, to: id)
                let text = snapshot.text(after: edits)
                let renamed = Snapshot(
                    SourceFile(name: file.name, bytes: Array(text.utf8)), kind: .banner)
                #expect(renamed.banner?.items[number].id == id)
                #expect(renamed.banner?.testScenarios().map(\.isPassed) == verdicts)
                #expect(renamed.report.findings.count == snapshot.report.findings.count)
            }
        }
    }
}
