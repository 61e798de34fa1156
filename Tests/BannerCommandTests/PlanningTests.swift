import Testing

@Suite("The planner's questions")
struct PlanningTests {
    private static let files = [
        "home.banner.yaml": """
        name: home
        timeZone: Europe/Berlin
        items:
          - { id: launch, tags: [christmas], when: { from: 2026-11-20, until: 2026-12-24 } }
          - { id: gifts, tags: [christmas, sale], when: { from: 2026-12-01, until: 2026-12-23T18:00 } }
          - { id: weekend, tags: [sale], when: { days: [sat, sun], hours: 10:00-18:00, until: 2026-12-31 } }
          - { id: house, when: otherwise }

        """,
        "shop.banner.yaml": """
        name: shop
        timeZone: America/New_York
        items:
          - news
          - { id: evening, when: { hours: 18:00-22:00 } }

        """,
    ]

    @Test
    func
        `what is on at an instant is read on each banner's clock, or is the same moment everywhere`()
        throws
    {
        let ran = try shell(
            """
            bannerkit calendar . --at 2026-12-24T18:00 -f table
            bannerkit calendar . --at 2026-12-24T18:00+01:00
            bannerkit calendar home.banner.yaml --at 2027-01-01
            """, files: PlanningTests.files)
        #expect(
            ran
                == Ran(
                    output: """
                        banner  on             until             then   zone              file
                        home    launch         2026-12-25 00:00  house  Europe/Berlin     home.banner.yaml
                        shop    news, evening  2026-12-24 22:00  news   America/New_York  shop.banner.yaml
                        {"banner":"home","at":"2026-12-24T18:00:00+01:00","until":"2026-12-25T00:00:00+01:00","count":1,"items":["launch"],"next":["house"]}
                        {"banner":"shop","at":"2026-12-24T12:00:00-05:00","until":"2026-12-24T18:00:00-05:00","count":1,"items":["news"],"next":["news","evening"]}
                        {"banner":"home","at":"2027-01-01T00:00:00+01:00","count":1,"items":["house"]}

                        """))
    }

    @Test
    func
        `a filter leaves the other items out of every format, and a gap is where none of its items is on`()
        throws
    {
        let ran = try shell(
            """
            calendar="bannerkit calendar . --from 2026-12-23 --to 2026-12-26"
            $calendar --tag sale | cut -d , -f 2-
            $calendar --item house,weekend -f table
            $calendar --tag sale --item weekend -f ics | grep -c BEGIN:VEVENT
            bannerkit calendar . --at 2026-12-23 --item evening -f table
            """, files: PlanningTests.files)
        #expect(
            ran
                == Ran(
                    output: """
                        "from":"2026-12-23T00:00:00+01:00","until":"2026-12-23T18:00:00+01:00","seconds":64800,"count":1,"items":["gifts"]}
                        "from":"2026-12-23T18:00:00+01:00","until":"2026-12-26T10:00:00+01:00","seconds":230400,"count":0,"items":[]}
                        "from":"2026-12-26T10:00:00+01:00","until":"2026-12-26T18:00:00+01:00","seconds":28800,"count":1,"items":["weekend"]}
                        "from":"2026-12-26T18:00:00+01:00","until":"2026-12-27T00:00:00+01:00","seconds":21600,"count":0,"items":[]}
                        home, 2026-12-23 00:00 to 2026-12-27 00:00, Europe/Berlin

                        item     openings  available  of the time  first             last until
                        weekend         1        8 h         8.3%  2026-12-26 10:00  2026-12-26 18:00
                        house           2   1 d 16 h        41.7%  2026-12-25 00:00  2026-12-27 00:00

                        1 gap without any item, 2 d in all
                          2026-12-23 00:00  to 2026-12-25 00:00  2 d
                        1
                        banner  on       until             then     zone              file
                        shop    nothing  2026-12-23 18:00  evening  America/New_York  shop.banner.yaml

                        """))
    }

    @Test(arguments: [
        ("gap", "", 0),
        (
            "overlap",
            "`home`: `launch` and `gifts` are on together from 2026-12-20 00:00 to 2026-12-20 10:00, 10 h, and 2 more",
            1
        ),
        (
            "overlap:12h",
            "`home`: `launch` and `gifts` are on together from 2026-12-20 18:00 to 2026-12-23 18:00, 3 d",
            1
        ),
        ("ends:7d", "", 0),
        ("ends:2w", "`home`: `weekend` ends at 2026-12-27 18:00, and nothing follows", 1),
        (
            "ends:2w --tag christmas",
            "`home`: `launch` ends at 2026-12-25 00:00, and nothing follows", 1
        ),
        ("ends:4d --tag christmas", "", 0),
        (
            "gap --item weekend,gifts",
            "`home`: nothing is on from 2026-12-23 18:00 to 2026-12-26 10:00, 2 d 16 h, and 2 more",
            1
        ),
        (
            "gap:2d18h,ends:2w --item weekend,gifts",
            "`home`: nothing is on from 2026-12-27 18:00 to 2027-01-01 00:00, 4 d 6 h", 1
        ),
        (
            "ends:2w --item weekend,gifts",
            "`home`: `weekend` ends at 2026-12-27 18:00, and nothing follows", 1
        ),
    ])
    func `a job fails where something is empty, overlaps, or ends`(
        check: String, finding: String, code: Int
    ) throws {
        let ran = try shell(
            "bannerkit calendar . --from 2026-12-20 --to 2026-12-31 --fail-on \(check) > /dev/null",
            files: PlanningTests.files)
        #expect(
            ran.code == code
                && ran.errors.split(separator: "\n").first ?? ""
                    == (code == 0 ? "" : "bannerkit: \(finding)")
        )
    }

    @Test func `what is expected of opening hours is a table, or rows for other programs`() throws {
        let ran = try shell(
            """
            printf 'items: [a, { id: b, weight: 2 }, { id: d, when: { hours: 12:00-13:00 } }]\\ntimer: 10s\\n' > place.banner.yaml
            expected="bannerkit calendar place.banner.yaml --from 2026-12-01 --to 2026-12-02 --expected"
            $expected --hours 09:00-12:00,14:00-20:00 -f table
            $expected -f table | head -1
            $expected -f csv
            $expected --item b
            """)
        #expect(
            ran
                == Ran(
                    output: """
                        place, 2026-12-01 00:00 to 2026-12-03 00:00, UTC, open for 18 h

                        item  weight  turns  shown  share
                        a          1   2160    6 h  33.3%
                        b          2   4320   12 h  66.7%
                        d          1      0    0 s   0.0%
                        place, 2026-12-01 00:00 to 2026-12-03 00:00, UTC
                        banner,from,until,open,item,weight,turns,seconds,share
                        place,2026-12-01T00:00:00+00:00,2026-12-03T00:00:00+00:00,172800,a,1,5700,57000,0.329861
                        place,2026-12-01T00:00:00+00:00,2026-12-03T00:00:00+00:00,172800,b,2,11400,114000,0.659722
                        place,2026-12-01T00:00:00+00:00,2026-12-03T00:00:00+00:00,172800,d,1,180,1800,0.010417
                        {"banner":"place","from":"2026-12-01T00:00:00+00:00","until":"2026-12-03T00:00:00+00:00","open":172800,"item":"b","weight":2,"turns":11400,"seconds":114000,"share":0.659722}

                        """), "\(ran.output)\(ran.errors)")
    }

    @Test func `a batch plays each record's scenarios`() throws {
        let scenario =
            #"{"name":"x","duration":"5s","expect":[{"at":"3s","page":0},{"at":"1s","page":0}]}"#
        let ran = try shell(
            """
            printf '%s\\n' '{"id":1,"spec":{"items":["a","b"],"timer":"2s","scenarios":[\(scenario)]}}' \\
                '{"id":2,"spec":{"items":["a"],"scenarios":[\(scenario)]}}' '{"id":3,"spec":{"items":["a"]}}' > r.ndjson
            bannerkit batch --do test --fail-on error < r.ndjson > answers; echo $?
            grep -o '"id".*"warnings"' answers; grep -o '"rule":"BK6[^{]*"path":"[^"]*"' answers; grep -o '"result".*' answers
            bannerkit batch --do test --explode < r.ndjson | grep -o '"result".*'
            """)
        let results = [
            #"{"scenario":"x","passed":false,"expectations":2,"failures":1}"#,
            #"{"scenario":"x","passed":true,"expectations":2,"failures":0}"#,
        ]
        #expect(
            ran
                == Ran(
                    output: """
                        1
                        "id":1,"ok":false,"errors":1,"warnings"
                        "id":2,"ok":true,"errors":0,"warnings"
                        "id":3,"ok":true,"errors":0,"warnings"
                        "rule":"BK6001","slug":"expectation-failed","severity":"error","message":"expected `a` at 3s, saw `b`","help":null,"path":"/scenarios/0/expect/0/page"
                        "result":[\(results[0])]}
                        "result":[\(results[1])]}
                        "result":[]}
                        "result":\(results[0])}
                        "result":\(results[1])}
                        "result":null}

                        """), "\(ran.output)\(ran.errors)")
    }

    @Test(arguments: [
        (
            "--at 2026-03-29T02:30",
            "`--at 2026-03-29T02:30`: the clock in `Europe/Berlin` skips this time\n  help: write `2026-03-29T03:00`, the moment of the change, or add an offset"
        ),
        (
            "--at 2026-12-24 --at 2026-12-25",
            "`--at` is given twice\n  help: one calendar answers for one instant"
        ),
        ("--at 2026-12-24 --to 2026-12-26", "`--at` cannot be combined with `--to`"),
        ("--at 2026-12-24 -f ics", "`--at` cannot be ics\n  help: expected one of table, ndjson"),
        (
            "--fail-on gap",
            "`--from` is required: bannerkit never uses today's date\n  help: use both, as in `--from 2026-11-01 --to 2026-11-30`\n  help: for one instant: `--at 2026-11-27T18:00`"
        ),
        (
            "--from 2026-12-20 --to 2026-12-31 --expected --hours 9-20",
            "`--hours`: `9-20` is not a window of a day\n  help: write two times such as `06:00-10:30`"
        ),
        ("--from 2026-12-20 --to 2026-12-31 --hours 09:00-20:00", "`--hours` needs `--expected`"),
        (
            "--from 2026-12-20 --to 2026-12-31 -f csv",
            "csv needs `--expected`\n  help: expected one of table, ndjson, ics"
        ),
        (
            "--at 2026-12-24 --tag chrismas",
            "`--tag`: no item has the tag `chrismas`\n  help: did you mean `christmas`?\n  help: expected one of christmas, sale"
        ),
        (
            "--at 2026-12-24 --item xyz",
            "`--item`: no item has the id `xyz`\n  help: expected one of evening, gifts, house, launch, news, weekend"
        ),
        (
            "--from 2026-12-20 --to 2026-12-31 --fail-on gap,ends",
            "`--fail-on ends` needs a time\n  help: use `ends:14d` for two weeks"
        ),
        (
            "--from 2026-12-20 --to 2026-12-31 --fail-on overlp",
            "`--fail-on` cannot be `overlp`\n  help: did you mean `overlap`?\n  help: expected one of gap, overlap, ends"
        ),
    ])
    func `a question that cannot be answered says why`(options: String, message: String) throws {
        let ran = try shell("bannerkit calendar . \(options)", files: PlanningTests.files)
        #expect(
            ran.code == 2 && ran.output.isEmpty && ran.errors == "bannerkit: \(message)\n", "\(ran)"
        )
    }
}
