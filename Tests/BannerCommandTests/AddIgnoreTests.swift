import Testing

@Suite struct `validate --add-ignore` {
    private let text = "items: [a, b]\ntimer: 1s\nfoo: 1\n"

    @Test func `adds a comment for each finding, and nothing the second time`() throws {
        let line = "bannerkit validate a.yaml --add-ignore 'older than the rule' && cat a.yaml"
        let after = """
            checked 1 banner, no problems
            items: [a, b]
            timer: 1s  # bannerkit-ignore[short-dwell] older than the rule
            foo: 1  # bannerkit-ignore[unknown-key] older than the rule

            """
        let ran = try shell("\(line); \(line)", files: ["a.yaml": text])
        #expect(ran == Ran(output: after + after, errors: "bannerkit: added 2 ignores to `a.yaml`\n"))
    }

    /// A file, and what becomes of it: several rules on a line, CR LF, a text over lines, JSON, and what is not YAML.
    @Test(arguments: [
        (
            "a.yaml", "items: [{ id: a, foo: 1, color: '#zz' }]  # bannerkit-ignore[unknown-key] old\n",
            "items: [{ id: a, foo: 1, color: '#zz' }]  # bannerkit-ignore[unknown-key, invalid-color] old\n"
        ),
        ("a.yaml", "items: [a]\r\nfoo: 1\r\n", "items: [a]\r\nfoo: 1  # bannerkit-ignore[unknown-key] why\r\n"),
        (
            "a.yaml", "items: [a]\nfoo: |\n  text\n",
            "items: [a]\nfoo: |  # bannerkit-ignore[unknown-key] why\n  text\n"
        ),
        (
            "a.yaml", "items:\n- id: a\n  foo: \"one\n    two\"\n",
            "items:\n- id: a\n  # bannerkit-ignore[unknown-key] why\n  foo: \"one\n    two\"\n"
        ),
        ("a.json", "{\"items\": [\"a\"], \"foo\": 1}\n", "{\"items\": [\"a\"], \"foo\": 1}\n"),
        ("a.yaml", "items: [a\n", "items: [a\n"),
    ])
    func `writes where the comment stays one`(name: String, before: String, after: String) throws {
        let line = "bannerkit validate \(name) --add-ignore why > /dev/null 2>&1; cat \(name)"
        #expect(try shell(line, files: [name: before]).output == after)
    }

    @Test func `takes the rules that are selected, and shows a patch or a text`() throws {
        let ran = try shell(
            """
            bannerkit validate a.yaml --add-ignore why --select advice --diff
            bannerkit validate --add-ignore why --ignore advice -qq - < a.yaml
            """, files: ["a.yaml": text])
        #expect(
            ran
                == Ran(
                    output: """
                        --- a.yaml
                        +++ a.yaml
                        @@ -1,3 +1,3 @@
                         items: [a, b]
                        -timer: 1s
                        +timer: 1s  # bannerkit-ignore[short-dwell] why
                         foo: 1
                        items: [a, b]
                        timer: 1s
                        foo: 1  # bannerkit-ignore[unknown-key] why

                        """, errors: "bannerkit: added 1 ignore to `<stdin>`\n"))
    }

    @Test(arguments: [
        (" ", "`--add-ignore` needs a reason on one line\n  help: as in `--add-ignore 'older than the rule'`"),
        ("a\nb", "`--add-ignore` needs a reason on one line\n  help: as in `--add-ignore 'older than the rule'`"),
        ("why' --fix '-q", "`--add-ignore` cannot be combined with `--fix`"),
    ])
    func `needs a reason, and nothing that contradicts it`(reason: String, message: String) throws {
        let ran = try shell("bannerkit validate --add-ignore '\(reason)' a.yaml; cat a.yaml", files: ["a.yaml": text])
        #expect(ran.output == text && ran.errors == "bannerkit: \(message)\n")
    }
}
