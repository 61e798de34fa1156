import BannerKit
import Testing

@Suite struct `A live finger` {
    @Test(arguments: [(-400.0, 1), (400, 4), (0, 0)])
    func `a live finger throws the content with the velocity that it leaves it with`(
        velocity: Double, page: Int
    ) {
        var session = Session(makeBanner(5))
        _ = session.beginDrag(at: time(1))
        _ = session.moveDrag(by: velocity == 0 ? -60 : velocity * 0.15, at: time(1.1))
        _ = session.endDrag(velocity: velocity, at: time(1.1))
        #expect(session.state.page == page)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a finger that travels no number of points, or as fast, does not move the content`(
        number: Double
    ) {
        var session = Session(makeBanner(5))
        _ = session.beginDrag(at: time(1))
        _ = session.moveDrag(by: number, at: time(1.1))
        #expect(session.state.offset == 0)
        _ = session.endDrag(velocity: number, at: time(1.2))
        #expect(
            session.state.offset == 0 && session.state.phase == .resting && session.state.page == 0)
        let drag = Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: number, velocity: number)))
        let timeline = Schedule(makeBanner(5), inputs: [drag]).events(upTo: time(2))
        #expect(
            timeline.schedule.state(at: time(1.1)).offset == 0
                && timeline.schedule.state(at: time(2)).page == 0)
    }

    @Test func `a live finger gives the same page as the drag that it makes`() {
        let banner = makeBanner(5, timer: every(2))
        var session = Session(banner)
        var events = session.beginDrag(at: time(1))
        #expect(session.nextDeadline == nil)
        events += session.moveDrag(by: -100, at: time(1.1))
        #expect(session.state.phase == .dragging)
        #expect(abs(session.state.offset - 100) < 1e-9)
        events += session.moveDrag(by: -250, at: time(1.2))
        events += session.endDrag(velocity: -500, at: time(1.2))
        // The last move brought another card to the middle, which is determined at the end of the
        // instant.
        #expect(session.nextDeadline == time(1.2))
        events += session.advance(to: time(1.2))
        #expect(session.nextDeadline == time(1.5))
        events += session.advance(to: time(3))
        let drag = [
            Banner.Input(
                at: time(1),
                .drag(Banner.Input.Drag(by: -250, over: .milliseconds(200), velocity: -500)))
        ]
        let played = Schedule(banner, inputs: drag).events(
            upTo: time(3), kinds: .all.subtracting([.focus, .end]))
        #expect(events.filter { $0.kind.kinds != .focus }.map(line) == played.map(line))
    }

    @Test func `that the system takes away leaves the content to return`() {
        var session = Session(
            makeBanner(5, timer: every(4)), kinds: [.change, .settle, .timer, .dragBegin, .dragEnd])
        var events = session.beginDrag(at: time(1))
        events += session.moveDrag(by: -300, at: time(1.2))
        events += session.cancelDrag(at: time(1.3))
        events += session.moveDrag(by: -390, at: time(1.4))
        events += session.advance(to: time(6))
        #expect(
            events.map(line) == [
                "0 timer started", "1 dragBegin 0", "1 timer suspended", "1.3 dragEnd 0",
                "1.6 settle 0",
                "1.6 timer restarted", "5.6 change 0>1 timer", "5.9 settle 1",
            ])
    }

    @Test func `holds the content against a second one`() {
        var session = Session(makeBanner(5), kinds: [.dragBegin, .dragEnd, .change])
        session.beginDrag(at: time(1))
        session.moveDrag(by: -100, at: time(1.1))
        #expect(session.beginDrag(at: time(1.2)).isEmpty)
        #expect(session.send(.swipe(.next), at: time(1.3)).isEmpty)
        #expect(abs(session.state.offset - 100) < 1e-9)
    }

    @Test(arguments: [Banner.Input.Action.select(page: 3), .next, .previous])
    func `loses the content to a page that is selected`(action: Banner.Input.Action) {
        var session = Session(makeBanner(5), kinds: [.dragEnd, .change, .settle])
        session.beginDrag(at: time(1))
        session.moveDrag(by: -100, at: time(1.1))
        let events = session.send(action, at: time(1.2)).map(line)
        #expect(events.first == "1.2 dragEnd 0" && events.count == 2)
        // The finger is still down, but holds nothing.
        #expect(
            session.moveDrag(by: -300, at: time(1.3)).isEmpty
                && session.endDrag(velocity: 900, at: time(1.4)).isEmpty)
        #expect(session.advance(to: time(3)).count == 1 && session.state.phase == .resting)
    }

    @Test func `keeps the content when a page is selected that is current, or that there is not`() {
        var session = Session(
            makeBanner(5) { $0.paging.loop = .never }, kinds: [.dragEnd, .change, .settle])
        session.beginDrag(at: time(1))
        for action in [Banner.Input.Action.select(page: 0), .select(page: 9), .previous] {
            #expect(session.send(action, at: time(1.2)).isEmpty)
        }
        #expect(session.state.phase == .dragging)
    }
}
