import BannerKit
import BannerTestSupport
import Testing

@Suite struct `A deadline` {
    /// What a viewer can see, and what the app can ask for, at an instant.
    private struct Sight: Equatable {
        var phase: Banner.State.Phase
        var page: Int
        var position: Double
        var scales: [Banner.State.CardScale]
        var indicator: Banner.Indicator.State?
        var cards: [Session.Card]

        init(_ session: Session) {
            let state = session.state
            (phase, page, position) = (state.phase, state.page, state.position)
            (scales, indicator, cards) = (state.scales, state.indicator, session.cards)
        }
    }

    /// From an instant on nothing is seen to change before the deadline, unless the session says
    /// that something moves; and where there is no deadline, nothing ever changes.
    private func check(_ session: Session, _ description: String) -> Bool {
        let now = session.now
        let deadline = session.nextDeadline
        let still = session.animatesUntil ?? now
        let rest = sight(session, at: still)
        let end = deadline ?? now + time(30)
        for part in [1, 333_333, 500_000, 999_999] as [Int64] {
            let instant =
                now
                + Time(
                    microseconds: Int64(Double((end - now).microseconds) * Double(part) / 1_000_000)
                )
            guard instant > now, instant < end else { continue }
            var later = session
            let events = later.advance(to: instant)
            guard events.isEmpty, instant < still || Sight(later) == rest else {
                Issue.record(
                    """
                    \(description)
                    at \(now.seconds) the deadline is \(deadline?.seconds ?? -1), frames until \(still.seconds);
                    at \(instant.seconds) \(events.map(line)): \(later.state)
                    before: \(session.state)
                    """)
                return false
            }
        }
        return true
    }

    /// What is seen at an instant, if nobody touches the banner.
    private func sight(_ session: Session, at time: Time) -> Sight {
        var session = session
        session.advance(to: time)
        return Sight(session)
    }

    @Test(arguments: 0..<8)
    func `comes before anything is seen to change`(part: Int) {
        for seed in stride(from: part * 40, to: (part + 1) * 40, by: Sample.step) {
            let random = RandomCase(seed)
            var session = Session(random.banner, viewer: random.viewer)
            var inputs = random.inputs[...]
            session.advance(to: .zero)
            for step in 0..<60 {
                guard check(session, "\(random)") else { return }
                let next = session.nextDeadline ?? session.now + time(0.7)
                // Some steps stop in the middle of what moves.
                let goal =
                    step % 3 == 2
                    ? session.now + Time(microseconds: (next - session.now).microseconds / 2) : next
                if let input = inputs.first, input.at <= goal {
                    session.send(input.action, at: input.at)
                    inputs.removeFirst()
                } else {
                    session.advance(to: goal)
                }
            }
        }
    }

    @Test func `is now before the first call`() {
        let banner = makeBanner(3, timer: every(2))
        var session = Session(banner)
        #expect(session.nextDeadline == .zero && session.record() && session.nextDeadline == .zero)
        #expect(session.advance(to: .zero).map(line) == ["0 start 0", "0 timer started"])
        #expect(session.nextDeadline == time(2))
        #expect(Session(Schedule(banner), at: time(3)).nextDeadline == time(3))
    }

    @Test func `waits for cards that still grow`() {
        let banner = makeBanner(5, timer: every(2)) {
            $0.focus = Banner.CardFocus(scale: 1.2, duration: time(0.4))
        }
        var session = Session(banner)
        session.advance(to: time(2.3))
        // The next card is in the middle from 2.15 s on.
        #expect(session.nextDeadline == time(2.55) && session.animatesUntil == time(2.55))
        session.advance(to: time(2.55))
        #expect(session.nextDeadline == time(4) && session.animatesUntil == nil)
    }

    @Test func `waits for a bar that fades`() {
        let bar = Banner.Indicator.ScrollBar(hidesAfter: time(1))
        var session = Session(makeBanner(5) { $0.indicator = .scrollBar(bar) })
        session.advance(to: .zero)
        #expect(session.nextDeadline == time(1) && session.animatesUntil == nil)
        session.advance(to: time(1))
        #expect(session.nextDeadline == time(1.3) && session.animatesUntil == time(1.3))
        #expect(session.advance(to: time(1.3)).map(line) == ["1.3 indicator hidden"])
        #expect(session.nextDeadline == nil && session.animatesUntil == nil)
    }

    @Test func `counts the card that comes to the middle`() {
        var session = Session(makeBanner(5, timer: every(2)))
        session.advance(to: time(2))
        #expect(session.nextDeadline == time(2.15) && session.animatesUntil == time(2.3))
    }

    @Test func `is that of the timer while its bar fills`() {
        var session = Session(makeBanner(5, timer: every(2)) { $0.indicator = .timerBar() })
        session.advance(to: .zero)
        #expect(session.nextDeadline == time(2) && session.animatesUntil == time(2))
        session.send(.pause, at: time(1))
        session.advance(to: time(1))
        #expect(session.nextDeadline == nil && session.animatesUntil == nil)
    }
}
