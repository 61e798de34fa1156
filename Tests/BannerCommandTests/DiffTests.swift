import Testing

@Suite struct `bannerkit diff` {
    private let old = """
        # Three colours.
        name: colours
        items:
          - { id: red, title: Red }
          - orange
          - yellow
        timer: { interval: 2s }

        """

    private func diff(_ new: String, options: String = "") throws -> Ran {
        try shell("bannerkit diff old.yaml new.yaml \(options)", files: ["old.yaml": old, "new.yaml": new])
    }

    @Test func `finds no difference in another layout of the same banner`() throws {
        let new = """
            items: [{ id: red, title: "Red" }, { id: orange }, yellow]   # the same
            timer: 2s
            name: colours

            """
        #expect(try diff(new) == Ran(output: "no difference\n"))
    }

    @Test func `shows keys, schedule and items`() throws {
        let new = """
            name: colours
            items:
              - { id: red, title: Crimson }
              - yellow
              - { id: green, duration: 4s }
            timer: { interval: 2s }

            """
        #expect(
            try diff(new)
                == Ran(
                    output: """
                        Keys
                          items/red/title: `Red` → `Crimson`
                          items/green: nothing → `{ id: green, duration: 4s }`
                          items/orange: `orange` → nothing

                        Schedule
                          first difference: at 2s `red` to `orange` (timer, 300ms)
                                         →  at 2s `red` to `yellow` (timer, 300ms)
                          cycle: 6s → 8s

                        Items in 1h
                          item           shown before  after  share before  after
                          red                     20m    15m         33.3%  25.0%
                          yellow                  20m    15m         33.3%  25.0%
                          green (new)               –    30m             –  50.0%
                          orange (gone)           20m      –         33.3%      –

                        """, code: 1))
    }

    /// A change every microsecond, for a year: nobody plays 3 · 10¹³ of them.
    @Test(arguments: [
        ("cycles: 1000000000", "cycles: 999999999", "nothing more\n                 →  at 33m19.999998s `b` to `a`"),
        ("cycles: 1000000000", "countsFrom: change", "at 33m20s `b` to `a` (timer, 0s)\n                 →  nothing"),
    ])
    func `finds a first difference that lies far ahead`(new: String, old: String, words: String) throws {
        let files = ["old.yaml": old, "new.yaml": new].mapValues { keys in
            "items: [a, b]\ntimer: { interval: 0.000001, \(keys) }\ntransition: 0s\n"
        }
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 8784h", files: files)
        #expect(ran.output.contains("first difference: \(words)"))
    }

    @Test func `plays no year where two schedules are the same`() throws {
        let files = ["old.yaml": "items: [a, b]", "new.yaml": "items: [a, { id: b, title: B }]"].mapValues { items in
            "\(items)\ntimer: 0.000001\ntransition: 0s\n"
        }
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 8784h", files: files)
        #expect(ran.output.hasSuffix("Schedule\n  identical for 8784h\n"))
    }

    @Test func `shows the first forty keys and counts the others`() throws {
        let keys = { (value: Int) in (0..<45).map { "x-\($0): \(value)\n" }.joined() }
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": "items: [a]\n" + keys(1), "new.yaml": "items: [{ id: a, title: A }]\n" + keys(2)])
        let lines = ran.output.split(separator: "\n")
        #expect(lines[1] == "  items/a/title: nothing → `A`" && lines[2] == "  x-0: `1` → `2`")
        #expect(lines[40] == "  x-38: `1` → `2`" && lines[41] == "  and 6 more")
    }

    @Test func `compares mappings whatever the order of their keys`() throws {
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml | sed -n 2,3p",
            files: [
                "old.yaml": "items: [a, b]\nx-list: [{ p: 1, q: [2] }, { r: 3 }]\n",
                "new.yaml": "items: [a, c]\nx-list: [{ q: [2], p: 1 }, { r: 3 }]\n",
            ])
        #expect(ran.output == "  items/c: nothing → `c`\n  items/b: `b` → nothing\n")
    }

    @Test func `rounds a share of half a tenth up`() throws {
        let files = [
            "old.yaml": "items: [a, b]\ntimer: 5s\n",
            "new.yaml": "items: [{ id: a, duration: 4.495s }, { id: b, duration: 5.505s }]\ntimer: 5s\n",
        ]
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 10s | tail -n 2", files: files)
        #expect(
            ran.output == """
                  a               5s  4.495s         50.0%  45.0%
                  b               5s  5.505s         50.0%  55.1%

                """)
    }

    @Test func `writes Markdown in which an author's words stay words`() throws {
        let new = old.replacing("title: Red", with: "title: \"`x` | <b>\"")
        #expect(
            try diff(new, options: "-f markdown")
                == Ran(
                    output: """
                        ### Keys

                        - `items/red/title`: `Red` → `` "`x` | <b>" ``

                        ### Schedule

                        - identical for 1h

                        """, code: 1))
    }

    @Test func `names what is never shown any more, and a banner that comes to rest`() throws {
        let new = old + "paging: { loop: none, startPage: yellow }\n"
        let ran = try diff(new, options: "--for 10s")
        #expect(
            ran.output.contains(
                "first difference: at 2s `red` to `orange` (timer, 300ms)\n                 →  nothing more\n"))
        #expect(ran.output.contains("cycle: 6s → none, it comes to rest\n"))
        #expect(ran.output.contains("`red` is never shown in 10s\n"))
    }

    @Test func `reads what git shows from standard input`() throws {
        let ran = try shell(
            "git init -q . && git add a.yaml && git show :a.yaml | bannerkit diff - a.yaml", files: ["a.yaml": old])
        #expect(ran == Ran(output: "no difference\n"))
    }

    @Test func `a broken side is reported as by validate, with an exit code of its own`() throws {
        let ran = try diff("items: [a\n")
        #expect(ran.code == 5 && ran.output.isEmpty)
        #expect(ran.errors.hasPrefix("new.yaml:"))
        let kept = try shell(
            "echo kept > out; bannerkit diff old.yaml new.yaml -o out; cat out",
            files: ["old.yaml": old, "new.yaml": "items: [a\n"])
        #expect(kept.output == "kept\n")
    }

    @Test(arguments: [
        ("items: [a]\n", "items: [a]\n", 0, 0), ("items: [a]\n", "items: [b]\n", 1, 0),
        ("items: [a]\n", "itens: [b]\n", 5, 0), ("itens: [a]\n", "items: [b]\n", 5, 0),
        ("items: [a]\n", nil, 3, 3), ("name: a\nitems: [a]\n", "name: b\nitems: [a]\n", 1, 0),
    ])
    func `ends with a code for each outcome`(old: String, new: String?, code: Int, codeWithExitZero: Int) throws {
        let files = ["old.yaml": old, "new.yaml": new].compactMapValues { $0 }
        for format in ["text", "markdown", "json"] {
            let line = "bannerkit diff old.yaml new.yaml -f \(format)"
            #expect(try shell(line, files: files).code == code)
            #expect(try shell("\(line) --exit-zero", files: files).code == codeWithExitZero)
        }
    }

    @Test func `takes /dev/null for a file that is not there`() throws {
        let files = [
            "a.yaml": "items: [a, b]\ntimer: 2s\nscenarios: [{ name: s, duration: 3s, expect: [{ changes: 2 }] }]\n"
        ]
        #expect(
            try shell("bannerkit diff /dev/null a.yaml", files: files)
                == Ran(
                    output: """
                        Keys
                          items/a: nothing → `a`
                          items/b: nothing → `b`
                          timer: nothing → `2s`
                          scenarios/s: nothing → `{ name: s, duration: 3s, expect: [{ changes: 2 }] }`

                        Schedule
                          first change: at 2s `a` to `b` (timer, 300ms)
                          cycle: 4s

                        Items in 1h
                          item     shown before  after  share before  after
                          a (new)             –    30m             –  50.0%
                          b (new)             –    30m             –  50.0%

                        Scenarios
                          s (new): fails, 1 change
                            expected 2 changes, saw 1

                        """, code: 1))
        let gone = try shell("bannerkit diff a.yaml /dev/null", files: files)
        #expect(gone.code == 1 && gone.output.contains("  s (gone): fails, 1 change\n    before: expected 2"))
        #expect(try shell("bannerkit diff /dev/null /dev/null") == Ran(output: "no difference\n"))
    }

    @Test func `shows all keys of a new item, none of them cut off`() throws {
        let words = "Everything that you need for a very long winter in the mountains and by the sea"
        let new = """
            name: colours
            items:
              - { id: red, title: Red }
              - orange
              - yellow
              - id: green
                title: \(words)
                alt: 숲속의 오두막 위로 별이 가득한 어두운 하늘과 창문에서 새어 나오는 따뜻한 불빛
                link: https://example.com/green?from=\(String(repeating: "x", count: 60))
            timer: { interval: 2s }

            """
        let ran = try diff(new)
        #expect(
            ran.output.hasPrefix(
                """
                Keys
                  items/green: new
                    id: `green`
                    title: `Everything that you need for a very long winter in the mountains
                      and by the sea`
                    alt: `숲속의 오두막 위로 별이 가득한 어두운 하늘과 창문에서 새어 나오는
                      따뜻한 불빛`
                    link: `https://example.com/green?from=\(String(repeating: "x", count: 60))`

                Schedule

                """))
    }

    @Test func `shows another order as such, and the item that the banner starts on`() throws {
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": "items: [a, b, c]\n", "new.yaml": "items: [b, a, c]\n"])
        #expect(
            ran.output.hasPrefix(
                """
                Keys
                  items: the order changes: `a`, `b`, `c` → `b`, `a`, `c`

                Schedule
                  starts on: `a` → `b`
                  `a` is never shown in 1h

                """))
    }

    @Test func `plays the scenarios of both versions`() throws {
        let old = """
            items: [a, b, c]
            timer: { interval: 2s, afterInteraction: restart }
            scenarios:
              - name: a swipe
                duration: 6s
                inputs: [{ at: 1s, swipe: next }]
                expect: [{ at: 5s, page: c }]
              - { name: nobody, duration: 5s, expect: [{ changes: 2 }] }

            """
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": old, "new.yaml": old.replacing("restart", with: "stop")])
        #expect(
            ran
                == Ran(
                    output: """
                        Keys
                          timer/afterInteraction: `restart` → `stop`

                        Schedule
                          identical for 1h

                        Scenarios
                          a swipe: passes → fails, 3 changes → 1
                            expected `c` at 5s, saw `b`
                            first difference: at 3.4s `b` to `c` (timer, 300ms)
                                           →  nothing more
                          and 1 plays the same as before

                        """, code: 1))
    }

    @Test func `colours what is gone and what is new, if asked to`() throws {
        let files = ["old.yaml": "items: [a, b]\n", "new.yaml": "items: [a, c]\n"]
        let ran = try shell("bannerkit diff old.yaml new.yaml --color always | head -n 3", files: files)
        #expect(
            ran.output
                == "\u{1B}[1mKeys\u{1B}[0m\n  items/c: nothing → \u{1B}[32m`c`\u{1B}[0m\n  items/b: \u{1B}[31m`b`\u{1B}[0m → nothing\n"
        )
    }

    @Test func `makes hostile words harmless`() throws {
        let files = [
            "old.yaml": "items: [a]\n",
            "new.yaml": "items: [{ id: a, title: \"\\u202Eabc @all | `x` <img>\", description: \"a\\n## b\" }]\n",
        ]
        let plain = try shell("bannerkit diff old.yaml new.yaml | sed -n 2,3p", files: files)
        #expect(
            plain.output == """
                  items/a/title: nothing → `"\u{5C}u{202E}abc @all | `x` <img>"`
                  items/a/description: nothing → `"a\u{5C}u{A}#\u{200B}# b"`

                """)
        let markdown = try shell("bannerkit diff old.yaml new.yaml -f markdown | sed -n 3,4p", files: files)
        #expect(
            markdown.output == """
                - `items/a/title`: nothing → `` "\u{5C}u{202E}abc @all | `x` <img>" ``
                - `items/a/description`: nothing → `"a\u{5C}u{A}## b"`

                """)
    }

    @Test func `writes ASCII for a terminal without UTF-8`() throws {
        let files = [
            "old.yaml": "items: [a, b]\ntimer: 2s\n",
            "new.yaml": "items: [b, 日]\ntimer: 3s\n".replacing("日", with: "c"),
        ]
        let ran = try shell("bannerkit diff old.yaml new.yaml", files: files, environment: ["LC_ALL": "C"])
        #expect(ran.output.utf8.allSatisfy { $0 < 0x80 } && ran.output.contains("timer: `2s` -> `3s`"))
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
                compared 4 banners: 1 changed, 1 new, 1 deleted, 1 the same

                """)
        #expect(try shell("bannerkit diff old old", files: files) == Ran(output: "compared 3 banners: 3 the same\n"))
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
    func `blames no change that repairs or deletes a banner`(old: String?, new: String?, title: String, code: Int32)
        throws
    {
        let files = ["old/a.banner.yaml": old, "new/a.banner.yaml": new].compactMapValues { $0 }
        let ran = try shell("mkdir -p old new; bannerkit diff old new", files: files)
        #expect(ran.code == code && ran.output.hasPrefix("a.banner.yaml: \(title)"), "\(ran)")
    }
}
