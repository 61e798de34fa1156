import Testing

/// What is counted instead of shown, and what a run then ends with.
@Suite struct `bannerkit validate --statistics` {
    @Test func `counts the findings of each rule, as text and as JSON`() throws {
        let short = "items: [a, b]\ntimer: 1s\n"
        let files = ["a.banner.yaml": short, "b.banner.yaml": short, "c.banner.yaml": "items: [a, b]\nfoo: 1\n"]
        #expect(
            try shell("bannerkit validate . --statistics -qq; bannerkit validate . --statistics -q", files: files)
                == Ran(
                    output: """
                        2  BK5008  short-dwell  advice
                        1  BK2001  unknown-key  error

                        """, code: 1))
        #expect(
            try shell("bannerkit validate . --statistics -o json", files: files)
                == Ran(
                    output: """
                        {"schemaVersion":1,"statistics":[
                        {"rule":"BK5008","slug":"short-dwell","severity":"advice","count":2,"fixable":0},
                        {"rule":"BK2001","slug":"unknown-key","severity":"error","count":1,"fixable":0}
                        ],"uncounted":0,"summary":{"files":3,"errors":1,"warnings":0,"advice":2}}

                        """, code: 1))
    }

    private static let counts = "1  BK2001  unknown-key  error\n"

    /// A format, what begins its document, and what is beside it on standard error.
    @Test(arguments: [
        (
            "jsonl",
            #"{"rule":"BK2001","slug":"unknown-key","severity":"error","count":1,"fixable":0}"# + "\n"
                + #"{"uncounted":0,"summary":{"files":1,"errors":1,"warnings":0,"advice":0}}"# + "\n", ""
        ),
        (
            "markdown",
            """
            ### bannerkit: checked 1 banner: 1 error

            | findings | rule | severity | with --fix |
            | ---: | --- | --- | ---: |
            | 1 | BK2001 unknown-key | **error** | 0 |

            """, ""
        ),
        ("text", counts, ""), ("github", counts + "::error file=c.banner.yaml,", ""), ("sarif", "{", counts),
        ("gitlab", "[", counts),
        ("junit", "<?xml", counts), ("checkstyle", "<?xml", counts),
    ])
    func `counts them in every format, or beside it`(format: String, start: String, errors: String) throws {
        let ran = try shell(
            "bannerkit validate . --statistics -q -o \(format)", files: ["c.banner.yaml": "items: [a, b]\nfoo: 1\n"])
        #expect(ran.output.hasPrefix(start) && ran.errors == errors && ran.code == 1, "\(ran)")
    }

    @Test func `ends with 0 if that is asked for, but not for what cannot be read`() throws {
        let ran = try shell(
            """
            for options in --exit-zero -e '-e none.yaml'; do bannerkit validate a.yaml -qq $options; echo $?; done
            bannerkit validate a.yaml -e --fail-on error; echo $?
            """, files: ["a.yaml": "items: [a, b\n"])
        #expect(
            ran
                == Ran(
                    output: "0\n0\n3\n2\n",
                    errors: """
                        bannerkit: cannot read `none.yaml`: no such file or folder
                        bannerkit: `--exit-zero` cannot be combined with `--fail-on`

                        """))
    }
}
