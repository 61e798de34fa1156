import BannerDiagnostics
import Testing

@testable import BannerLanguageServer

struct SnapshotTests {
    @Test func `A snapshot has the findings of its file`() {
        let text = "items: [a, b]\ntimmer: 2s\n"
        let snapshot = Snapshot(
            SourceFile(name: "a.banner.yaml", bytes: Array(text.utf8)), kind: .banner)
        #expect(snapshot.report.findings.map(\.rule.id) == ["BK2001"])
    }
}
