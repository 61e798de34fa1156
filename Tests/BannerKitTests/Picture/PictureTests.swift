import Testing

@testable import BannerKit

@Suite struct `A picture` {
    private func picture(_ banner: Banner, at time: Time) -> Picture {
        Picture(banner.fitted(), Schedule(banner).state(at: time))
    }

    /// Cards of 273 points, 293 apart, in a window of 390: the inset is 58.5.
    private var cards: Banner {
        var banner = Banner(items: ["a", "b", "c", "d", "e"].map { Banner.Item(id: $0) })
        banner.layout.cellWidthMultiplier = 0.7
        banner.layout.spacing = 20
        banner.timer = Banner.Timer(interval: .seconds(2))
        return banner
    }

    @Test func `shows the cards whose frames reach into the window`() {
        // At rest on page 0 of an endless banner: the end of the last card is visible at 58.5 - 20
        // = 38.5 points.
        let cells = picture(cards, at: .zero).cells
        #expect(cells.map(\.card) == [4, 0, 1])
        #expect(cells.map(\.place) == [-1, 0, 1])
        #expect(cells.map(\.frame.x) == [-234.5, 58.5, 351.5])
    }

    @Test func `has its colours as 0xRRGGBBAA`() {
        #expect(Banner.Color(red: 0, green: 0x9A, blue: 0xF1, alpha: 0xBC).number == 0x009A_F1BC)
    }

    @Test func `has room for a bar and the space below it`() {
        var banner = cards
        banner.indicator = .scrollBar(Banner.Indicator.ScrollBar(height: 4))
        let low = Session(banner).indicatorFrame.height
        banner.indicator = .scrollBar(Banner.Indicator.ScrollBar(height: 10))
        #expect(Session(banner).indicatorFrame.height == low + 6)
    }

    @Test func `ends with the pages where there is an edge`() {
        var banner = cards
        banner.paging.loop = .rewind
        #expect(picture(banner, at: .zero).cells.map(\.card) == [0, 1])
    }

    @Test func `runs from right to left where the banner does`() {
        var banner = cards
        banner.paging.loop = .never
        banner.layout.direction = .rightToLeft
        // Mirrored: x' = 390 - x - 273.
        #expect(picture(banner, at: .zero).cells.map(\.frame.x) == [58.5, -234.5])
    }

    @Test(arguments: Banner.Indicator.Style.allCases)
    func `has a mirrored indicator where the banner runs from right to left`(
        style: Banner.Indicator.Style
    ) {
        var banner = cards
        banner.indicator = style.indicator
        for milliseconds in stride(from: Int64(0), through: 12_000, by: 190) {
            banner.layout.direction = .leftToRight
            let marks = picture(banner, at: .milliseconds(milliseconds)).marks
            banner.layout.direction = .rightToLeft
            let mirrored = picture(banner, at: .milliseconds(milliseconds)).marks
            #expect(
                mirrored.map { "\($0.key) \(Int($0.frame.x * 1e6)) \($0.frame.width) \($0.color)" }
                    == marks.map {
                        "\($0.key) \(Int((390 - $0.frame.x - $0.frame.width) * 1e6)) \($0.frame.width) \($0.color)"
                    })
        }
    }

    @Test(arguments: [
        (Banner.Indicator.dots(), "···●·", "·●···"), (.pill(), "···▬·", "·▬···"),
        (.progressBar(), "▱▱▱▰▰", "▰▰▱▱▱"), (.timerBar(), "▱▱▱▱▰ 50%", "▰▱▱▱▱ 50%"),
        (.fraction(), "2/5", "2/5"), (.scalingDots(), "•••●•", "•●•••"),
        (.scrollBar(), "────────────━━━━────", "────━━━━────────────"),
    ])
    func `is written mirrored in a table, too`(
        indicator: Banner.Indicator, mirrored: String, usual: String
    ) {
        var banner = cards
        banner.indicator = indicator
        func text() -> String {
            let fitted = banner.fitted()
            return IndicatorDrawing(fitted, .unicode).text(
                Schedule(fitted).state(at: .seconds(3)).indicator)
        }
        #expect(text() == usual)
        banner.layout.direction = .rightToLeft
        #expect(text() == mirrored)
    }

    @Test(arguments: [
        (Banner.Indicator.progressBar(), ["39…351", "39…164"]),
        (
            .timerBar(),
            [
                "72…118", "72…118", "122…168", "122…145", "172…218", "222…268", "272…318",
            ]
        ),
        (.scrollBar(), ["59…332", "114…164"]),
    ])
    func `has a bar's track and what is filled of it`(
        indicator: Banner.Indicator, expected: [String]
    ) {
        var banner = cards
        banner.indicator = indicator
        // The second of five pages, with half of its two seconds over. The scroll bar's track is as
        // wide as a card, and its thumb stands at 58.5 + 3 + (273 − 50 − 14) / 4.
        let drawn = picture(banner, at: .seconds(3)).marks.map { mark in
            let (start, end) = (mark.frame.x, mark.frame.x + mark.frame.width)
            return "\(Int(start.rounded()))…\(Int(end.rounded()))"
        }
        #expect(drawn == expected)
    }

    @Test(arguments: [
        Banner.Indicator.dots(), .pill(), .scalingDots(),
        .scalingDots(.init(background: Banner.Color(red: 0, green: 0, blue: 0))),
    ])
    func `has a row that is at its longest as long as it is said to be`(
        indicator: Banner.Indicator
    ) {
        for count in 2...12 {
            var banner = Banner(items: (0..<count).map { Banner.Item(id: "i\($0)") })
            banner.indicator = indicator
            let lengths = (0..<count).map { page in
                banner.paging.startPage = page
                let marks = picture(banner, at: .zero).marks
                return (marks.map { $0.frame.x + $0.frame.width }.max() ?? 0)
                    - (marks.map(\.frame.x).min() ?? 0)
            }
            #expect(abs((lengths.max() ?? 0) - (indicator.rowLength(count: count) ?? 0)) < 1e-9)
        }
    }

    @Test func `has the pill's dots in a row as long at every instant`() {
        var banner = cards
        banner.indicator = .pill(Banner.Indicator.Pill())
        for milliseconds in stride(from: Int64(0), through: 12_000, by: 37) {
            let marks = picture(banner, at: .milliseconds(milliseconds)).marks
            // Four dots of 6, four gaps of 6, one pill of 20: 68 points in the middle of 390.
            #expect(marks.count == 5)
            #expect(abs((marks.first?.frame.x ?? 0) - 161) < 1e-9)
            #expect(abs((marks.last.map { $0.frame.x + $0.frame.width } ?? 0) - 229) < 1e-9)
        }
    }

    @Test func `mixes the pill's colours half way`() {
        var banner = cards
        var pill = Banner.Indicator.Pill()
        pill.base.color = Banner.Color(red: 0, green: 100, blue: 200, alpha: 0)
        pill.base.currentColor = Banner.Color(red: 200, green: 100, blue: 0, alpha: 255)
        banner.indicator = .pill(pill)
        banner.transition.easing = .linear
        let half = Banner.Color(red: 100, green: 100, blue: 100, alpha: 128)
        #expect(
            picture(banner, at: .milliseconds(2_150)).marks.prefix(2).map(\.color) == [half, half])
    }

    @Test func `keeps the current one of very many dots in sight`() {
        var banner = Banner(items: (0..<10_000).map { Banner.Item(id: "i\($0)") })
        banner.paging.startPage = 5_000
        let marks = picture(banner, at: .zero).marks
        #expect(marks.count < 60)
        let current = marks.first { $0.key == 5_000 }
        #expect(current.map { (150...240).contains($0.frame.x) } == true)
    }
}
