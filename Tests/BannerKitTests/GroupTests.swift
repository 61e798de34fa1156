import Testing

@testable import BannerKit

/// Pages of several cards («What a banner means», Pages of several cards).
@Suite("Pages of several cards")
struct GroupTests {
    /// A banner with cards of 100 points, gaps of 10, and a window of a width.
    private static func banner(
        _ count: Int, _ group: Banner.Paging.Group, _ loop: Banner.Paging.Loop, width: Double,
        flush: Bool? = nil
    ) -> Banner {
        var banner = Banner(items: (0..<count).map { Banner.Item(id: "i\($0)") })
        banner.viewport = Banner.Size(width: width, height: 100)
        banner.layout = Banner.Layout(
            cellWidthMultiplier: 100 / width, spacing: 10, align: .start)
        banner.paging.loop = loop
        banner.paging.group = group
        banner.paging.flush = flush
        return banner
    }

    /// Every number of cards to 13, groups to 6 and `fit`, every loop and windows of all widths.
    private static let all: [Banner] = (1...13).flatMap { count in
        ([.fit] + (1...6).map { .cards($0) } as [Banner.Paging.Group]).flatMap { group in
            Banner.Paging.Loop.allCases.flatMap { loop in
                stride(from: 100.0, through: 2_000, by: 47.5).flatMap { width in
                    [nil, true, false].map {
                        banner(count, group, loop, width: width, flush: $0)
                    }
                }
            }
        }
    }

    @Test func `hold every card once, in order, and stand at rising offsets`() {
        for banner in Self.all {
            let (cards, pages) = (banner.items.count, Banner.Geometry(banner.fitted()).pages)
            let shown = (0..<pages.count).flatMap { pages.cards(onPage: $0) }
            #expect(shown == Array(0..<cards))
            for card in 0..<cards {
                #expect(pages.cards(onPage: pages.page(ofCard: card)).contains(card))
            }
            let offsets = (0..<pages.count).map { pages.offset(at: Double($0)) }
            // No two pages are almost the same place.
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 - $0 >= 11 - 1e-9 })
        }
    }

    @Test func `show their cards whole where these fit, but for a tenth of a stride at the end`() {
        for banner in Self.all where banner.paging.group != .cards(1) || banner.paging.flush == true
        {
            let (geometry, isFlush) = (Banner.Geometry(banner.fitted()), banner.paging.isFlush)
            let (pages, window) = (geometry.pages, geometry.viewportLength)
            let ends = banner.paging.loop != .infinite || !pages.isRing
            let last = pages.offset(at: Double(pages.count - 1))
            let length = Double(geometry.cards) * 110 - 10
            guard Double(pages.group) * 110 - 10 <= window + 1e-6 else { continue }
            if ends && isFlush {
                // The last card stands at the edge, or all of them are in the window.
                #expect(abs(last - max(0, length - window)) <= 11 || last <= length - window)
                #expect(length <= last + window + 11 + 1e-9)
            }
            for card in 0..<geometry.cards {
                let start =
                    Double(card) * 110 - pages.offset(at: Double(pages.page(ofCard: card)))
                let room = ends && isFlush ? 11 + 1e-9 : 1e-6
                #expect(start >= -room && start + 100 <= window + room, "\(banner)")
            }
        }
    }

    @Test func `have positions and offsets that are the inverse of one another`() {
        for banner in Self.all {
            let pages = Banner.Geometry(banner.fitted()).pages
            for place in stride(from: -2.0, through: Double(pages.count) + 1, by: 0.37) {
                #expect(abs(pages.position(at: pages.offset(at: place)) - place) < 1e-9)
            }
        }
    }

    @Test func `are selected by each of their cards`() {
        for banner in Self.all where banner.viewport.width == 385 {
            let pages = Banner.Geometry(banner.fitted()).pages
            for card in banner.items.indices {
                var session = Banner.Session(banner)
                session.select(id: "i\(card)", at: .seconds(1))
                let page = pages.page(ofCard: card)
                #expect(session.advance(to: .seconds(3)).isEmpty == (page == 0))
                #expect(session.state.page == page)
                #expect(session.currentItem?.id == "i\(pages.cards(onPage: page).lowerBound)")
                #expect(session.pageCount == pages.count)
            }
        }
    }

    @Test func `keep the first card in view when the window changes`() {
        var session = Banner.Session(Self.banner(13, .fit, .rewind, width: 320))
        session.select(id: "i7", at: .seconds(1))
        session.advance(to: .seconds(2))
        #expect(session.currentItem?.id == "i6" && session.state.page == 2)
        var banner = session.banner
        banner.layout.cellWidthMultiplier = 0.25
        session.update(banner, at: .seconds(3))
        #expect(session.cards.contains { $0.item.id == "i6" })
        session.resize(to: Banner.Size(width: 700, height: 100), at: .seconds(4))
        #expect(session.cards.contains { $0.item.id == "i6" })
    }

    /// Cards, their pages, and which is current.
    @Test func `have the cards that an app draws`() {
        var session = Banner.Session(Self.banner(7, .cards(3), .never, width: 320))
        session.send(.next, at: .zero)
        session.advance(to: .seconds(1))
        let cards = session.cards.map {
            "\($0.item.id) \($0.page) \($0.frame.x)\($0.isCurrent ? " current" : "")"
        }
        #expect(cards == ["i3 1 0.0 current", "i4 1 110.0", "i5 1 220.0"])
        #expect(session.accessibilityValue == "2 of 3")
        session.send(.next, at: .seconds(1))
        session.advance(to: .seconds(2))
        #expect(session.cards.map(\.item.id) == ["i4", "i5", "i6"])
        let opened = session.send(.tap(item: 5), at: .seconds(2)).map { $0.item?.id }
        #expect(opened == ["i5"])
        #expect(session.send(.tap(item: 2), at: .seconds(2)).isEmpty)
    }

    @Test(arguments: [Int.min, -1, 3, .max])
    func `are selected only if they exist`(page: Int) {
        var session = Banner.Session(Self.banner(7, .cards(3), .never, width: 320))
        session.advance(to: .zero)
        #expect(session.select(page: page, at: .seconds(1)).isEmpty)
    }

    /// Each card of a page has the time and the turns of its page.
    @Test func `count the showings and turns of every card`() {
        var banner = Self.banner(5, .cards(2), .rewind, width: 230)
        banner.timer = Banner.Timer(interval: .seconds(3))
        let exposure = Banner.Schedule(banner).exposure(over: .seconds(60), countsTurns: true)
        #expect(exposure.changes == 20)
        #expect(exposure.items.map(\.showings) == [7, 7, 7, 7, 7])
        #expect(exposure.items.map(\.turns) == [7, 7, 7, 7, 6])
        #expect(exposure.items.map(\.shown) == [21, 21, 21, 21, 18].map { .seconds($0) })
    }
}
