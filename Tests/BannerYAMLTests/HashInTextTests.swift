import BannerTestSupport
import BannerTree
import BannerYAML
import Foundation
import Testing

@Suite("A hash in a text")
struct HashInTextTests {
    private func findings(_ text: String) -> [String] {
        BannerFile.reading(text).report.findings.filter { $0.rule.slug == "hash-in-text" }.map(
            \.message.description)
    }

    private func banner(_ line: String) -> String {
        "items:\n  - id: a\n    title: \(line)\n    link: /a\n"
    }

    @Test(arguments: [
        ("We are #1 in town", "#1 in town", "\"We are #1 in town\""),
        ("Call #123 now   # since May", "#123 now", "\"Call #123 now\""),
        ("&t Say \"#yes\" #2 ", "#2", ##""Say \"#yes\" #2""##),
    ])
    func `is said to be a comment, and offered with quotes`(
        line: String, lost: String, quoted: String
    ) throws {
        let findings = BannerFile.reading(banner(line)).report.findings.filter {
            $0.rule.id == "BK2013"
        }
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.severity == .warning)
        #expect(
            finding.message.description == "`\(lost)` is a comment, and the text ends before it")
        #expect(finding.remedies.map(\.title.description) == ["write `\(quoted)`"])
        #expect(finding.remedies.first?.certainty == .likely)
    }

    @Test(arguments: [
        // Chance puts a `#` in one column, a habit also writes both in one way.
        (
            "    title: We are #1\n    alt: &a beach # note\n",
            ["`#1` is a comment, and the text ends before it"]
        ),
        ("    title: We are #one\n    alt: pictures #two\n", []),
    ])
    func `is one where another comment in its column is written like it`(
        lines: String, messages: [String]
    ) {
        let findings = BannerFile.reading("items:\n  - id: a\n\(lines)").report.findings
        #expect(findings.filter { $0.rule.id == "BK2013" }.map(\.message.description) == messages)
    }

    @Test
    func `is seen at the end of several lines, and nothing is offered that would keep only some`() {
        let report = BannerFile.reading(
            "items:\n  - id: a\n    title: Summer\n      sale is #1 in town\n"
        ).report
        #expect(
            report.findings.map(\.message.description) == [
                "`#1 in town` is a comment, and the text ends before it"
            ])
        #expect(
            report.findings.first?.explanation?.description
                == "quote the whole text, or add a space after the `#` of a comment")
        #expect(report.findings.first?.remedies.isEmpty ?? false)
    }

    @Test func `is seen in every text that would be lost`() {
        for line in HashInTextLines.lost { #expect(findings(banner(line)).count == 1, "\(line)") }
    }

    @Test func `is never an ordinary comment`() {
        for line in HashInTextLines.ordinary { #expect(findings(banner(line)) == [], "\(line)") }
    }

    @Test(arguments: [
        // Comments of the same kind: alone on a line, or one below the other.
        "#the first card\nname: Deals #for now\nitems: [a]\n",
        "name: Deals #for now\nitems:\n  - a  \n  #and another\n  - b\n",
        "items:\n  - id: a\n    title: Summer #hot\n    alt: A beach  #sea\n",
        // What is no text for people.
        "items:\n  - red #1\n  - id: b #2\n    link: /a #top\n    image: a.png #1\n    tags: [a] #3\n",
        "timer: 2s #1\nindicator: pill #x\nitems: [a] #2\nviewport: { width: 390 } #phone\n",
        "items:\n  - id: a\n    title: >-\n      We are #1 in town\n    alt: |\n      Call #1\n",
        "name: !!str 5 # a\nitems: [a]\nx-note: We are #1 in town\n",
        "name: Deals # bannerkit-ignore[hash-in-text]\nitems: [a]\n",
        "# bannerkit-ignore[hash-in-text] really\nname: Deals #1\nitems: [a]\n",
    ])
    func `is none where comments look like it, or nothing is lost`(text: String) {
        #expect(findings(text) == [])
    }

    @Test func `is still seen below a key that was commented out`() {
        #expect(findings("#timer: 2s\nname: We are #1\nitems: [a]\n").count == 1)
    }

    @Test func `is not seen in any example, vector, golden or page`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        var texts: [String] = []
        for folder in ["Examples", "Tests", "Sources/BannerKit/BannerKit.docc", "Editors"] {
            let names = FileManager.default.enumerator(
                atPath: root.appendingPathComponent(folder).path)
            for case let name as String in names ?? .init() where !name.contains("node_modules") {
                let file = root.appendingPathComponent(folder).appendingPathComponent(name)
                if name.hasSuffix(".yaml") && !name.contains("hash-in-text") {
                    texts.append((try? String(contentsOf: file, encoding: .utf8)) ?? "")
                } else if name.hasSuffix(".md") && !name.hasSuffix("Rules.md") {
                    let parts = try String(contentsOf: file, encoding: .utf8).components(
                        separatedBy: "```")
                    texts += stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter {
                        $0.hasPrefix("yaml\n")
                    }
                    .map { String($0.dropFirst(5)) }
                }
            }
        }
        #expect(texts.count > 150)
        for text in texts { #expect(findings(text) == [], "\(text.prefix(200))") }
    }

    @Test func `is looked for in proportion to a text's length`() {
        let text =
            "items:\n" + (0..<9_000).map { "  - {id: i\($0), title: We are #1\n    }\n" }.joined()
        #expect(BannerFile.reading(text).report.count(of: .warning) == 9_000)
    }
}
