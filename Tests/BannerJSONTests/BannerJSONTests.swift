import BannerJSON
import BannerKit
import BannerTestSupport
import BannerYAML
import Testing

@Suite struct `A banner as JSON` {
    /// The banners of the examples, and of the rules' corrected texts.
    private static let valid = Corpus.all.filter { BannerFile.read($0.source).banner != nil }

    @Test(arguments: valid)
    func `reads as a banner that plays the same`(file: Corpus.File) throws {
        let banner = try #require(BannerFile.read(file.source).banner)
        let again = BannerJSON.read(SourceFile(name: "any", bytes: Array(banner.json.utf8)))
        let read = try #require(again.banner, "\(again.report.lines(in: again.source))")
        // Curves are written as numbers, and the zone that holds by default.
        #expect(read.json == banner.json)
        let kinds = Banner.Event.Kinds.all
        #expect(
            Array(Schedule(read).events(upTo: .seconds(20), kinds: kinds).prefix(500))
                == Array(Schedule(banner).events(upTo: .seconds(20), kinds: kinds).prefix(500)))
    }

    @Test(arguments: Corpus.examples.filter { !$0.text.contains("breakpoints:") })
    func `is what resolve writes`(file: Corpus.File) throws {
        let reading = BannerFile.read(file.source)
        let banner = try #require(reading.banner)
        #expect(banner.json == reading.resolved()?.utf8Text)
    }

    @Test func `has the keys of a breakpoint that code gave`() throws {
        var layout = Banner.Layout()
        layout.spacing = 8
        let banner = Banner(
            name: "any", items: [Banner.Item(id: "a"), Banner.Item(id: "b")],
            breakpoints: [
                Banner.Breakpoint(minWidth: 900, indicator: .absent()),
                Banner.Breakpoint(minWidth: 600, layout: layout),
            ])
        let again = BannerJSON.read(SourceFile(name: "any.json", bytes: Array(banner.json.utf8)))
        #expect(again.banner?.json == banner.json)
        #expect(
            banner.json.contains(
                #""breakpoints":[{"minWidth":600,"layout":{"cellWidthMultiplier":1,"#))
    }

    @Test func `can be written of any banner, whatever its numbers`() {
        var banner = Banner(
            items: [Banner.Item(id: "a")], timer: Banner.Timer(interval: Time(microseconds: .min)))
        banner.viewport.width = .nan
        banner.paging.startPage = -7
        banner.scenarios = [
            Banner.Scenario(
                name: "", duration: .zero, inputs: [Banner.Input(at: .zero, .select(page: 9))])
        ]
        banner.viewport.height = .infinity
        let json = banner.json
        #expect(json.contains(#""viewport":{"width":null,"height":null}"#), "\(json)")
        let findings = BannerJSON.read(SourceFile(name: "any.json", bytes: Array(json.utf8))).report
            .findings
        #expect(
            !findings.isEmpty
                && findings.allSatisfy { !["yaml-syntax", "json-syntax"].contains($0.rule.slug) },
            "\(findings)")
        for time in [Time(microseconds: .max), Time(microseconds: .min)] {
            banner.indicator = .scrollBar(Banner.Indicator.ScrollBar(hidesAfter: time))
            #expect(banner.json.contains(#""hidesAfter":"#))
        }
    }

    @Test func `is reported as a file is`() {
        let text = """
            {
              "items": ["red", { "id": "orange", "link": 7 }],
              "timer": { "interval": "2 seconds" },
              "focus": { "scale": 0.1 }
            }
            """
        let source = SourceFile(name: "home.banner.json", bytes: Array(text.utf8))
        let (json, file) = (BannerJSON.read(source), BannerFile.read(source))
        #expect(json.banner == nil)
        #expect(json.report.findings.map(\.message) == file.report.findings.map(\.message))
        #expect(json.report.findings.map(\.range) == file.report.findings.map(\.range))
        #expect(json.report.count(of: .error) > 1)
    }
}
