import Testing

@testable import BannerCommand

@Suite struct `The files to check` {
    let files = [
        "a.banner.yaml": "", "ads/b.banner.yml": "", "ads/deep/c.banner.yaml": "", "ads/d.yaml": "",
        "build/e.banner.yaml": "",
        "ads/old.banner.yaml": "", "ads/deep/keep.banner.yaml": "", "ads/deep/skip.banner.yaml": "",
    ]

    @Test(arguments: [
        (
            ".",
            "a.banner.yaml ads/b.banner.yml ads/deep/c.banner.yaml ads/deep/keep.banner.yaml ads/deep/skip.banner.yaml ads/old.banner.yaml build/e.banner.yaml"
        ),
        (
            "ads/deep/ ./a.banner.yaml",
            "a.banner.yaml ads/deep/c.banner.yaml ads/deep/keep.banner.yaml ads/deep/skip.banner.yaml"
        ),
        ("'*.yaml'", "a.banner.yaml"),
        ("'ads/*.yaml'", "ads/d.yaml ads/old.banner.yaml"),
        ("'ads/**/{c,k}*.yaml'", "ads/deep/c.banner.yaml ads/deep/keep.banner.yaml"),
        (
            "'**/?.banner.y*ml'",
            "a.banner.yaml ads/b.banner.yml ads/deep/c.banner.yaml build/e.banner.yaml"
        ),
        ("ads/d.yaml", "ads/d.yaml"),
    ])
    func
        `are those that are named, below folders those named as banners, and those that fit a pattern`(
            operands: String, list: String
        ) throws
    {
        #expect(
            try shell("bannerkit validate --list-files \(operands)", files: files)
                == Ran(output: list.split(separator: " ").joined(separator: "\n") + "\n"))
    }

    @Test func `stand in the order of their names' bytes, however long the same beginning is`() {
        // Two bytes of one block of eight that differ distinguish one byte order from the other.
        for length in 0...20 {
            let beginning = [UInt8](repeating: 0x61, count: length)
            let names = [
                [], [0x00], [0x7F], [0x80, 0x02], [0x81, 0x01], [0xFF, 0x01], [0xFF, 0x02, 0x01],
                [0xFF, 0x02, 0x02],
            ].map {
                beginning + $0
            }
            for (number, name) in names.enumerated() {
                for (other, otherName) in names.enumerated() {
                    #expect((Path(bytes: name) < Path(bytes: otherName)) == (number < other))
                    #expect(
                        (Path(bytes: name + name) < Path(bytes: name + otherName))
                            == (number < other))
                }
            }
        }
    }

    @Test func `are not those that git ignores, unless asked for`() throws {
        let ignoring = files.merging([
            ".gitignore": "# built\n/build/\nold.*\n",
            "ads/deep/.gitignore": "*.yaml\n!keep.banner.yaml\n",
        ]) { $1 }
        let kept = "a.banner.yaml\nads/b.banner.yml\nads/deep/keep.banner.yaml\n"
        #expect(
            try shell("bannerkit validate --list-files .", files: ignoring) == Ran(output: kept))
        #expect(
            try shell("mkdir .git; cd ads; bannerkit validate --list-files .", files: ignoring)
                == Ran(output: "b.banner.yml\ndeep/keep.banner.yaml\n"))
        #expect(
            try shell("bannerkit validate --list-files build/e.banner.yaml", files: ignoring).output
                == "build/e.banner.yaml\n")
        #expect(
            try shell("bannerkit validate --list-files --no-ignore . | wc -l", files: ignoring)
                .output == "7\n")
    }

    @Test(arguments: [
        ("ads/?.*", "a.banner.yaml ads/old.banner.yaml"),
        ("/a.*", "ads/b.banner.yml ads/old.banner.yaml"), ("a*/", "a.banner.yaml"),
        ("ads", "a.banner.yaml"),
        ("**/old.*", "a.banner.yaml ads/b.banner.yml"),
        ("*d.banner.*", "a.banner.yaml ads/b.banner.yml"),
        ("/", "a.banner.yaml ads/b.banner.yml ads/old.banner.yaml"),
        ("*\n!b.*\n!ads/", "ads/b.banner.yml"),
        ("ads/**\n!ads/b.*", "a.banner.yaml ads/b.banner.yml"),
        ("ads/**/*.yml", "a.banner.yaml ads/old.banner.yaml"), ("***/ads/**", "a.banner.yaml"),
        ("\\[ab].*", "a.banner.yaml ads/b.banner.yml ads/old.banner.yaml"),
    ])
    func `are those that git's rules leave`(rules: String, list: String) throws {
        let files = [
            "a.banner.yaml": "", "ads/b.banner.yml": "", "ads/old.banner.yaml": "",
            ".gitignore": rules,
        ]
        let ran = try shell(
            "bannerkit validate --list-files .; git init -q; git ls-files -o --exclude-standard '*.banner.*'",
            files: files)
        let kept = list.split(separator: " ")
        #expect(ran.output.split(separator: "\n") == kept + kept)
    }

    @Test(arguments: [
        ("[ab].*", "a.banner.yaml ads/b.banner.yml ads/old.banner.yaml"),
        ("*\n!ads/\n!*[!x].yml", "a.banner.yaml ads/b.banner.yml ads/old.banner.yaml"),
        ("*.banner.*\n!/ad[s]/b*", "ads/b.banner.yml"),
        ("*.yml\n[xyz]/", "a.banner.yaml ads/old.banner.yaml"),
    ])
    func `are at least those that git's rules with brackets leave`(rules: String, list: String)
        throws
    {
        let files = [
            "a.banner.yaml": "", "ads/b.banner.yml": "", "ads/old.banner.yaml": "",
            ".gitignore": rules,
        ]
        let ran = try shell("bannerkit validate --list-files .", files: files)
        #expect(ran.output.split(separator: "\n").joined(separator: " ") == list)
    }

    @Test(arguments: [
        "printf 'a.banner.yaml\\nads\\n' | bannerkit validate --list-files --files-from -",
        "printf 'a.banner.yaml\\r\\n\\r\\nads' > list; bannerkit validate --list-files --files-from list",
        "printf 'a.banner.yaml\\0ads\\0' | bannerkit validate --list-files --files-from=- -0 | tr '\\0' '\\n'",
        "echo ads | bannerkit validate --list-files a.banner.yaml --files-from -",
        "echo ads | bannerkit validate --list-files a.banner.yaml --files-from /dev/fd/0",
    ])
    func `may come from a list`(line: String) throws {
        #expect(
            try shell(line, files: files).output == """
                a.banner.yaml
                ads/b.banner.yml
                ads/deep/c.banner.yaml
                ads/deep/keep.banner.yaml
                ads/deep/skip.banner.yaml
                ads/old.banner.yaml

                """)
    }

    @Test(arguments: [
        ("bannerkit validate 'x/*.yaml'", "cannot read `x`: no such file or folder"),
        ("bannerkit validate '*.txt'", "cannot read `*.txt`: no file matches this pattern"),
        ("bannerkit validate --files-from /dev/null", "cannot read `/dev/null`: it is not a file"),
        (
            "bannerkit validate '{x,y}/*.yaml'",
            "cannot read `{x,y}/*.yaml`: no file matches this pattern"
        ),
        ("bannerkit validate 'a{b'", "cannot read `a{b`: no such file or folder"),
        (
            "bannerkit validate '\(String(repeating: "{a,b}", count: 10))'",
            "cannot read `\(String(repeating: "{a,b}", count: 10))`: its braces expand to more than 100 patterns; write `*` in place of some"
        ),
    ])
    func `must be there`(line: String, message: String) throws {
        #expect(try shell(line, files: files) == Ran(errors: "bannerkit: \(message)\n", code: 3))
    }

    @Test func `may be none, as in a change without a banner`() throws {
        let note = "bannerkit: the list of files is empty: nothing to check\n"
        for line in ["validate", "validate --list-files", "test", "validate -o json"] {
            let ran = try shell("printf '' | bannerkit \(line) --files-from -")
            #expect(ran.code == 0, "\(line): \(ran)")
            #expect(ran.errors == (line.contains("list") ? "" : note))
        }
    }

    @Test(arguments: [
        ("'{a,ads/b}.banner.*'", ["a.banner.yaml", "ads/b.banner.yml"]),
        (
            "'ads/{b,d{e,ee}p/*}*'",
            [
                "ads/b.banner.yml", "ads/deep/c.banner.yaml", "ads/deep/keep.banner.yaml",
                "ads/deep/skip.banner.yaml",
            ]
        ),
        (
            "'{ads/deep,build}/{c,e}.banner.yaml'",
            ["ads/deep/c.banner.yaml", "build/e.banner.yaml"]
        ),
        ("'ads/{deep/c,old}.banner.yaml'", ["ads/deep/c.banner.yaml", "ads/old.banner.yaml"]),
        ("'{a,b}.banner.yaml'", ["a.banner.yaml"]),
    ])
    func `may be named by patterns with braces`(pattern: String, list: [String]) throws {
        #expect(
            try shell("bannerkit validate --list-files \(pattern)", files: files)
                == Ran(output: list.map { $0 + "\n" }.joined()))
    }

    @Test(arguments: [
        ("diff - -", "help: use a file for OLD or NEW"),
        ("validate --files-from - -", "standard input can be read only once"),
        ("validate --files-from - --files-from -", "standard input can be read only once"),
    ])
    func `come from standard input once`(line: String, message: String) throws {
        let ran = try shell("echo a.yaml | bannerkit \(line)", files: files)
        #expect(ran.code == 2 && ran.output.isEmpty && ran.errors.contains(message), "\(ran)")
    }

    @Test func `give the same report whatever the number of threads`() throws {
        let make =
            "for n in $(seq 600); do printf 'items: [a, a]\\nx: %s\\n' $n > $n.banner.yaml; done; "
        let ran = try shell(
            make
                + "for n in 1 2 16; do bannerkit validate -j$n . > $n; done; cmp 1 2 && cmp 1 16 && tail -n 1 1"
        )
        #expect(ran == Ran(output: "checked 600 banners: 1200 errors in 600 of them\n"))
    }

    @Test func `have their names exact for programs and harmless for people and runners`() throws {
        let make =
            #"d="$(printf '::add-mask::e\033[31m'; echo x)"; mkdir "$d"; echo 'items: [a]' > "$d/a.banner.yaml"; "#
        let exact = "::add-mask::e\u{1B}[31mx/a.banner.yaml"
        let shown = "\u{200B}:\u{200B}:add-mask:\u{200B}:e\\u{1B}[31mx/a.banner.yaml"
        for (line, environment, output) in [
            ("bannerkit validate --list-files . | cat", [:], exact + "\n"),
            ("bannerkit validate --list-files . | cat", ["GITHUB_ACTIONS": "true"], shown + "\n"),
            ("bannerkit validate --list-files . | cat", ["TF_BUILD": "True"], shown + "\n"),
            (
                "bannerkit validate --list-files . > out; cat out", ["GITHUB_ACTIONS": "true"],
                exact + "\n"
            ),
            (
                "bannerkit validate --list-files -0 . | cat", ["GITHUB_ACTIONS": "true"],
                exact + "\0"
            ),
        ] as [(String, [String: String], String)] {
            #expect(try shell(make + line, environment: environment) == Ran(output: output))
        }
    }

    @Test func `can have names that are not UTF-8`() throws {
        let ran = try shell(
            #"f="$(printf 'a\377.banner.yaml')"; echo 'items: [a]' > "$f"; bannerkit validate .; bannerkit validate --list-files . | od -An -tx1 | head -c 6"#
        )
        #expect(ran == Ran(output: "checked 1 banner, no problems\n 61 ff"))
    }
}

@Suite struct `A walk` {
    private static let broken = "items: [a, b]\ntimmer: 2s\nindicator: pll\n"
    private static let files = [
        "repo/ads/ok.banner.yaml": "items: [a]\n", "repo/real.yaml": "items: [b]\n",
        "far.yaml": broken,
    ]
    /// What leads out of the repository, and what is no file, in its folder `ads`.
    private static let links = """
        cd repo; git init -q .; git add ads; git -c user.name=a -c user.email=a@b commit -qm x; cp ../far.yaml .git/x; cd ads
        ln -s ../../far.yaml far.banner.yaml; ln -s /proc/self/environ x.banner.yaml; ln -s ../real.yaml in.banner.yaml
        ln -s ../.git/x git.banner.yaml; mkfifo pipe.banner.yaml; ln -s .. folder.banner.yaml; export SECRET=s3cr3t;
        """

    @Test(arguments: [
        "validate .", "validate . --fix", "validate . --diff", "validate . -o json",
        "validate . --list-files",
        "validate '*.yaml' --fix", "test .", "format .", "format . --diff", "resolve .",
        "calendar . --from 2026-11-01 --to 2026-11-02", "build . -o ../../out",
        "preview . -o ../../out",
        "diff . ../../empty", "diff HEAD",
    ])
    func `stays inside, and says what it leaves out`(command: String) throws {
        let ran = try shell(
            """
            \(Self.links) mkdir ../../empty; timeout 60 bannerkit \(command) > ../../said 2> ../../notes; cd ../..
            grep -rl --exclude playground.html -e s3cr3t -e timmer said notes out; cat far.yaml repo/.git/x
            grep -c 'left out `.*banner.yaml`' notes
            """, files: Self.files)
        // What git does not know as a file is nothing to compare.
        #expect(
            ran.output == "\(Self.broken)\(Self.broken)\(command == "diff HEAD" ? 0 : 5)\n",
            "\(ran)")
    }

    @Test func `says why`() throws {
        let ran = try shell(
            "\(Self.links) bannerkit validate . 2>&1; cd ..; pwd -P", files: Self.files)
        let lines = ran.output.split(separator: "\n").map(String.init)
        let top = lines.last ?? ""
        let out = "the link points outside `\(top)`"
        #expect(
            lines.dropLast() == [
                "bannerkit: left out `far.banner.yaml`: \(out)",
                "bannerkit: left out `folder.banner.yaml`: it is not a file",
                "bannerkit: left out `git.banner.yaml`: \(out)",
                "bannerkit: left out `pipe.banner.yaml`: it is not a file",
                "bannerkit: left out `x.banner.yaml`: \(out)", "checked 2 banners, no problems",
            ], "\(ran)")
    }

    @Test(arguments: ["mkfifo", "mkdir", "ln -s /dev/null"])
    func `says that an ignore file is no file`(make: String) throws {
        let line = "\(make) .gitignore; bannerkit validate . 2>&1 | sed 's,`/.*/,`,'"
        let ran = try shell(line, files: ["a.banner.yaml": "items: [a]\n"])
        let lines = [
            "bannerkit: left out `.gitignore`: it is not a file", "checked 1 banner, no problems",
        ]
        #expect(ran.output == lines.joined(separator: "\n") + "\n", "\(ran)")
    }

    @Test func `takes only JSON for what a list says was built`() throws {
        let files = [
            "manifest.json":
                #"{"version": "1", "sources": {}, "files": {"a.banner.yaml": "", "b.banner.json": ""}}"#,
            "a.banner.yaml": "items: [a]\n", "b.banner.json": "{}", "c.banner.json": "{}",
        ]
        let ran = try shell("bannerkit validate --list-files .", files: files)
        #expect(ran == Ran(output: "a.banner.yaml\nc.banner.json\n"), "\(ran)")
    }

    @Test func `reads no settings and no ignore file elsewhere, and takes a link that is named`()
        throws
    {
        let ran = try shell(
            """
            cd repo/ads; echo 'timmer: s3cr3t' > ../../s.yaml; ln -s ../../s.yaml .bannerkit.yaml; echo '*' > ../../i; ln -s ../../i .gitignore
            bannerkit validate . ; echo $?; bannerkit format . ; ln -s ../../far.yaml far.yaml; bannerkit validate far.yaml -q | head -1
            """, files: Self.files)
        #expect(
            ran.output == """
                checked 1 banner, no problems
                0
                far.yaml:2:1: error[BK2001]: `timmer` is not a key of a banner

                """, "\(ran)")
        #expect(
            !ran.errors.contains("s3cr3t") && ran.errors.contains("left out `.bannerkit.yaml`: "),
            "\(ran)")
        #expect(ran.errors.contains("/.gitignore`: the link points outside `"), "\(ran)")
    }
}

@Suite struct `A pattern` {
    @Test(arguments: [
        ("*.yaml", "a.yaml", true), ("*.yaml", "b/a.yaml", false), ("**/*.yaml", "a.yaml", true),
        ("**/*.yaml", "b/c/a.yaml", true), ("a/**", "a/b/c", true), ("a/**/b", "a/b", true),
        ("a/**/b", "a/x/y/b", true),
        ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", false),
        ("[a-c]x", "[a-c]x", true),
        ("a*b*c", "aXbXbc", true), ("a*b*c", "acb", false), ("\\*", "*", true), ("\\*", "a", false),
        ("[", "[", true),
        ("*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
        ("*[[[[", "a[[[[", true), ("[]", "[]", true), ("[!]", "[!]", true), ("a\\", "a", false),
        ("a***b", "axb", true), ("**/**/a", "a", true), ("**/**/a", "b/c/a", true),
        ("a/**/**", "a", false), ("a/**/**", "a/b", true), ("a/**", "a", false),
        ("**", "a/b", true),
        ("**/a/**/a", "a", false), ("**/a/**/a", "a/b/a", true), ("*/**/*", "a", false),
        (String(repeating: "*[", count: 100_000), String(repeating: "[", count: 200), false),
        (
            String(repeating: "**/", count: 100_000) + "b", String(repeating: "a/", count: 1_000),
            false
        ),
    ])
    func `matches names as a shell's does`(pattern: String, name: String, matches: Bool) {
        #expect(Glob(Path(pattern).names).matches(Path(name).names[...]) == matches)
    }
}
