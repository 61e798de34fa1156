import BannerKit

/// 4. A view that is driven live: the app tells what its viewer does and when, and sleeps until the next deadline.
struct BannerView {
    private var banner: Banner
    private var session: Banner.Session

    init(_ banner: Banner) {
        self.banner = banner
        session = Banner.Session(banner, kinds: [.change, .settle, .timer, .items])
    }

    mutating func live() {
        show(session.advance(to: .seconds(1)))
        draw("at rest")

        // A finger takes the content along and lets it go.
        show(session.beginDrag(at: .milliseconds(1_900)))
        show(session.moveDrag(by: -120, at: .milliseconds(1_950)))
        draw("under the finger")
        show(session.moveDrag(by: -200, at: .milliseconds(2_000)))
        show(session.endDrag(velocity: -800, at: .milliseconds(2_000)))
        rest()

        // A finger that the system takes away: the content returns.
        session.beginDrag(at: .seconds(3))
        session.moveDrag(by: 90, at: .milliseconds(3_100))
        show(session.cancelDrag(at: .milliseconds(3_200)))
        rest()

        // The device is turned.
        show(session.resize(to: Banner.Size(width: 844, height: 390), at: .milliseconds(3_600)))
        draw("wider")

        // The shop has a new item; the current one stays where it is.
        banner.items.insert(Banner.Item(id: "violet"), at: 0)
        show(session.update(banner, at: .seconds(4)))
        print("  \(session.accessibilityLabel), \(session.accessibilityValue)")

        // The app goes to the background for a week.
        show(session.send(.hide, at: .seconds(5)))
        session.catchUp(to: .seconds(7 * 86_400))
        show(session.send(.show, at: .seconds(7 * 86_400)))
        show(session.nextDeadline.map { session.advance(to: $0) } ?? [])
        rest()
    }

    /// Draws frames until nothing moves.
    ///
    /// A real view asks its display link for them.
    private mutating func rest() {
        var frames = 0
        while let until = session.animatesUntil {
            show(session.advance(to: min(until, session.now + .microseconds(16_667))))
            frames += 1
        }
        print("  at rest after \(frames) frames, asleep until \(session.nextDeadline?.seconds ?? 0) s")
    }

    private func draw(_ title: String) {
        let cards = session.cards.sorted { $0.zIndex < $1.zIndex }
        let places = cards.map { "\($0.item.id) at \(Int($0.frame.x.rounded()))" }
        print("  \(title): \(places.joined(separator: ", "))")
    }

    private func show(_ events: [Banner.Session.Event]) {
        for event in events { print("  \(Main.words(event.time, event.kind))") }
    }
}
