import Foundation
import Testing

@Suite struct `Settings files` {
    /// Two banners whose pages are shown for too short a time, which is advice.
    private let files = [
        "apps/tv/a.banner.yaml": "items: [a, b]\ntimer: 1s\n",
        "apps/web/b.banner.yaml": "items: [a, b]\ntimer: 1s\n",
        "old/c.banner.yaml": "items: [a, b]\ntimer: 1s\nfoo: 1\n", ".git/HEAD": "",
    ]

    @Test func `are checked like banners, and a mistake in them fails the run`() throws {
        let files = files.merging([".bannerkit.yaml": "rules:\n  short-dwel: off\nfailon: never\n"])
        { $1 }
        let findings = """
            .bannerkit.yaml:2:3: error[BK2001]: `short-dwel` is not a rule
              |
            2 |   short-dwel: off
              |   ^^^^^^^^^^
              |
              = help: write `short-dwell`
              = see: bannerkit explain BK2001

            .bannerkit.yaml:3:1: error[BK2001]: `failon` is not a key of a settings file
              |
            3 | failon: never
              | ^^^^^^
              |
              = help: write `failOn`


            """
        #expect(
            try shell("bannerkit validate apps/web", files: files)
                == Ran(
                    output: findings + """
                        apps/web/b.banner.yaml:2:8: advice[BK5008]: `1s` is too short to see a page and react
                          |
                        2 | timer: 1s
                          |        ^^
                          |
                          = help: write `2s`
                          = see: bannerkit explain BK5008

                        checked 1 banner: 2 errors and 1 piece of advice

                        """, code: 2))
        for (options, code) in [("--no-settings", 1), ("", 2)] as [(String, Int32)] {
            #expect(
                try shell("bannerkit validate .bannerkit.yaml \(options)", files: files)
                    == Ran(output: findings + "checked 1 banner: 2 errors\n", code: code))
        }
        #expect(
            try shell(
                "bannerkit simulate apps/web/b.banner.yaml --for 0s > /dev/null", files: files
            ).errors
                == "bannerkit: `.bannerkit.yaml` has errors: `bannerkit validate .bannerkit.yaml` shows them\n"
        )
    }

    /// Settings, and what is found in `a` and `old/a`, both too short.
    @Test(arguments: [
        ("exclude: old", "a advice"), ("exclude: ./old", "a advice"),
        ("exclude: [old/]", "a advice"),
        ("rules: { BK5: off }", ""),
        ("rules: { BK5: off, short-dwell: error }", "a error old/a error"),
        ("rules: { BK5008: error, BK5: off }", "a error old/a error"),
        ("rules: { BK500: warning, BK5: off }", "a warning old/a warning"),
        ("overrides: [{ files: old, rules: { BK5: off } }]", "a advice"),
        (
            "rules: [short-dwell, { BK2001: error }]",
            "write each rule with a severity, as in `rules: { BK5: off }`"
        ),
        ("rules: BK5008", "write each rule with a severity, as in `rules: { BK5: off }`"),
        (
            "exclude: legacy, old",
            "`exclude` must be a list, not the text `legacy, old`: for example `exclude: [legacy/]`"
        ),
        (
            "exclude: { a: b }",
            "`exclude` must be a list, not a mapping: for example `exclude: [legacy/]`"
        ),
        ("rules: { bk5: off }", ""),
        ("rules: [all]", "write each rule with a severity, as in `rules: { BK5: off }`"),
        (
            "rules: { BK1: off }",
            "the severity of `BK1` is fixed: it reports unreadable files: remove it"
        ),
        ("rules: { BK9: off }", "`BK9` is not a rule: `bannerkit explain` lists them all"),
    ])
    func `hold in the forms that people write, or say what to write`(
        settings: String, found: String
    ) throws {
        let short = "items: [a, b]\ntimer: 1s\n"
        let ran = try shell(
            "mkdir .git; bannerkit validate . -o json",
            files: [
                ".bannerkit.yaml": settings + "\n", "a.banner.yaml": short,
                "old/a.banner.yaml": short,
            ])
        let answer = try #require(
            JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any])
        let lines = try #require(answer["findings"] as? [[String: Any]]).map { finding in
            let path = (finding["path"] as? String ?? "").replacing(".banner.yaml", with: "")
            guard path == ".bannerkit.yaml" else { return "\(path) \(finding["severity"] ?? "")" }
            let help = finding["help"] as? String ?? ""
            return help.hasPrefix("write") ? help : "\(finding["message"] ?? ""): \(help)"
        }
        let own = lines.filter { !$0.hasPrefix("a ") && !$0.hasPrefix("old/a ") }
        #expect((own.isEmpty ? lines.joined(separator: " ") : own.joined(separator: " ")) == found)
    }

    /// What makes a repository, and which settings hold for the banner when it is checked by which
    /// names, from where.
    @Test(arguments: [
        // Up to the root of the repository, whatever is named; `.git` is a folder or a file.
        ("mkdir .git", "apps/tv/a.banner.yaml", ".bannerkit.yaml"),
        ("mkdir .git", "apps", ".bannerkit.yaml"),
        ("echo gitdir: x > apps/.git", "apps/tv/a.banner.yaml", "none"),
        ("mkdir apps/.git", ".", "none"),
        ("mkdir .git; cp .bannerkit.yaml apps", "apps/tv", "apps/.bannerkit.yaml"),
        // Without one, up to the folder that is named, in any order, and for a file not above its
        // folder.
        ("true", ".", ".bannerkit.yaml"), ("true", "$PWD", ".bannerkit.yaml"),
        ("true", "apps", "none"),
        ("true", "apps/tv/a.banner.yaml", "none"), ("true", "'apps/*/*'", "none"),
        ("true", "'*/tv/*'", ".bannerkit.yaml"),
        ("true", "apps .", ".bannerkit.yaml"),
        ("true", ". apps/tv/a.banner.yaml", ".bannerkit.yaml"),
        ("true", "apps/tv/a.banner.yaml apps/tv .", ".bannerkit.yaml"), ("cd apps", ".", "none"),
        ("cp .bannerkit.yaml apps/tv", "apps/tv/a.banner.yaml", "apps/tv/.bannerkit.yaml"),
        ("cp .bannerkit.yaml apps/tv; cd apps/tv", "- < a.banner.yaml", ".bannerkit.yaml"),
        ("true", "--stdin-filename apps/tv/a.banner.yaml - < apps/tv/a.banner.yaml", "none"),
    ])
    func `hold from the top of the repository or of what is named on, and never above`(
        make: String, names: String, settings: String
    ) throws {
        let ran = try shell(
            """
            \(make); bannerkit validate --show-settings \(names) | sed "s|$PWD|\\$PWD|g" | sed -n 's/  settings: //p' | sort -u
            """,
            files: [
                ".bannerkit.yaml": "failOn: never\n", "apps/tv/a.banner.yaml": "items: [a, b]\n",
            ])
        #expect(ran.output == "\(settings)\n", "\(ran)")
    }

    @Test(arguments: ["", "# nothing yet\n", "{}\n", "x-own: 1\n"])
    func `may be empty`(settings: String) throws {
        let ran = try shell(
            "bannerkit validate apps", files: files.merging([".bannerkit.yaml": settings]) { $1 })
        #expect(
            ran.code == 0
                && ran.output.hasSuffix("checked 2 banners: 2 pieces of advice in 2 of them\n"),
            "\(ran)")
    }

    @Test(arguments: [
        ("- a", "this file must be a mapping"), ("rules: off", "`rules` must be a mapping"),
        (
            "rules: { BK1001: off }",
            "the severity of `BK1001` is fixed: it reports unreadable files"
        ),
        (
            "rules: { BK6001: off }",
            "the severity of `BK6001` is fixed: it reports failed scenarios"
        ),
        ("rules: { BK5008: of }", "`of` is not a value of `BK5008`"),
        ("rules: { BK5008: warnin }", "help: write `warning`"),
        (
            "rules: { BK5008: off, short-dwell: off }",
            "`short-dwell` and `BK5008` are the same rule"
        ),
        ("overrides: [{ rules: {} }]", "an override has no `files`"),
        ("exclude: { a: b }", "`exclude` must be a list"),
        ("rules: [", "this bracket is not closed"),
    ])
    func `that cannot hold say why`(settings: String, message: String) throws {
        let ran = try shell(
            "bannerkit validate apps",
            files: files.merging([".bannerkit.yaml": settings + "\n"]) { $1 })
        #expect(ran.code == 2 && ran.output.contains(message), "\(ran)")
    }
}
