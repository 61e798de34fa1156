import Testing

@Suite struct `bannerkit diff` {
    @Test func `finds no difference in another layout of the same banner`() throws {
        let new = """
            items: [{ id: red, title: "Red" }, { id: orange }, yellow]   # the same
            timer: 2s
            name: colours

            """
        #expect(try ThreeColours.diff(new) == Ran(output: "no difference\n"))
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
            try ThreeColours.diff(new)
                == Ran(
                    output: """
                        green is new, and 2 more changes

                        More changes
                          orange is gone
                          Red is now called Crimson

                        Keys
                          items/red/title: `Red` → `Crimson`
                          items/green: added, `{ id: green, duration: 4s }`
                          items/orange: removed, `orange`

                        Schedule
                          first difference: at 2s `red` to `orange` (timer, 300ms) → at 2s `red` to `yellow` (timer, 300ms)

                        Cards in 1h
                          red: 20m (33.3%) → 15m (25.0%)
                          yellow: 20m (33.3%) → 15m (25.0%)
                          green (new): 30m (50.0%)
                          orange (removed): 20m (33.3%)

                        """, code: 1))
    }

    /// A change every microsecond, for a year: nobody plays 3 · 10¹³ of them.
    @Test(arguments: [
        (
            "cycles: 1000000000", "cycles: 999999999",
            "nothing more → at 33m19.999998s `b` to `a`"
        ),
        (
            "cycles: 1000000000", "countsFrom: change",
            "at 33m20s `b` to `a` (timer, 0s) → nothing"
        ),
    ])
    func `finds a first difference that lies far ahead`(new: String, old: String, words: String)
        throws
    {
        let files = ["old.yaml": old, "new.yaml": new].mapValues { keys in
            "items: [a, b]\ntimer: { interval: 0.000001, \(keys) }\ntransition: 0s\n"
        }
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 8784h", files: files)
        #expect(ran.output.contains("first difference: \(words)"))
    }

    @Test func `plays no year where two schedules are the same`() throws {
        let files = ["old.yaml": "items: [a, b]", "new.yaml": "items: [a, { id: b, title: B }]"]
            .mapValues { items in
                "\(items)\ntimer: 0.000001\ntransition: 0s\n"
            }
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 8784h", files: files)
        #expect(
            ran.output.hasPrefix(
                "b is now called B\n\nKeys\n  items/b/title: added, `B`\n\nFindings"))
    }

    @Test func `shows the first forty keys and counts the others`() throws {
        let keys = { (value: Int) in (0..<45).map { "x-\($0): \(value)\n" }.joined() }
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: [
                "old.yaml": "items: [a]\n" + keys(1),
                "new.yaml": "items: [{ id: a, title: A }]\n" + keys(2),
            ])
        let lines = ran.output.split(separator: "\n")
        #expect(lines[0] == "a is now called A, and 45 more changes")
        #expect(lines[48] == "  items/a/title: added, `A`" && lines[49] == "  x-0: `1` → `2`")
        #expect(lines[87] == "  x-38: `1` → `2`" && lines[88] == "  and 6 more")
    }

    @Test func `compares mappings whatever the order of their keys`() throws {
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml | grep items/",
            files: [
                "old.yaml": "items: [a, b]\nx-list: [{ p: 1, q: [2] }, { r: 3 }]\n",
                "new.yaml": "items: [a, c]\nx-list: [{ q: [2], p: 1 }, { r: 3 }]\n",
            ])
        #expect(ran.output == "  items/c: added, `c`\n  items/b: removed, `b`\n")
    }

    @Test func `rounds a share of half a tenth up`() throws {
        let files = [
            "old.yaml": "items: [a, b]\ntimer: 5s\n",
            "new.yaml":
                "items: [{ id: a, duration: 4.495s }, { id: b, duration: 5.505s }]\ntimer: 5s\n",
        ]
        let ran = try shell("bannerkit diff old.yaml new.yaml --for 10s | tail -n 2", files: files)
        #expect(
            ran.output == """
                  a: 5s (50.0%) → 4.495s (45.0%)
                  b: 5s (50.0%) → 5.505s (55.1%)

                """)
    }

    @Test func `writes Markdown in which an author's words stay words`() throws {
        let new = ThreeColours.old.replacing("title: Red", with: "title: \"`x` | <b>\"")
        #expect(
            try ThreeColours.diff(new, options: "-f markdown")
                == Ran(
                    output: """
                        `Red` is now called `` `x` | <b> ``

                        ### Keys

                        - `items/red/title`: `Red` → `` "`x` | <b>" ``

                        """, code: 1))
    }

    @Test func `names what is never shown any more, and a banner that comes to rest`() throws {
        let new = ThreeColours.old + "paging: { loop: none, startPage: yellow }\n"
        let ran = try ThreeColours.diff(new, options: "--for 10s")
        #expect(ran.output.hasPrefix("Red and orange are never shown, and 1 more change\n"))
        #expect(
            ran.output.contains(
                "first difference: at 2s `red` to `orange` (timer, 300ms) → nothing more\n"))
        #expect(ran.output.contains("  yellow: 2s (20.0%) → 10s (100.0%)\n"))
    }

    @Test func `shows all keys of a new item, none of them cut off`() throws {
        let words =
            "Everything that you need for a very long winter in the mountains and by the sea"
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
        let ran = try ThreeColours.diff(new)
        #expect(
            ran.output.contains(
                """
                Keys
                  items/green: added, `{ id: green, title: \(words), alt: 숲속의 오두막 위로 별이 가득한 어두운 하늘과 창문에서 새어 나오는 따뜻한 불빛, link: https://example.com/green?from=\(String(repeating: "x", count: 60)) }`

                Schedule

                """), "\(ran.output)")
    }

    @Test func `shows another order as such, and the item that the banner starts on`() throws {
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": "items: [a, b, c]\n", "new.yaml": "items: [b, a, c]\n"])
        #expect(
            ran.output.hasPrefix(
                """
                Only the order of the cards changes

                Keys
                  items: `[a, b, c]` → `[b, a, c]`

                Cards in 1h
                  b: 0s (0.0%) → 1h (100.0%)
                  a: 1h (100.0%) → 0s (0.0%)

                """))
    }

    @Test func `shows what many banners have in common once, and a deleted one in a line`() throws {
        let files = [
            "old/a.banner.yaml": "items: [a, b]\ntimer: 3s\n",
            "old/b.banner.yaml": "items: [c, d]\ntimer: 3s\n",
            "old/c.banner.yaml": "items: [e, f]\ntimer: 4s\n",
            "old/gone.banner.yaml": "items: [g]\n",
            "new/a.banner.yaml": "items: [a, b]\ntimer: 5s\n",
            "new/b.banner.yaml": "items: [c, d]\ntimer: 5s\n",
            "new/c.banner.yaml": "items: [e, f]\ntimer: 5s\n",
        ]
        let ran = try shell("bannerkit diff old new", files: files)
        #expect(
            ran.output.hasPrefix(
                """
                2 banners: changed alike
                  Each card is on 2 s longer: every 3 s → 5 s · round 6 s → 10 s

                  Banners
                    a.banner.yaml
                    b.banner.yaml

                  Keys
                    timer: `3s` → `5s`

                c.banner.yaml: changed
                  Each card is on 1 s longer: every 4 s → 5 s · round 8 s → 10 s

                """), "\(ran.output)")
        #expect(
            ran.output.hasSuffix(
                """

                gone.banner.yaml: deleted

                compared 4 banners: 3 changed, 1 deleted

                """), "\(ran.output)")
        let markdown = try shell("bannerkit diff old new -f markdown", files: files)
        #expect(
            markdown.output.contains(
                """
                ## 2 banners: changed alike

                Each card is on 2 s longer: every 3 s → 5 s · round 6 s → 10 s

                ### Banners

                - `a.banner.yaml`
                - `b.banner.yaml`

                """), "\(markdown.output)")
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
                        Only the timer changes: afterInteraction restart → stop

                        Keys
                          timer/afterInteraction: `restart` → `stop`

                        Scenarios
                          a swipe: passes → fails, 3 changes → 1
                            expected `c` at 5s, saw `b`
                            first difference: at 3.4s `b` to `c` (timer, 300ms) → nothing more
                          and 1 plays the same as before

                        """, code: 1))
    }
}
