import Testing

@Suite("The calendar")
struct CalendarTests {

    @Test func `every vector is played as it says`() throws {
        let ran = try shell(
            "cd \"$ROOT/Tests/Calendar\" && python3 -B vectors.py --bannerkit \"$(command -v bannerkit)\"")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
        #expect(ran.output == "20 vectors, no differences\n")
    }

    @Test func `periods are those of another calculation in all zones`() throws {
        let ran = try shell(
            "cd \"$ROOT/Tests/Calendar\" && python3 -B compare.py 400 --seed 3 --bannerkit \"$(command -v bannerkit)\"")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
        #expect(ran.output.hasPrefix("400 calendars, ") && ran.output.hasSuffix(" periods, 0 differences\n"))
    }

    @Test(.enabled(if: Shell.hasTools)) func `another program reads the openings as events`() throws {
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
            python3 -B "$ROOT/Tests/Calendar/ics.py" < night.ics
            """)
        #expect(ran.code == 0, "\(ran.errors)")
        let title = #"Night, day; and \ "more":|여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일 여름 세일"#
        #expect(
            ran.output == """
                2026-10-31T04:00:00+00:00 2026-11-01T02:00:00+00:00 house
                2026-11-01T02:00:00+00:00 2026-11-01T07:00:00+00:00 \(title)
                2026-11-01T07:00:00+00:00 2026-11-02T05:00:00+00:00 house

                """)
    }

    @Test func `the picture is well-formed, and marks the gap and the change of the clock`() throws {
        let ran = try shell(
            """
            printf 'timeZone: America/New_York\\nitems: [{ id: a, when: { hours: 00:00-12:00 } }]\\n' > a.banner.yaml
            bannerkit calendar a.banner.yaml --from 2026-03-07 --to 2026-03-09 --format svg -o a.svg && xmllint --noout a.svg
            grep -c 'class="gap"' a.svg; grep -o 'the clock changes from [^<]*' a.svg; grep -c prefers-color-scheme a.svg
            """)
        #expect(
            ran.output == """
                3
                the clock changes from -05:00 to -04:00 at 2026-03-08T03:00:00-04:00
                1

                """, "\(ran.errors)")
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
                a.banner.yaml:2:18: advice[BK5028]: `a` is over by 2026-11-28

                """)
        #expect(ran.errors.hasPrefix("bannerkit: `--as-of`: `28.11.2026` is not a date"))
    }
}
