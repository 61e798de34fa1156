import Testing

/// Output that would never end, or fill a disk, is refused before its first line.
@Suite struct `How much simulate prints` {
    private let fast = """
        items: [a, b, c]
        timer: 0.000001
        transition: 0s
        indicator: { style: scrollBar, hidesAfter: 1s }
        focus: 1.2

        """

    @Test(arguments: [
        (
            "--for 1h -f csv",
            """
            bannerkit: 7200000002 events are too many: the limit is 100000000
              help: use a shorter `--for`, `--summary` or `--max-events 7200000002`

            """
        ),
        (
            "--for 1s --max-events 1000 --events change",
            """
            bannerkit: 1000000 events are too many: the limit is 1000
              help: use a shorter `--for`, `--summary` or `--max-events 1000000`

            """
        ),
        (
            "--max-events many",
            """
            bannerkit: `--max-events` cannot be `many`
              help: expected a whole number, 1 or more

            """
        ),
    ])
    func `more than a disk holds is refused with its number`(options: String, errors: String) throws
    {
        let ran = try shell("bannerkit simulate a.yaml \(options)", files: ["a.yaml": fast])
        #expect(ran == Ran(output: "", errors: errors, code: 2))
    }

    @Test func `as many as are allowed are printed`() throws {
        let ran = try shell(
            "bannerkit simulate a.yaml --for 4us --events change --max-events 4",
            files: ["a.yaml": fast])
        #expect(ran.code == 2)
        let lines = try shell(
            "bannerkit simulate a.yaml --for 0.004ms --events change --max-events 4 | cut -c 1-44",
            files: ["a.yaml": fast])
        #expect(
            lines.output == """
                {"t":0.000001,"event":"change","page":1,"fro
                {"t":0.000002,"event":"change","page":2,"fro
                {"t":0.000003,"event":"change","page":0,"fro
                {"t":0.000004,"event":"change","page":1,"fro

                """)
    }

    @Test func `states of a banner that fires every microsecond are computed, not played`() throws {
        let ran = try shell(
            "bannerkit simulate a.yaml --at 8783h --at 10s | cut -c 1-60",
            files: ["a.yaml": fast])
        #expect(
            ran.output == """
                {"t":31618800,"phase":"resting","page":0,"item":"a","positio
                {"t":10,"phase":"resting","page":1,"item":"b","position":1,"

                """)
    }
}
