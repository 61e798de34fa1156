import BannerKit
import Testing

/// «What a banner means», Order.
@Suite("The order of items")
struct OrderTests {
    private func ids(_ order: Banner.Paging.Order, seed: Int64) -> String {
        let banner = makeBanner(5) { $0.paging.order = order }
        return Session(banner, viewer: Banner.Viewer(seed: seed)).items.map(\.id).joined(
            separator: " ")
    }

    @Test func `follows from the viewer's seed`() {
        #expect(ids(.file, seed: 7) == "a b c d e")
        #expect(ids(.shuffled, seed: 7) == "d e c a b")
        #expect(ids(.rotated, seed: 7) == "b c d e a")
        #expect(ids(.shuffled, seed: 9_007_199_254_740_991) != ids(.shuffled, seed: 7))
    }

    /// A banner in another order plays like the file with its items in that order.
    @Test func `plays like a file in this order`() {
        for seed in 0..<600 {
            var random = RandomCase(seed)
            random.banner.paging.startPage = 0
            random.banner.paging.order = seed % 2 == 0 ? .shuffled : .rotated
            random.viewer.seed = Int64(seed)
            let shown = Session(random.banner, viewer: random.viewer).items
            var plain = random
            plain.banner.items = shown
            plain.banner.paging.order = .file
            for index in plain.inputs.indices {
                func moved(_ item: Int) -> Int {
                    shown.firstIndex { $0.id == random.banner.items[item].id } ?? 0
                }
                switch plain.inputs[index].action {
                case .select(let item): plain.inputs[index].action = .select(page: moved(item))
                case .tap(let item?): plain.inputs[index].action = .tap(item: moved(item))
                default: continue
                }
            }
            let (mixed, usual) = (random.timeline(), plain.timeline())
            #expect(mixed.map(line) == usual.map(line), "\(random)")
            #expect(
                mixed.map { mixed.schedule.item(of: $0)?.id }
                    == usual.map { usual.schedule.item(of: $0)?.id })
            let exposures = [mixed, usual].map { timeline in
                let schedule = timeline.schedule
                return Dictionary(
                    uniqueKeysWithValues: schedule.exposure(over: RandomCase.duration).items.map {
                        (schedule.banner.items[$0.page].id, "\($0.shown) \($0.showings)")
                    })
            }
            #expect(exposures[0] == exposures[1])
        }
    }

    @Test func `a session keeps it while items come and go`() {
        let banner = makeBanner(5) { $0.paging.order = .shuffled }
        var session = Session(banner, viewer: Banner.Viewer(seed: 7))
        session.show(only: ["a", "b", "e"], at: time(1))
        #expect(session.items.map(\.id) == ["e", "a", "b"])
        // The follower of `d` in the order, not in the file.
        #expect(session.currentItem?.id == "e")
        session.select(id: "b", at: time(2))
        session.show(only: nil, at: time(3))
        #expect(session.items.map(\.id) == ["d", "e", "c", "a", "b"])
        #expect(session.currentItem?.id == "b")
    }
}
