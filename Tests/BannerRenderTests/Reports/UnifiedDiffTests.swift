import Testing

@testable import BannerRender

@Suite struct `A difference` {
    private func patch(_ old: String, _ new: String, isReadByRunner: Bool = false) -> String {
        let diff = UnifiedDiff(
            name: Array("a.yaml".utf8), from: Array(old.utf8), to: Array(new.utf8))
        return String(decoding: diff.patch(isReadByRunner: isReadByRunner), as: UTF8.self)
    }

    @Test func `shows three lines around a change, and near changes in one`() {
        let old = (1...20).map { "\($0)\n" }
        var new = old
        new[4] = "five\n"
        new[11] = "twelve\n"
        new[19] = "twenty\n"
        #expect(
            patch(old.joined(), new.joined()) == """
                --- a.yaml
                +++ a.yaml
                @@ -2,14 +2,14 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                 10
                 11
                -12
                +twelve
                 13
                 14
                 15
                @@ -17,4 +17,4 @@
                 17
                 18
                 19
                -20
                +twenty

                """)
    }

    @Test(arguments: [
        (
            "a\nb", "a\nc",
            "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
        ),
        ("a\nb", "a\nb\n", "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
        ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
        ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
        ("a\rb\n", "a\rc\n", "@@ -1,1 +1,1 @@\n-a\rb\n+a\rc\n"),
        ("a\n  b\nc\n", "a b\nc\n", "@@ -1,3 +1,2 @@\n-a\n-  b\n+a b\n c\n"),
        ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
        ("a\n\u{1B}[1m\n", "b\n\u{1B}[1m\n", "@@ -1,2 +1,2 @@\n-a\n+b\n \u{1B}[1m\n"),
    ])
    func `holds every byte of both texts`(old: String, new: String, hunk: String) {
        #expect(patch(old, new) == "--- a.yaml\n+++ a.yaml\n\(hunk)")
    }

    @Test func `of equal texts is empty`() {
        #expect(patch("a\n", "a\n") == "" && patch("", "") == "")
    }

    @Test func `of a thousand changed lines has them all`() {
        let old = (0..<1_000).map { "a\($0)\n" }.joined()
        let lines = patch(old, old.replacing("a", with: "b") + "c\n").split(separator: "\n")
        #expect(
            lines.count { $0.hasPrefix("-a") } == 1_000
                && lines.count { $0.hasPrefix("+b") } == 1_000)
        #expect(lines.contains("@@ -1,1000 +1,1001 @@") && lines.last == "+c")
    }

    @Test func `frames what a build runner would take for a command, and nothing else`() {
        #expect(
            patch("a\n::b\n", "c\n::b\n") == patch("a\n::b\n", "c\n::b\n", isReadByRunner: false))
        #expect(
            patch("a\nb::\n", "c\nb::\n", isReadByRunner: true) == patch("a\nb::\n", "c\nb::\n"))
        for text in ["::b\n", "  ::add-mask::b\n", "x ##[group]\n", "\t::b\n"] {
            let lines = patch("a\n" + text, "c\n" + text, isReadByRunner: true).split(
                separator: "\n")
            let word = lines[0].dropFirst("::stop-commands::".count)
            #expect(lines[0] == "::stop-commands::\(word)" && word.count == 64)
            #expect(lines.last == "::\(word)::")
            #expect(
                lines.dropFirst().dropLast()
                    == patch("a\n" + text, "c\n" + text).split(separator: "\n")[...])
        }
    }

    @Test(arguments: [
        ("a.yaml", "a.yaml"), ("여름/a.yaml", "여름/a.yaml"), ("a b.yaml", "a b.yaml\t"),
        (" a", "\" a\""),
        ("a ", "\"a \""),
        ("a\tb", #""a\tb""#), ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("a\nb", #""a\nb""#),
        ("\u{1B}", #""\033""#),
        ("é\u{202E}", #""\303\251\342\200\256""#), ("\u{85}", #""\302\205""#),
    ])
    func `names its file so that patch and git find it`(name: String, written: String) {
        #expect(PatchName(name: Array(name.utf8)).bytes == Array(written.utf8))
    }

    @Test func `names a file whose name is not UTF-8`() {
        #expect(PatchName(name: [0x61, 0xFF]).bytes == Array(#""a\377""#.utf8))
    }

    @Test func `at a terminal hides nothing and does no harm`() {
        let old = Array("a\u{1B}[1m\t\u{202E}\r\nb".utf8)
        let diff = UnifiedDiff(
            name: Array("\u{1B}.yaml".utf8), from: old, to: old.dropLast() + [0x63])
        #expect(
            diff.text(style: TextStyle()) == """
                --- \\u{1B}.yaml
                +++ \\u{1B}.yaml
                @@ -1,2 +1,2 @@
                 a\\u{1B}[1m\t\\u{202E}
                -b
                \\ No newline at end of file
                +c
                \\ No newline at end of file

                """)
    }
}
