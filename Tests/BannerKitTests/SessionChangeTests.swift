import BannerKit
import Testing

@Suite struct `A session whose banner changes` {
    private let kinds: Banner.Event.Kinds = [.items, .change, .settle, .recenter, .timer, .dragEnd]

    private func ids(_ banner: Banner, _ ids: String) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0)) }
        return banner
    }

    @Test(arguments: [
        // What is shown before and after, and what happens then; b is current, its timer fires at 4
        // s.
        ("abc", "xabc", ["2.5 items 4", "4 change 2>3 timer"]),
        ("abc", "cb", ["2.5 items 2", "4 change 1>0 timer"]),
        (
            "abcd", "adx",
            ["2.5 items 3", "2.5 change >1 calendar", "2.5 settle 1", "2.5 timer restarted"]
        ),
        (
            "ab", "xy",
            ["2.5 items 2", "2.5 change >0 calendar", "2.5 settle 0", "2.5 timer restarted"]
        ),
        ("abc", "b", ["2.5 items 1", "2.5 timer suspended"]),
        ("abc", "", ["2.5 items 0", "2.5 timer suspended"]),
    ])
    func `keeps the current item, or goes on to the next one`(
        before: String, after: String, expected: [String]
    ) {
        let banner = makeBanner(1, timer: every(2))
        var session = Session(ids(banner, before), kinds: kinds)
        session.advance(to: time(2.5))
        var events = session.update(ids(banner, after), at: time(2.5))
        events += session.advance(to: time(4))
        #expect(events.map(line).prefix(expected.count) == expected[...])
        #expect(session.items.map(\.id) == after.map { String($0) })
    }

    @Test(arguments: [
        (Banner.Timer.WhenFocused.ignore, ["2 timer started"], false),
        (.pause, ["2 timer started", "2 timer suspended", "3 timer resumed"], false),
        (.hold, ["2 timer started", "2 timer suspended"], true),
    ])
    func `begins a timer as it is to be with the keyboard focus inside`(
        whenFocused: Banner.Timer.WhenFocused, expected: [String], canResume: Bool
    ) {
        var session = Session(makeBanner(3), kinds: .timer)
        session.send(.focusIn, at: time(1))
        var events = session.update(
            makeBanner(3, timer: every(2) { $0.whenFocused = whenFocused }), at: time(2))
        events += session.send(.focusOut, at: time(3))
        #expect(events.map(line) == expected && session.state.canResume == canResume)
    }

    @Test func `comes to rest first where its content is touched, and a finger loses it`() {
        let banner = makeBanner(4, timer: every(2))
        var session = Session(banner, kinds: kinds)
        session.advance(to: time(2.1))
        #expect(
            session.update(ids(banner, "axbcd"), at: time(2.1)).map(line) == [
                "2.1 settle 1", "2.1 items 5",
            ])
        session.beginDrag(at: time(2.5))
        session.moveDrag(by: -200, at: time(2.6))
        #expect(
            session.update(ids(banner, "abxcd"), at: time(2.7)).map(line) == [
                "2.7 dragEnd 2", "2.7 settle 2", "2.7 timer restarted", "2.7 items 5",
            ])
        #expect(session.state.phase == .resting && session.state.position == 1)
    }

    @Test func `goes on moving when only texts and sizes differ`() {
        var banner = makeBanner(4, timer: every(2))
        var session = Session(banner, kinds: kinds)
        session.advance(to: time(2.1))
        let position = session.state.position
        banner.items[1].title = "Now cheaper"
        banner.layout.spacing = 8
        #expect(session.update(banner, at: time(2.1)).isEmpty)
        #expect(session.state.position == position && session.currentItem?.title == "Now cheaper")
        #expect(session.resize(to: Banner.Size(width: 800, height: 400), at: time(2.1)).isEmpty)
        #expect(session.state.position == position && session.state.offset == position * 808)
        #expect(session.advance(to: time(3)).map(line) == ["2.3 settle 1"])
    }

    @Test func `keeps the content under the finger when it is resized`() {
        var session = Session(makeBanner(4))
        session.beginDrag(at: time(1))
        session.moveDrag(by: -39, at: time(1.1))
        session.resize(to: Banner.Size(width: 780, height: 300), at: time(1.1))
        #expect(abs(session.state.position - 0.1) < 1e-9)
        session.moveDrag(by: -39 - 78, at: time(1.2))
        #expect(abs(session.state.position - 0.2) < 1e-9)
    }

    @Test func `shows only what it may, remembers where it was, and waits without items`() {
        let banner = makeBanner(4, timer: every(2))
        var session = Session(banner, kinds: kinds)
        session.advance(to: time(2.5))
        #expect(
            session.show(only: ["c", "a"], at: time(2.5)).map(line) == [
                "2.5 items 2", "2.5 change >1 calendar", "2.5 settle 1", "2.5 timer restarted",
            ])
        #expect(session.items.map(\.id) == ["a", "c"])
        #expect(
            session.show(only: [], at: time(3)).map(line) == ["3 items 0", "3 timer suspended"])
        #expect(session.cards.isEmpty && session.currentItem == nil && session.nextDeadline == nil)
        for action in [Banner.Input.Action.next, .tap(), .swipe(.next), .select(page: 0)] {
            #expect(session.send(action, at: time(4)).isEmpty)
        }
        #expect(
            session.show(only: nil, at: time(5)).map(line) == [
                "5 items 4", "5 change >2 calendar", "5 settle 2", "5 timer restarted",
            ])
        #expect(session.advance(to: time(7)).map(line) == ["7 change 2>3 timer"])
    }

    @Test func `reports a bar that goes with the last item, and comes with the next`() {
        let banner = makeBanner(2) { $0.indicator = .scrollBar(.init(hidesAfter: time(0.5))) }
        var session = Session(banner, kinds: .indicator)
        session.advance(to: time(0.5))
        var events = session.show(only: [], at: time(0.6)) + session.advance(to: time(3))
        #expect(events.map(line) == ["0.6 indicator hidden"] && session.state.indicator == nil)
        events = session.show(only: nil, at: time(4)) + session.advance(to: time(5))
        #expect(events.map(line) == ["4 indicator shown", "4.8 indicator hidden"])
    }

    @Test func `starts a timer that has been added, after the reasons to wait`() {
        var banner = makeBanner(3)
        var session = Session(banner, kinds: kinds)
        session.pause(for: "covered", at: time(1))
        banner.timer = every(2)
        #expect(
            session.update(banner, at: time(2)).map(line) == [
                "2 items 3", "2 timer started", "2 timer suspended",
            ])
        #expect(session.resume(for: "covered", at: time(3)).map(line) == ["3 timer resumed"])
        #expect(session.nextDeadline == time(5))
        banner.timer = every(1)
        session.update(banner, at: time(3.5))
        #expect(session.nextDeadline == time(4.5))
        banner.timer = nil
        session.update(banner, at: time(4))
        #expect(session.state.timer == .absent && session.nextDeadline == nil)
    }

    @Test func `starts the timer of a banner that had a single item`() {
        let banner = makeBanner(1, timer: every(2))
        var session = Session(banner, kinds: kinds)
        session.advance(to: time(5))
        #expect(
            session.update(ids(banner, "ab"), at: time(5)).map(line) == [
                "5 items 2", "5 timer restarted",
            ])
        #expect(session.nextDeadline == time(7))
        var ends = Session(
            ids(makeBanner(1, timer: every(2)) { $0.paging.loop = .never }, "a"), kinds: kinds)
        var faster = ends.banner
        faster.timer = every(1)
        #expect(ends.update(faster, at: time(3)).map(line) == ["3 items 1"])
        #expect(
            ends.update(ids(faster, "ab"), at: time(5)).map(line) == [
                "5 items 2", "5 timer restarted",
            ])
        #expect(ends.nextDeadline == time(6))
        ends = Session(
            ids(makeBanner(1, timer: every(2)) { $0.paging.loop = .never }, "ab"), kinds: kinds)
        ends.advance(to: time(1))
        #expect(
            ends.update(ids(ends.banner, "a"), at: time(1)).map(line) == [
                "1 items 1", "1 timer stopped",
            ])
    }
}

@Suite struct `The cards of a session` {
    @Test func `are those in the window, the one in the middle in front`() {
        let banner = makeBanner(5) {
            $0.layout = Banner.Layout(cellWidthMultiplier: 0.5, spacing: 10)
            $0.focus.scale = 1.2
        }
        let cards = Session(banner).cards
        #expect(cards.map(\.id.item) == ["e", "a", "b"] && cards.map(\.page) == [4, 0, 1])
        #expect(cards.map(\.zIndex) == [0, 2, 1] && cards.map(\.scale) == [1, 1.2, 1])
        #expect(
            cards.map(\.frame.x) == [-107.5, 97.5, 302.5]
                && cards.allSatisfy { $0.frame.width == 195 })
    }

    @Test(arguments: [2, 3, 5], [1, 0.3])
    func `keep their identity while they are visible, lap after lap`(count: Int, part: Double) {
        let banner = makeBanner(count, timer: every(1)) { $0.layout.cellWidthMultiplier = part }
        var session = Session(banner)
        var known: Set<Session.Card.ID> = []
        var before: [Session.Card] = []
        for step in 0..<1_200 {
            session.advance(to: .milliseconds(Int64(step) * 25))
            let cards = session.cards
            #expect(Set(cards.map(\.id)).count == cards.count, "unique at \(session.now.seconds)")
            for card in before {
                // A card that is still near is the same one, a little farther along.
                guard let same = cards.first(where: { $0.id == card.id }) else {
                    #expect(
                        card.frame.x + card.frame.width < 200,
                        "\(card.id) disappears at \(session.now.seconds)")
                    continue
                }
                #expect(
                    same.page == card.page && abs(same.frame.x - card.frame.x) < 60,
                    "\(card.id) jumps")
            }
            known.formUnion(cards.map(\.id))
            before = cards
        }
        // After 30 laps there are no more identities than after a few.
        #expect(known.count <= count * 6)
    }

    @Test func `of a banner with edges do not go on past them`() {
        let banner = makeBanner(3) {
            $0.paging.loop = .never
            $0.layout.cellWidthMultiplier = 0.2
        }
        #expect(Session(banner).cards.map(\.page) == [0, 1, 2])
    }
}
