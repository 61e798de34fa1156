import BannerKit
import BannerTestSupport
import Testing

@Suite struct `What a session is given` {
    private func shown(_ session: Session) -> String {
        session.cards.map { "\($0)" }.joined(separator: "\n")
            + "\n\(session.items.map(\.id)) \(session.state.page)"
    }

    private func ids(_ banner: Banner, _ ids: some Sequence<Character>) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0)) }
        return banner
    }

    @Test func `stays as it is: the banner, its breakpoints, and the viewer`() {
        var banner = makeBanner(4, timer: every(2)) {
            $0.breakpoints = [
                Banner.Breakpoint(minWidth: 600, layout: Banner.Layout(cellWidthMultiplier: 0.5))
            ]
        }
        let viewer = Banner.Viewer(width: 500, reducesMotion: true)
        var session = Session(banner, viewer: viewer)
        #expect(session.banner == banner && session.viewer == viewer)
        #expect(Schedule(banner, viewer: viewer).banner == banner)
        session.resize(to: Banner.Size(width: 800, height: 300), at: time(1))
        #expect(
            session.banner == banner && session.cards.first { $0.page == 0 }?.frame.width == 400)
        banner.items.removeLast()
        session.update(banner, at: time(2))
        session.show(only: ["a", "b"], at: time(2))
        #expect(
            session.banner == banner && session.cards.first { $0.page == 0 }?.frame.width == 400)
        #expect(session.viewer == Banner.Viewer(width: 800, height: 300, reducesMotion: true))
    }

    @Test func `has its motion reduced and back, and the timer with it`() {
        let kinds: Banner.Event.Kinds = [.items, .change, .settle, .timer]
        var session = Session(makeBanner(3, timer: every(2)), kinds: kinds)
        session.advance(to: time(2.1))
        let still = Banner.Viewer(reducesMotion: true)
        #expect(
            session.change(still, at: time(2.1)).map(line) == ["2.1 settle 1", "2.1 timer stopped"])
        #expect(session.state.timer == .stopped && session.nextDeadline == nil)
        #expect(session.send(.next, at: time(3)).map(line) == ["3 change 1>2 next", "3 settle 2"])
        session.update(session.banner, at: time(4))
        session.resize(to: Banner.Size(width: 800, height: 300), at: time(4))
        #expect(session.viewer.reducesMotion && session.state.timer == .stopped)
        #expect(session.change(Banner.Viewer(), at: time(5)).map(line) == ["5 timer started"])
        #expect(session.advance(to: time(7)).map(line) == ["7 change 2>0 timer"])
        #expect(session.advance(to: time(7.3)).map(line) == ["7.3 settle 0"])
    }

    @Test func `does not start a timer that had stopped by itself when motion is back`() {
        let banner = makeBanner(2, timer: every(1)) { $0.paging.loop = .never }
        var session = Session(banner, kinds: .timer)
        session.advance(to: time(3))
        session.change(Banner.Viewer(reducesMotion: true), at: time(3))
        #expect(session.change(Banner.Viewer(), at: time(4)).isEmpty)
        var ended = Session(
            makeBanner(3, timer: every(1) { $0.afterInteraction = .stop }), kinds: .timer)
        ended.change(Banner.Viewer(reducesMotion: true), at: time(0.5))
        ended.send(.next, at: time(1))
        #expect(ended.change(Banner.Viewer(), at: time(2)).isEmpty)
    }

    @Test(arguments: Banner.Paging.Loop.allCases, [true, false])
    func `starts its timer when motion is back, with items that came meanwhile`(
        loop: Banner.Paging.Loop, isReducedAtStart: Bool
    ) {
        let banner = makeBanner(1, timer: every(2)) { $0.paging.loop = loop }
        let still = Banner.Viewer(reducesMotion: true)
        var session = Session(
            banner, viewer: isReducedAtStart ? still : Banner.Viewer(), kinds: [.items, .timer])
        #expect(session.change(still, at: time(1)).isEmpty)
        #expect(session.update(ids(banner, "ab"), at: time(2)).map(line) == ["2 items 2"])
        #expect(session.change(Banner.Viewer(), at: time(3)).map(line) == ["3 timer started"])
        #expect(session.nextDeadline == time(5))
    }

    @Test func `starts its timer with the items that come after motion is back`() {
        let still = Banner.Viewer(reducesMotion: true)
        var session = Session(
            makeBanner(3, timer: every(2)), viewer: still, kinds: [.items, .timer])
        #expect(session.show(only: ["a"], at: time(1)).map(line) == ["1 items 1"])
        #expect(
            session.change(Banner.Viewer(), at: time(2)).map(line) == [
                "2 timer started", "2 timer suspended",
            ])
        #expect(
            session.show(only: nil, at: time(3)).map(line) == ["3 items 3", "3 timer restarted"])
        // A timer that goes while motion is reduced, and one that comes afterwards.
        session.change(still, at: time(3))
        let banner = session.banner
        session.update(makeBanner(3), at: time(4))
        session.change(Banner.Viewer(), at: time(5))
        #expect(session.update(banner, at: time(6)).map(line) == ["6 items 3", "6 timer started"])
    }

    @Test func `waits for the viewer's pause when a second item comes`() {
        let banner = makeBanner(1, timer: every(2))
        var session = Session(banner, kinds: .timer)
        session.send(.pause, at: time(1))
        #expect(
            session.update(ids(banner, "ab"), at: time(2)).isEmpty
                && session.state.timer == .suspended(left: time(2)))
        #expect(session.send(.resume, at: time(3)).map(line) == ["3 timer restarted"])
    }

    @Test(arguments: [
        (
            [0, 1],
            ["1 items 3", "1 items 2", "1 change >1 calendar", "1 settle 1", "1 timer restarted"]
        ),
        (
            [1, 0],
            [
                "1 items 2", "1 change >0 calendar", "1 settle 0", "1 timer restarted", "1 items 2",
                "1 change >1 calendar", "1 settle 1", "1 timer restarted",
            ]
        ),
    ])
    func `has the item after the one before all changes of an instant`(
        order: [Int], expected: [String]
    ) {
        let banner = makeBanner(3, timer: every(2))
        let changes: [Change] = [.banner(ids(banner, "bac")), .only(["b", "c"])]
        var session = Session(banner, kinds: [.items, .change, .settle, .timer])
        session.advance(to: time(1))
        #expect(order.flatMap { changes[$0].apply(to: &session) }.map(line) == expected)
        #expect(session.items.map(\.id) == ["b", "c"] && session.currentItem?.id == "c")
    }

    /// A change of the banner, of the viewer, or of what may be shown.
    private enum Change {
        case banner(Banner)
        case viewer(Banner.Viewer)
        case only([String]?)

        func apply(to session: inout Session) -> [Session.Event] {
            switch self {
            case .banner(let banner): session.update(banner, at: session.now)
            case .viewer(let viewer): session.change(viewer, at: session.now)
            case .only(let ids): session.show(only: ids, at: session.now)
            }
        }
    }

    private static let orders = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ]

    @Test(arguments: 0..<4)
    func `comes to the same cards in any order`(part: Int) {
        for seed in stride(from: part * 200, to: (part + 1) * 200, by: Sample.step) {
            var numbers = SeededNumbers(seed)
            func pick<Element>(_ elements: [Element]) -> Element {
                elements[Int.random(in: 0..<elements.count, using: &numbers)]
            }
            var banner = RandomCase(seed).banner
            banner.timer = nil
            banner.breakpoints = [
                Banner.Breakpoint(minWidth: 600, layout: Banner.Layout(cellWidthMultiplier: 0.4))
            ]
            var session = Session(banner)
            for _ in 0..<3 {
                session.send(
                    pick([.next, .previous, .swipe(.next)]),
                    at: session.now + .milliseconds(pick([50, 700])))
            }
            // Moving, or at rest.
            session.advance(to: session.now + pick([.milliseconds(150), .seconds(60)]))
            for _ in 0..<4 {
                let letters = "abcdefghij".filter { _ in pick([true, true, false]) }
                let changes: [Change] = [
                    .banner(
                        ids(banner, pick([String(letters), String(letters.reversed()), "", "xyz"]))),
                    .viewer(
                        Banner.Viewer(
                            width: pick([nil, 300, 700]), reducesMotion: pick([true, false]),
                            direction: pick([nil, .rightToLeft]))),
                    .only(
                        pick([
                            nil, [], ["a", "c", "e"],
                            "abcdefg".filter { _ in pick([true, false]) }.map(String.init),
                        ])),
                ]
                var after = Set<String>()
                var next = session
                for order in Self.orders {
                    next = session
                    for place in order { _ = changes[place].apply(to: &next) }
                    // What one of them broke off is where it was going.
                    next.advance(to: next.now + .seconds(60))
                    after.insert(shown(next))
                }
                guard after.count == 1 else {
                    Issue.record("seed \(seed): \(changes)\n\(after.joined(separator: "\n---\n"))")
                    return
                }
                session = next
            }
        }
    }
}

/// Three changes at one instant of a session at rest, of which all small cases are tried.
private struct ThreeChanges: CustomStringConvertible {
    var session: Session
    var items: String
    var allowed: [String]?
    var isReduced: Bool

    var description: String {
        "\(session.banner.paging.loop), \(session.items.map(\.id)) at \(session.state.page), \(session.viewer.reducesMotion), "
            + "\(session.state.timer): \(items), \(allowed ?? ["all"]), \(isReduced)"
    }

    static func banner(_ loop: Banner.Paging.Loop, _ items: String) -> Banner {
        makeBanner(0, timer: every(4)) {
            $0.paging.loop = loop
            $0.items = items.map { Banner.Item(id: String($0)) }
        }
    }

    /// Sessions at rest: with their items, one of which is current, some of them allowed, with less
    /// motion from the start or later, and with a viewer who paused the timer.
    static func sessions(_ loop: Banner.Paging.Loop) -> [Session] {
        ["abc", "a", ""].flatMap { items in
            [nil, ["a", "c"], ["b"], []].flatMap { allowed in
                (0..<24).map { number in
                    var session = Session(
                        banner(loop, items),
                        viewer: Banner.Viewer(reducesMotion: number / 3 % 2 == 1))
                    session.select(page: number % 3, isAnimated: false, at: .zero)
                    session.advance(to: time(1))
                    if number / 6 % 2 == 1 { session.send(.pause, at: time(1)) }
                    session.change(Banner.Viewer(reducesMotion: number / 12 == 1), at: time(1))
                    session.show(only: allowed, at: time(2))
                    session.advance(to: time(3))
                    return session
                }
            }
        }
    }

    static func all(_ loop: Banner.Paging.Loop) -> [ThreeChanges] {
        sessions(loop).flatMap { session in
            ["abc", "bac", "ax", "xb", "a", "", "cb"].flatMap { items in
                [nil, ["b", "c"], ["a"], [], ["a", "x"]].flatMap { allowed in
                    [true, false].map {
                        ThreeChanges(
                            session: session, items: items, allowed: allowed, isReduced: $0)
                    }
                }
            }
        }
    }

    /// The session after the changes in an order, and what its events say of it.
    func made(in order: [Int]) -> (session: Session, events: [Session.Event]) {
        var session = session
        let events = order.flatMap { change in
            switch change {
            case 0:
                session.update(ThreeChanges.banner(session.banner.paging.loop, items), at: time(3))
            case 1: session.show(only: allowed, at: time(3))
            default: session.change(Banner.Viewer(reducesMotion: isReduced), at: time(3))
            }
        }
        return (session, events)
    }
}

/// What an app knows that only hears events.
private struct Listener: Equatable {
    var item: String?
    var count: Int
    /// Whether the timer runs.
    var runs: Bool

    init(_ session: Session) {
        (item, count) = (session.currentItem?.id, session.items.count)
        if case .running = session.state.timer { runs = true } else { runs = false }
    }

    mutating func hear(_ events: [Session.Event]) {
        for event in events {
            switch event.kind {
            case .change: item = event.item?.id
            case .items(let count, _): (self.count, item) = (count, count == 0 ? nil : item)
            case .timer(let change): runs = [.started, .resumed, .restarted].contains(change)
            default: break
            }
        }
    }
}

@Suite struct `Changes at one instant` {
    private static let orders = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ]

    @Test(arguments: Banner.Paging.Loop.allCases)
    func `come to the same session in any order, and their events say so`(loop: Banner.Paging.Loop)
    {
        for (number, changes) in ThreeChanges.all(loop).enumerated() where number % Sample.step == 0
        {
            let first = changes.made(in: [0, 1, 2]).session
            for order in Self.orders {
                let (session, events) = changes.made(in: order)
                var heard = Listener(changes.session)
                heard.hear(events)
                guard session == first, session.state == first.state, heard == Listener(session)
                else {
                    Issue.record(
                        "\(changes) in the order \(order): \(session.state), not \(first.state)\n\(heard)"
                    )
                    return
                }
            }
        }
    }
}

@Suite struct `A movement while items come and go` {
    private func ids(_ banner: Banner, _ ids: String) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0)) }
        return banner
    }

    /// The table of «What a banner means», Live sessions.
    @Test(arguments: [
        ("a > b", Banner.Paging.Loop.infinite, "abcde", true), ("a > b", .infinite, "ab", true),
        ("a > b", .infinite, "xabcd", true), ("a > b", .infinite, "axbcd", false),
        ("a > b", .infinite, "bcd", false),
        ("d > a", .infinite, "abcde", false), ("d > a", .infinite, "abxcd", true),
        ("d > a", .rewind, "abcde", true), ("d > a", .rewind, "abxcd", false),
        ("b by hand", .never, "bcd", true), ("b by hand", .never, "abc", true),
        ("b by hand", .never, "abxc", false),
    ])
    func `goes on unless it is touched`(
        movement: String, loop: Banner.Paging.Loop, after: String, goesOn: Bool
    ) {
        let banner = ids(makeBanner(4, timer: every(9)) { $0.paging.loop = loop }, "abcd")
        var session = Session(banner, kinds: [.settle, .items, .dragEnd])
        if movement == "b by hand" {
            session.select(page: 1, isAnimated: false, at: .zero)
            session.beginDrag(at: time(1))
            session.moveDrag(by: -100, at: time(1))
        } else {
            session.select(page: movement == "d > a" ? 3 : 0, isAnimated: false, at: .zero)
            session.send(.next, at: time(1))
        }
        session.advance(to: time(1.1))
        func distance(_ session: Session) -> Double {
            let pages = session.state.position - Double(session.state.page)
            return loop == .infinite
                ? pages.remainder(dividingBy: Double(session.items.count)) : pages
        }
        let before = session
        let events = session.update(ids(banner, after), at: time(1.1)).map(line)
        #expect(events == [events.last ?? ""] && events[0] == "1.1 items \(after.count)" || !goesOn)
        #expect((session.state.phase != .resting) == goesOn)
        guard goesOn else { return }
        #expect(abs(distance(session) - distance(before)) < 1e-9)
        for card in before.cards {
            #expect(
                session.cards.contains { $0.id == card.id && abs($0.frame.x - card.frame.x) < 1e-9 }
            )
        }
        if movement != "b by hand" {
            #expect(session.advance(to: time(2)).map(line) == ["1.3 settle \(session.state.page)"])
        }
    }

    @Test func `keeps a growing card, a finger and the timer`() {
        let banner = makeBanner(5, timer: every(2)) {
            $0.focus.scale = 1.5
            $0.focus.duration = time(1)
            $0.layout.cellWidthMultiplier = 0.5
        }
        var session = Session(banner)
        session.advance(to: time(2.4))
        let scales = session.cards.map { "\($0.id.item) \($0.scale)" }
        session.update(ids(banner, "xabcdefe"), at: time(2.4))
        #expect(
            session.cards.map { "\($0.id.item) \($0.scale)" } == scales
                && session.nextDeadline != nil)
        #expect(session.advance(to: time(4)).contains { line($0) == "4 change 2>3 timer" })
        session.advance(to: time(5))
        session.beginDrag(at: time(5))
        session.moveDrag(by: -50, at: time(5.1))
        let x = session.cards.first { $0.id.item == "c" }?.frame.x ?? 0
        session.show(only: ["b", "c", "d"], at: time(5.1))
        #expect(
            session.state.phase == .dragging
                && session.cards.contains { $0.id.item == "c" && abs($0.frame.x - x) < 1e-9 })
        session.moveDrag(by: -60, at: time(5.2))
        #expect(session.cards.contains { $0.id.item == "c" && abs($0.frame.x - x + 10) < 1e-9 })
    }
}
