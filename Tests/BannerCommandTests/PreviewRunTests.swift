import Foundation
import Testing

@Suite struct `bannerkit preview` {
    private static let banner = ["a.banner.yaml": "items: [a, b]\ntimer: 2s\n"]

    @Test func `writes the same bytes every time`() throws {
        let line =
            "bannerkit preview a.banner.yaml -o 1.html && bannerkit preview a.banner.yaml -o 2.html && cmp 1.html 2.html"
        #expect(try shell(line, files: Self.banner).code == 0)
    }

    @Test func `writes a gallery of a folder`() throws {
        let ran = try shell("bannerkit preview . -o out && ls out", files: Self.banner)
        #expect(ran.output == "a.html\nbannerkit.css\nbannerkit.js\nindex.html\nplayground.html\n")
        #expect(ran.errors == "bannerkit: out/index.html: checked 1 banner, no problems\n")
    }

    @Test func `writes the other pages of a gallery when one cannot be written`() throws {
        let ran = try shell(
            "mkdir -p out/a.html; bannerkit preview . -o out; echo $?; grep -c '\"page\":\"b.html\"' out/index.html; ls out",
            files: ["a.banner.yaml": "items: [a]\n", "b.banner.yaml": "items: [b]\n"])
        #expect(
            ran.output
                == "3\n1\na.html\nb.html\nbannerkit.css\nbannerkit.js\nindex.html\nplayground.html\n"
        )
        #expect(
            ran.errors == """
                bannerkit: cannot write `out/a.html`: it is a folder
                bannerkit: out/index.html: checked 1 banner, no problems

                """)
    }

    @Test
    func
        `says on a page and in a gallery that a picture does not exist, unless settings say otherwise`()
        throws
    {
        let ran = try shell(
            """
            bannerkit preview a.banner.yaml -o a.html 2> errors; echo $?; grep -l BK5011 errors a.html; bannerkit preview - -o - < a.banner.yaml | grep -o 'No findings'
            bannerkit preview . -o out; echo 'rules: { missing-image: off }' > .bannerkit.yaml; bannerkit preview . -o out
            """, files: ["a.banner.yaml": "items: [{ id: a, image: nope.png, alt: x }, red]\n"])
        #expect(ran.output == "0\nerrors\na.html\nNo findings\n", "\(ran)")
        #expect(
            ran.errors == """
                bannerkit: out/index.html: checked 1 banner: 1 warning
                bannerkit: out/index.html: checked 1 banner, no problems

                """, "\(ran)")
    }

    @Test func `writes a page that shows the errors of a broken file, and says so`() throws {
        let ran = try shell(
            "bannerkit preview a.banner.yaml -o a.html; echo $?; wc -l < a.html",
            files: ["a.banner.yaml": "items: []\n"])
        #expect(ran.output.hasPrefix("1\n") && ran.errors.contains("a.banner.yaml"))
    }

    @Test(arguments: [
        ("bannerkit preview .", 2, "`--output` is required"),
        ("bannerkit preview a.banner.yaml --watch", 2, "`--watch` needs a file and a page"),
        (
            "bannerkit preview a.banner.yaml -o a.html --scenario s", 2,
            "`--scenario` needs `--format svg`"
        ),
        (
            "bannerkit preview . -o all.html", 2,
            "`all.html` would be a folder, with a page for each banner"
        ),
        (
            "bannerkit preview . -o all.svg", 2,
            "`all.svg` would be a folder, with a page for each banner"
        ),
        ("bannerkit preview . -f svg -o a.svg", 2, "`--format svg` draws one banner"),
        (
            "bannerkit preview a.banner.yaml -f svg -o a.html", 2,
            "`a.html` would be a drawing, which is SVG"
        ),
        ("bannerkit preview . -o gallery --at 3s", 2, "`--at` needs `--format svg`"),
        (
            "bannerkit preview a.banner.yaml -o a.svg", 2,
            """
            `a.svg` would be a page, which is HTML
              help: `bannerkit preview a.banner.yaml -o page.html`; `--format svg` draws the
                    banner
            """
        ),
        (
            "bannerkit preview a.banner.yaml -f svg --every 1ms --for 1h", 2,
            "3600001 frames are too many: the limit is 400"
        ),
        (
            "bannerkit preview --diff a.banner.yaml a.banner.yaml -o a.banner.yaml", 2,
            "which is an input"
        ),
        ("bannerkit preview a.banner.yaml -f svg --every 0", 2, "`--every` cannot be 0"),
        ("bannerkit preview a.banner.yaml -f svg --for 2h", 2, "more than 10 minutes"),
        ("bannerkit preview a.banner.yaml -f sgv", 2, "`svg`"),
        ("bannerkit preview gone.banner.yaml", 3, "no such file"),
        (
            "bannerkit preview dates.banner.yaml -f svg --scenario opening", 2,
            "`--format svg` cannot show a scenario with `start`, in which items come and go"
        ),
        (
            "bannerkit preview dates.banner.yaml -f svg --scenario opening", 2,
            "a page can: `bannerkit preview dates.banner.yaml -o page.html`"
        ),
    ])
    func `says what is wrong with a command line`(line: String, code: Int32, words: String) throws {
        let ran = try shell(line, files: Self.banner.merging(Self.dates) { old, _ in old })
        #expect(ran.code == code && ran.output.isEmpty)
        #expect(ran.errors.contains(words), "\(ran.errors)")
    }

    private static let dates = [
        "dates.banner.yaml": """
        timeZone: UTC
        items: [{ id: a, when: { from: 2026-11-27 } }, b]
        scenarios:
          - { name: opening, start: 2026-11-26T23:59:50, duration: 20s, expect: [{ changes: 0 }] }

        """
    ]

    @Test func `says that a drawing shows what is not available yet`() throws {
        let ran = try shell(
            "bannerkit preview dates.banner.yaml -f svg | head -1", files: Self.dates)
        #expect(
            ran.errors
                == "bannerkit: without a date `when` is ignored; a page can play from one\n"
        )
    }

    /// Cards that all pass when the last one is selected, and a timer that fires a million times
    /// per second.
    private static let large = [
        "a.banner.yaml": "items: [a, b]\ntimer: 2s\n",
        "many.banner.yaml": """
        items: [\((0..<6_000).map { "i\($0)" }.joined(separator: ", "))]
        paging: { loop: rewind }
        scenarios: [{ name: far, duration: 2s, inputs: [{ at: 1s, select: 5999 }] }]

        """,
        "fast.banner.yaml": """
        items: [a, b]
        timer: { interval: 0.000001, afterInteraction: ignore }
        transition: 0s
        scenarios: [{ name: finger, duration: 1s, inputs: [{ at: 0s, drag: { by: 1, over: 1s } }] }]

        """,
    ]

    /// Refused before anything is written: with the number, the limit, and what to change.
    @Test(arguments: [
        (
            "fast.banner.yaml -f svg --for 1s",
            "at least 50001 instants with events in an animated drawing are too many: the limit is 50000"
        ),
        (
            "many.banner.yaml -f svg --scenario far",
            "6000 cards that pass through the window are too many: the limit is 5000"
        ),
        (
            "a.banner.yaml -f svg --every 100ms --for 60s",
            "601 frames are too many: the limit is 400"
        ),
    ])
    func `says what would be too large before it writes anything`(line: String, words: String)
        throws
    {
        let ran = try shell("bannerkit preview \(line) -o out; echo $?; ls out", files: Self.large)
        #expect(ran.output == "2\n")
        #expect(ran.errors.hasPrefix("bannerkit: \(words)\n  help: "), "\(ran.errors)")
    }

    @Test func `draws the picture with which the README begins, beside the file`() throws {
        let ran = try shell("bannerkit preview \"$ROOT/Examples/home.banner.yaml\" -f svg")
        #expect(ran.code == 0 && ran.output.utf8.count <= 36_864 && !ran.output.contains("<script"))
        let picture = Shell.root.appendingPathComponent("Examples/home.svg")
        if Shell.isRecording {
            try ran.output.write(to: picture, atomically: true, encoding: .utf8)
        }
        #expect(try ran.output == String(contentsOf: picture, encoding: .utf8))
        let readme = try String(
            contentsOf: Shell.root.appendingPathComponent("README.md"), encoding: .utf8)
        let file = try String(
            contentsOf: Shell.root.appendingPathComponent("Examples/home.banner.yaml"),
            encoding: .utf8)
        let shown = readme.components(separatedBy: "```yaml\n")[1].components(separatedBy: "```")
        #expect(file.hasPrefix(shown[0]) && shown[0].contains("items:"))
        #expect(
            shown[1].components(separatedBy: "\n").prefix(8).joined().contains(
                "src=\"Examples/home.svg\""))
    }

    /// The ground behind the cards; on the cards, marks need none.
    @Test(arguments: [
        ("placement: over", 1), ("placement: below", 0),
        ("placement: below, currentColor: \"#FFFFFF\"", 0),
    ])
    func `draws a ground in the reader's colours, unless marks are on it`(keys: String, count: Int)
        throws
    {
        let ran = try shell(
            "bannerkit preview a.banner.yaml -f svg | grep -c prefers-color-scheme",
            files: [
                "a.banner.yaml": "items: [a, b]\ntimer: 2s\nindicator: { style: dots, \(keys) }\n"
            ])
        #expect(ran.output == "\(count)\n")
    }
}
