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
        ("transition: 300\ntimer: 3s", .error, ["a page is shown for `3s`, but its transition takes `5m`"]),
        ("transition: 300\ntimer: 400s", .warning, []),
    ])
    func `is an error if the banner cannot be played with it`(text: String, severity: Severity, notes: [String]) throws
    {
        let findings = BannerFile.reading("items: [a, b]\n" + text).report.findings
        let bare = try #require(findings.first { $0.rule.slug == "bare-duration" }, "\(findings)")
        #expect((bare.severity, bare.notes.map { "\($0.message)" }) == (severity, notes), "\(findings)")
    }
}
