import Testing

@Suite struct `A time on the command line` {
    @Test(arguments: [
        ("simulate --at 87840001h", "the latest time is 87840000h: 10 000 years of 366 days"),
        ("simulate --for 99999999999999999999999h", "the latest time is 87840000h: 10 000 years of 366 days"),
        ("simulate --at 0.0000001s", "write at most three decimals with `ms`, or six with `s`"),
        (
            "preview -f svg --for 1.0005ms",
            "write at most three decimals with `ms`, or six with `s`"
        ),
        ("simulate --at=-1s", "the earliest time is 0s"),
        (
            "simulate --at soon",
            "expected a time such as 500ms, 1.5s, 2m, 1h or 1m30s; a number without a unit is in seconds"
        ),
    ])
    func `that cannot be is refused with its limit`(command: String, help: String) throws {
        let ran = try shell("bannerkit \(command) a.yaml", files: ["a.yaml": "items: [a]\n"])
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(ran.errors.hasSuffix("\n  help: \(help)\n"), "\(ran.errors)")
    }

    @Test(arguments: ["87840000h", "0.000001s", "0.001ms", "0s"])
    func `may be as late and as fine as that`(time: String) throws {
        #expect(try shell("bannerkit simulate --at \(time) a.yaml", files: ["a.yaml": "items: [a]\n"]).code == 0)
    }
}
