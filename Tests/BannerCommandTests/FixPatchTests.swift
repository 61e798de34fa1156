import Testing

@Suite struct `The patch of fixes` {
    /// Texts as `printf` arguments, each with a fault that can be fixed.
    private static let texts = [
        #"items: [a]\ntimmer: 2s\n"#, #"items: [a]\r\ntimmer: 2s\r\n# x\r\n"#,
        #"items: [a]\ntimmer: 2s"#,
        #"items: [a]\r\ntimmer: 2s"#, #"timmer: 2s\nitems: [a]"#,
        #"\357\273\277timmer: 2s\r\nitems: [a]\r\n"#,
        #"items: [a]\rtimmer: 2s\r"#,
        #"items: [a]\r\ntimmer: 2s\n\r\n\nindicator: pll\n# \342\200\256 y\r\n"#,
        #"indicator: scaling\n  dots\nitems: [a]\n#\n#\n#\n#\n#\n#\n#\n#\ntimmer: "2\n  sec""#,
        #"items: [a]\ndescription: |\n  ::add-mask::a\n  ##[group]\ntimmer: 2s\n"#,
    ]

    @Test(arguments: texts, ["patch -s", "git apply"])
    func `is one, byte for byte`(text: String, tool: String) throws {
        let line = """
            printf '\(text)' > a.yaml; mkdir b; cp a.yaml b; cd b; bannerkit validate --diff a.yaml | \(tool) -p0
            cd ..; cp a.yaml old; bannerkit validate -qq --fix a.yaml 2> /dev/null; cmp a.yaml b/a.yaml; cmp -s a.yaml old && echo same
            """
        for environment in [[:], ["GITHUB_ACTIONS": "true", "FORCE_COLOR": "1", "LC_ALL": "C"]] {
            let ran = try shell(line, environment: environment)
            #expect(ran == Ran(code: ran.code), "\(ran.output)\(ran.errors)")
        }
    }

    @Test(arguments: [
        "a b.yaml", "a\tb.yaml", "a\"b.yaml", "a\\b.yaml", "a\nb.yaml", "여름.yaml", " a.yaml",
        "a .yaml ", "a'b.yaml",
        "c d/e.yaml",
        "x 2020-01-01 00:00:00.yaml", "a\u{1B}[1m.yaml", "é\u{202E}.yaml", "a\rb.yaml",
        "\u{85}.yaml", "--- a.yaml",
    ])
    func `is one for a file of any name`(name: String) throws {
        for tool in ["patch -s", "git apply"] {
            let line = """
                mkdir -p "$(dirname -- "$NAME")"; printf 'timmer: 2s\\nitems: [a]' > "$NAME"
                bannerkit validate --diff -- "$NAME" | \(tool) -p0; cat -- "$NAME"
                """
            let ran = try shell(line, environment: ["NAME": name])
            #expect(ran == Ran(output: "timer: 2s\nitems: [a]"), "\(tool): \(ran)")
        }
    }

    @Test func `is one for a name that is not UTF-8`() throws {
        let line = """
            name="$(printf 'a\\377.yaml')"; printf 'timmer: 2s\\nitems: [a]\\n' > "$name"
            bannerkit validate --diff "$name" | tee d | patch -s -p0; cat "$name"; head -1 d
            """
        #expect(try shell(line) == Ran(output: "timer: 2s\nitems: [a]\n--- \"a\\377.yaml\"\n"))
    }

    @Test func `does no harm to a terminal when it is looked at there`() throws {
        let text = "items: [a]\r\n# \u{202E}x\r\ntimmer: 2s"
        let line =
            "python3 -c 'import pty; pty.spawn([\"bannerkit\", \"validate\", \"--diff\", \"--color\", \"never\", \"a.yaml\"])'"
        let ran = try shell(line, files: ["a.yaml": text])
        #expect(
            ran.output.replacing("\r\n", with: "\n") == """
                --- a.yaml
                +++ a.yaml
                @@ -1,3 +1,3 @@
                 items: [a]
                 # \\u{202E}x
                -timmer: 2s
                \\ No newline at end of file
                +timer: 2s
                \\ No newline at end of file

                """)
    }
}
