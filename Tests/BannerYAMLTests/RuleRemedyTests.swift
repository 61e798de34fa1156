import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Foundation
import Testing

/// What the remedies of each rule's bad example make of it: in `rule-remedies.txt`, which `BANNERKIT_RECORD=1` rewrites.
@Suite("A rule's remedies")
struct RuleRemedyTests {
    private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("rule-remedies.txt")

    private static let rules = Rule.ofValidation.filter { !$0.bad.isEmpty }

    @Test func `make of its bad example what is recorded`() throws {
        let made = Self.rules.map(\.remediesOfExample).joined(separator: "\n")
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try Data(made.utf8).write(to: Self.record)
        }
        #expect(made == String(decoding: try Data(contentsOf: Self.record), as: UTF8.self))
    }

    @Test(arguments: rules.map(\.id))
    func `resolve the finding of its bad example, and lead to no error`(id: String) throws {
        let text = Marked(try #require(Rule.named(id)).bad).text
        for remedy in BannerFile.reading(text).report.findings.flatMap(\.remedies) {
            let after = BannerFile.reading(remedy.applied(to: text))
            #expect(
                !after.report.findings.contains { $0.rule.id == id || $0.severity == .error },
                "\(remedy.title)\n\(remedy.applied(to: text))\n\(after.lines)")
        }
    }
}

extension Rule {
    /// The slug, and each remedy of the bad example's findings with the lines that it changes.
    fileprivate var remediesOfExample: String {
        let text = Marked(bad).text
        let lines = BannerFile.reading(text).report.findings.flatMap { finding in
            finding.remedies.flatMap { remedy in
                ["\(remedy.certainty): \(remedy.title)"] + changes(from: text, to: remedy.applied(to: text))
            } + (finding.explanation.map { ["explanation: \($0)"] } ?? [])
        }
        return ([slug] + lines).map { $0 + "\n" }.joined()
    }

    /// The lines that are in one text alone.
    private func changes(from old: String, to new: String) -> [String] {
        let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        return new.difference(from: old).map { change in
            switch change {
            case .remove(_, let line, _): "  - \(line)"
            case .insert(_, let line, _): "  + \(line)"
            }
        }
    }
}
