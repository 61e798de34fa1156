import BannerCalendar
import BannerKit
import Foundation
import Testing

@Suite struct `A session with a calendar` {
    /// A shop's day in Seoul: something every morning, at lunch, on the 27th alone, and when
    /// nothing else is on.
    private func shop(_ change: (inout Banner) -> Void = { _ in }) -> Banner {
        func hours(_ from: Int64, _ until: Int64) -> Banner.When {
            let hours = Banner.Hours(from: .seconds(from * 3_600), until: .seconds(until * 3_600))
            return .anyOf([Banner.Occasion(hours: [hours])])
        }
        let only = Banner.Date(year: 2026, month: 11, day: 27)
        var banner = Banner(
            timeZone: "Asia/Seoul",
            items: [
                Banner.Item(id: "morning", when: hours(6, 11)),
                Banner.Item(id: "lunch", when: hours(10, 14)),
                Banner.Item(id: "friday", when: .anyOf([Banner.Occasion(from: only, until: only)])),
                Banner.Item(id: "night", when: .otherwise),
            ],
            timer: Banner.Timer(interval: .seconds(700)), focus: Banner.CardFocus(scale: 1.2))
        change(&banner)
        return banner
    }

    private let start = Banner.Date(year: 2026, month: 11, day: 26, time: .seconds(5 * 3_600))
    private let zones = BannerCalendar.Zones.files { SystemZones.contents(of: $0) }

    private func json(_ banner: Banner, _ events: [Banner.Event], _ zone: Zone) -> String {
        let writer = EventJSON(banner, local: zone.clock(from: start.instant(in: zone)))
        var text: [UInt8] = []
        for event in events { writer.append(event, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    @Test(arguments: [Banner.Paging.Loop.infinite, .rewind, .never], [Int64(7), 613, 50_000])
    func `gives the events of simulate from its start, byte for byte`(
        loop: Banner.Paging.Loop, step: Int64
    ) throws {
        let banner = shop { $0.paging.loop = loop }
        let (zone, end) = (try Zone.named("Asia/Seoul"), Time.seconds(3 * 86_400))
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        var session = Session(banner, calendar: calendar, startingAt: start.instant(in: zone))
        var happened: [Session.Event] = []
        while session.now < end {
            happened += session.advance(
                to: min(end, session.now + .seconds(step) + .milliseconds(step)))
        }
        let live = happened.map(\.event)
        let sets = banner.sets(from: start, in: zone, upTo: end)
        let played = Schedule(banner, sets: sets).events(upTo: end, kinds: .all.subtracting(.end))
        #expect(json(banner, live, zone) == json(banner, Array(played), zone))
        let lines = happened.map { session.json(of: $0) + "\n" }.joined()
        #expect(lines == json(banner, live, zone))
    }

    @Test func `does what a schedule with that calendar says`() throws {
        let (banner, end) = (shop(), Time.minutes(3 * 24 * 60))
        let first = start.instant(in: try Zone.named("Asia/Seoul"))
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        var session = Session(
            banner, calendar: calendar, startingAt: first, kinds: [.items, .change, .settle])
        let schedule = try #require(
            Schedule(banner, calendar: calendar, startingAt: first, upTo: end))
        let events = Array(schedule.events(upTo: end, kinds: [.items, .change, .settle]))
        let live = session.advance(to: end)
        #expect(
            events == live.map(\.event) && events.map { schedule.item(of: $0) } == live.map(\.item))
    }

    @Test func `changes its items at the deadline, and names them`() throws {
        let banner = shop { $0.timer = nil }
        let zone = try Zone.named("Asia/Seoul")
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        let first = start.instant(in: zone)
        var session = Session(
            banner, calendar: calendar, startingAt: first, kinds: [.items, .change])
        var seen: [String] = []
        while let deadline = session.nextDeadline, deadline < .seconds(48 * 3_600) {
            let events = session.advance(to: deadline)
            #expect(session.items.map(\.id) == calendar.items(at: first + deadline.wholeSeconds))
            for event in events where event.kind.kinds == .change {
                seen.append("\(5 + deadline.wholeSeconds / 3_600) \(event.item?.id ?? "")")
            }
        }
        #expect(seen == ["6 morning", "11 lunch", "14 night", "24 friday", "48 night"])
    }

    @Test func `begins with the start page's item, although that is not on yet`() throws {
        var banner = shop {
            $0.items.removeLast()
            $0.items[2].when = $0.items[0].when
            $0.paging.startPage = 1
            $0.timer = nil
        }
        let zone = try Zone.named("Asia/Seoul")
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        var session = Session(banner, calendar: calendar, startingAt: start.instant(in: zone))
        #expect(
            session.items.isEmpty && session.currentItem == nil && session.nextDeadline == .zero)
        session.advance(to: .zero)
        #expect(session.nextDeadline == .seconds(3_600))
        var other = session
        other.catchUp(to: .seconds(3_600))
        #expect(
            other.items.map(\.id) == ["morning", "friday"] && other.currentItem?.id == "friday")
        banner.items.swapAt(0, 2)
        session.update(banner, at: .seconds(1_800))
        session.catchUp(to: .seconds(3_600))
        #expect(
            session.items.map(\.id) == ["friday", "morning"] && session.currentItem?.id == "morning"
        )
    }

    @Test func `catches up over its set changes, with the last one's items`() throws {
        let banner = shop()
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        let first = start.instant(in: try Zone.named("Asia/Seoul"))
        for hours in [1, 2, 5, 9, 11, 48] as [Int64] {
            var played = Session(banner, calendar: calendar, startingAt: first)
            var caughtUp = played
            let changes = played.advance(to: .seconds(hours * 3_600)).filter {
                if case .change = $0.kind { true } else { false }
            }
            let (lastChange, state) = caughtUp.catchUp(to: .seconds(hours * 3_600))
            #expect(
                lastChange == changes.last && state == played.state
                    && caughtUp.items == played.items)
        }
    }

    @Test func `follows a clock that is set`() throws {
        let friday = Banner.Date(year: 2026, month: 11, day: 27)
        let banner = Banner(items: [
            Banner.Item(id: "always"),
            Banner.Item(id: "friday", when: .anyOf([Banner.Occasion(from: friday, until: friday)])),
        ])
        let midnight = friday.instant(in: .utc)
        let calendar = try #require(BannerCalendar(banner))
        var session = Session(
            banner, calendar: calendar, startingAt: midnight + -12 * 3_600,
            kinds: [.items, .change])
        func shown() -> [String] {
            session.items.map(\.id) + ["until \((session.nextDeadline ?? .zero).seconds / 3_600)"]
        }
        session.advance(to: .seconds(3_600))
        #expect(shown() == ["always", "until 12.0"])
        // Ten o'clock on Friday, and half a second before the hour.
        let events = session.setClock(
            midnight + 10 * 3_600, at: .seconds(2 * 3_600) - .milliseconds(500))
        #expect(
            events.map { session.json(of: $0) } == [
                #"{"t":7199.5,"event":"items","local":"2026-11-27T10:00:00+00:00","count":2}"#
            ])
        #expect(shown() == ["always", "friday", "until \(57_599.5 / 3_600)"])
        #expect(session.setClock(midnight + -3_600 * 24, at: .seconds(3 * 3_600)).count == 1)
        #expect(shown() == ["always", "until 27.0"])
        #expect(
            session.advance(to: .seconds(27 * 3_600)).count == 1
                && shown() == ["always", "friday", "until 51.0"])
        // The same instant again changes nothing, nor does a clock where there is none.
        #expect(
            session.setClock(midnight, at: session.now).isEmpty
                && shown() == ["always", "friday", "until 51.0"])
        var plain = Session(banner, kinds: .items)
        #expect(plain.setClock(midnight, at: .zero).isEmpty && plain.items == banner.items)
        // However far it is set.
        for seconds in [-.infinity, .infinity, 1e15, -1e15] as [Double] {
            session.setClock(Instant(secondsSince1970: seconds), at: session.now + .seconds(1))
            session.advance(to: session.now + .seconds(5))
        }
        #expect(session.items.map(\.id) == ["always"])
    }

    @Test func `plays up to another banner by the dates of the one before`() throws {
        let zone = try Zone.named("Asia/Seoul")
        let calendar = try #require(BannerCalendar(shop(), zones: zones))
        var session = Session(
            shop(), calendar: calendar, startingAt: start.instant(in: zone), kinds: .change)
        // It is 5 o'clock. The morning begins at 6, and the other banner comes at half past.
        let other = Banner(items: [Banner.Item(id: "other")])
        let events = session.update(other, at: .seconds(5_400))
        #expect(
            events.map { "\($0.time.seconds) \($0.item?.id ?? "-")" } == [
                "3600.0 morning", "5400.0 other",
            ])
    }

    @Test func `asks a new banner for its dates, and shows only what it may`() throws {
        let banner = shop()
        let zone = try Zone.named("Asia/Seoul")
        let calendar = try #require(BannerCalendar(banner, zones: zones))
        var session = Session(banner, calendar: calendar, startingAt: start.instant(in: zone))
        session.catchUp(to: .seconds(5 * 3_600 + 60))
        #expect(session.items.map(\.id) == ["morning", "lunch"] && session.banner == banner)
        session.show(only: ["lunch", "night"], at: session.now)
        #expect(session.items.map(\.id) == ["lunch"])
        let later = shop { $0.items[1].when = .otherwise }
        session.update(later, at: session.now)
        #expect(session.items.isEmpty && session.currentItem == nil)
        session.show(only: nil, at: session.now)
        #expect(session.items.map(\.id) == ["morning"])
        session.catchUp(to: .seconds(7 * 3_600))
        #expect(session.items.map(\.id) == ["lunch", "night"])
        session.catchUp(to: .seconds(400 * 86_400))
        #expect(session.items.allSatisfy { $0.id != "friday" })
    }
}

@Suite struct `A calendar that an app asks` {
    private let sale = Banner(
        timeZone: "America/New_York",
        items: [
            Banner.Item(
                id: "sale",
                when: .anyOf([
                    Banner.Occasion(
                        from: Banner.Date(year: 2026, month: 3, day: 7),
                        until: Banner.Date(year: 2026, month: 3, day: 9))
                ]))
        ])

    @Test func `says what is on, what changes, and when nothing is`() throws {
        let calendar = try #require(
            BannerCalendar(sale, zones: .files { SystemZones.contents(of: $0) }))
        let before = BannerCalendar.Instant(secondsSince1970: 1_772_800_000.5)
        #expect(calendar.items(at: before).isEmpty)
        let change = try #require(calendar.nextChange(after: before))
        // The 8th has only 23 hours: the clock is set forward.
        let change2 = try #require(calendar.nextChange(after: change.at))
        #expect(change.items == ["sale"] && change2.items.isEmpty)
        #expect(change2.at.secondsSince1970 - change.at.secondsSince1970 == 71 * 3_600)
        #expect(calendar.nextChange(after: change2.at) == nil)
        let end = BannerCalendar.Instant(secondsSince1970: 1_780_000_000)
        #expect(calendar.changes(in: before..<end) == [change, change2])
        #expect(calendar.gaps(in: before..<end) == [before..<change.at, change2.at..<end])
    }

    @Test func `needs no zones in UTC, and is none without those that it needs`() {
        #expect(BannerCalendar(sale) == nil)
        #expect(BannerCalendar(Banner(items: [Banner.Item(id: "a")])) != nil)
    }

    @Test(arguments: ["America/New_York", "Asia/Seoul", "Australia/Lord_Howe", "Africa/Casablanca"])
    func `has its zone from an app's clock`(id: String) throws {
        let zone = try Zone.named(id)
        let changes = zone.changes(from: Instant(seconds: 0), to: Instant(seconds: 4_102_444_800))
        let zones = BannerCalendar.Zones.clocks(
            offset: { asked, instant in asked == id ? Int(zone.offset(at: instant)) : nil },
            next: { _, instant in changes.first { $0.at > instant }?.at })
        var banner = sale
        banner.timeZone = id
        let (own, known) = (
            try #require(BannerCalendar(banner, zones: zones)),
            try #require(
                BannerCalendar(
                    banner,
                    zones: .system { FileManager.default.contents(atPath: $0).map { Array($0) } }))
        )
        for hour in 0..<2_000 {
            let instant = Instant(seconds: 1_772_000_000 + Int64(hour) * 3_600)
            #expect(own.items(at: instant) == known.items(at: instant))
        }
    }
}
