import Testing

@testable import BannerRender

@Suite struct `Text in Markdown` {
    @Test(arguments: [
        ("[x](javascript:a)", "\\[x\\]\\(javascript&#58;a\\)"), ("<details>", "&lt;details&gt;"),
        ("a | b", "a &#124; b"),
        ("\n# owned", " &#35;&#8203; owned"),
        ("@everyone #1", "&#64;&#8203;everyone &#35;&#8203;1"),
        ("`` ` ``", "\\`\\` \\` \\`\\`"), ("https://a.b", "https&#58;&#8203;//a\\.b"),
        ("www.a.b", "www&#8203;\\.a\\.b"), ("a@b.c", "a&#64;&#8203;b\\.c"),
    ])
    func `has nothing of its own that is Markdown`(text: String, escaped: String) {
        #expect(MarkdownText.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("`timmer` is not a key", "<code>timmer</code> is not a key"),
        ("`a|b` or `<b>`", "<code>a&#124;b</code> or <code>&lt;b&gt;</code>"),
        ("an odd ` mark", "an odd \\` mark"),
    ])
    func `shows what a message quotes as code`(message: String, text: String) {
        #expect(MarkdownText.message(message) == text)
    }
}

@Suite struct `Findings in Markdown` {
    private static func checked(_ name: String, _ severity: Severity, count: Int = 1) -> CheckedFile
    {
        var report = Report()
        for _ in 0..<count {
            report.add(
                Finding(
                    .sample(severity), "`a` is wrong", at: SourceRange(0, 1),
                    explanation: "write `b`"))
        }
        return CheckedFile(
            SourceFile(name: name, bytes: Array("a: 1\n".utf8)), report, at: .inside(name))
    }

    @Test func `are a table with the worst first`() {
        var format = MarkdownFindings()
        var tally = Tally()
        for file in [Self.checked("a|b.yaml", .warning), Self.checked("c.yaml", .error)] {
            #expect(format.add(file).isEmpty)
            tally.add(file)
        }
        _ = format.add(
            CheckedFile(unread: "d.yaml", because: "no such file or folder", at: .inside("d.yaml")))
        #expect(
            format.end(tally) == """
                ### bannerkit validate: checked 2 banners: 1 error and 1 warning in 2 of them

                | file | place | severity | finding |
                | --- | --- | --- | --- |
                | d\\.yaml |  | **unreadable** | cannot be read: no such file or folder |
                | c\\.yaml | 1:1 | **error** | <code>a</code> is wrong<br>write <code>b</code><br><sub>BK2001 sample</sub> |
                | a&#124;b\\.yaml | 1:1 | **warning** | <code>a</code> is wrong<br>write <code>b</code><br><sub>BK2001 sample</sub> |

                """)
    }

    @Test func `fit into a comment, and what does not is counted`() {
        var format = MarkdownFindings()
        for number in 0..<100 { _ = format.add(Self.checked("\(number).yaml", .error, count: 110)) }
        let text = format.end(Tally())
        #expect(text.utf8.count < 65_536)
        let rows = text.split(separator: "\n").count { $0.contains("1:1") }
        #expect(rows > 300 && text.hasSuffix("\n\(11_000 - rows) more are not shown.\n"))
    }

    @Test func `are a line where there are none`() {
        var format = MarkdownFindings(command: "test")
        #expect(
            format.begin() + format.end(Tally("tested"))
                == "### bannerkit test: tested 0 banners, no problems\n")
    }
}
