import BannerDiagnostics
import BannerKit
import BannerYAML
import Testing

@Suite("A banner file")
struct BannerFileTests {
    @Test func `with items alone has all defaults`() {
        var banner = Banner(items: [Banner.Item(id: "red"), Banner.Item(id: "orange")])
        banner.name = "test"
        #expect(BannerFile.reading("items: [red, orange]").banner == banner)
    }

    @Test func `says all that the language can say`() {
        let text = """
            version: 1
            name: home-hero
            description: The first thing on the home screen
            viewport: { width: 400, height: 320.5 }
            layout: { cellWidthMultiplier: 0.7, cellHeightMultiplier: 0.8, spacing: 20, direction: rightToLeft }
            paging: { loop: rewind, startPage: autumn, maxPagesPerSwipe: 2, decelerationRate: normal }
            timer: { interval: 2s, countsFrom: settle, afterInteraction: resume, whenHidden: restart, cycles: 3 }
            transition: { duration: 250ms, easing: [0.1, -1, 0.9, 2] }
            focus: { scale: 1.1, duration: 200ms, easing: linear }
            indicator:
              style: scrollBar
              track: 200
              thumb: 40
              height: 4
              inset: 0
              spacing: 0
              hidesAfter: 1s
              color: "#11223344"
              currentColor: "#A00"
              hidesForSinglePage: false
            items:
              - id: summer-sale
                title: "여름 세일 50%"
                subtitle: "오늘만"
                description: no remark
                tags: [summer, sale]
                image: images/summer.png
                alt: A beach in the evening
                color: "#FF6B35"
                link: https://example.com/sale
                duration: 4s
              - autumn
            scenarios:
              - name: swipes back
                duration: 12s
                inputs:
                  - { at: 1.9s, swipe: previous }
                  - { at: 4s, drag: { by: -180, over: 150ms, velocity: -600 } }
                  - { at: 5s, drag: { by: 10 } }
                  - { at: 6s, select: summer-sale }
                  - { at: 6s, select: 1 }
                  - { at: 7s, hide: true }
                  - { at: 8s, show: true }
                  - { at: 8s, pause: true }
                  - { at: 8s, resume: true }
                  - { at: 9s, next: true }
                  - { at: 9s, previous: true }
                  - { at: 12s, tap: true }
                expect:
                  - { at: 3s, page: autumn, indicator: { style: scrollBar, x: 107.5, width: 50, alpha: 1 } }
                  - { at: 12s, indicator: { hidden: true, count: 2, current: 1, first: 0, sizes: [4, 4], pair: [0] } }
                  - { at: 0, indicator: { widths: [15.8, 10.2], fraction: 0.4, text: 2/5, fill: 0.35 } }
                  - { from: 3s, to: 12s, never: 0 }
                  - { always: autumn }
                  - { item: summer-sale, shownAtLeast: 2s, shownAtMost: 5s }
                  - { changes: 3 }
            """
        let file = BannerFile.reading(text)
        #expect(file.lines == [])
        #expect(file.banner == BannerFileTests.everything)
    }

    private static let everything: Banner = {
        var summer = Banner.Item(id: "summer-sale")
        summer.title = "여름 세일 50%"
        summer.subtitle = "오늘만"
        summer.description = "no remark"
        summer.tags = ["summer", "sale"]
        summer.image = "images/summer.png"
        summer.alt = "A beach in the evening"
        summer.color = Banner.Color(red: 0xFF, green: 0x6B, blue: 0x35)
        summer.link = "https://example.com/sale"
        summer.duration = .seconds(4)
        var banner = Banner(items: [summer, Banner.Item(id: "autumn")])
        banner.name = "home-hero"
        banner.description = "The first thing on the home screen"
        banner.viewport = Banner.Size(width: 400, height: 320.5)
        banner.layout.cellWidthMultiplier = 0.7
        banner.layout.cellHeightMultiplier = 0.8
        banner.layout.spacing = 20
        banner.layout.direction = .rightToLeft
        banner.paging.loop = .rewind
        banner.paging.startPage = 1
        banner.paging.maxPagesPerSwipe = 2
        banner.paging.decelerationRate = .normal
        var timer = Banner.Timer(interval: .seconds(2))
        timer.countsFrom = .settle
        timer.afterInteraction = .resume
        timer.whenHidden = .restart
        timer.cycles = 3
        banner.timer = timer
        banner.transition.duration = .milliseconds(250)
        banner.transition.easing = .cubicBezier(x1: 0.1, y1: -1, x2: 0.9, y2: 2)
        banner.focus.scale = 1.1
        banner.focus.duration = .milliseconds(200)
        banner.focus.easing = .linear
        var bar = Banner.Indicator.ScrollBar()
        bar.track = 200
        bar.thumb = .width(40)
        bar.height = 4
        bar.inset = 0
        bar.spacing = 0
        bar.hidesAfter = .seconds(1)
        bar.base.color = Banner.Color(red: 0x11, green: 0x22, blue: 0x33, alpha: 0x44)
        bar.base.currentColor = Banner.Color(red: 0xAA, green: 0, blue: 0)
        bar.base.hidesForSinglePage = false
        banner.indicator = .scrollBar(bar)
        banner.scenarios = [scenario]
        return banner
    }()

    private static let scenario: Banner.Scenario = {
        var scenario = Banner.Scenario(name: "swipes back", duration: .seconds(12))
        scenario.inputs = [
            Banner.Input(at: .milliseconds(1900), .swipe(.previous)),
            Banner.Input(
                at: .seconds(4),
                .drag(Banner.Input.Drag(by: -180, over: .milliseconds(150), velocity: -600))),
            Banner.Input(at: .seconds(5), .drag(Banner.Input.Drag(by: 10))),
            Banner.Input(at: .seconds(6), .select(page: 0)),
            Banner.Input(at: .seconds(6), .select(page: 1)),
            Banner.Input(at: .seconds(7), .hide), Banner.Input(at: .seconds(8), .show),
            Banner.Input(at: .seconds(8), .pause),
            Banner.Input(at: .seconds(8), .resume), Banner.Input(at: .seconds(9), .next),
            Banner.Input(at: .seconds(9), .previous),
            Banner.Input(at: .seconds(12), .tap()),
        ]
        var first = Banner.Expectation.IndicatorValues()
        first.style = .scrollBar
        first.x = 107.5
        first.width = 50
        first.alpha = 1
        var second = Banner.Expectation.IndicatorValues()
        second.hidden = true
        second.count = 2
        second.current = 1
        second.first = 0
        second.sizes = [4, 4]
        second.pair = [0]
        var third = Banner.Expectation.IndicatorValues()
        third.widths = [15.8, 10.2]
        third.fraction = 0.4
        third.text = "2/5"
        third.fill = 0.35
        scenario.expect = [
            .at(.seconds(3), page: 1, indicator: first),
            .at(.seconds(12), page: nil, indicator: second),
            .at(.zero, page: nil, indicator: third),
            .never(page: 0, from: .seconds(3), to: .seconds(12)),
            .always(page: 1, from: .zero, to: .seconds(12)),
            .shown(page: 0, atLeast: .seconds(2), atMost: .seconds(5)), .changes(3),
        ]
        return scenario
    }()

    @Test func `may say things the short way`() throws {
        let banner = try #require(
            BannerFile.reading(
                "items: [a]\ntimer: 2s\ntransition: 100ms\nindicator: pill\nfocus: 1.1\n"
            ).banner)
        #expect(banner.timer == Banner.Timer(interval: .seconds(2)))
        #expect(banner.transition.duration == .milliseconds(100))
        #expect(banner.indicator == .pill(Banner.Indicator.Pill()))
        #expect(banner.focus.scale == 1.1)
    }

    @Test(arguments: [
        ("none", Banner.Indicator.absent(Banner.Indicator.Base())),
        ("dots", .dots(Banner.Indicator.Dots())),
        ("scalingDots", .scalingDots(Banner.Indicator.ScalingDots())),
        ("pill", .pill(Banner.Indicator.Pill())),
        ("scrollBar", .scrollBar(Banner.Indicator.ScrollBar())),
        ("progressBar", .progressBar(Banner.Indicator.ProgressBar())),
        ("fraction", .fraction(Banner.Indicator.Base())),
        ("timerBar", .timerBar(Banner.Indicator.TimerBar())),
    ])
    func `has an indicator of any style, which takes colours and hidesForSinglePage`(
        style: String, indicator: Banner.Indicator
    ) {
        #expect(
            BannerFile.reading("items: [a]\nindicator: \(style)").banner?.indicator == indicator)
        let long =
            "items: [a]\nindicator: { color: \"#FFF\", hidesForSinglePage: false, style: \(style) }"
        let base = BannerFile.reading(long).banner?.indicator.base
        #expect(
            base?.color == Banner.Color(red: 255, green: 255, blue: 255)
                && base?.hidesForSinglePage == false)
    }

    @Test func `has dots where no style is written`() {
        var dots = Banner.Indicator.Dots()
        dots.size = 9
        #expect(
            BannerFile.reading("items: [a]\nindicator: { size: 9 }").banner?.indicator
                == .dots(dots))
    }

    @Test(arguments: [
        ("home.banner.yaml", "home"), ("ads/spring/home.banner.yml", "home"), ("home.yaml", "home"),
        ("a.b.banner.yaml", "a.b"),
        ("<stdin>", "stdin"), ("home", "home"),
    ])
    func `is named after its file`(path: String, name: String) {
        let file = BannerFile.read(SourceFile(name: path, bytes: Array("items: [a]".utf8)))
        #expect(file.banner?.name == name)
    }

    @Test func `names pages by number and by id, before and after the items`() {
        #expect(
            BannerFile.reading("paging: { startPage: b }\nitems: [a, { id: b }]").banner?.paging
                .startPage == 1)
        #expect(
            BannerFile.reading("items: [\"2\", a, b]\npaging: { startPage: \"2\" }").banner?.paging
                .startPage == 0)
        #expect(
            BannerFile.reading("items: [\"2\", a, b]\npaging: { startPage: 2 }").banner?.paging
                .startPage == 2)
    }

    @Test func `may be written with anchors and aliases`() {
        let text =
            "items: [{ id: a, title: &t Sale }, { id: b, title: *t }]\nviewport: &v { width: 9, height: 9 }\nx-v: *v"
        #expect(BannerFile.reading(text).banner?.items.map(\.title) == ["Sale", "Sale"])
    }
}
