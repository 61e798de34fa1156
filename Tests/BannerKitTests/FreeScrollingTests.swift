import BannerKit
import Testing

/// Live sessions, sets and buttons of content that scrolls freely («What a banner means», Free
/// scrolling).
@Suite struct `Content that scrolls freely` {
    /// A shelf whose pages are 123.2 points apart.
    private func shelf(_ count: Int = 6, _ timer: Banner.Timer? = nil, window: Double = 390)
        -> Banner
    {
        makeBanner(count, timer: timer) {
            $0.viewport.width = window
            $0.paging.loop = .never
            $0.paging.snap = .free
            $0.layout.cellWidthMultiplier = 156 / window
            $0.layout.spacing = 14
            $0.layout.align = .start
        }
    }

    @Test
    func `follows a wheel, whose steps have no velocity, and rests where the last one leaves it`() {
        var session = Session(shelf(), kinds: [.dragEnd, .change, .settle])
        _ = session.beginDrag(at: time(1))
        for step in 1...5 {
            _ = session.moveDrag(by: Double(step) * -20, at: time(1 + Double(step) / 50))
            #expect(abs(session.state.offset - Double(step) * 20) < 1e-9)
        }
        let events = session.endDrag(velocity: 0, at: time(1.1))
        #expect(
            session.state.phase == .resting && abs(session.state.position - 100 / 123.2) < 1e-12)
        #expect(
            session.state.page == 1
                && events.map(line) == ["1.1 dragEnd 0", "1.1 change 0>1 drag", "1.1 settle 1"])
    }

    @Test
    func `glides on with the finger's velocity, and a finger that is lost lets go without one`() {
        for velocity in [-200.0, -1_000, -3_000] {
            var session = Session(shelf(12))
            _ = session.beginDrag(at: time(1))
            _ = session.moveDrag(by: velocity / 10, at: time(1.1))
            let released = session.state.offset
            _ = session.endDrag(velocity: velocity, at: time(1.1))
            _ = session.advance(to: time(1.108))
            #expect(abs((session.state.offset - released) / 0.008 / -velocity - 1) < 0.05)
            _ = session.advance(to: time(2))
            #expect(abs(session.state.offset - min(-velocity * 0.199, 1_554)) < 0.3 + 1e-9)
        }
        var session = Session(shelf())
        _ = session.beginDrag(at: time(1))
        _ = session.moveDrag(by: -60, at: time(1.1))
        _ = session.cancelDrag(at: time(1.1))
        #expect(session.state.phase == .resting && abs(session.state.offset - 60) < 1e-9)
    }

    @Test func `a shelf that fits stays where it is below a live finger`() {
        var session = Session(shelf(2, window: 600))
        _ = session.beginDrag(at: time(1))
        _ = session.moveDrag(by: -300, at: time(1.1))
        #expect(session.state.position == 0 && session.state.phase == .dragging)
        _ = session.endDrag(velocity: -3_000, at: time(1.1))
        #expect(
            session.state.position == 0 && session.state.phase == .resting
                && session.state.page == 0)
        _ = session.send(.next, at: time(2))
        _ = session.advance(to: time(3))
        #expect(session.state.page == 1 && session.state.position == 1 && session.state.offset == 0)
    }

    @Test func `a button at the edge does something unless the content rests on its page`() {
        var session = Session(shelf())
        #expect(!session.canGoPrevious && session.canGoNext)
        _ = session.send(.drag(Banner.Input.Drag(by: -60, velocity: 0)), at: time(1))
        _ = session.advance(to: time(1.3))
        #expect(session.state.page == 0 && session.canGoPrevious)
        _ = session.send(.previous, at: time(2))
        _ = session.advance(to: time(2.3))
        #expect(session.state.position == 0 && !session.canGoPrevious)
    }

    @Test func `goes to its page once it snaps, and keeps its position in another window`() {
        var session = Session(shelf())
        _ = session.send(.drag(Banner.Input.Drag(by: -100, velocity: 0)), at: time(1))
        _ = session.resize(to: Banner.Size(width: 300, height: 300), at: time(2))
        #expect(abs(session.state.position - 100 / 123.2) < 1e-12 && session.state.page == 1)
        var paging = session.banner
        paging.paging.snap = .page
        _ = session.update(paging, at: time(3))
        #expect(session.state.position == 1 && session.state.page == 1)
    }

    @Test func `a change of the set takes it out of a finger and out of a glide, onto its page`() {
        let sets = { (at: Double) in
            var sets = SetTimeline(first: Array(0..<6))
            sets.add(at: time(at), toggling: [5])
            return sets
        }
        let drag = Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: -100, velocity: -1_000)))
        func play(_ at: Double) -> [String] {
            Schedule(shelf(), inputs: [drag], sets: sets(at)).events(
                upTo: time(3), kinds: [.dragEnd, .change, .settle, .items]
            ).map { event in
                switch event.kind {
                case .dragEnd(let page, let position):
                    "\(event.time.seconds) dragEnd \(page) at \(position ?? -1)"
                case .settle(let landing):
                    "\(event.time.seconds) settle \(landing.page) at \(landing.position ?? -1)"
                default: line(event)
                }
            }
        }
        #expect(play(1.1) == ["1.1 dragEnd 0 at 0.0", "1.1 settle 0 at 0.0", "1.1 items 5"])
        #expect(play(1.5).suffix(2) == ["1.5 settle 2 at 2.0", "1.5 items 5"])
    }
}
