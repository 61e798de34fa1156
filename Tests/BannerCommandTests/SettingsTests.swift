import Testing

@Suite struct `Settings` {
    /// Two banners whose pages are shown for too short a time, which is advice.
    private let files = [
        "apps/tv/a.banner.yaml": "items: [a, b]\ntimer: 1s\n",
        "apps/web/b.banner.yaml": "items: [a, b]\ntimer: 1s\n",
        "old/c.banner.yaml": "items: [a, b]\ntimer: 1s\nfoo: 1\n", ".git/HEAD": "",
    ]

    /// What holds for whom, as `--show-settings` prints it.
    @Test func `hold for the files below them, and overrides for some`() throws {
        let settings = """
            rules: { short-dwell: error, BK2001: off }
            failOn: warning
            exclude: [old/]
            overrides:
              - { files: ["apps/{tv,radio}/"], rules: { BK5008: off } }
              - { files: ["*.banner.yaml"], rules: { moves-forever: warning } }

            """
        #expect(
            try shell(
                "bannerkit validate . --show-settings",
                files: files.merging([".bannerkit.yaml": settings]) { $1 })
                == Ran(
                    output: """
                        apps/tv/a.banner.yaml
                          settings: .bannerkit.yaml
                          overrides: 1, 2
                          failOn: warning
                          BK2001 unknown-key: off
                          BK5001 moves-forever: warning
                          BK5008 short-dwell: off
                        apps/web/b.banner.yaml
                          settings: .bannerkit.yaml
                          overrides: 2
                          failOn: warning
                          BK2001 unknown-key: off
                          BK5001 moves-forever: warning
                          BK5008 short-dwell: error

                        """))
    }

    @Test(arguments: [
        ("", "checked 3 banners: 1 error and 2 pieces of advice in 3 of them", 1),
        ("rules: { BK5008: off }", "checked 3 banners: 1 error in 1 of them", 1),
        ("rules: { short-dwell: error }", "checked 3 banners: 3 errors in 3 of them", 1),
        ("rules: { unknown-key: off }", "checked 3 banners: 3 pieces of advice in 3 of them", 0),
        (
            "rules: { unknown-key: warning }",
            "checked 3 banners: 1 warning and 3 pieces of advice in 3 of them", 0
        ),
        (
            "rules: { unknown-key: warning }\nfailOn: warning",
            "checked 3 banners: 1 warning and 3 pieces of advice in 3 of them", 1
        ),
        ("failOn: never", "checked 3 banners: 1 error and 2 pieces of advice in 3 of them", 0),
        ("exclude: [old/]", "checked 2 banners: 2 pieces of advice in 2 of them", 0),
        (
            "exclude: [old/]\nfailOn: advice", "checked 2 banners: 2 pieces of advice in 2 of them",
            1
        ),
        ("exclude: ['*.banner.*', '!b.*']", "checked 1 banner: 1 piece of advice", 0),
        (
            "overrides: [{ files: [/old], rules: { BK2001: off } }]",
            "checked 3 banners: 3 pieces of advice in 3 of them", 0
        ),
        (
            "overrides: [{ files: [old], rules: { BK2001: off } }, { files: [c.*], rules: { BK2001: error } }]",
            "checked 3 banners: 1 error and 2 pieces of advice in 3 of them", 1
        ),
    ])
    func `say what is reported and what fails`(settings: String, summary: String, code: Int32)
        throws
    {
        let ran = try shell(
            "bannerkit validate .",
            files: files.merging([".bannerkit.yaml": settings + "\n"]) { $1 })
        #expect(ran.output.hasSuffix(summary + "\n"), "\(ran)")
        #expect(ran.code == code)
    }

    @Test(arguments: [
        ("--select BK5", "checked 3 banners: 3 pieces of advice in 3 of them", 0),
        ("--select unknown-key", "checked 3 banners: 1 error in 1 of them", 1),
        ("--ignore BK5008,unknown-key", "checked 3 banners, no problems", 0),
        ("--select BK2 --ignore BK2001", "checked 3 banners, no problems", 0),
        ("--select ALL --ignore advice", "checked 3 banners: 1 error in 1 of them", 1),
    ])
    func `of the command line select rules`(options: String, summary: String, code: Int32) throws {
        let ran = try shell("bannerkit validate . \(options)", files: files)
        #expect(ran.output.hasSuffix(summary + "\n") && ran.code == code, "\(ran)")
    }

    @Test func `of the command line go first`() throws {
        let settings = [
            ".bannerkit.yaml": "rules: { BK5008: off }\nfailOn: never\n",
            "own.yaml": "rules: { BK2001: off }\n",
        ]
        let files = files.merging(settings) { $1 }
        for (options, summary, code) in [
            ("--select BK5008", "checked 3 banners: 3 pieces of advice in 3 of them", 0),
            ("--fail-on error", "checked 3 banners: 1 error in 1 of them", 1),
            ("--no-settings", "checked 3 banners: 1 error and 2 pieces of advice in 3 of them", 1),
            ("--settings own.yaml", "checked 3 banners: 3 pieces of advice in 3 of them", 0),
        ] as [(String, String, Int32)] {
            let ran = try shell("bannerkit validate . \(options)", files: files)
            #expect(ran.output.hasSuffix(summary + "\n") && ran.code == code, "\(options): \(ran)")
        }
    }

    @Test func `in a banner that is named as settings are faults of settings`() throws {
        let ran = try shell(
            "bannerkit validate --settings a.banner.yaml a.banner.yaml | tail -n 1; bannerkit validate --settings a.banner.yaml a.banner.yaml -qq; echo $?",
            files: ["a.banner.yaml": "items: [a, b]\ntimer: 2s\n"])
        #expect(ran == Ran(output: "checked 1 banner: 2 errors\n2\n"), "\(ran)")
    }

    @Test(arguments: [
        ("--select nope", "`nope` is not a rule"), ("--ignore BK9", "`BK9` is not a rule"),
        ("--ignore short-dwel", "did you mean `short-dwell`?"),
        ("--ignore BK1", "`BK1` cannot be ignored"),
        ("--settings a --no-settings", "`--settings` cannot be combined with `--no-settings`"),
    ])
    func `of the command line must name rules`(options: String, message: String) throws {
        let ran = try shell("bannerkit validate . \(options)", files: files)
        #expect(ran.code == 2 && ran.errors.contains(message), "\(ran)")
    }

    @Test func `are the nearest ones, up to the root of the repository`() throws {
        let files = [
            ".bannerkit.yaml": "rules: { BK2001: off }\n", "repo/.git/HEAD": "",
            "repo/a.banner.yaml": "items: [a]\nfoo: 1\n",
            "repo/sub/.bannerkit.yaml": "rules: { BK2001: warning }\n",
            "repo/sub/deep/b.banner.yaml": "items: [a]\nfoo: 1\n",
            "c.banner.yaml": "items: [a]\nfoo: 1\n",
        ]
        let ran = try shell(
            "bannerkit validate . --show-settings | grep -v failOn; cd repo/sub/deep; bannerkit validate --show-settings - < b.banner.yaml",
            files: files)
        #expect(
            ran.output == """
                c.banner.yaml
                  settings: .bannerkit.yaml
                  BK2001 unknown-key: off
                repo/a.banner.yaml
                  settings: none
                repo/sub/deep/b.banner.yaml
                  settings: repo/sub/.bannerkit.yaml
                  BK2001 unknown-key: warning
                -
                  settings: \(ran.output.split(separator: "\n").first { $0.hasSuffix("/sub/.bannerkit.yaml") && $0.contains(": /") }?.dropFirst(12) ?? "?")
                  failOn: error
                  BK2001 unknown-key: warning

                """)
    }

    @Test func `with a mistake are reported once, however many folders they are for`() throws {
        let files = files.merging([
            ".bannerkit.yaml": "rules: { BK5008: warn }\n", "z.banner.yaml": "items: [a]\n",
        ]) {
            $1
        }
        #expect(
            try shell("bannerkit validate . | grep -c 'bannerkit.yaml:1'", files: files).output
                == "1\n")
    }

    @Test
    func
        `that exclude a file leave it out of folders and patterns, and where it is named only if asked to`()
        throws
    {
        let files = files.merging([".bannerkit.yaml": "exclude: [old/]\n"]) { $1 }
        let excluded = Ran(errors: "bannerkit: every file is excluded: nothing to check\n")
        #expect(try shell("bannerkit validate old -q", files: files) == excluded)
        #expect(try shell("bannerkit validate 'old/*' -q", files: files) == excluded)
        #expect(
            try shell("bannerkit validate old/c.banner.yaml --force-exclude", files: files)
                == excluded)
        #expect(
            try shell(
                "bannerkit validate - --stdin-filename old/x.banner.yaml --force-exclude < old/c.banner.yaml",
                files: files)
                == excluded)
        #expect(try shell("bannerkit validate old/c.banner.yaml", files: files).code == 1)
    }

    @Test func `that let a key pass let its banner be tested and played`() throws {
        let banner =
            "items: [a, b]\ntimer: 2s\nfoo: 1\nscenarios: [{ name: one, duration: 3s, expect: [{ changes: 1 }] }]\n"
        let files = ["a.banner.yaml": banner]
        let line =
            "bannerkit test . -q; echo $?; bannerkit simulate a.banner.yaml --for 0s 2> /dev/null | wc -l; "
        #expect(try shell(line, files: files).output.hasSuffix("1\n0\n"))
        #expect(
            try shell(
                line,
                files: files.merging([".bannerkit.yaml": "rules: { unknown-key: off }\n"]) { $1 }
            ).output
                == "0\n2\n")
    }

    @Test func `that let an error pass do not make a banner of it, and the other commands say so`()
        throws
    {
        let banner =
            "items: [a, b]\ntimer: 300ms # bannerkit-ignore[BK4004] legacy\ntransition: 400ms\n"
        let ran = try shell(
            "bannerkit validate -q --advice never a.yaml; bannerkit simulate a.yaml",
            files: ["a.yaml": banner])
        #expect(ran.code == 1)
        for text in [ran.output, ran.errors] {
            #expect(
                text.hasPrefix("a.yaml:2:8: error[BK4004]: ")
                    && text.contains(
                        "  = note: this is ignored, but a banner cannot be played without this part"
                    ),
                "\(ran)")
        }
    }
}
