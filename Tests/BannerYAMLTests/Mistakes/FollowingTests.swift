import BannerDiagnostics
import BannerRules
import BannerTestSupport
import BannerYAML
import Testing

/// Every change that a finding offers, safe or not, is made; then the finding is gone and nothing else is wrong there.
@Suite("A suggestion")
struct FollowingTests {
    /// Good banners, whose parts are mutated.
    private static let sources =
        Rule.all.map(\.good).filter { !$0.isEmpty && $0.utf8.count < 1_000 }
        + Mistake.all.map(\.followed) + Mistake.all.map { Marked($0.marked).text }

    @Test func `passes when it is followed, in thousands of broken banners`() {
        var mutation = Mutation(seed: 14)
        var followed = 0
        for round in 0..<Sample.followed {
            let text = mutation.mutate(FollowingTests.sources[round % FollowingTests.sources.count])
            followed += FollowingTests.follow(text)
        }
        #expect(followed > Sample.followed / 4)
    }

    /// Follows each suggestion of a text on its own; returns how many there were.
    private static func follow(_ text: String) -> Int {
        let file = SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8))
        let before = BannerFile.read(file).report.findings
        var count = 0
        for finding in before {
            guard let fix = finding.fix, let edit = fix.edits.first else { continue }
            count += 1
            let changed = fix.applied(to: file)
            let after = BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(changed.utf8))).report
                .findings
            let start = edit.range.start
            let end = start + edit.replacement.unicodeScalars.count
            let there = after.filter { $0.range.start < end && start < $0.range.end }
            #expect(!there.contains { $0.rule.id == finding.rule.id }, "\(fix.title) in:\n\(text)\ngives:\n\(changed)")
            let known = before.filter { $0.range.start < edit.range.end && start < $0.range.end }.map(\.rule.id)
            // What a renamed key lacks, or excludes, is only known once it has its name.
            let new = there.filter {
                $0.severity == .error && !known.contains($0.rule.id)
                    && !["missing-key", "empty-value", "exclusive-keys", "until-before-from"].contains($0.rule.slug)
            }
            #expect(new.isEmpty, "\(fix.title) in:\n\(text)\ngives:\n\(changed)\n\(new.map(\.message))")
        }
        return count
    }
}
