import Testing

@Suite("The calendar")
struct CalendarTests {
    @Test(.enabled(if: Shell.hasTools)) func `another program reads the openings as events`() throws
    {
        let banner = """
            timeZone: America/New_York
            items:
              - id: night
                title: "Night, day; and \\\\ \\"more\\":\\n여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일"
                when: { days: sat, hours: 22:00-02:00 }
              - id: house
                when: otherwise
            """
        let ran = try shell(
            """
            printf '%s\\n' '\(banner)' > night.banner.yaml
            bannerkit calendar night.banner.yaml --from 2026-10-31 --to 2026-11-01 --format ics > night.ics
            python3 -B "$ROOT/Tests/Outside/Calendar/ics.py" < night.ics
            """)
        #expect(ran.code == 0, "\(ran.errors)")
        let title = #"Night, day; and \ "more":|여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일"#
        #expect(
            ran.output == """
                2026-10-25T06:00:00+00:00 2026-11-01T02:00:00+00:00 night: house
                2026-11-01T02:00:00+00:00 2026-11-01T07:00:00+00:00 night: \(title)
                2026-11-01T07:00:00+00:00 2026-11-08T03:00:00+00:00 night: house

                """)
    }

    @Test(.enabled(if: Shell.hasTools))
    func `a campaign is one event, in whichever month it is exported`() throws {
        let ran = try shell(
            """
            cat > shop.banner.yaml <<'END'
            timeZone: America/New_York
            items:
              - id: always
              - id: campaign
                when: { from: 2026-11-20, until: 2026-12-10 }
              - id: later
                when: { from: 2026-11-30 }
              - id: until
                when: { until: 2026-12-01 }
              - id: night
                when: { days: mon, hours: 22:00-02:00 }
              - id: glued
                when: [{ from: 2026-10-01, until: 2026-12-01, hours: [00:00-12:00, 12:00-24:00] }, { from: 2026-12-02 }]
            END
            printf 'items: [{ id: day, when: { from: 2026-11-29, until: 2026-11-29 } }, { id: house, when: otherwise }]' > other.banner.yaml
            for name in shop other; do
                bannerkit calendar $name.banner.yaml --from 2026-11-24 --to 2026-11-30 -f ics -o november.ics
                bannerkit calendar $name.banner.yaml --from 2026-12-01 --to 2026-12-07 -f ics -o december.ics
                python3 -B "$ROOT/Tests/Outside/Calendar/ics.py" november.ics december.ics && grep DESCRIPTION december.ics | tr -d "\\r"
            done
            """)
        #expect(
            ran.output == """
                2026-11-24T03:00:00+00:00 2026-11-24T07:00:00+00:00 shop: night
                2026-11-20T05:00:00+00:00 2026-12-11T05:00:00+00:00 shop: campaign
                2026-11-30T05:00:00+00:00 2401-01-01T00:00:00+00:00 shop: later
                1999-01-01T00:00:00+00:00 2026-12-02T05:00:00+00:00 shop: until
                2026-12-01T03:00:00+00:00 2026-12-01T07:00:00+00:00 shop: night
                2026-10-01T04:00:00+00:00 2401-01-01T00:00:00+00:00 shop: glued
                2026-12-08T03:00:00+00:00 2026-12-08T07:00:00+00:00 shop: night
                DESCRIPTION:always available in shop: always
                DESCRIPTION:night in shop
                DESCRIPTION:until in shop\\, without a beginning
                DESCRIPTION:campaign in shop
                DESCRIPTION:later in shop\\, without an end
                DESCRIPTION:night in shop
                DESCRIPTION:glued in shop\\, without an end
                1999-01-01T00:00:00+00:00 2026-11-29T00:00:00+00:00 other: house
                2026-11-29T00:00:00+00:00 2026-11-30T00:00:00+00:00 other: day
                2026-11-30T00:00:00+00:00 2401-01-01T00:00:00+00:00 other: house
                DESCRIPTION:house in other\\, without an end

                """, "\(ran.errors)")
    }

    @Test func `the table in a file has every gap, and on a screen it says how many there are`()
        throws
    {
        let ran = try shell(
            """
            printf 'timeZone: UTC\\nitems: [{ id: a, when: { days: [mon, tue, wed] } }]\\n' > a.banner.yaml
            table="bannerkit calendar a.banner.yaml --from 2026-01-01 --to 2026-06-30 -f table"
            $table -o a.txt; grep -A 1 gaps a.txt; tail -n +7 a.txt | grep -c to; tail -n 1 a.txt; $table | cmp - a.txt
            python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' $table | tail -n 1 | tr -d '\\r'
            """)
        #expect(
            ran.output == """
                26 gaps without any item, 104 d in all, the longest 4 d from 2026-01-01 00:00
                  2026-01-01 00:00  to 2026-01-05 00:00  4 d
                26
                  2026-06-25 00:00  to 2026-06-29 00:00  4 d
                  and 6 more: `-f table -o FILE` writes them all

                """, "\(ran.errors)")
    }

    @Test(arguments: [
        // When the item can be shown, and what is said about the gaps.
        (
            "[{ from: 2026-03-01, until: 2026-04-10 }, { from: 2026-04-13, until: 2026-06-30 }, { from: 2026-08-01 }]",
            "in 2 gaps, the longest from 2026-07-01 00:00 to 2026-08-01 00:00; the first is from 2026-04-11 00:00 to 2026-04-13 00:00"
        ),
        (
            "[{ from: 2026-03-01, until: 2026-03-01 }, { from: 2026-03-03, until: 2026-03-05 }]",
            "from 2026-03-02 00:00 to 2026-03-03 00:00"
        ),
        (
            "{ days: [mon, tue, wed, thu, fri], hours: 08:00-18:00 }",
            "in 5 gaps a week, the longest from Friday 18:00 to Monday 08:00; the first is from Monday 18:00 to Tuesday 08:00"
        ),
        ("{ days: [mon, tue, wed] }", "from Thursday 00:00 to Monday 00:00"),
        (
            "{ from: 2026-03-01, until: 2027-02-28, hours: 08:00-18:00 }",
            "in 364 gaps, the longest from 2026-03-01 18:00 to 2026-03-02 08:00"
        ),
        (
            "[{ from: 2026-03-01, hours: 08:00-18:00 }, { until: 2025-03-01 }]",
            "in gaps that come every week, the longest from 2025-03-02 00:00 to 2026-03-01 08:00"
        ),
    ])
    func `the finding counts the gaps and names the longest`(when: String, gaps: String) throws {
        let ran = try shell(
            "printf 'timeZone: UTC\\nitems: [{ id: a, when: \(when) }]\\n' | bannerkit validate - -o json"
        )
        let expected = gaps.split(separator: "; ").map {
            "\"message\":\"\($0.hasPrefix("the") ? "" : "nothing is available ")\($0)\""
        }
        for message in expected { #expect(ran.output.contains(message), "\(ran.output)") }
        #expect(ran.output.contains("the first is") == (expected.count == 2))
    }

    @Test func `a zone without a file says where it was looked for, and UTC needs none`() throws {
        let ran = try shell(
            """
            export TZDIR=/nowhere
            printf 'timeZone: Asia/Seoul\\nitems: [a]\\n' | bannerkit validate - | head -1
            printf 'timeZone: UTC\\nitems: [{ id: a, when: { days: fri } }]\\n' > a.banner.yaml
            bannerkit calendar a.banner.yaml --from 2026-11-27 --to 2026-11-27 --format ndjson
            """)
        #expect(
            ran.output == """
                <stdin>:1:11: error[BK3024]: cannot find the data of the time zone `Asia/Seoul` in `/nowhere`
                {"banner":"a","from":"2026-11-27T00:00:00+00:00","until":"2026-11-28T00:00:00+00:00","seconds":86400,"count":1,"items":["a"]}

                """)
    }

    @Test func `only with a date is anything over`() throws {
        let ran = try shell(
            """
            printf 'timeZone: UTC\\nitems: [{ id: a, when: { until: 2026-11-27 } }, b]\\n' > a.banner.yaml
            bannerkit validate a.banner.yaml; bannerkit validate --as-of 2026-11-27T23:59 a.banner.yaml
            bannerkit validate --as-of 2026-11-28 a.banner.yaml | head -1; bannerkit validate --as-of 28.11.2026 a.banner.yaml
            """)
        #expect(
            ran.output == """
                checked 1 banner, no problems
                checked 1 banner, no problems
                a.banner.yaml:2:18: advice[BK5028]: `a` has ended by 2026-11-28

                """)
        #expect(ran.errors.hasPrefix("bannerkit: `--as-of`: `28.11.2026` is not a date"))
    }
}
