import Testing

@Suite struct `A time on the command line` {
    @Test(arguments: [
        ("simulate --at 87840001h", "the latest time is 10 000 years of 366 days"),
        ("simulate --for 99999999999999999999999h", "the latest time is 10 000 years of 366 days"),
        ("simulate --at 0.0000001s", "write at most three decimals with `ms`, or six with `s`"),
        (
            "preview -f svg --for 1.0005ms",
            "write at most three decimals with `ms`, or six with `s`"
        ),
        ("simulate --at=-1s", "the earliest time is 0s"),
        (
            "simulate --at 1s -f table",
            "leave out `--format`"
        ),
        (
            "simulate --at soon",
            "expected a time such as 500ms, 1m30s, 3d or 2w; without a unit, seconds"
        ),
    ])
    func `that cannot be is refused with its limit`(command: String, help: String) throws {
        let ran = try shell("bannerkit \(command) a.yaml", files: ["a.yaml": "items: [a]\n"])
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(ran.errors.hasSuffix("\n  help: \(help)\n"), "\(ran.errors)")
    }

    @Test(arguments: [
        ("3d", "72h", "3d"), ("2w", "336h", "14d"), ("1w2d3h4m5.5s", "219h4m5.5s", "9d3h4m5.5s"),
        ("1.5d", "36h", "36h"),
    ])
    func `can be in days and weeks`(time: String, hours: String, shown: String) throws {
        let files = ["a.yaml": "items: [a, b]\ntimer: 7m\n"]
        let ran = try shell(
            "bannerkit simulate --for \(time) --summary -f table a.yaml", files: files)
        #expect(
            ran
                == (try shell(
                    "bannerkit simulate --for \(hours) --summary -f table a.yaml", files: files)))
        #expect(ran.output.contains(" in \(shown);"), "\(ran)")
    }

    @Test(arguments: ["1d2w", "3h1d", "1d1d", "2wk", "1.5w1d"])
    func `is refused if it is not from the largest unit to the smallest`(time: String) throws {
        #expect(
            try shell("bannerkit simulate --for \(time) a.yaml", files: ["a.yaml": "items: [a]\n"])
                .code == 2)
    }

    @Test func `has no days in a file`() throws {
        let ran = try shell("printf 'items: [a, b]\ntimer: 3d\n' | bannerkit validate -")
        #expect(ran.code == 1 && ran.output.contains("BK3003"), "\(ran)")
    }

    @Test(arguments: ["87840000h", "0.000001s", "0.001ms", "0s"])
    func `may be as late and as fine as that`(time: String) throws {
        #expect(
            try shell("bannerkit simulate --at \(time) a.yaml", files: ["a.yaml": "items: [a]\n"])
                .code == 0)
    }
}
