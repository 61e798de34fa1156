import BannerCalendar
import BannerKit
import BannerTestSupport
import Testing

@Suite("The sets of a calendar")
struct SetChangesTests {
    /// Random occasions around a change of a zone's clock.
    private struct Rolls {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }

        mutating func date(near day: Day) -> Banner.Date? {
            guard next(2) == 0 else { return nil }
            let (year, month, date) = (day + Int64(next(9) - 4)).date
            let time: Time? = next(2) == 0 ? nil : .seconds(Int64(next(25) * 3_600))
            return Banner.Date(year: year, month: month, day: date, time: time)
        }

        mutating func occasion(near day: Day) -> Banner.Occasion {
            let days = Banner.Weekday.allCases.filter { _ in next(3) > 0 }
            let hours = (0..<next(3)).map { _ in
                let from = next(24)
                return Banner.Hours(
                    from: .seconds(Int64(from * 3_600)),
                    until: .seconds(Int64((from + 1 + next(23)) % 25 * 3_600)))
            }
            return Banner.Occasion(
                from: date(near: day), until: date(near: day), days: days, hours: hours)
        }

        mutating func when(near day: Day) -> Banner.When? {
            switch next(6) {
            case 0: nil
            case 1: .otherwise
            default: .anyOf((0..<1 + next(3)).map { _ in occasion(near: day) })
            }
        }
    }

    @Test func `walked and asked for one instant, the set is the same at 10 000 instants`() throws {
        var rolls = Rolls(state: 5)
        var faults: [String] = []
        var changed = 0
        for _ in 0..<Sample.size(500) {
            let (id, zone) = SystemZones.all[rolls.next(SystemZones.all.count)]
            let day = Day(
                year: 2000 + rolls.next(60), month: 1 + rolls.next(12), day: 1 + rolls.next(28))
            let calendar = BannerCalendar(
                (0..<1 + rolls.next(5)).map { _ in rolls.when(near: day) }, zone: zone)
            let start = zone.instant(of: ClockTime(day)) + Int64(rolls.next(86_400))
            let end = start + 6 * 86_400
            let periods = Array(Periods(calendar, from: start, to: end))
            changed += periods.count - 1
            if periods.first?.from != start || periods.last?.until != end {
                faults.append("\(id) \(day.text) ends")
            }
            for (period, next) in zip(periods, periods.dropFirst())
            where period.until != next.from || period.items == next.items {
                faults.append("\(id) \(day.text) seam")
            }
            for _ in 0..<20 {
                let instant = start + Int64(rolls.next(6 * 86_400))
                let period = periods.first { $0.from <= instant && instant < $0.until }
                if period?.items != calendar.set(at: instant) {
                    faults.append("\(id) \(day.text) at \(instant)")
                }
            }
        }
        #expect(faults.prefix(5) == [])
        #expect(changed * Sample.step > 1_000, "\(changed)")
    }

    @Test func `an opening has the same ends wherever one looks at it`() {
        var rolls = Rolls(state: 11)
        var faults: [String] = []
        var count = 0
        for number in 0..<Sample.size(60) {
            let (id, zone) = SystemZones.all[rolls.next(SystemZones.all.count)]
            let day = Day(
                year: 2000 + rolls.next(60), month: 1 + rolls.next(12), day: 1 + rolls.next(28))
            let calendar = BannerCalendar(
                (0..<1 + rolls.next(5)).map { _ in rolls.when(near: day) }, zone: zone)
            let start = zone.instant(of: ClockTime(day + -40)),
                end = zone.instant(of: ClockTime(day + 40))
            let periods = Array(Periods(calendar, from: start, to: end))
            for item in 0..<calendar.count {
                // Runs of periods with the item; one that begins or ends with the span is without a
                // beginning or an end.
                for run in periods.split(whereSeparator: { !$0.items.contains(item) }) {
                    let (first, last) = (run[run.startIndex].from, run[run.endIndex - 1].until)
                    let seen = calendar.opening(
                        of: item, around: first + Int64(rolls.next(Int(last - first))))
                    count += 1
                    // What begins with the span by chance is left out.
                    if first > start && seen.from != first || last < end && seen.until != last
                        || last - first == end - start && (seen.from != nil || seen.until != nil)
                    {
                        faults.append(
                            "\(number) \(id) \(day.text) \(item): \(first)-\(last), seen \(seen)")
                    }
                }
            }
        }
        #expect(faults.prefix(3) == [])
        #expect(count * Sample.step > 700, "\(count)")
    }

    @Test
    func
        `400 years take no more memory than a day, and a far beginning no more time than a near one`()
    {
        let daily = Banner.When.anyOf([
            Banner.Occasion(hours: [Banner.Hours(from: .zero, until: .seconds(3_600))])
        ])
        let calendar = BannerCalendar([daily, .otherwise], zone: .utc)
        let start = Day(year: 2000, month: 1, day: 1), end = Day(year: 2400, month: 1, day: 1)
        var count = 0
        for _ in SetChanges(
            calendar, after: Zone.utc.instant(of: ClockTime(start)),
            before: Zone.utc.instant(of: ClockTime(end)))
        { count += 1 }
        // Two a day, but the one at the beginning is not after it.
        #expect(count == 2 * 146_097 - 1)
    }
}
