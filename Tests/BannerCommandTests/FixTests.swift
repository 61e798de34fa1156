import Testing

@Suite struct `Fixes` {
    let broken = """
        # keep me
        items:   [a, b]   # and me
        timer:
          interrval:    2s
        indicator: scaling-dots
        unknown: 1

        """
    let fixed = """
        # keep me
        items:   [a, b]   # and me
        timer:
          interval:    2s
        indicator: scalingDots
        unknown: 1

        """

    @Test func `change only what has a single meaning`() throws {
        let ran = try shell(
            "bannerkit validate --fix a.yaml; cat a.yaml", files: ["a.yaml": broken])
        #expect(
            ran.errors == """
                bannerkit: fixed 2 findings in `a.yaml`
                bannerkit: a.yaml:4:3: fixed: write `interval` [BK2001]
                bannerkit: a.yaml:5:12: fixed: write `scalingDots` [BK3002]
                bannerkit: a.yaml:6:1: left: for your own data, write `x-unknown` [BK2001]

                """)
        #expect(ran.output.hasPrefix("a.yaml:6:1: error[BK2001]: `unknown`"))
        #expect(ran.output.hasSuffix("\nchecked 1 banner: 1 error\n" + fixed))
    }

    @Test func `change nothing the second time`() throws {
        let line =
            "bannerkit validate -q --fix a.yaml > /dev/null; cp -p a.yaml b; bannerkit validate -q --fix a.yaml > /dev/null; cmp a.yaml b"
        #expect(
            try shell(line, files: ["a.yaml": broken]).errors
                == "bannerkit: fixed 2 findings in `a.yaml`\n")
    }

    /// A slip, a suggestion, a guess that may mean something else, and two keys for one.
    private static let doubtful = """
        items:
          - { id: a, tilte: Summer, colour: "#FFF" }
          - { id: b, title: We are #1 in town
            , when: { days: fun } }
        timmer: 2s
        layout: { gutter: 20, spaicng: 3 }
        breakpoints: [{ maxWidth: 768, focus: 1.1 }]

        """

    @Test func `say what they changed, what they left, and why`() throws {
        let line = "bannerkit validate --fix a.yaml > /dev/null; diff b a.yaml"
        let ran = try shell(line, files: ["a.yaml": Self.doubtful, "b": Self.doubtful])
        #expect(
            ran.errors == """
                bannerkit: fixed 2 findings in `a.yaml`
                bannerkit: a.yaml:2:14: fixed: write `title` [BK2001]
                bannerkit: a.yaml:5:1: fixed: write `timer` [BK2001]
                bannerkit: a.yaml:2:29: left: write `color` [BK2001]; `--unsafe-fixes` applies it
                bannerkit: a.yaml:3:21: left: write `"We are #1 in town"` [BK2013]; `--unsafe-fixes` applies it
                bannerkit: a.yaml:6:11: left: write `spacing` [BK2001]
                bannerkit: a.yaml:6:23: left: write `spacing` [BK2001]

                """)
        #expect(
            ran.output.contains("title: Summer, colour: \"#FFF\" }\n")
                && ran.output.contains("\n> timer: 2s\n"))
    }

    @Test func `apply suggestions only if they are asked to, and name them`() throws {
        let line = """
            mkdir d; cp a.yaml d/a.banner.yaml; cd d; bannerkit validate --unsafe-fixes --diff . | grep '^[+]'
            bannerkit validate --unsafe-fixes . > /dev/null; bannerkit validate --fix --unsafe-fixes . > /dev/null
            sed -n 2,5p a.banner.yaml; bannerkit validate --diff --unsafe-fixes - < ../a.yaml 2>&1 | grep colour
            """
        let ran = try shell(line, files: ["a.yaml": Self.doubtful])
        let fixed = """
            - { id: a, title: Summer, color: "#FFF" }
              - { id: b, title: "We are #1 in town"
                , when: { days: fun } }
            timer: 2s
            """
        #expect(
            ran.output == """
                +++ a.banner.yaml
                +  - { id: a, title: Summer, color: "#FFF" }
                +  - { id: b, title: "We are #1 in town"
                +timer: 2s
                  \(fixed)
                -  - { id: a, tilte: Summer, colour: "#FFF" }

                """)
        #expect(
            ran.errors.hasPrefix(
                """
                bannerkit: fixed 4 findings in `a.banner.yaml`
                bannerkit: a.banner.yaml:2:14: fixed: write `title` [BK2001]
                bannerkit: a.banner.yaml:2:29: fixed: write `color` [BK2001]
                bannerkit: a.banner.yaml:3:21: fixed: write `"We are #1 in town"` [BK2013]
                bannerkit: a.banner.yaml:5:1: fixed: write `timer` [BK2001]
                """))
    }

    @Test func `are listed in the JSON report, by its schema`() throws {
        let line = """
            bannerkit validate --unsafe-fixes -q -o json a.yaml > r.json
            python3 -c 'import json, jsonschema, os; r = json.load(open("r.json"))
            jsonschema.validate(r, json.load(open(os.environ["ROOT"] + "/Schemas/report.schema.json")))
            for f in r["fixed"]: print(f["line"], f["column"], f["title"], f["applicability"])
            for f in r["left"]: print(f["line"], f["column"], f["suggestions"], f["reason"])'
            """
        #expect(
            try shell(line, files: ["a.yaml": Self.doubtful]).output == """
                2 14 write `title` safe
                2 29 write `color` likely
                3 21 write `"We are #1 in town"` likely
                5 1 write `timer` safe
                6 11 ['write `spacing`'] ambiguous
                6 23 ['write `spacing`'] ambiguous

                """)
    }

    @Test(arguments: [
        "days: lun", "days: jue", "days: don", "maxWidth: 768", "minPagesPerSwipe: 2",
        "whenUnfocused: hold",
        "gutter: 20", "days: weekend", "timeZone: Seoul", "timeZone: KST", "hours: 9-5",
        "hours: 8:30-4:30", "days: we", "from: 2026-11-27 10:00-12:00",
    ])
    func `never write another word`(entry: String) throws {
        let text = """
            items: [{ id: a, when: { \(entry) } }, { id: b, \(entry) }]
            layout: { \(entry) }
            paging: { \(entry) }
            timer: { interval: 2s, \(entry) }
            breakpoints: [{ \(entry), focus: 1.1 }]
            \(entry)

            """
        let ran = try shell(
            "bannerkit validate -qq --fix a.yaml; cmp a.yaml b", files: ["a.yaml": text, "b": text])
        #expect(ran == Ran(code: 0))
    }

    @Test func `can be looked at first`() throws {
        let ran = try shell(
            "bannerkit validate --diff a.yaml; cmp a.yaml b",
            files: ["a.yaml": broken, "b": broken])
        #expect(
            ran.output == """
                --- a.yaml
                +++ a.yaml
                @@ -1,6 +1,6 @@
                 # keep me
                 items:   [a, b]   # and me
                 timer:
                -  interrval:    2s
                -indicator: scaling-dots
                +  interval:    2s
                +indicator: scalingDots
                 unknown: 1

                """)
        #expect(ran.errors.isEmpty)
    }

    @Test func `keep the file's line breaks, mark and mode`() throws {
        let line =
            #"printf '\357\273\277items: [a]\r\nitmes: [b]\r\ntimer: {interrval: 2s}\r\n' > a.yaml; chmod 640 a.yaml; bannerkit validate -qq --fix a.yaml; head -c 3 a.yaml | od -An -tx1; grep -c "$(printf '\r')" a.yaml; stat -c %a a.yaml"#
        let ran = try shell(line)
        #expect(ran.output == " ef bb bf\n3\n640\n")
    }

    @Test
    func
        `print standard input with the changes, changed or not, and the findings on standard error`()
        throws
    {
        let ran = try shell(
            """
            printf 'timmer: 2s\\nitems: [a, b]\\nfoo: 1\\n' | bannerkit validate --fix - 2> findings; echo $?
            tail -n 1 findings; head -n 1 findings
            printf '\\357\\273\\277items: [a]\\r\\n' | bannerkit validate --fix -q - | od -An -c
            printf 'items: [a\\n' | bannerkit validate --fix -qq -; echo $?
            """)
        #expect(
            ran
                == Ran(
                    output: """
                        timer: 2s
                        items: [a, b]
                        foo: 1
                        1
                        checked 1 banner: 1 error
                        bannerkit: fixed 1 finding in `<stdin>`
                         357 273 277   i   t   e   m   s   :       [   a   ]  \\r  \\n
                        items: [a
                        1

                        """))
    }

    @Test func `leave UTF-16 as it is, and say so`() throws {
        let line = """
            printf 'items: [a]\\ntimmer: 2s\\n' | iconv -t UTF-16LE | { printf '\\377\\376'; cat; } > a.yaml; cp a.yaml b
            bannerkit validate -qq --fix a.yaml; bannerkit validate --diff a.yaml; cmp a.yaml b
            """
        let ran = try shell(line)
        #expect(ran.output.isEmpty)
        #expect(
            ran.errors == """
                bannerkit: `a.yaml` is UTF-16 and was not changed: only UTF-8 is fixed
                bannerkit: `a.yaml` is UTF-16 and was not changed: only UTF-8 is fixed

                """)
    }
}
