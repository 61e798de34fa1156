import BannerDiagnostics
import BannerTree
import BannerYAML
import Testing

/// What is wrong with a text, what is offered, and the text after the first remedy if a program may
/// apply it.
@Suite struct `The cause of a text that is not YAML` {
    struct Case: Sendable {
        var text, finding: String
        var remedies: [String]
        var after: String?
    }

    static let item = "items:\n  - id: a\n"

    static let cases = [
        Case(
            text: "items:\n\t- a\n\t- b\n", finding: "2:1 a tab cannot be used to indent",
            remedies: ["certain: indent with spaces"], after: "items:\n  - a\n  - b\n"),
        Case(
            text: "timer:2s\nitems: [a, b]\n", finding: "1:1 a space is missing after `timer:`",
            remedies: ["certain: insert a space after the `:`"], after: "timer: 2s\nitems: [a, b]\n"
        ),
        Case(
            text: item + "    title: \"Sale\n    alt: \"b\"\n",
            finding: "3:12 this quote is not closed",
            remedies: ["likely: close the quote with `\"` at the end of the line"],
            after: item + "    title: \"Sale\"\n    alt: \"b\"\n"),
        Case(
            text: "items: [a, b\ntimer: 2s\n", finding: "1:8 this bracket is not closed",
            remedies: ["likely: add `]` at the end of the line"],
            after: "items: [a, b]\ntimer: 2s\n"),
        Case(
            text: "timer: 2s\nitems: [a, b]]\n", finding: "2:14 unmatched `]`",
            remedies: ["likely: remove it"],
            after: "timer: 2s\nitems: [a, b]\n"),
        Case(
            text: item + "  title: x\n",
            finding: "3:3 the indentation of `title` matches nothing around it",
            remedies: ["likely: indent `title` by 4 spaces"], after: item + "    title: x\n"),
        Case(
            text: item + "      title: x\n",
            finding: "3:7 the indentation of `title` matches nothing around it",
            remedies: ["likely: indent `title` by 4 spaces"], after: item + "    title: x\n"),
        Case(
            text: item + " - id: b\n",
            finding: "3:4 the indentation of `id` matches nothing around it",
            remedies: ["likely: indent `id` by 2 spaces"], after: item + "  - id: b\n"),
        Case(
            text: item + "    title: x\n   - ",
            finding: "4:4 the indentation of `-` matches nothing around it", remedies: []),
        Case(
            text: item + "    title: Sale: now\n",
            finding: "3:16 `: ` ends a key, even within text without quotes",
            remedies: ["certain: write `\"Sale: now\"`"], after: item + "    title: \"Sale: now\"\n"
        ),
        Case(
            text: item + "    title: Summer color: red\n",
            finding: "3:24 a `:` is not allowed here", remedies: []),
        Case(
            text: item + "    tags: [#sale, #new]\n",
            finding: "3:12 `#` begins a comment here, and the rest of the line is not read",
            remedies: ["likely: write `sale` and `new`"], after: item + "    tags: [sale, new]\n"),
        Case(
            text: item + "    x-css: {a: #1; b: #2}\n",
            finding: "3:16 `#` begins a comment here, and the rest of the line is not read",
            remedies: ["likely: write `\"#1; b: #2\"`"],
            after: item + "    x-css: {a: \"#1; b: #2\"}\n"),
        Case(
            text: item + "    title: #1 in coats\n",
            finding: "3:5 `title` has no value; expected text",
            remedies: ["likely: write `\"#1 in coats\"`"],
            after: item + "    title: \"#1 in coats\"\n"),
        Case(
            text: item + "    link: #top\n", finding: "3:5 `link` has no value; expected a link",
            remedies: ["likely: write `\"#top\"`"], after: item + "    link: \"#top\"\n"),
        Case(
            text: item + "    title: We are #1 in town\n",
            finding: "3:12 `#1 in town` is a comment, and the text ends before it",
            remedies: ["likely: write `\"We are #1 in town\"`"],
            after: item + "    title: \"We are #1 in town\"\n"),
        Case(
            text: item + "    title: “Summer”\n",
            finding: "3:12 the curly quotes are part of the text",
            remedies: ["likely: write `\"Summer\"`"],
            after: item + "    title: \"Summer\"\n"),
        Case(
            text: "items: [a]\n---\n",
            finding: "2:1 a second document begins here, and only the first is read",
            remedies: ["certain: remove the `---`"], after: "items: [a]\n"),
        Case(
            text: "items: [a]\n---\nitems: [b]\n",
            finding: "2:1 a second document begins here, and only the first is read", remedies: []),
        Case(
            text: "items: [a]\ntimer: 2s\ntimer: 2s\n",
            finding: "3:1 the key `timer` appears twice in this mapping",
            remedies: ["certain: remove the second one, which has the same value"],
            after: "items: [a]\ntimer: 2s\n"),
        Case(
            text: "{items: [a],\n timer: 2s,\n timer: 2s}\n",
            finding: "3:2 the key `timer` appears twice in this mapping", remedies: []),
        Case(
            text: "{items: [a],\n timer: 2s, timer: 2s\n}\n",
            finding: "2:13 the key `timer` appears twice in this mapping", remedies: []),
        Case(
            text: "items: [a]\nitems: [b]\n",
            finding: "2:1 the key `items` appears twice in this mapping", remedies: []
        ),
    ]

    @Test(arguments: cases) func `is said once, with what was tried`(mistake: Case) throws {
        let file = SourceFile(name: "a.banner.yaml", bytes: Array(mistake.text.utf8))
        let findings = BannerFile.read(file).report.findings
        let finding = try #require(findings.first)
        let place = file.lineTable().location(of: finding.range.start)
        #expect(findings.count == 1)
        #expect("\(place.line):\(place.column) \(finding.message.description)" == mistake.finding)
        #expect(
            finding.remedies.map { "\($0.certainty): \($0.title.description)" } == mistake.remedies)
        let after = BannerFile.SafeFixes(file, limits: Limits(), upTo: .likely).file
        #expect(String(decoding: after.bytes, as: UTF8.self) == mistake.after ?? mistake.text)
        #expect(mistake.after == nil || !BannerFile.read(after).report.hasErrors)
    }

    @Test func `is looked for wherever a person is typing`() {
        let banner = Array(
            """
            items:
              - id: sale
                title: "Sale: now" # the text
                when: { days: [sat, 'sun'] }
             - - b
            timer: {interval: 2s}

            """.utf8)
        let typed = [
            "", " ", "\t", "\n", "\n  ", "-", "- ", "\n- ", "\n - ", "\n   - ", "a", ":", ": ",
            "a: b: ", ",", "{", "}", "[", "]", "\"", "'", "#", " #", "|", ">", "&", "*", "!", "?",
            "%", "@", "é", "“", "\u{FEFF}",
        ]
        for end in 0...banner.count {
            for text in typed {
                let bytes = Array(banner[..<end]) + Array(text.utf8)
                let file = SourceFile(name: "a.banner.yaml", bytes: bytes)
                let count = file.lineTable().codePointCount
                let edits = BannerFile.read(file).report.findings.flatMap(\.remedies).flatMap(
                    \.edits)
                #expect(
                    edits.allSatisfy { $0.range.start >= 0 && $0.range.end <= count },
                    "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
}
