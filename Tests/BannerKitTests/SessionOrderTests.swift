import BannerKit
import BannerTestSupport
import Testing

@Suite struct `What a session is given` {
    private func shown(_ session: Session) -> String {
        session.cards.map { "\($0)" }.joined(separator: "\n") + "\n\(session.items.map(\.id)) \(session.state.page)"
    }

    private func ids(_ banner: Banner, _ ids: some Sequence<Character>) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0)) }
        return banner
    }

    @Test func `stays as it is: the banner, its breakpoints, and the viewer`() {
        var banner = makeBanner(4, timer: every(2)) {
            $0.breakpoints = [Banner.Breakpoint(minWidth: 600, layout: Banner.Layout(cellWidthMultiplier: 0.5))]
        }
        let viewer = Banner.Viewer(window: Banner.Window(width: 500), reducesMotion: true)
        var session = Session(banner, viewer: viewer)
        #expect(session.banner == banner && session.viewer == viewer)
        #expect(Schedule(banner, viewer: viewer).banner == banner)
        session.resize(to: Banner.Viewport(width: 800, height: 300), at: time(1))
        #expect(session.banner == banner && session.cards.first { $0.page == 0 }?.frame.width == 400)
        banner.items.removeLast()
        session.update(banner, at: time(2))
        session.show(only: ["a", "b"], at: time(2))
        #expect(session.banner == banner && session.cards.first { $0.page == 0 }?.frame.width == 400)
        #expect(session.viewer == Banner.Viewer(window: Banner.Window(width: 800, height: 300), reducesMotion: true))
    }

    @Test func `has its motion reduced and back, and the timer with it`() {
        let kinds: Banner.Event.Kinds = [.items, .change, .settle, .timer]
        var session = Session(makeBanner(3, timer: every(2)), kinds: kinds)
        session.advance(to: time(2.1))
        let still = Banner.Viewer(reducesMotion: true)
        #expect(session.change(still, at: time(2.1)).map(line) == ["2.1 settle 1", "2.1 items 3", "2.1 timer stopped"])
        #expect(session.state.timer == .stopped && session.nextDeadline == nil)
        #expect(session.send(.next, at: time(3)).map(line) == ["3 change 1>2 next", "3 settle 2"])
        session.update(session.banner, at: time(4))
        session.resize(to: Banner.Viewport(width: 800, height: 300), at: time(4))
        #expect(session.viewer.reducesMotion && session.state.timer == .stopped)
        #expect(session.change(Banner.Viewer(), at: time(5)).map(line) == ["5 items 3", "5 timer started"])
        #expect(session.advance(to: time(7)).map(line) == ["7 change 2>0 timer"])
        #expect(session.advance(to: time(7.3)).map(line) == ["7.3 settle 0"])
    }

    @Test func `does not start a timer that had stopped by itself when motion is back`() {
        let banner = makeBanner(2, timer: every(1)) { $0.paging.loop = .never }
        var session = Session(banner, kinds: .timer)
        session.advance(to: time(3))
        session.change(Banner.Viewer(reducesMotion: true), at: time(3))
        #expect(session.change(Banner.Viewer(), at: time(4)).isEmpty)
        var ended = Session(makeBanner(3, timer: every(1) { $0.afterInteraction = .stop }), kinds: .timer)
        ended.change(Banner.Viewer(reducesMotion: true), at: time(0.5))
        ended.send(.next, at: time(1))
        #expect(ended.change(Banner.Viewer(), at: time(2)).isEmpty)
    }

    /// A change of the banner, of the viewer, or of what may be shown.
    private enum Change {
        case banner(Banner)
        case viewer(Banner.Viewer)
        case only([String]?)

        func apply(to session: inout Session) {
            switch self {
            case .banner(let banner): session.update(banner, at: session.now)
            case .viewer(let viewer): session.change(viewer, at: session.now)
            case .only(let ids): session.show(only: ids, at: session.now)
            }
        }
    }

    private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    @Test(arguments: 0..<4)
    func `comes to the same cards in any order`(part: Int) {
        for seed in stride(from: part * 200, to: (part + 1) * 200, by: Sample.step) {
            var numbers = SeededNumbers(seed)
            func pick<Element>(_ elements: [Element]) -> Element {
                elements[Int.random(in: 0..<elements.count, using: &numbers)]
            }
            var banner = RandomCase(seed).banner
            banner.timer = nil
            banner.breakpoints = [Banner.Breakpoint(minWidth: 600, layout: Banner.Layout(cellWidthMultiplier: 0.4))]
            var session = Session(banner)
            for _ in 0..<3 {
                session.send(
                    pick([.next, .previous, .swipe(.next)]), at: session.now + .milliseconds(pick([50, 700])))
            }
            // Moving, or at rest.
            session.advance(to: session.now + pick([.milliseconds(150), .seconds(60)]))
            for _ in 0..<4 {
                let letters = "abcdefghij".filter { _ in pick([true, true, false]) }
                let changes: [Change] = [
                    .banner(ids(banner, pick([String(letters), String(letters.reversed()), "", "xyz"]))),
                    .viewer(
                        Banner.Viewer(
                            window: Banner.Window(width: pick([nil, 300, 700])), reducesMotion: pick([true, false]),
                            direction: pick([nil, .rightToLeft]))),
                    .only(
                        pick([
                            nil, [], ["a", "c", "e"], "abcdefg".filter { _ in pick([true, false]) }.map(String.init),
                        ])),
                ]
                var after = Set<String>()
                var next = session
                for order in Self.orders {
                    next = session
                    for place in order { changes[place].apply(to: &next) }
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

@Suite struct `A movement while items come and go` {
    private func ids(_ banner: Banner, _ ids: String) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0)) }
        return banner
    }

    /// The table of «What a banner means», Live sessions.
    @Test(arguments: [
        ("a > b", Banner.Paging.Loop.infinite, "abcde", true), ("a > b", .infinite, "ab", true),
        ("a > b", .infinite, "xabcd", true), ("a > b", .infinite, "axbcd", false), ("a > b", .infinite, "bcd", false),
        ("d > a", .infinite, "abcde", false), ("d > a", .infinite, "abxcd", true),
        ("d > a", .rewind, "abcde", true), ("d > a", .rewind, "abxcd", false),
        ("b by hand", .never, "bcd", true), ("b by hand", .never, "abc", true), ("b by hand", .never, "abxc", false),
    ])
    func `goes on unless it is touched`(movement: String, loop: Banner.Paging.Loop, after: String, goesOn: Bool) {
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
            return loop == .infinite ? pages.remainder(dividingBy: Double(session.items.count)) : pages
        }
        let before = session
        let events = session.update(ids(banner, after), at: time(1.1)).map(line)
        #expect(events == [events.last ?? ""] && events[0] == "1.1 items \(after.count)" || !goesOn)
        #expect((session.state.phase != .resting) == goesOn)
        guard goesOn else { return }
        #expect(abs(distance(session) - distance(before)) < 1e-9)
        for card in before.cards {
            #expect(session.cards.contains { $0.id == card.id && abs($0.frame.x - card.frame.x) < 1e-9 })
        }
        if movement != "b by hand" {
            #expect(session.advance(to: time(2)).map(line) == ["1.3 settle \(session.state.page)"])
        }
    }

    @Test func `keeps a growing card, a finger and the timer`() {
        let banner = makeBanner(5, timer: every(2)) {
            $0.emphasis.scale = 1.5
            $0.emphasis.duration = time(1)
            $0.layout.cellWidthMultiplier = 0.5
        }
        var session = Session(banner)
        session.advance(to: time(2.4))
        let scales = session.cards.map { "\($0.id.item) \($0.scale)" }
        session.update(ids(banner, "xabcdefe"), at: time(2.4))
        #expect(session.cards.map { "\($0.id.item) \($0.scale)" } == scales && session.nextDeadline != nil)
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
