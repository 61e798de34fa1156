import BannerKit
import Testing

@testable import BannerRender

@Suite struct `What is drawn around an animated banner` {
    private static let file = Showcase.File(
        name: "a.banner.yaml", lines: (0..<40).map { "line \($0)" }, items: [3...5, 6...6, 20...24],
        verdict: ("✓ valid", true))

    @Test(arguments: [
        "timer: 2s", "timer: 2s\npaging: { loop: rewind }\ntransition: 700ms", "timer: 1s\npaging: { loop: none }",
        "", "timer: 900ms\ntransition: 0s",
    ])
    func `is on the clock of the banner`(keys: String) throws {
        let fitted = try read("items: [a, { id: b, duration: 5s }, c]\n\(keys)").fitted()
        let schedule = Schedule(fitted)
        let (start, end) = BannerSVG.wholeCycle(of: fitted, otherwise: .seconds(10))
        let showcase = Showcase(file: Self.file, hasStrip: true, theme: .dark)
        let root = MovingElement.tree(
            of: try BannerSVG(fitted).animated(schedule, from: start, to: end, in: showcase))
        let moving = try #require(root.first("clip-path", "url(#file)")?.first("class", "moving"))
        let (mark, scroll) = (try #require(moving.first("class", "mark")), moving.children[0])
        let head = try #require(root.first("r", "5"))
        let way = try #require(root.first("class", "page")).numbers("width", at: 0)[0]
        #expect(way == 879 && head.attributes["cy"] != nil)
        let pages = (0..<100).map { start + Time(microseconds: (end - start).microseconds * $0 / 100 + 1_237) }
        let shown = pages.map { mark.numbers("y", at: ($0 - start).seconds)[0] / 19 }
        #expect(shown == pages.map { Double(Self.file.items[schedule.state(at: $0).page].lowerBound) })
        let tall = pages.map { mark.numbers("height", at: ($0 - start).seconds)[0] / 19 }
        #expect(tall == pages.map { Double(Self.file.items[schedule.state(at: $0).page].count) })
        // The marked lines are always among those that are seen: all but 60 points of the banner's height are lines.
        for time in pages {
            let top =
                mark.numbers("y", at: (time - start).seconds)[0]
                + scroll.numbers("transform", at: (time - start).seconds)[1]
            let bottom = top + mark.numbers("height", at: (time - start).seconds)[0]
            #expect(top >= 0 && bottom <= 17 * 19, "\(time)")
        }
        // The hand is where the strip says that the page is shown.
        let hand = try #require(root.children.last?.children.last?.children.last)
        let blocks = root.children.last?.children.filter { $0.attributes["rx"] == "6" } ?? []
        for time in pages {
            let x = hand.numbers("transform", at: (time - start).seconds)[0]
            let block = try #require(blocks.last { $0.numbers("x", at: 0)[0] <= x + 0.001 })
            let item = fitted.banner.item(ofPage: schedule.state(at: time).page)
            #expect(
                block.attributes["fill"] == CardColors.color(of: item, page: schedule.state(at: time).page).css,
                "\(time)")
        }
    }
}
