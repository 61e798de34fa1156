import Testing

@Suite struct `The files and the output of bannerkit diff` {
    @Test func `reads what git shows from standard input`() throws {
        let ran = try shell(
            "git init -q . && git add a.yaml && git show :a.yaml | bannerkit diff - a.yaml",
            files: ["a.yaml": ThreeColours.old])
        #expect(ran == Ran(output: "no difference\n"))
    }

    @Test func `a broken side is reported as by validate, with an exit code of its own`() throws {
        let ran = try ThreeColours.diff("items: [a\n")
        #expect(ran.code == 5 && ran.output.isEmpty)
        #expect(ran.errors.hasPrefix("new.yaml:"))
        let kept = try shell(
            "echo kept > out; bannerkit diff old.yaml new.yaml -o out; cat out",
            files: ["old.yaml": ThreeColours.old, "new.yaml": "items: [a\n"])
        #expect(kept.output == "kept\n")
    }

    @Test(arguments: [
        ("items: [a]\n", "items: [a]\n", 0, 0), ("items: [a]\n", "items: [b]\n", 1, 0),
        ("items: [a]\n", "itens: [b]\n", 5, 0), ("itens: [a]\n", "items: [b]\n", 5, 0),
        ("items: [a]\n", nil, 3, 3), ("name: a\nitems: [a]\n", "name: b\nitems: [a]\n", 1, 0),
    ])
    func `ends with a code for each outcome`(
        old: String, new: String?, code: Int, codeWithExitZero: Int
    ) throws {
        let files = ["old.yaml": old, "new.yaml": new].compactMapValues { $0 }
        for format in ["text", "markdown", "json"] {
            let line = "bannerkit diff old.yaml new.yaml -f \(format)"
            #expect(try shell(line, files: files).code == code)
            #expect(try shell("\(line) -e", files: files).code == codeWithExitZero)
        }
    }

    @Test func `takes /dev/null for a file that is not there`() throws {
        let files = [
            "a.yaml":
                "items: [a, b]\ntimer: 2s\nscenarios: [{ name: s, duration: 3s, expect: [{ changes: 2 }] }]\n"
        ]
        #expect(
            try shell("bannerkit diff /dev/null a.yaml", files: files)
                == Ran(
                    output: """
                        2 cards, every 2 s · round 4 s

                        Keys
                          items/a: added, `a`
                          items/b: added, `b`
                          timer: added, `2s`
                          scenarios/s: added, `{ name: s, duration: 3s, expect: [{ changes: 2 }] }`

                        Cards in 1h
                          a (new): 30m (50.0%)
                          b (new): 30m (50.0%)

                        Scenarios
                          s (new): fails, 1 change
                            expected 2 changes, saw 1

                        """, code: 1))
        let gone = try shell("bannerkit diff a.yaml /dev/null", files: files)
        #expect(gone == Ran(output: "deleted\n", code: 1))
        #expect(try shell("bannerkit diff /dev/null /dev/null") == Ran(output: "no difference\n"))
    }

    @Test func `colours what is gone and what is new, if asked to`() throws {
        let files = ["old.yaml": "items: [a, b]\n", "new.yaml": "items: [a, c]\n"]
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml --color always | sed -n 6,8p", files: files)
        #expect(
            ran.output
                == "\u{1B}[1mKeys\u{1B}[0m\n  items/c: added, \u{1B}[32m`c`\u{1B}[0m\n  items/b: removed, \u{1B}[31m`b`\u{1B}[0m\n"
        )
    }

    @Test func `makes hostile words harmless`() throws {
        let files = [
            "old.yaml": "items: [a]\n",
            "new.yaml":
                "items: [{ id: a, title: \"\\u202Eabc @all | `x` <img>\", description: \"a\\n## b\" }]\n",
        ]
        let plain = try shell("bannerkit diff old.yaml new.yaml | grep items/", files: files)
        #expect(
            plain.output == """
                  items/a/title: added, `"\u{5C}u{202E}abc @all | `x` <img>"`
                  items/a/description: added, `"a\u{5C}u{A}#\u{200B}# b"`

                """)
        let markdown = try shell(
            "bannerkit diff old.yaml new.yaml -f markdown | grep items/", files: files)
        #expect(
            markdown.output == """
                - `items/a/title`: added, `` "\u{5C}u{202E}abc @all | `x` <img>" ``
                - `items/a/description`: added, `"a\u{5C}u{A}## b"`

                """)
    }

    @Test func `shortens a finding that quotes a long text`() throws {
        let files = [
            "old.yaml": "items: [a]\n",
            "new.yaml": "items: [a]\n\(String(repeating: "k", count: 1000)): 1\n",
        ]
        for format in ["text", "markdown"] {
            let ran = try shell(
                "bannerkit diff old.yaml new.yaml --exit-zero -f \(format)", files: files)
            #expect(ran.output.contains("error[BK2001]") && ran.output.utf8.count < 600, "\(ran)")
        }
    }

    @Test func `writes ASCII for a terminal without UTF-8`() throws {
        let files = [
            "old.yaml": "items: [a, b]\ntimer: 2s\n",
            "new.yaml": "items: [b, 日]\ntimer: 3s\n".replacing("日", with: "c"),
        ]
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml", files: files, environment: ["LC_ALL": "C"])
        #expect(
            ran.output.utf8.allSatisfy { $0 < 0x80 } && ran.output.contains("timer: `2s` -> `3s`"))
    }

    @Test func `compares folders by the paths below them`() throws {
        let files = [
            "old/a.banner.yaml": "items: [a]\n", "old/in/b.banner.yaml": "items: [b]\n",
            "old/same.banner.yaml": "items: [s]\n", "new/a.banner.yaml": "items: [x]\n",
            "new/in/c.banner.yaml": "items: [c]\n", "new/same.banner.yaml": "items: [s]\n",
            "new/notes.yaml": "items: [n]\n",
        ]
        let ran = try shell("bannerkit diff old new/ | grep -E '^[a-z]'", files: files)
        #expect(
            ran.output == """
                a.banner.yaml: changed
                in/b.banner.yaml: deleted
                in/c.banner.yaml: new
                compared 4 banners: 1 changed, 1 new, 1 deleted, 1 unchanged

                """)
        #expect(
            try shell("bannerkit diff old old", files: files)
                == Ran(output: "compared 3 banners: 3 unchanged\n"))
        #expect(try shell("bannerkit diff old old/a.banner.yaml", files: files).code == 2)
        #expect(try shell("mkdir e && bannerkit diff e e").code == 3)
    }

    private static let repairs: [(old: String?, new: String?, title: String, code: Int32)] = [
        ("items: [a]\n", "itms: [a]\n", "cannot be compared", 5),
        ("itms: [a]\n", "items: [a]\n", "repaired, so", 1),
        ("itms: [a]\n", nil, "deleted", 1),
        (nil, "itms: [a]\n", "cannot be compared", 5),
        ("itms: [a]\n", "itms: [b]\n", "cannot be compared", 5),
        (nil, "items: [a]\n", "new", 1),
    ]

    @Test(arguments: repairs)
    func `blames no change that repairs or deletes a banner`(
        old: String?, new: String?, title: String, code: Int32
    )
        throws
    {
        let files = ["old/a.banner.yaml": old, "new/a.banner.yaml": new].compactMapValues { $0 }
        let ran = try shell("mkdir -p old new; bannerkit diff old new", files: files)
        #expect(ran.code == code && ran.output.hasPrefix("a.banner.yaml: \(title)"), "\(ran)")
    }
}
