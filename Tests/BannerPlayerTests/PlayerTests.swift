import BannerCalendar
import BannerPlayer
import BannerTestSupport
import Observation
import Testing

/// What a player and its banner do, with a clock that the test moves.
@MainActor
@Suite struct `A player` {
    private let clock = ManualClock()

    private static func banner(_ ids: String..., more: (inout Banner) -> Void = { _ in }) -> Banner
    {
        var banner = Banner(items: ids.map { Banner.Item(id: $0) })
        banner.timer = Banner.Timer(interval: .seconds(2))
        more(&banner)
        return banner
    }

    private func player(_ banner: Banner = banner("a", "b", "c"), _ calendar: BannerCalendar? = nil)
        -> BannerPlayer
    {
        BannerPlayer(banner, calendar: calendar, clock: clock, date: { [clock] in clock.date })
    }

    /// Waits until a condition holds; the clock stands still meanwhile.
    private func until(_ condition: () -> Bool) async throws {
        for _ in 0..<10_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }

    /// Moves the clock from deadline to deadline, and lets the player act at each.
    private func pass(_ player: BannerPlayer, to end: Banner.Time) async throws {
        while let next = player.session.nextDeadline, next <= end {
            try await until { clock.sleepers == 1 }
            clock.jump(to: next.duration)
            try await until { player.session.nextDeadline != next }
        }
        clock.jump(to: end.duration)
    }

    /// An event in words; `nil` for those of cards and indicators.
    private func line(_ event: Banner.Session.Event) -> String? {
        let item = event.item?.id ?? ""
        return switch event.kind {
        case .start: "\(event.time) starts \(item)"
        case .change(let change): "\(event.time) \(item) by \(change.cause)"
        case .settle: "\(event.time) rests \(item)"
        default: nil
        }
    }

    @Test func `wakes at each deadline, and gives the events of a schedule`() async throws {
        let player = player()
        var lines: [String] = []
        let events = player.events
        let reading = Task {
            for await event in events { lines += [line(event)].compactMap { $0 } }
        }
        player.show()
        try await pass(player, to: .seconds(5))
        player.send(.previous)
        try await pass(player, to: .seconds(6))
        try await until { lines.count == 7 }
        #expect(
            lines == [
                "0s starts a", "2s b by timer", "2.3s rests b", "4s c by timer", "4.3s rests c",
                "5s b by previous", "5.3s rests b",
            ])
        reading.cancel()
    }

    @Test func `asks for frames only while something moves`() async throws {
        let player = player()
        #expect(!player.needsFrames)
        player.show()
        #expect(!player.needsFrames)
        try await pass(player, to: .milliseconds(2_100))
        #expect(player.needsFrames)
        player.advance()
        let position = player.session.state.position
        #expect(position > 0 && position < 1)
        #expect(player.cards.map(\.item.id) == ["a", "b"])
        // Between frames only one task sleeps, until something happens.
        try await until { clock.sleepers == 1 }
        try await pass(player, to: .seconds(3))
        #expect(!player.needsFrames && player.session.state.page == 1)
        #expect(player.indicator.shapes.count == 3)
    }

    @Test func `is as after hours of sleep as if it had been awake`() async throws {
        let (player, awake) = (player(), Banner.Schedule(Self.banner("a", "b", "c")))
        var lines: [String] = []
        let events = player.events
        let reading = Task {
            for await event in events { lines += [line(event)].compactMap { $0 } }
        }
        player.show()
        try await until { clock.sleepers == 1 }
        let days = Banner.Time.seconds(3 * 86_400 + 1)
        clock.jump(to: days.duration)
        try await until { player.session.now == days }
        #expect(player.session.state == awake.state(at: days))
        try await until { lines.count == 2 }
        #expect(lines[0] == "0s starts a" && lines[1].hasSuffix("by timer"))
        reading.cancel()
    }

    /// What is on by the calendar, at seconds after noon in UTC on the night on which Berlin's
    /// clocks go back: Berlin's midnight is ten hours later, and its day has 25 hours.
    @Test func `follows its calendar through a night with 25 hours`() async throws {
        let (day, next) = (
            Banner.Date(year: 2026, month: 10, day: 25), Banner.Date(year: 2026, month: 10, day: 26)
        )
        var banner = Banner(items: [
            Banner.Item(id: "sunday", when: .anyOf([Banner.Occasion(from: day, until: day)])),
            Banner.Item(id: "monday", when: .anyOf([Banner.Occasion(from: next, until: next)])),
            Banner.Item(id: "rest", when: .otherwise),
        ])
        banner.timeZone = "Europe/Berlin"
        let zones = BannerCalendar.Zones.clocks(
            offset: { _, at in at.secondsSince1970 < 1_792_890_000 ? 7_200 : 3_600 },
            next: { _, at in
                at.secondsSince1970 < 1_792_890_000
                    ? BannerCalendar.Instant(secondsSince1970: 1_792_890_000) : nil
            })
        // 2026-10-24T12:00:00Z.
        clock.setDate(by: 1_792_843_200 - 1_795_694_400)
        let player = player(banner, BannerCalendar(banner, zones: zones))
        player.show()
        var seen: [String] = []
        for hour in 0...36 {
            clock.jump(to: .seconds(hour * 3_600))
            player.advance()
            let items = player.session.items.map(\.id).joined()
            if seen.last?.hasSuffix(items) != true { seen.append("\(hour) \(items)") }
        }
        #expect(seen == ["0 rest", "10 sunday", "35 monday"])
    }

    @Test func `follows the system's date when it is set`() async throws {
        let friday = Banner.Date(year: 2026, month: 11, day: 27)
        let banner = Banner(items: [
            Banner.Item(id: "always"),
            Banner.Item(id: "friday", when: .anyOf([Banner.Occasion(from: friday, until: friday)])),
        ])
        let player = player(banner, BannerCalendar(banner))
        player.show()
        #expect(player.session.items.map(\.id) == ["always"])
        clock.setDate(by: 86_400)
        // Nobody says so: it looks each minute.
        try await until { clock.sleepers == 1 }
        clock.jump(to: .seconds(60))
        try await until { player.session.items.count == 2 }
        clock.setDate(by: -86_400)
        player.advance()
        #expect(player.session.items.map(\.id) == ["always"])
    }

    @Test func `sleeps off the screen, and goes to the present when it comes back`() async throws {
        let player = player(Self.banner("a", "b") { $0.timer?.whenHidden = .pause })
        player.show()
        try await pass(player, to: .seconds(1))
        player.hide()
        player.hide()
        try await until { clock.sleepers == 0 }
        clock.jump(to: .seconds(7_200))
        #expect(player.session.now == .seconds(1) && !player.needsFrames)
        player.show()
        #expect(player.session.now == .seconds(7_200) && player.session.state.page == 0)
        // The timer had one second left.
        #expect(player.session.nextDeadline == .seconds(7_201))
    }

    @Test func `keeps the finger's content when the banner is replaced under it`() async throws {
        let player = player()
        player.show()
        player.beginDrag()
        player.moveDrag(by: -100)
        player.update(Self.banner("x", "a", "b", "c"))
        #expect(player.session.currentItem?.id == "a")
        player.moveDrag(by: -300)
        player.endDrag(velocity: -900)
        try await pass(player, to: .seconds(1))
        #expect(player.session.currentItem?.id == "b" || player.session.currentItem?.id == "a")
        #expect(player.session.state.phase == .resting)
        player.beginDrag()
        player.cancelDrag()
        player.change(Banner.Viewer(width: 700, reducesMotion: true))
        #expect(player.session.fitted.viewport.width == 700)
    }

    @Test func `opens the card that was tapped, also one from before a change`() {
        let player = player(Self.banner("a", "b"))
        player.show()
        let first = player.cards[0]
        #expect(player.tap(first)?.id == "a")
        player.update(Self.banner("new", "a", "b"))
        #expect(player.tap(first)?.id == "a")
        player.update(Self.banner("x", "y"))
        #expect(player.tap(first) == nil && player.session.currentItem?.id == "x")
        // The card of another page is gone to.
        player.send(.next)
        player.advance()
        let other = player.cards[0]
        clock.jump(to: .seconds(1))
        player.advance()
        #expect(player.tap(other) == nil && player.session.state.phase == .moving)
    }

    @Test func `loses a finger off the screen, and follows inputs that say so`() async throws {
        let player = player()
        player.show()
        player.beginDrag()
        player.moveDrag(by: -150)
        player.send(.hide)
        #expect(!player.isShown)
        clock.jump(to: .seconds(3_600))
        player.send(.show)
        #expect(player.isShown && player.session.state.phase == .resting)
        #expect(player.session.nextDeadline != nil)
    }

    @Test func `tells nobody of a viewer who has not changed`() {
        let player = player()
        player.show()
        clock.jump(to: .seconds(1))
        let now = player.session.now
        player.change(player.session.viewer)
        #expect(player.session.now == now)
    }

    @Test func `leaves no task behind, shown and hidden a thousand times, and is freed`()
        async throws
    {
        weak var weakly: BannerPlayer?
        do {
            let player = player()
            weakly = player
            for round in 1...1_000 {
                player.show()
                player.hide()
                clock.jump(to: .seconds(round))
            }
            try await until { clock.sleepers == 0 }
            player.show()
            try await until { clock.sleepers == 1 }
        }
        try await until { weakly == nil && clock.sleepers == 0 }
    }

    @Test func `ends its events with itself, and keeps the newest for a slow reader`() async throws
    {
        var player: BannerPlayer? = player()
        let (first, second) = (try #require(player?.events), try #require(player?.events))
        player?.show()
        for time in 1...1_200 {
            clock.jump(to: .seconds(time))
            player?.advance()
        }
        player = nil
        var (all, others) = ([Banner.Session.Event](), [Banner.Session.Event]())
        for await event in first { all.append(event) }
        for await event in second { others.append(event) }
        #expect(all.count == 1_000 && all == others)
        #expect(all.last?.time ?? .zero > .seconds(1_190))
    }

    @Test func `lets a call read the player`() {
        let player = player()
        player.show()
        let events = player.perform { session, time in
            _ = player.cards
            return session.send(.next, at: time)
        }
        #expect(events.compactMap(line) == ["0s b by next"])
    }

    @Test func `tells its observers when what is drawn changes`() async throws {
        let player = player()
        player.show()
        nonisolated(unsafe) var changes = 0
        withObservationTracking {
            _ = player.cards
        } onChange: {
            changes += 1
        }
        player.send(.next)
        #expect(changes == 1)
    }
}
