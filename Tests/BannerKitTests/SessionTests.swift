import BannerKit
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
                "0 timer started", "1 timer suspended", "1 change 0>4 select", "1 settle 4", "1 timer restarted",
            ])
        #expect(session.state.phase == .resting && session.nextDeadline == time(5))
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
        #expect(events.map(line) == ["0 timer started", "1 timer suspended", "5 timer resumed", "6 change 0>1 timer"])
    }

    @Test(arguments: [
        (Banner.Paging.Loop.never, 0, false, true), (.never, 2, true, false), (.rewind, 2, true, true),
        (.infinite, 0, true, true),
    ])
    func `knows where it can go`(loop: Banner.Paging.Loop, page: Int, back: Bool, forward: Bool) {
        let banner = makeBanner(3) { $0.paging = Banner.Paging(loop: loop, startPage: page) }
        let session = Session(banner)
        #expect(session.canGoPrevious == back && session.canGoNext == forward)
        let single = Session(makeBanner(1) { $0.paging.loop = loop })
        #expect(!single.canGoPrevious && !single.canGoNext)
    }

    @Test func `skips a week at once, to where playing leads`() {
        let banner = makeBanner(7, timer: every(2)) {
            $0.emphasis.scale = 1.2
            $0.items[3].duration = time(5)
        }
        let week = time(7 * 86_400 + 3.1)
        var skipped = Session(banner)
        skipped.skip(to: week)
        #expect(skipped.state == Schedule(banner).state(at: week))
        var played = Session(banner, kinds: .change)
        played.advance(to: time(3_600))
        skipped = Session(banner)
        skipped.skip(to: time(3_600))
        #expect(skipped.state == played.state && skipped.nextDeadline == played.nextDeadline)
    }

    @Test func `has what a screen reader says`() {
        var banner = makeBanner(3)
        banner.items[0].title = "Winter sale"
        banner.items[0].alt = "Skis in the snow"
        var session = Session(banner)
        #expect(session.accessibilityLabel == "Skis in the snow, Winter sale" && session.accessibilityValue == "1 of 3")
        session.send(.next, at: .zero)
        #expect(session.accessibilityLabel == "b" && session.accessibilityValue == "2 of 3")
    }
}

@Suite struct `A time` {
    @Test func `converts from and to durations and seconds`() {
        #expect(
            Time(.milliseconds(2_150)) == .milliseconds(2_150)
                && Time.milliseconds(2_150).duration == .milliseconds(2_150))
        #expect(Time(.nanoseconds(1_999)) == .microseconds(1) && Duration(Time.microseconds(-3)) == .microseconds(-3))
        #expect(
            Time(seconds: 0.1) == .milliseconds(100) && Time.seconds(2.5) == .milliseconds(2_500)
                && Time.seconds(3).seconds == 3)
        #expect(Time(seconds: .nan) == .zero && Time(seconds: .infinity) == Time(microseconds: .max))
    }

    @Test func `stops at the largest one`() {
        let (most, least) = (Time(microseconds: .max), Time(microseconds: .min))
        #expect(Time.seconds(.max) == most && Time.seconds(.min) == least && Time.milliseconds(.max) == most)
        #expect(most + most == most && least + least == least && least - most == least && most - least == most)
        #expect(most * 2 == most && most * -2 == least && least * -1 == most && Time.zero - least == most)
    }
}
