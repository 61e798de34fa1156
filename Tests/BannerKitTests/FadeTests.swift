import BannerKit
import BannerTestSupport
import Testing

@Suite("Fade")
struct FadeTests {
    /// max(0, 1 − |p − i|) for every card, the distance taken round the ring or p held to the
    /// pages.
    private func opacities(_ banner: Banner, _ position: Double) -> [Double] {
        let count = Double(banner.items.count)
        let isRing = banner.paging.loop == .infinite && count > 1
        let place = isRing ? position : max(0, min(count - 1, position))
        return banner.items.indices.map { page in
            let distance = abs(place - Double(page))
            return max(0, 1 - (isRing ? min(distance, count - distance) : distance))
        }
    }

    @Test(arguments: [
        // Items, loop, position, opacities.
        (3, Banner.Paging.Loop.infinite, -0.75, ["0:0.25", "2:0.75"]),
        (2, .infinite, -0.5, ["0:0.5", "1:0.5"]),
        (3, .never, -0.2, ["0:1"]),
        (3, .rewind, 1.25, ["1:0.75", "2:0.25"]),
        (1, .infinite, 0, ["0:1"]),
    ])
    func `shows the two cards on either side of the position`(
        count: Int, loop: Banner.Paging.Loop, position: Double, expected: [String]
    ) {
        let banner = makeBanner(count) {
            $0.paging.loop = loop
            $0.transition.effect = .fade
        }
        // Past an edge the content moves less than the finger.
        let isPastEdge = loop == .never && position < 0
        let finger = isPastEdge ? 100 : -position * 390
        let drag = Banner.Input(at: .zero, .drag(Banner.Input.Drag(by: finger, over: time(1))))
        let state = Schedule(banner, inputs: [drag]).state(at: time(0.999_999))
        let seen = (state.opacities ?? []).map { card in
            "\(card.page):\(((card.opacity * 1_000).rounded() / 1_000).formatted)"
        }
        #expect(seen == expected)
    }

    @Test func `the opacities always add up to 1, and at rest there is exactly one card`() {
        var moving = 0
        for seed in Sample.seeds(300) {
            var random = RandomCase(seed)
            random.banner.transition.effect = .fade
            random.banner.paging.snap = .page
            // With weights it goes straight across: see RotationTests.
            random.banner.forgetWeights()
            let schedule = Schedule(random.banner, viewer: random.viewer, inputs: random.inputs)
            for instant in schedule.states(at: (0...200).map { Time.milliseconds(Int64($0) * 97) })
            {
                let cards = instant.opacities ?? []
                let oracle = opacities(random.banner, instant.position)
                let isRight = oracle.indices.allSatisfy { page in
                    abs((cards.first { $0.page == page }?.opacity ?? 0) - oracle[page]) < 1e-6
                }
                let sum = cards.reduce(0) { $0 + $1.opacity }
                guard isRight, abs(sum - 1) < 1e-6, cards.map(\.page) == cards.map(\.page).sorted()
                else {
                    Issue.record("\(random) at \(instant.time): \(cards), not \(oracle)")
                    return
                }
                if instant.phase == .resting {
                    guard cards.map({ "\($0.page) \($0.opacity)" }) == ["\(instant.page) 1.0"]
                    else {
                        Issue.record("\(random) at \(instant.time): \(cards)")
                        return
                    }
                } else {
                    moving += 1
                }
            }
        }
        #expect(moving * Sample.step > 1_000)
    }

    @Test func `cards that slide have no opacities`() {
        #expect(Schedule(makeBanner(3)).state(at: .zero).opacities == nil)
    }

    @Test func `a view draws cards on one another`() {
        var session = Session(
            makeBanner(3) {
                $0.transition = Banner.Transition(duration: time(1), easing: .linear, effect: .fade)
            })
        _ = session.send(.next, at: .zero)
        _ = session.advance(to: time(0.25))
        #expect(
            session.cards.map { "\($0.page) \($0.frame.x) \($0.opacity)" } == [
                "0 0.0 0.75", "1 0.0 0.25",
            ])
        _ = session.advance(to: time(1))
        #expect(session.cards.map { "\($0.page) \($0.frame.x) \($0.opacity)" } == ["1 0.0 1.0"])
    }
}

extension Double {
    /// A whole number without its fraction.
    fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
