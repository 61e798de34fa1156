import BannerRender
import Testing

@Suite struct `The line at a run's end` {
    @Test(
        arguments: [
            ([[]], "checked 1 banner, no problems"),
            ([[], []], "checked 2 banners, no problems"),
            ([[.error]], "checked 1 banner: 1 error"),
            (
                [[.error, .error, .warning], []],
                "checked 2 banners: 2 errors and 1 warning in 1 of them"
            ),
            (
                [[.error], [.warning, .warning], [.advice]],
                "checked 3 banners: 1 error, 2 warnings and 1 piece of advice in 3 of them"
            ),
        ] as [([[Severity]], String)])
    func `counts files and findings`(files: [[Severity]], line: String) {
        #expect(tally(files).summary == line)
    }

    @Test func `counts scenarios that fail in what is shown`() {
        var tally = Tally()
        tally.add(report([]), failing: 1)
        #expect(tally.summary == "checked 1 banner: 1 failing scenario")
        tally.add(report([.error]))
        tally.add(report([]))
        tally.add(report([]), failing: 2)
        #expect(tally.summary == "checked 4 banners: 1 error and 3 failing scenarios in 3 of them")
    }

    @Test func `counts findings in a file that is not checked`() {
        var tally = tally([[], []])
        tally.addFindings(of: report([.warning]))
        #expect(tally.summary == "checked 2 banners: 1 warning")
    }

    @Test(
        arguments: [
            ([.warning], .error, false), ([.warning], .warning, true), ([.warning], .advice, true),
            ([.advice], .warning, false), ([.error], .advice, true), ([], .advice, false),
        ] as [([Severity], Severity, Bool)])
    func `knows whether something is bad enough`(
        found: [Severity], threshold: Severity, isBad: Bool
    ) {
        #expect(report(found).hasFindings(asBadAs: threshold) == isBad)
    }

    private func tally(_ files: [[Severity]]) -> Tally {
        var tally = Tally()
        for severities in files { tally.add(report(severities)) }
        return tally
    }

    private func report(_ severities: [Severity]) -> Report {
        var report = Report()
        for severity in severities { report.add(Finding(.sample(severity), "m", at: .fileStart)) }
        return report
    }
}
