import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

@testable import BannerLanguage

@Suite("A ruling")
struct RulingsTests {
    private func read(_ text: String, _ slug: String, _ severity: Severity?) throws -> BannerFile {
        var configuration = RuleConfiguration()
        #expect(configuration.decide(severity, for: try #require(Rule.named(slug))))
        return BannerFile.read(
            Marked(text).file(named: "test.banner.yaml"), advice: .counted,
            configuration: configuration)
    }

    /// A text, a rule with its severity, the findings, and whether there is a banner.
    @Test(
        arguments: [
            // Off, or less severe: the banner is complete without the key, and advice is still
            // given.
            ("items: [a, b]\nfoo: 1\ntimer: 1s", "unknown-key", nil, ["advice short-dwell"], true),
            (
                "items: [a, b]\nfoo: 1\ntimer: 1s", "unknown-key", .warning,
                ["warning unknown-key", "advice short-dwell"],
                true
            ),
            ("timer: 1s", "missing-key", .warning, ["error missing-key"], false),
            ("timer: 1s", "missing-key", nil, ["error missing-key"], false),
            // What a duration without a unit would have been the cause of is found instead.
            (
                "items: [a, b]\ntransition: 300\ntimer: 3s", "bare-duration", nil,
                ["error dwell-too-short"], false
            ),
            (
                "items: [a, b]\ntransition: 300\ntimer: 3s", "bare-duration", .advice,
                ["advice bare-duration", "error dwell-too-short"], false
            ),
            ("items: [a, b]\ntimer: 5000", "bare-duration", .error, ["error bare-duration"], true),
            // More severe: it counts as an error, and the banner can still be played.
            ("items: [a, b]\ntimer: 1s", "short-dwell", .error, ["error short-dwell"], true),
            (
                "items: [a, b]\ntimer: 1s # bannerkit-ignore[BK5008] lamps", "short-dwell", .error,
                [], true
            ),
            ("items: [a, b]\ntimer: 1s", "short-dwell", nil, [], true),
        ] as [(String, String, Severity?, [String], Bool)])
    func `decides about a rule's findings`(
        text: String, slug: String, severity: Severity?, findings: [String], isBanner: Bool
    ) throws {
        let file = try read(text, slug, severity)
        #expect(file.report.findings.map { "\($0.severity.name) \($0.rule.slug)" } == findings)
        #expect((file.banner != nil) == isBanner)
        for severity in Severity.allCases {
            #expect(
                file.report.count(of: severity)
                    == file.report.findings.count { $0.severity == severity })
        }
        #expect(isBanner || file.report.hasErrors)
    }

    @Test(arguments: ["duplicate-key", "unused-ignore", "expectation-failed"])
    func `cannot be made about what cannot be ignored`(slug: String) throws {
        var configuration = RuleConfiguration()
        #expect(!configuration.decide(nil, for: try #require(Rule.named(slug))))
        #expect(configuration.isStandard)
    }
}
