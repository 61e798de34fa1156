import BannerDiagnostics
import BannerKit
import BannerRules
import BannerTestSupport
import BannerYAML
import Foundation
import Testing

/// The same banner as a file and as values: the same rules, places and words.
@Suite("Findings of a file and of values")
struct SameFindingsTests {
    private struct Line: Hashable, Comparable, CustomStringConvertible {
        let rule, path, message: String, help: String?, notes: [String]

        init(_ finding: Finding) {
            (rule, path, message) = (finding.rule.id, finding.path, "\(finding.message)")
            help = finding.help.map { "\($0)" }
            notes = finding.notes.map { "\($0.message)" }
        }

        static func < (a: Line, b: Line) -> Bool { (a.rule, a.path) < (b.rule, b.path) }
        var description: String { "\(rule) \(path): \(message)" }
    }

    @Test func `are the same for random banners with faults between keys`() {
        var seen: Set<String> = []
        for seed in 0..<2_000 {
            let banner = RandomBanner(seed).banner
            let text = banner.yaml
            let file = BannerFile.read(SourceFile(name: "a.yaml", bytes: Array(text.utf8)))
            let built = banner.findings().map(Line.init).sorted()
            #expect(built == file.report.findings.map(Line.init).sorted(), "seed \(seed):\n\(text)")
            seen.formUnion(built.map(\.rule))
        }
        let all = Set((Rulebook.between + Rulebook.advice).map(\.rule.id)).subtracting(
            SameFindingsTests.ofFiles)
        #expect(seen == all, "never met: \(all.subtracting(seen))")
    }

    @Test func `are resolved by their remedies, which lead to no error`() {
        var count = 0
        for seed in Sample.seeds(2_000) {
            let text = RandomBanner(seed).banner.yaml
            let report = read(text)
            let errors = places(report)
            for finding in report {
                for remedy in finding.remedies {
                    count += 1
                    let file = SourceFile(name: "a.yaml", bytes: Array(text.utf8)).applying(
                        remedy.edits)
                    let changed = String(decoding: file.bytes, as: UTF8.self)
                    let after = read(changed)
                    let isResolved = !after.contains {
                        $0.rule.id == finding.rule.id && $0.path == finding.path
                    }
                    let isSound = places(after).isSubset(of: errors)
                    #expect(
                        isResolved && isSound,
                        "seed \(seed): \(finding), \(remedy.title):\n\(changed)\n\(after.map(\.description))"
                    )
                }
            }
        }
        #expect(count > 100)
    }

    /// The errors by their rules and places: with other values one says something else.
    private func places(_ findings: [Finding]) -> Set<String> {
        Set(findings.filter { $0.severity == .error }.map { "\($0.rule.id) \($0.path)" })
    }

    private func read(_ text: String) -> [Finding] {
        BannerFile.read(SourceFile(name: "a.yaml", bytes: Array(text.utf8))).report.findings
    }

    /// What a banner built in code does not have: the data of time zones, and items that are
    /// written as a text.
    private static let ofFiles = Set(
        Rule.all.map(\.id).filter {
            "BK5020"..."BK5029" ~= $0 || ["BK4020", "BK5032"].contains($0)
        })

    private static let examples = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0) }
    }()

    @Test(arguments: examples)
    func `are the same for the examples`(example: URL) throws {
        // Values have no comments that ignore something.
        let text = try String(contentsOf: example, encoding: .utf8).replacing(
            "bannerkit-ignore", with: "ignored")
        let banner = try #require(
            BannerFile.read(SourceFile(name: example.path, bytes: Array(text.utf8))).banner)
        #expect(
            banner.findings().map(\.description).sorted() == read(text).map(\.description).sorted())
    }

    @Test func `are the same for every rule's example that can be played`() {
        var count = 0
        for rule in Rule.all
        where (rule.group == .advice || rule.group == .betweenKeys)
            && !SameFindingsTests.ofFiles.contains(rule.id)
            // In code a page is always a number.
            && rule.slug != "page-number"
        {
            let text = rule.bad.filter { $0 != "⟦" && $0 != "⟧" }
            let file = BannerFile.read(SourceFile(name: "a.yaml", bytes: Array(text.utf8)))
            guard let banner = file.banner else { continue }
            count += 1
            #expect(banner.findings().map(\.rule.id) == [rule.id])
        }
        #expect(count > 10)
    }

    @Test func `are found at the examples' folder`() {
        #expect(SameFindingsTests.examples.count >= 6)
    }
}
