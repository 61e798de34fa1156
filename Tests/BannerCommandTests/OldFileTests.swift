import Testing

@Suite struct `A file from before` {
    private static let files = [
        "x.banner.yaml": """
        name: Home
        timeZone: Europe/Paris
        items: [a, b]
        timer: 2s
        scenarios: [{ name: s, duration: 5s, expect: [{ at: 2s, page: 1 }] }]

        """, "old.banner.yaml": "name: Home\ntimeZone: Europe/Paris\nitems: [a, b]\ntimer: 4s\n",
        "bad.yaml": "items: [a\ntimmer: 2s\n", "y.banner.yaml": "timeZone: UTC\nitems: [c]\n",
    ]

    /// Runs each line for a good `x.banner.yaml` and then for a bad one, and says how both ended
    /// and what is in `out`.
    private static let table = """
        cp x.banner.yaml good.yaml
        while read -r line; do
            cp good.yaml x.banner.yaml; rm -rf out; eval "bannerkit $line > /dev/null 2>&1"; first=$?; cp out before
            cp bad.yaml x.banner.yaml; eval "bannerkit $line > /dev/null 2>&1"; second=$?
            cmp -s out before && what='as it was' || what='the new report'
            printf '%s %s %s: %s\\n' $first $second "$what" "$line"
        done; ls -A | tr '\\n' ' '
        """

    private func check(_ rows: String) throws {
        let lines = rows.split(separator: "\n").compactMap {
            $0.split(separator: ": ", maxSplits: 1).last
        }
        let ran = try shell(
            "{ \(Self.table)\n} <<'END'\n\(lines.joined(separator: "\n"))\nEND", files: Self.files)
        #expect(
            ran.output
                == "\(rows)\nbad.yaml before good.yaml old.banner.yaml out x.banner.yaml y.banner.yaml "
        )
    }

    @Test func `stays as it was when the next banner has errors, in each format of each command`()
        throws
    {
        try check(
            """
            0 1 as it was: calendar x.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out -f table
            0 1 as it was: calendar x.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out -f ndjson
            0 1 as it was: calendar x.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out -f ics
            0 1 as it was: calendar x.banner.yaml y.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out -f ics
            0 1 as it was: simulate x.banner.yaml -o out -f table
            0 1 as it was: simulate x.banner.yaml -o out -f ndjson
            0 1 as it was: simulate x.banner.yaml -o out -f csv
            0 1 as it was: simulate x.banner.yaml -o out --at 2s
            0 1 as it was: simulate x.banner.yaml -o out --summary
            0 1 as it was: preview x.banner.yaml -o out
            0 1 as it was: preview x.banner.yaml -o out -f svg
            0 1 as it was: preview x.banner.yaml -o out -f svg --every 1s
            0 5 as it was: preview --diff old.banner.yaml x.banner.yaml -o out
            1 5 as it was: diff old.banner.yaml x.banner.yaml -o out
            0 1 as it was: calendar x.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out -f csv --expected
            0 1 as it was: calendar x.banner.yaml --from 2026-11-01 --to 2026-11-05 -o out --expected
            0 1 as it was: calendar x.banner.yaml y.banner.yaml --at 2026-11-01T12:00 -o out
            0 1 as it was: calendar x.banner.yaml y.banner.yaml --at 2026-11-01T12:00 -o out -f ndjson
            0 1 as it was: resolve x.banner.yaml -o out
            0 1 as it was: resolve x.banner.yaml y.banner.yaml -o out
            0 1 as it was: resolve x.banner.yaml -f json -o out
            """)
    }

    @Test func `gives way to a report, whose subject is what is wrong`() throws {
        try check(
            """
            1 5 the new report: diff old.banner.yaml x.banner.yaml -o out -f json
            1 5 the new report: diff old.banner.yaml x.banner.yaml -o out -f markdown
            0 1 the new report: validate x.banner.yaml -o text=out
            0 1 the new report: validate x.banner.yaml -o json=out
            0 1 the new report: validate x.banner.yaml -o jsonl=out
            0 1 the new report: validate x.banner.yaml -o markdown=out
            0 1 the new report: validate x.banner.yaml -o sarif=out
            0 1 the new report: validate x.banner.yaml -o github=out
            0 1 the new report: validate x.banner.yaml -o gitlab=out
            0 1 the new report: validate x.banner.yaml -o junit=out
            0 1 the new report: test x.banner.yaml -o text=out
            0 1 the new report: test x.banner.yaml -o json=out
            0 1 the new report: test x.banner.yaml -o jsonl=out
            0 1 the new report: test x.banner.yaml -o markdown=out
            0 1 the new report: test x.banner.yaml -o sarif=out
            0 1 the new report: test x.banner.yaml -o github=out
            0 1 the new report: test x.banner.yaml -o gitlab=out
            0 1 the new report: test x.banner.yaml -o junit=out
            """)
    }

    /// Each line leads to an output that cannot be written, or ends a run before its end; `out`
    /// holds `old`.
    @Test(
        arguments: [
            ("simulate x.banner.yaml -o y.banner.yaml", 2),
            ("calendar . --from 2026-11-01 --to 2026-11-02 -o x.banner.yaml", 2),
            ("simulate x.banner.yaml -o .bannerkit.yaml", 2),
            ("simulate x.banner.yaml -o folder", 3),
            ("preview x.banner.yaml -o folder/none/out", 3),
            ("simulate x.banner.yaml -o /dev/full", 3),
            ("calendar x.banner.yaml gone.yaml --from 2026-11-01 --to 2026-11-02 -o out", 3),
            ("calendar x.banner.yaml --from 2026-11-02 --to 2026-11-01 -o out", 2),
            ("simulate x.banner.yaml --summary -f csv -o out", 2),
            (
                """
                simulate x.banner.yaml --for 9000h --max-events 99999999 -o out &
                while kill -0 $! && ! ls -A | grep -q '^.bannerkit-'; do sleep 0.01; done; kill -TERM $!; wait $!
                """, 143
            ),
            ("validate x.banner.yaml -o json=out -o sarif=folder", 3),
        ] as [(String, Int32)])
    func `and everything else stay as they were when there is no result`(line: String, code: Int32)
        throws
    {
        let look = "find . -type f -exec cksum {} + | sort"
        let ran = try shell(
            """
            mkdir folder; echo old > out; echo 'failOn: never' > .bannerkit.yaml; \(look) > /tmp/before.$$
            bannerkit \(line); code=$?; \(look) | diff /tmp/before.$$ -; rm /tmp/before.$$; exit $code
            """, files: Self.files)
        #expect(ran.code == code && ran.output.isEmpty, "\(ran)")
    }

    @Test func `is named when it stays, and a first page shows errors`() throws {
        let ran = try shell(
            """
            cp bad.yaml bad.banner.yaml; bannerkit preview bad.banner.yaml -o first.html 2> /dev/null
            grep -c '^<body data-page="banner">' first.html
            bannerkit preview bad.banner.yaml -o first.html 2>&1 | head -1
            bannerkit calendar . --from 2026-11-01 --to 2026-11-05 -f ics -o new.ics 2>&1 | tail -1; ls
            bannerkit calendar bad.banner.yaml --from 2026-11-01 --to 2026-11-05 -f ics 2> /dev/null
            """, files: Self.files)
        #expect(
            ran.output == """
                1
                bannerkit: `first.html` is unchanged: the banner has errors
                bannerkit: `new.ics` was not written: a banner's calendar is missing
                bad.banner.yaml
                bad.yaml
                first.html
                old.banner.yaml
                x.banner.yaml
                y.banner.yaml

                """)
    }
}
