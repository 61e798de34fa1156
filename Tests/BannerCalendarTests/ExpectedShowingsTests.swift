import BannerCalendar
import BannerKit
import Testing

/// What a span shows during opening hours in closed form, against looking every five minutes.
@Suite("What is expected of a span")
struct ExpectedShowingsTests {
    private static let step: Int64 = 300
    private static let length: Int64 = 4 * 86_400

    /// A random banner, whose dwells are whole steps: with weights two of its items are always on.
    private static func banner(_ number: Int, hasWeights: Bool) -> Banner {
        var state = UInt64(number) &* 7_919 &+ 17
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func hours() -> Banner.Hours {
            let from = next(96)
            return Banner.Hours(
                from: .seconds(Int64(from * 900)),
                until: .seconds(Int64((from + 1 + next(95)) % 97 * 900)))
        }
        let items = (0..<2 + next(5)).map { item in
            let days = Banner.Weekday.allCases.filter { _ in next(3) > 0 }
            let when = Banner.When.anyOf([Banner.Occasion(days: days, hours: [hours(), hours()])])
            let other = next(4) == 0 ? Banner.When.otherwise : nil
            return Banner.Item(
                id: "\(item)", duration: next(3) == 0 ? .seconds(step * Int64(1 + next(4))) : nil,
                weight: hasWeights ? 1 + next(4) : 1,
                when: hasWeights && item < 2 ? nil : next(4) == 0 ? other : when)
        }
        return Banner(
            items: items, paging: Banner.Paging(loop: [.infinite, .rewind][number % 2]),
            timer: Banner.Timer(interval: .seconds(step * Int64(1 + next(3)))))
    }

    /// For how long each item is seen, and how many of its turns begin.
    private static func replay(_ schedule: Schedule) -> [[Int64]] {
        var seen = schedule.banner.items.map { _ in [0, 0] as [Int64] }
        var stay: (item: Int, length: Int64)?
        func end() {
            guard let ended = stay else { return }
            let turn =
                (schedule.banner.items[ended.item].duration ?? schedule.banner.timer?.interval
                ?? .zero)
                .wholeSeconds
            // Alone an item has one turn, however long; with the same weights each time.
            let turns =
                schedule.banner.items.allSatisfy { $0.weight == 1 }
                ? 1 : (ended.length + turn - 1) / turn
            seen[ended.item][0] += ended.length
            seen[ended.item][1] += turns
            stay = nil
        }
        for time in stride(from: 0, to: length, by: Int(step)) {
            let availableItems = schedule.state(at: .seconds(time)).availableItems
            let item = availableItems.flatMap { $0.count > 0 ? Int($0.item) : nil }
            if item != stay?.item { end() }
            if let item { stay = (item, (stay?.length ?? 0) + step) }
        }
        end()
        return seen
    }

    @Test(arguments: ["Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu"], [false, true])
    func `time and turns are those of a replay, across changes of the set and nights`(
        id: String, hasWeights: Bool
    ) throws {
        let zone = try Zone.named(id)
        // The clocks of Berlin are set on the second day.
        let start = zone.instant(of: ClockTime(Day(year: 2026, month: 10, day: 24)))
        let hours = [
            Banner.Hours(from: .seconds(9 * 3_600), until: .seconds(20 * 3_600)),
            Banner.Hours(from: .seconds(23 * 3_600), until: .seconds(3 * 3_600)),
        ]
        let doors = BannerCalendar([.anyOf([Banner.Occasion(hours: hours)])], zone: zone)
        var changes: Int64 = 0
        for number in 0..<8 {
            let banner = ExpectedShowingsTests.banner(number, hasWeights: hasWeights)
            let calendar = BannerCalendar(banner, zone: zone)
            var looked: SetTimeline?
            var last: Set<Int> = []
            for time in stride(
                from: 0, to: ExpectedShowingsTests.length, by: Int(ExpectedShowingsTests.step))
            {
                let set = Set(
                    doors.set(at: start + time).isEmpty ? [] : calendar.set(at: start + time))
                if looked == nil {
                    looked = SetTimeline(first: set.sorted())
                } else if set != last {
                    looked?.add(
                        at: .seconds(time), toggling: set.symmetricDifference(last).sorted())
                }
                last = set
            }
            let end = Time.seconds(ExpectedShowingsTests.length)
            let sets = calendar.sets(from: start, upTo: end - .seconds(1), during: hours)
            #expect(sets == looked, "\(number)")
            let exposure = Schedule(banner, sets: sets, keepsPlaces: false).exposure(
                over: end, countsTurns: true)
            let closed = exposure.items.map { [$0.shown.wholeSeconds, $0.turns ?? -1] }
            #expect(
                closed == ExpectedShowingsTests.replay(Schedule(banner, sets: looked)),
                "\(number) \(banner.items)")
            changes += exposure.changes
        }
        #expect(changes > 500, "\(changes)")
    }

    @Test func `hidden items are missing, and the others come and go as before`() throws {
        let zone = try Zone.named("Europe/Berlin")
        let start = zone.instant(of: ClockTime(Day(year: 2026, month: 10, day: 24)))
        for number in 0..<8 {
            var calendar = BannerCalendar(
                ExpectedShowingsTests.banner(number, hasWeights: false), zone: zone)
            let whole = calendar
            calendar.hidden = [0]
            for period in Periods(calendar, from: start, to: start + ExpectedShowingsTests.length) {
                let set = whole.set(at: period.from).filter { $0 != 0 }
                #expect(
                    period.items == set
                        && whole.set(at: period.until + -1).filter { $0 != 0 } == set)
                #expect(calendar.stay(at: period.from).items == set)
            }
        }
    }
}
