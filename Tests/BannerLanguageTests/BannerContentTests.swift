import BannerDiagnostics
import BannerKit
import BannerLanguage
import BannerTree
import Testing

@Suite("A banner in JSON, read without libyaml")
struct BannerContentTests {
    private func read(_ text: String) throws -> BannerContent {
        let file = SourceFile(name: "home.banner.json", bytes: Array(text.utf8))
        var report = Report()
        let document = try #require(Document.parse(json: file, into: &report))
        return BannerContent(document, report, advice: .told)
    }

    @Test func `is named for its file`() throws {
        var banner = Banner(
            name: "home", items: [Banner.Item(id: "red"), Banner.Item(id: "orange")])
        banner.timer = Banner.Timer(interval: .seconds(2))
        #expect(try read(#"{ "items": ["red", "orange"], "timer": "2s" }"#).banner == banner)
    }

    @Test func `has its faults at their places`() throws {
        let content = try read(#"{ "items": ["red"], "timer": "two" }"#)
        #expect(content.banner == nil)
        #expect(content.report.findings.map { [$0.range.start, $0.range.end] } == [[29, 34]])
    }
}
