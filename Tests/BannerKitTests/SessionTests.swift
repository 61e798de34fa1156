import BannerKit
import BannerTestSupport
import Testing

@Suite struct `A session` {
    @Test func `selects an item by its id`() {
        var session = Session(makeBanner(5), kinds: [.change, .settle])
        #expect(session.select(id: "c", at: time(1)).map(line) == ["1 change 0>2 select"])
        #expect(session.select(id: "z", at: time(2)).map(line) == ["1.3 settle 2"])
        #expect(session.currentItem?.id == "c")
    }

    @Test func `can change without a movement`() {
        var session = Session(makeBanner(5, timer: every(4)), kinds: [.change, .settle, .timer])
        #expect(
            session.select(page: 4, isAnimated: false, at: time(1)).map(line) == [
                "0 timer started", "1 timer suspended", "1 change 0>4 select", "1 settle 4",
                "1 timer restarted",
            ])
        #expect(session.state.phase == .resting && session.nextDeadline == time(5))
    }

    @Test func `equals another one of the same past`() {
        let session = Session(makeBanner(3, timer: every(2)))
        var (first, second) = (session, session)
        first.advance(to: time(1))
        #expect(first != second)
        second.advance(to: time(1))
        #expect(first == second)
        second.send(.pause, at: time(1))
        #expect(first != second)
    }

    @Test func `waits until the last reason has ended`() {
        var session = Session(makeBanner(3, timer: every(2)), kinds: [.change, .timer])
        var events = session.pause(for: "covered", at: time(1))
        events += session.pause(for: "lightbox", at: time(1.2))
        events += session.send(.pause, at: time(1.4))
        events += session.resume(for: "covered", at: time(3))
        events += session.resume(for: "covered", at: time(3.1))
        #expect(session.pauseReasons == ["lightbox"] && session.nextDeadline == nil)
        events += session.resume(for: "lightbox", at: time(4))
        events += session.send(.resume, at: time(5))
        events += session.advance(to: time(6))
        #expect(
            events.map(line) == [
                "0 timer started", "1 timer suspended", "5 timer resumed", "6 change 0>1 timer",
            ])
    }

    @Test(arguments: [
        (Banner.Paging.Loop.never, 0, false, true), (.never, 2, true, false),
        (.rewind, 2, true, true),
        (.infinite, 0, true, true),
    ])
    func `knows where it can go`(loop: Banner.Paging.Loop, page: Int, back: Bool, forward: Bool) {
        let banner = makeBanner(3) { $0.paging = Banner.Paging(loop: loop, startPage: page) }
        let session = Session(banner)
        #expect(session.canGoPrevious == back && session.canGoNext == forward)
        let single = Session(makeBanner(1) { $0.paging.loop = loop })
        #expect(!single.canGoPrevious && !single.canGoNext)
    }

    @Test(
        arguments: [
            ("every second", 3_600.0, "3600 change 2>0 timer"),
            ("every second", 30 * 86_400 + 0.5, "2592000 change 2>0 timer"),
            ("that grow", 30 * 86_400 + 0.5, "2592000 change 2>0 timer"), ("paused", 86_400, nil),
            ("three rounds", 86_400, "8 change 1>2 timer"), ("a year's finger", 86_400, nil),
            ("every second", 1e12, "1000000000000 change 0>1 timer"),
        ] as [(String, Double, String?)])
    func `catches up at once, with the last change`(
        cards: String, seconds: Double, expected: String?
    ) {
        var session = Session(
            makeBanner(3, timer: every(1) { $0.cycles = cards == "three rounds" ? 3 : nil }) {
                $0.focus.scale = cards == "that grow" ? 1.2 : 1
            }, kinds: .settle)
        session.advance(to: .zero)
        if cards == "paused" { session.send(.pause, at: .zero) }
        if cards == "a year's finger" { session.beginDrag(at: .zero) }
        let (lastChange, state) = session.catchUp(to: time(seconds))
        #expect(
            lastChange.map(line) == expected && state == session.state
                && session.now == time(seconds))
        #expect(lastChange?.item?.id == (expected == nil ? nil : session.currentItem?.id))
    }

    @Test(arguments: 0..<4)
    func `catches up to where playing leads`(part: Int) {
        for seed in stride(from: part * 100, to: (part + 1) * 100, by: Sample.step) {
            let random = RandomCase(seed)
            var played = Session(random.banner, viewer: random.viewer)
            for input in random.inputs { played.send(input.action, at: input.at) }
            var caughtUp = played
            for distance in [0.2, 3, 47.3, 600] {
                let end = played.now + time(distance)
                let changes = played.advance(to: end).filter {
                    if case .change = $0.kind { true } else { false }
                }
                let (lastChange, state) = caughtUp.catchUp(to: end)
                guard lastChange == changes.last,
                    played.json(of: state) == played.json(of: played.state),
                    caughtUp.nextDeadline == played.nextDeadline
                else {
                    Issue.record(
                        """
                        \(random)
                        \(distance) s: \(lastChange.map(line) ?? "-"), \(state)
                        played: \(changes.last.map(line) ?? "-"), \(played.state)
                        """)
                    return
                }
            }
        }
    }

    @Test func `skips a week at once, to where playing leads`() {
        let banner = makeBanner(7, timer: every(2)) {
            $0.focus.scale = 1.2
            $0.items[3].duration = time(5)
        }
        let week = time(7 * 86_400 + 3.1)
        var skipped = Session(banner)
        skipped.catchUp(to: week)
        #expect(skipped.state == Schedule(banner).state(at: week))
        var played = Session(banner, kinds: .change)
        played.advance(to: time(3_600))
        skipped = Session(banner)
        skipped.catchUp(to: time(3_600))
        #expect(skipped.state == played.state && skipped.nextDeadline == played.nextDeadline)
    }

    @Test func `has what a screen reader says`() {
        var banner = makeBanner(3)
        banner.items[0].title = "Winter sale"
        banner.items[0].alt = "Skis in the snow"
        var session = Session(banner)
        #expect(
            session.accessibilityLabel == "Skis in the snow, Winter sale"
                && session.accessibilityValue == "1 of 3")
        session.send(.next, at: .zero)
        #expect(session.accessibilityLabel == "b" && session.accessibilityValue == "2 of 3")
    }
}

@Suite struct `A time` {
    @Test func `converts from and to durations and seconds`() {
        #expect(
            Time(.milliseconds(2_150)) == .milliseconds(2_150)
                && Time.milliseconds(2_150).duration == .milliseconds(2_150))
        #expect(
            Time(.nanoseconds(1_999)) == .microseconds(1)
                && Time.microseconds(-3).duration == .microseconds(-3))
        #expect(
            Time.seconds(0.1) == .milliseconds(100) && Time.seconds(2.5) == .milliseconds(2_500)
                && Time.seconds(3).seconds == 3)
        #expect(
            Time.seconds(Double.nan) == .zero
                && Time.seconds(Double.infinity) == Time(microseconds: .max))
    }

    @Test func `stops at the largest one`() {
        let (most, least) = (Time(microseconds: .max), Time(microseconds: .min))
        #expect(
            Time.seconds(Int64.max) == most && Time.seconds(Int64.min) == least
                && Time.minutes(Int64.max) == most)
        #expect(
            most + most == most && least + least == least && least - most == least
                && most - least == most)
        #expect(
            most * 2 == most && most * -2 == least && least * -1 == most
                && Time.zero - least == most)
    }
}
