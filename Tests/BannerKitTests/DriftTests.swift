import BannerKit
import Testing

/// Content that moves all the time («What a banner means», Drift), beside the vectors.
@Suite struct `Content that drifts` {
    /// Cards of 390 points, 40 points a second: 9.75 s from one to the next.
    private func ticker(_ count: Int = 4, _ change: (inout Banner) -> Void = { _ in }) -> Banner {
        makeBanner(count, timer: Banner.Timer(drift: 40)) {
            $0.paging.snap = .free
            change(&$0)
        }
    }

    private func events(_ session: inout Session, to seconds: Double) -> [String] {
        session.advance(to: time(seconds)).map(line)
    }

    @Test(arguments: [Banner.Timer.Direction.forward, .backward])
    func `is at each microsecond on the page that is nearest`(direction: Banner.Timer.Direction) {
        // A page takes 7 µs, so half-way is between two of them.
        let banner = ticker(3) {
            $0.timer?.drift = 390_000_000.0 / 7
            $0.timer?.direction = direction
        }
        let schedule = Schedule(banner)
        var pages: [Int] = []
        for microsecond in 0...60 {
            let state = schedule.state(at: Time(microseconds: Int64(microsecond)))
            let way = Double(direction == .forward ? microsecond : -microsecond) / 7
            let position = way - (way / 3).rounded(.down) * 3
            #expect(abs(state.position - position) < 1e-9 && state.phase == .drifting)
            let nearest = Int((way + 0.5).rounded(.down))
            #expect(state.page == (nearest % 3 + 3) % 3, "at \(microsecond) µs")
            if pages.last != state.page { pages.append(state.page) }
        }
        #expect(
            pages
                == (direction == .forward
                    ? [0, 1, 2, 0, 1, 2, 0, 1, 2, 0] : [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]))
    }

    @Test func `is after a century where it would be if it were played`() {
        let banner = ticker(5) { $0.timer?.drift = 37 }
        let schedule = Schedule(banner)
        let century = Time.seconds(3_155_760_000)
        let round = schedule.cycle.map { $0.length } ?? .zero
        #expect(round == Time(microseconds: 5 * 10_540_541))
        let rest = Time(microseconds: century.microseconds % round.microseconds)
        // From the first round on everything repeats.
        var (far, near) = (schedule.state(at: century), schedule.state(at: rest + round))
        (far.time, near.time) = (.zero, .zero)
        #expect(far == near)
        var (session, slept) = (Session(banner), Session(banner))
        _ = session.advance(to: time(100_000))
        _ = slept.catchUp(to: time(100_000))
        #expect(session == slept)
        #expect(slept.catchUp(to: century).state.position == far.position)
    }

    @Test func `needs frames while it moves, and none while it stands`() {
        var session = Session(ticker())
        _ = session.advance(to: time(1))
        #expect(session.animatesUntil == time(4.875) && session.nextDeadline == time(4.875))
        _ = session.send(.hover, at: time(2))
        #expect(session.animatesUntil == nil && session.nextDeadline == nil)
        _ = session.send(.leave, at: time(60))
        #expect(session.animatesUntil == time(62.875) && session.state.phase == .drifting)
    }

    @Test func `goes on from where it is in a window with another stride`() {
        var session = Session(ticker())
        _ = session.advance(to: time(7.8))
        #expect(session.state.page == 1 && abs(session.state.position - 0.8) < 1e-12)
        #expect(session.resize(to: Banner.Size(width: 780, height: 300), at: time(7.8)).isEmpty)
        #expect(abs(session.state.position - 0.8) < 1e-12)
        // 0.7 pages of 19.5 s to half-way.
        #expect(events(&session, to: 30) == ["21.45 change 1>2 timer", "21.45 focus 2"])
    }

    @Test(arguments: [
        // The cards on the way are a and b, in part both.
        ("a b c d e", ["items 5"], 0.2),
        ("x a b c d", ["items 5"], 1.2),
        ("a b", ["items 2"], 0.2),
        ("a x b c d", ["settle 0", "items 5"], 0),
        ("b c d", ["settle 0", "items 3", "change >0 calendar", "settle 0"], 0),
    ])
    func `goes on with other items unless the cards on its way change`(
        items: String, expected: [String], position: Double
    ) {
        var session = Session(ticker())
        _ = session.advance(to: time(1.95))
        var banner = session.banner
        banner.items = items.split(separator: " ").map { Banner.Item(id: String($0)) }
        let happened = session.update(banner, at: time(1.95))
        #expect(happened.map { String(line($0).dropFirst(5)) } == expected)
        #expect(abs(session.state.position - position) < 1e-9)
        #expect(session.state.phase == .drifting)
    }

    @Test func `drifts on after changes of one instant that cancel out`() {
        var session = Session(ticker())
        _ = session.advance(to: time(7))
        _ = session.show(only: [], at: time(7))
        _ = session.show(only: nil, at: time(7))
        #expect(session.state.phase == .drifting && session.state.position == 1)
        #expect(events(&session, to: 12) == ["11.875 change 1>2 timer", "11.875 focus 2"])
    }

    @Test func `is played only where the language allows it`() {
        let wrong: [(inout Banner) -> Void] = [
            { $0.paging.snap = .page }, { $0.paging.loop = .rewind }, { $0.items[1].weight = 2 },
        ]
        for change in wrong {
            #expect(Schedule(ticker(4, change)).state(at: time(9)).timer == .absent)
        }
    }

    @Test func `stands for viewers who asked for less motion, until they resume it`() {
        var session = Session(ticker(), viewer: Banner.Viewer(reducesMotion: true))
        _ = session.advance(to: time(20))
        #expect(session.state.phase == .resting && session.state.canResume)
        _ = session.send(.resume, at: time(20))
        #expect(session.state.phase == .drifting)
        #expect(events(&session, to: 25) == ["24.875 change 0>1 timer", "24.875 focus 1"])
    }
}
