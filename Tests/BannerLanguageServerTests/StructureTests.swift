import BannerDiagnostics
import BannerKit
import BannerTestSupport
import Testing

@testable import BannerLanguageServer

struct StructureTests {
    private static let text = """
        # yaml-language-server: $schema=../banner.schema.json
        # A banner.
        items:
          - id: red
            title: "Two
              lines"
            image: images/red.png
            link: https://example.com/
            color: "#abc"
          - { id: orange, color: '#FFA500FF' } # fine
        timer:
          interval: 2s
        """

    private let snapshot = Cursor(StructureTests.text).snapshot

    @Test func `Symbols are the keys, and the items by their ids`() {
        func lines(_ symbols: [Symbol], _ indent: String) -> [String] {
            symbols.flatMap {
                [indent + $0.name + ($0.detail.isEmpty ? "" : ": \($0.detail)")]
                    + lines($0.children, indent + "  ")
            }
        }
        #expect(
            lines(snapshot.symbols(), "") == [
                "items: 2", "  red: Two lines", "  orange", "timer", "  interval: 2s",
            ])
    }

    @Test func `Symbols contain their selections and their children`() {
        func check(_ symbols: [Symbol], in range: Range<Int>) {
            for symbol in symbols {
                #expect(
                    range.contains(symbol.range) && symbol.range.contains(symbol.selection),
                    "\(symbol)")
                check(symbol.children, in: symbol.range)
            }
        }
        for file in Corpus.all {
            let snapshot = Snapshot(file.source, kind: .banner)
            check(snapshot.symbols(), in: 0..<snapshot.file.bytes.count)
        }
    }

    @Test func `Parts of several lines can be folded`() {
        let folds = snapshot.folds().map { fold in
            "\(snapshot.line(of: fold.range.lowerBound))-\(snapshot.line(of: fold.range.upperBound))"
                + (fold.isComment ? " comment" : "")
        }
        #expect(folds == ["1-2 comment", "3-10", "4-9", "11-12"])
    }

    @Test func `Selections grow from the word to the file`() {
        let offset = StructureTests.text.utf8.count - 1
        let parts = snapshot.selections(at: offset).map(shown)
        #expect(parts.prefix(3) == ["2s", "interval: 2s", "timer:\n  interval: 2s"])
        #expect(parts.last == StructureTests.text)
    }

    @Test func `Links lead to images, pages and schemas`() {
        #expect(
            snapshot.links().map { shown($0.range) } == [
                "../banner.schema.json", "images/red.png", "https://example.com/",
            ])
        #expect(snapshot.links()[0].target == "../banner.schema.json" && snapshot.links()[0].isPath)
        #expect(snapshot.links()[2].target == "https://example.com/" && !snapshot.links()[2].isPath)
    }

    @Test(arguments: [
        ("link: https://a.com", "https://a.com"), ("link: http://a.com", "http://a.com"),
        ("link: mailto:a@b.com", "mailto:a@b.com"), ("link: tel:112", "tel:112"),
        ("image: 'https://a.com/x'", "https://a.com/x"),
        ("image: a b.PNG", "a b.PNG"), ("image: a/b.svg", "a/b.svg"),
        ("link: command:workbench.action.terminal.new", nil), ("link: 'vscode://x/y'", nil),
        ("link: myapp://sale", nil),
        ("link: javascript:alert(1)", nil), ("link: data:text/html,x", nil),
        ("link: file:///etc/passwd", nil),
        ("link: HTTPS://a.com", nil), ("link: 'https:a'", nil), ("link: 'https://a b'", nil),
        ("link: ../a.png", nil),
        ("image: file:///a.png", nil), ("image: command:a.png", nil), ("image: /a.png", nil),
        ("image: ../a.png", nil),
        ("image: a/../../a.png", nil), ("image: '%2e%2e/a.png'", nil), ("image: ~/a.png", nil),
        ("image: 'C:\\a.png'", nil),
        ("image: run.desktop", nil), ("image: a.sh", nil), ("image: a.png/", nil),
        ("image: http://a.com/a.png", nil),
        ("alt: x # $schema=command:a.json", nil), ("alt: x # $schema=file:///a.json", nil),
        ("alt: x # $schema=a.desktop", nil),
        ("alt: x # $schema=javascript:a", nil),
        ("alt: x # $schema=https://a.com/b", "https://a.com/b"),
    ]) func `Only pages, mails, telephones and pictures beside the file can be opened`(
        _ text: String, _ target: String?
    ) {
        let links = Cursor("items:\n  - id: a\n    \(text)\n").snapshot.links()
        #expect(links.map(\.target) == [target].compactMap { $0 })
    }

    @Test func `Colours are offered in the notation that is there`() {
        let colors = snapshot.colors()
        #expect(colors.map { shown($0.range) } == ["\"#abc\"", "'#FFA500FF'"])
        #expect(snapshot.presentations(of: colors[0]).map(\.text) == ["\"#abc\"", "\"#aabbcc\""])
        #expect(snapshot.presentations(of: colors[1]).map(\.text) == ["'#FFA500FF'", "'#FFA500'"])
        var changed = colors[0]
        changed.color.alpha = 128
        #expect(snapshot.presentations(of: changed).map(\.text) == ["\"#aabbcc80\""])
    }

    @Test func `Tokens name what the parts of a text are`() {
        let tokens = snapshot.tokens().map { "\($0.kind) \(shown($0.range))" }
        #expect(
            tokens.prefix(8) == [
                "comment # yaml-language-server: $schema=../banner.schema.json",
                "comment # A banner.", "key items",
                "key id",
                "id red", "key title", "text \"Two", "text lines\"",
            ])
        #expect(tokens.suffix(4) == ["comment # fine", "key timer", "key interval", "number 2s"])
    }

    @Test(arguments: Corpus.all) func `Tokens are in order, apart and each on one line`(
        _ file: Corpus.File
    ) {
        let snapshot = Snapshot(file.source, kind: .banner)
        var end = 0
        for token in snapshot.tokens() {
            #expect(token.range.lowerBound >= end && !token.range.isEmpty)
            #expect(!snapshot.file.bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D })
            end = token.range.upperBound
        }
    }

    @Test func `A giant's outline is capped`() {
        let items = (0..<10_000).map { "  - item-\($0)\n" }.joined()
        let snapshot = Cursor("items:\n" + items).snapshot
        #expect(snapshot.symbols()[0].children.count == 2_000)
        #expect(snapshot.inlayHints(in: 0..<snapshot.file.bytes.count).count == 1_000)
    }

    private func shown(_ range: Range<Int>) -> String {
        String(decoding: snapshot.file.bytes[range], as: UTF8.self)
    }
}

extension Range where Bound == Int {
    fileprivate func contains(_ other: Range) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
