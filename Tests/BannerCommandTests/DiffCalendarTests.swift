import Testing

@Suite struct `bannerkit diff against the calendar` {
    private static let old = """
        name: home
        timeZone: America/New_York
        timer: 4s
        items:
          - { id: sale, when: { from: 2026-11-27, until: 2026-11-29 } }
          - { id: night, when: { hours: 22:00-02:00 } }
          - { id: house, when: otherwise }

        """
    /// The sale ends a day earlier, the night begins an hour earlier, and the fallback is over.
    private static let new = """
        name: home
        timeZone: America/New_York
        timer: 4s
        items:
          - { id: sale, when: { from: 2026-11-27, until: 2026-11-28 } }
          - { id: night, when: { hours: 21:00-01:00 } }
          - { id: house, when: { until: 2026-11-28T12:00 } }

        """
    private static let files = ["old/home.banner.yaml": old, "new/home.banner.yaml": new]
    private static let both = "old/home.banner.yaml new/home.banner.yaml"

    @Test func `says which items gain or lose hours, and which gaps appear`() throws {
        let ran = try shell(
            "bannerkit diff \(Self.both) --from 2026-11-27 --to 2026-11-30", files: Self.files)
        #expect(
            ran.output.contains(
                """
                Calendar from 27 Nov 2026 to 1 Dec 2026, America/New_York
                  sale: 3 d → 2 d
                  night: 16 h → 16 h
                  house: 20 h → 1 d 12 h
                  new gap from 29 Nov 2026 01:00 to 29 Nov 2026 21:00 (20 h)
                  new gap from 30 Nov 2026 01:00 to 30 Nov 2026 21:00 (20 h)

                """), "\(ran.output)")
        #expect(
            ran.output.hasPrefix(
                """
                Nothing is on from 29 Nov 2026 01:00 America/New_York, and 3 more changes

                More changes
                  sale is on 24 h shorter, until 28 Nov 2026 America/New_York
                  night is on at other times
                  house is on at other times, until 28 Nov 2026 12:00 America/New_York

                """), "\(ran.output)")
        let back = try shell(
            "bannerkit diff new/home.banner.yaml old/home.banner.yaml --from 2026-11-27 --to 2026-11-29 -f markdown",
            files: Self.files)
        #expect(
            back.output.contains(
                """
                - `sale`: 2 d → 3 d
                """), "\(back.output)")
        #expect(back.output.contains("- closed gap from 29 Nov 2026 01:00"))
    }

    @Test func `compares two timelines with the items that are on`() throws {
        let ran = try shell(
            "bannerkit diff \(Self.both) --start 2026-11-27T20:59:50 --for 1m", files: Self.files)
        #expect(
            ran.output.contains(
                """
                Schedule from 2026-11-27T20:59:50
                  first difference: nothing more → at 4s `sale` to `house` (timer, 300ms)

                Cards in 1m from 2026-11-27T20:59:50
                  sale: 1m (100.0%) → 24s (40.0%)
                  night: 0s (0.0%) → 16s (26.7%)
                  house: 0s (0.0%) → 20s (33.3%)

                """), "\(ran.output)")
    }

    @Test func `says the same over folders and between revisions, for programs too`() throws {
        let ran = try shell(
            """
            bannerkit diff old new --from 2026-11-27 --to 2026-11-29 -f json > folders
            cp old/home.banner.yaml . && git init -q . && git add home.banner.yaml &&
            git -c user.name=me -c user.email=me@example.com commit -q -m 1 && cp new/home.banner.yaml . &&
            bannerkit diff HEAD --from 2026-11-27 --to 2026-11-29 --start 2026-11-27 -f json -- home.banner.yaml > revisions
            for name in folders revisions; do
                python3 -c 'import json, sys; file = json.load(sys.stdin)["files"][0]; calendar = file["calendar"]
            print([(i["id"], i["before"], i["after"], i["gained"], i["lost"]) for i in calendar["items"]], calendar["newGaps"]["seconds"], file["schedule"].get("from"))' < $name
                check-jsonschema -q --schemafile "$ROOT/Schemas/diff.schema.json" $name || echo "not as the schema says"
            done
            """, files: Self.files)
        let items =
            "[('sale', 259200, 172800, 0, 86400), ('night', 43200, 43200, 10800, 10800), ('house', 0, 129600, 129600, 0)]"
        #expect(
            ran.output == "\(items) 72000 None\n\(items) 72000 2026-11-27\n",
            "\(ran.output)\(ran.errors)")
    }

    @Test(arguments: [
        ("--from 2026-11-27", "`--to` is required"), ("--to 2026-11-27", "`--from` is required"),
        ("--from 2026-11-27 --to 2026-11-26", "is not after"), ("--start 27.11.2026", "--start"),
        ("--from 2026-02-30 --to 2026-03-01", "--from"),
    ])
    func `refuses dates that make no span`(options: String, words: String) throws {
        let ran = try shell("bannerkit diff \(Self.both) \(options)", files: Self.files)
        #expect(ran.code == 2 && ran.errors.contains(words), "\(ran.errors)")
    }

    @Test func `plays scenarios with a start as they are`() throws {
        let scenario =
            "scenarios: [{ name: s, start: 2026-11-28T23:59:50, duration: 20s, expect: [{ at: 9s, page: sale }] }]\n"
        let ran = try shell(
            "bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": Self.old + scenario, "new.yaml": Self.new + scenario])
        #expect(
            ran.output.contains("s: passes, 4 changes → 2\n") || ran.output.contains("  s: passes"),
            "\(ran.output)")
    }
}
