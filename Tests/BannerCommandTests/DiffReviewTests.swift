import Foundation
import Testing

@Suite struct `A reviewer of bannerkit diff` {
    private func compared(_ old: String, _ new: String, _ options: String = "") throws -> String {
        try shell(
            "bannerkit diff old.yaml new.yaml \(options)",
            files: ["old.yaml": old, "new.yaml": new]
        ).output
    }

    /// What follows its keys.
    private func effects(_ old: String, _ new: String, _ options: String = "") throws -> String {
        let output = try compared(old, new, options)
        let keys = output.range(of: "Keys\n").map { output[$0.upperBound...] } ?? ""
        return keys.range(of: "\n\n").map { String(keys[$0.upperBound...]) } ?? output
    }

    @Test func `sees what a date does, from the first date in the files to a year after the last`()
        throws
    {
        let banner = { (until: String, hours: String) in
            """
            timer: 4s
            items:
              - { id: sale, title: Sale, when: { from: 2026-11-27, until: \(until) } }
              - { id: night, title: Night, when: { hours: \(hours) } }

            """
        }
        #expect(
            try effects(banner("2026-11-30", "22:00-02:00"), banner("2026-11-29", "22:00-02:00"))
                == """
                Calendar from 27 Nov 2026 to 1 Dec 2027, UTC
                  sale: 4 d → 3 d
                  new gap from 30 Nov 2026 02:00 to 30 Nov 2026 22:00 (20 h)

                Not compared
                  timelines from a date: set `--start`

                """)
        let repeated = "items: [{ id: a, when: { days: [mon] } }]\n"
        let fewer = try effects(repeated, repeated.replacing("mon", with: "tue"))
        #expect(
            fewer.contains(
                "Calendar from 1 Jan 2024 to 1 Jan 2025, UTC\n  a: 53 d → 53 d\n"), "\(fewer)")
        let long = try effects(
            banner("2030-01-01", "22:00-02:00").replacing("2026", with: "2000"),
            banner("2090-01-01", "22:00-02:00").replacing("2026", with: "2000"))
        #expect(
            long.contains(
                "Calendar from 1 Jan 2030 to 3 Jan 2060, UTC\n"),
            "\(long)")
    }

    /// Two values of `when`, empty for none, in zones, with the span's beginning and the item's
    /// row.
    @Test(arguments: [
        (
            "", "{ from: 2026-11-01 }", "UTC", "1 Nov 2025", "731 d → 366 d"
        ),
        (
            "{ until: 2026-11-30 }", "{ from: 2026-11-01, until: 2026-11-30 }", "UTC", "1 Nov 2025",
            "395 d → 30 d"
        ),
        (
            "{ days: [mon], until: 2026-11-30 }", "{ until: 2026-11-30 }", "UTC", "30 Nov 2025",
            "53 d → 366 d"
        ),
        (
            "{ until: 2026-11-29 }", "{ until: 2026-11-30 }", "UTC", "29 Nov 2026", "1 d → 2 d"
        ),
        (
            "{ from: 2026-11-01 }", "{ from: 2026-11-01 }", "Europe/Berlin", "30 Oct 2026",
            "421 d 1 h → 421 d"
        ),
        (
            "{ days: [mon], until: 2026-11-01 }", "{ days: [mon], until: 2026-11-01 }",
            "Europe/Berlin", "1 Nov 2025", "52 d → 52 d"
        ),
        ("otherwise", "", "UTC", "24 Dec 2025", "730 d → 733 d"),
    ])
    func `sees what differs before the first date`(
        old: String, new: String, oldZone: String, start: String, row: String
    ) throws {
        let banner = { (zone: String, when: String) in
            """
            timeZone: \(zone)
            items: [\(when.isEmpty ? "s" : "{ id: s, when: \(when) }"), { id: x, when: { from: 2026-12-24, until: 2026-12-26 } }]

            """
        }
        let newZone = oldZone == "UTC" ? "UTC" : "Europe/London"
        let seen = try effects(banner(oldZone, old), banner(newZone, new))
        #expect(
            seen.contains("Calendar from \(start) to ") && seen.contains("  s: \(row)\n"), "\(seen)"
        )
    }

    @Test func `sees no calendar where it is the same, and no date of today`() throws {
        let banner =
            "timeZone: Asia/Seoul\nitems: [{ id: a, title: A, when: { days: [mon] } }, { id: b, title: B }]\n"
        #expect(
            try effects(banner, banner.replacing("title: B", with: "title: C")) == """
                Not compared
                  timelines from a date: set `--start`

                """)
    }

    @Test func `sees the banner's own window, or the one that is named, and is told of the others`()
        throws
    {
        let banner = { (width: String) in
            """
            items: [a, b]
            paging: { loop: rewind }
            layout: { cellWidthMultiplier: 0.2 }
            breakpoints: [{ minWidth: 600, layout: { cellWidthMultiplier: \(width) } }]
            scenarios:
              - name: s
                duration: 3s
                inputs: [{ at: 1s, drag: { by: -150, velocity: 0 } }]
                expect: [{ at: 2s, page: b }]

            """
        }
        let (old, new) = (banner("0.1"), banner("1"))
        #expect(
            try effects(old, new) == """
                Scenarios
                  1 plays the same as before

                Not compared
                  other widths: set `--viewport`

                """)
        #expect(
            try effects(old, new, "--viewport 700") == """
                Scenarios
                  s: passes → fails, 1 change → 0
                    expected `b` at 2s, saw `a`
                    first difference: at 1.2s `a` to `b` (drag, 300ms) → nothing more

                Not compared
                  other widths: set `--viewport`

                """)
    }

    @Test func `sees the findings that are new, and those that are gone, wherever they stand`()
        throws
    {
        let old =
            "items:\n  - { id: a, title: A }\n  - { id: b, title: B, image: b.png }\ntimer: 2s\n"
        let new =
            "# More.\n"
            + old.replacing("title: A", with: "image: a.png").replacing("2s", with: "1s")
        let both = (try compared(old, new), try compared(new, old, "-f markdown"))
        #expect(
            both.0.hasSuffix(
                """

                Findings
                  new:
                    3:21: advice[BK5006]: this image has no text for screen readers
                    3:21: warning[BK5011]: the image `a.png` does not exist
                    5:8: advice[BK5008]: `1s` is too short to see a page and react
                  gone:
                    3:31: advice[BK5006]: this image has no text for screen readers

                """), "\(both.0)")
        #expect(
            both.1.hasSuffix(
                """

                ### Findings

                - new:
                  - `3:31: advice[BK5006]: this image has no text for screen readers`
                - gone:
                  - `3:21: advice[BK5006]: this image has no text for screen readers`
                  - `` 3:21: warning[BK5011]: the image `a.png` does not exist ``
                  - `` 5:8: advice[BK5008]: `1s` is too short to see a page and react ``

                """), "\(both.1)")
    }

    @Test func `reads in the headline how many banners, failing scenarios and errors there are`()
        throws
    {
        let scenario =
            "timer: 2s\nscenarios: [{ name: s, duration: 3s, expect: [{ changes: 1 }] }]\n"
        let ran = try shell(
            "bannerkit diff old new | tail -n 1; bannerkit diff old new -f markdown | head -n 1",
            files: [
                "old/a.banner.yaml": "items: [a, b]\n\(scenario)",
                "old/b.banner.yaml": "items: [a, b]\n",
                "old/c.banner.yaml":
                    "items: [a, b]\n\(scenario.replacing("changes: 1", with: "changes: 5"))",
                "new/a.banner.yaml": "items: [a, b]\n\(scenario.replacing("2s", with: "1s"))",
                "new/b.banner.yaml": "itms: [a, b]\nspeed: 2\n",
                "new/c.banner.yaml":
                    "items: [a, c]\n\(scenario.replacing("changes: 1", with: "changes: 5"))",
            ])
        let headline =
            "compared 3 banners: 2 changed, 1 with errors; 2 failing scenarios (1 new); 2 errors\n"
        #expect(ran.output == headline + headline, "\(ran)")
    }

    @Test func `gets Markdown below a size, the most important first, then lines, then counts`()
        throws
    {
        let ran = try shell(
            """
            mkdir old new
            why=$(printf '%0600d' 0)
            for i in $(seq -w 120); do
                printf 'items: [a, b]\\ntimer: 2s\\n' > old/b$i.banner.yaml
                printf 'items: [a, b]\\ntimer: 3s\\nx-why: "%s"\\n' $why$i > new/b$i.banner.yaml
            done
            echo 'items: [a, b, c]' > new/b119.banner.yaml; echo 'itms: []' > new/b118.banner.yaml; cp old/b001* new/b117.banner.yaml
            echo 'scenarios: [{ name: s, duration: 9s, expect: [{ changes: 1 }] }]' >> new/b117.banner.yaml
            bannerkit diff old new -f markdown --max-bytes 4K > some
            grep -E '^(## .b11|## In|- .b120|Not l)' some; test $(wc -c < some) -le 4096 || echo too long
            bannerkit diff old new -f markdown --max-bytes 1000 > out; test $(wc -c < out) -le 1000 || echo too long
            bannerkit diff old new -f markdown > out; test $(wc -c < out) -le 60000 || echo too long; tail -n 1 out
            sed -i 's/x-why.*/x-why: "'$why$why'"/' new/b120*; cat new/b117* | tail -n 1 >> new/b120.banner.yaml
            bannerkit diff old/b120* new/b120* -f markdown --max-bytes 1000
            bannerkit diff old new --max-bytes 4K; bannerkit diff old new -f markdown --max-bytes 999
            """)
        #expect(
            ran.output == """
                ## `b118.banner.yaml`: cannot be compared
                ## `b117.banner.yaml`: changed
                ## `b119.banner.yaml`: changed
                ## In short
                Not listed, to stay below 4096 bytes: 91 changed
                - `b120.banner.yaml`: changed
                Each card is on 1 s longer: every 2 s → 3 s · round 4 s → 6 s, and 1 more change

                Left out, because the text would be too long: 4 parts

                """, "\(ran)")
        #expect(
            ran.errors == """
                bannerkit: `--max-bytes` needs `-f markdown`
                bannerkit: `--max-bytes` cannot be `999`
                  help: expected at least 1000

                """)
    }
}
