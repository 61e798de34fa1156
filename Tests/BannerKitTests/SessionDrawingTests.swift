import Testing

@testable import BannerKit

@Suite struct `What a session draws` {
    @Test func `has its neighbours outside the window, each with its item`() {
        let banner = makeBanner(8) {
            $0.layout = Banner.Layout(cellWidthMultiplier: 0.5, spacing: 10)
            $0.items[2].title = "Third"
            $0.items[2].data = [Banner.Data.Member(name: "x-sku", value: .text("3"))]
        }
        let session = Session(banner)
        #expect(
            session.cards.map(\.page) == [7, 0, 1]
                && session.cards.map(\.isCurrent) == [false, true, false])
        let more = session.cards(beyond: 205)
        #expect(
            more.map(\.page) == [6, 7, 0, 1, 2]
                && more.map(\.zIndex) == [0, 2, 4, 3, 1].map { more.count - 5 + $0 })
        #expect(
            more.last?.item.accessibilityLabel == "Third"
                && more.last?.item.data["x-sku"] == .text("3"))
        #expect(
            session.cards(beyond: .nan) == session.cards
                && session.cards(beyond: -9) == session.cards)
    }

    @Test func `keeps the neighbours' identity from lap to lap`() {
        for count in [2, 3, 5] {
            var session = Session(makeBanner(count, timer: every(1)))
            for step in 0..<400 {
                session.advance(to: .milliseconds(Int64(step) * 50))
                let cards = session.cards(beyond: 900)
                #expect(
                    Set(cards.map(\.id)).count == cards.count && cards.count { $0.isCurrent } == 1)
            }
        }
    }

    @Test(arguments: [(3.0, 12.0, [6, 1.5, 1.5]), (6, 6, [3, 3, 3])])
    func `is round at the ends of high and of wide shapes`(
        dot: Double, height: Double, radii: [Double]
    ) {
        let session = Session(
            makeBanner(3) { $0.indicator = .pill(Banner.Indicator.Pill(height: height, dot: dot)) })
        #expect(session.indicatorShapes.map(\.cornerRadius) == radii)
    }

    @Test(arguments: Banner.Indicator.Style.allCases)
    func `is an indicator of shapes within its box, whatever the style`(
        style: Banner.Indicator.Style
    ) {
        var session = Session(makeBanner(5, timer: every(2)) { $0.indicator = style.indicator })
        for tenth in 0..<60 {
            session.advance(to: .milliseconds(Int64(tenth) * 100))
            let picture = Picture(session.banner.fitted(to: session.viewer), session.state)
            #expect(session.indicatorShapes == picture.marks)
            let box = session.indicatorFrame
            #expect(box.y == 300 && box.width == 390)
            for shape in session.indicatorShapes {
                #expect(shape.frame.y >= 0 && shape.frame.y + shape.frame.height <= box.height)
            }
        }
    }
}
