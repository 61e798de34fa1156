import BannerDiagnostics
import BannerYAML
import Testing

@Suite("A long duration without a unit")
struct BareDurationTests {
    /// What is written below the items, how bad it is, and why.
    @Test(arguments: [
        ("timer: 5000", Severity.warning, [String]()),
        (
            "scenarios: [{ name: s, duration: 5s, inputs: [{ at: 3000, tap: true }] }]", .error,
            ["`50m` is after the scenario's end at `5s`"]
        ),
        (
            "transition: 300\ntimer: 3s", .error,
            ["a page is shown for `3s`, but its transition takes `5m`"]
        ),
        ("transition: 300\ntimer: 400s", .warning, []),
    ])
    func `is an error if the banner cannot be played with it`(
        text: String, severity: Severity, notes: [String]
    ) throws {
        let findings = BannerFile.reading("items: [a, b]\n" + text).report.findings
        let bare = try #require(findings.first { $0.rule.slug == "bare-duration" }, "\(findings)")
        #expect(
            (bare.severity, bare.notes.map { "\($0.message)" }) == (severity, notes), "\(findings)")
    }

    /// What is written below the items, and what each of its durations can become.
    @Test(arguments: [
        ("timer: 5000", ["write `5000ms`, or write `5000s`"]),
        ("transition: 300\ntimer: 3s", ["write `300ms`"]),
        (
            "transition: 300\ntimer: 5000",
            [
                "write `300ms` and `5000ms`, or write `300s`",
                "write `300ms` and `5000ms`, or write `5000s`",
            ]
        ),
        ("timer: 400\ntransition: 500ms", ["write `400s`"]),
        ("timer: 100", ["write `100s`"]),
        ("timer: 5e3", ["write the duration with its unit"]),
        ("timer: 5000\nlayout: { align: middle }", ["write `5000ms`, or write `5000s`"]),
        (
            "scenarios: [{ name: s, duration: 5s, inputs: [{ at: 3000, tap: true }] }]",
            ["write `3000ms`"]
        ),
        ("scenarios: [{ name: s, duration: 5000s, inputs: [{ at: 3000, tap: true }] }]", []),
        (
            "scenarios: [{ name: s, duration: 5000, inputs: [{ at: 6s, tap: true }] }]",
            ["write `5000s`"]
        ),
    ])
    func `is written in the unit with which the banner can be played`(text: String, help: [String])
    {
        let findings = BannerFile.reading("items: [a, b]\n" + text).report.findings
        let found = findings.filter { $0.rule.slug == "bare-duration" }.map {
            $0.help?.description ?? ""
        }
        #expect(found == help, "\(findings)")
    }
}
