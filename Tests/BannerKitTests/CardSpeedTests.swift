import BannerKit
import BannerTestSupport
import Testing

@Suite struct `Cards that move` {
    /// The middles of the cards, by their identity.
    private func middles(_ session: Session) -> [Session.Card.ID: Double] {
        Dictionary(
            uniqueKeysWithValues: session.cards.map { ($0.id, $0.frame.x + $0.frame.width / 2) })
    }

    @Test func `are no faster than a transition or a finger allows, where nothing touches them`() {
        let frame = Time.milliseconds(2)
        for seed in 0..<Sample.size(1_000) {
            var numbers = SeededNumbers(seed)
            var banner = RandomCase(Int.random(in: 0..<10_000, using: &numbers)).banner
            banner.transition.duration = time(0.3)
            banner.transition.easing = .easeInOut
            var session = Session(banner)
            // A change moves the content by at most all pages; the curve is nowhere steeper than 2.
            let geometry = Banner.Geometry(session.banner.fitted(to: session.viewer))
            let way = Double(banner.items.count) * geometry.stride + geometry.contentWidth
            let speed = 2 * way / banner.transition.duration.seconds
            for _ in 0..<12 {
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0: session.send(.next, at: session.now)
                case 1: session.send(.previous, at: session.now)
                case 2:
                    session.select(
                        page: Int.random(in: 0..<banner.items.count, using: &numbers),
                        at: session.now)
                case 3:
                    session.beginDrag(at: session.now)
                    session.moveDrag(
                        by: Double(Int.random(in: -300...300, using: &numbers)), at: session.now)
                case 4:
                    session.endDrag(
                        velocity: Double(Int.random(in: -900...900, using: &numbers)),
                        at: session.now)
                default:
                    // Out of the way of what moves.
                    let before = middles(session)
                    switch Int.random(in: 0..<3, using: &numbers) {
                    case 0:
                        banner.items[0].title = "\(seed)"
                        session.update(banner, at: session.now)
                    case 1:
                        session.show(
                            only: Bool.random(using: &numbers) ? nil : banner.items.map(\.id),
                            at: session.now)
                    default:
                        session.change(
                            Banner.Viewer(
                                height: Double(Int.random(in: 100...900, using: &numbers))),
                            at: session.now)
                    }
                    let after = middles(session)
                    #expect(
                        before.allSatisfy { id, middle in
                            abs((after[id] ?? .infinity) - middle) < 1e-9
                        })
                }
                for _ in 0..<Int.random(in: 1...60, using: &numbers) {
                    let before = middles(session)
                    session.advance(to: session.now + frame)
                    let far = middles(session).filter { id, middle in
                        before[id].map { abs($0 - middle) > speed * frame.seconds + 1e-6 } ?? false
                    }
                    guard far.isEmpty else {
                        Issue.record("seed \(seed) at \(session.now): \(far), before \(before)")
                        return
                    }
                }
            }
        }
    }
}
