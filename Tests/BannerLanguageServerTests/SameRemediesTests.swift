import BannerDiagnostics
import BannerRender
import BannerTree
import BannerYAML
import Foundation
import Testing

@testable import BannerChecker
@testable import BannerLanguageServer

/// Each remedy of a finding is in the command's text and JSON, in the playground, and in an editor.
@Suite struct `What can be done about a finding` {
    static let texts = Rule.all.map(\.bad).filter { !$0.isEmpty && !$0.contains("timeZone") }

    @Test(arguments: texts) func `is the same in the command, an editor and the playground`(
        text: String
    ) throws {
        let file = SourceFile(name: "a.banner.yaml", bytes: Array(text.utf8))
        let report = BannerFile.read(file).report
        let titles = report.findings.map { $0.remedies.map(\.title.description) }
        let json = FindingJSON(CheckedFile(file, report, at: .inside(file.name))).findings
        #expect(try Self.titles(JSON.array(json).line.utf8) == titles)
        let page =
            try JSONSerialization.jsonObject(with: Data(Checker().check(file.bytes)))
            as? [String: Any]
        #expect(
            try Self.titles(JSONSerialization.data(withJSONObject: page?["findings"] ?? []))
                == titles)
        let scalars = Array(text.unicodeScalars)
        for (finding, titles) in zip(report.findings, titles) where !titles.isEmpty {
            #expect(titles.allSatisfy { finding.help?.description.contains($0) ?? false })
            let marked = [scalars[..<finding.range.start], ["¦"], scalars[finding.range.start...]]
                .joined().map(
                    String.init)
            let offered = Editor(marked.joined()).actions("quickfix").map { $0.title.lowercased() }
            #expect(Set(titles.map { $0.lowercased() }).isSubset(of: offered), "\(text)")
        }
    }

    /// The titles of each finding's fixes in a report.
    private static func titles(_ json: some Sequence<UInt8>) throws -> [[String]] {
        let findings = try JSONSerialization.jsonObject(with: Data(json)) as? [[String: Any]] ?? []
        return findings.map { finding in
            (finding["fixes"] as? [[String: Any]] ?? []).map { $0["title"] as? String ?? "" }
        }
    }
}
