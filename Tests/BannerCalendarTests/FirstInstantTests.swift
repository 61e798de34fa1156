import BannerCalendar
import BannerTestSupport
import Testing

@Suite("The first instant at which a clock shows a time or anything later")
struct FirstInstantTests {
    @Test func `a skipped time is the moment of the skip`() throws {
        let zone = try Zone.named("America/New_York")
        #expect(zone.first(2026, 3, 8, 1, 59) == "2026-03-08T06:59")
        #expect(zone.first(2026, 3, 8, 2, 00) == "2026-03-08T07:00")
        #expect(zone.first(2026, 3, 8, 2, 30) == "2026-03-08T07:00")
        #expect(zone.first(2026, 3, 8, 3, 00) == "2026-03-08T07:00")
        #expect(zone.first(2026, 3, 8, 3, 01) == "2026-03-08T07:01")
    }

    @Test func `a time shown twice is the first of the two`() throws {
        let zone = try Zone.named("America/New_York")
        #expect(zone.first(2026, 11, 1, 0, 59) == "2026-11-01T04:59")
        #expect(zone.first(2026, 11, 1, 1, 00) == "2026-11-01T05:00")
        #expect(zone.first(2026, 11, 1, 1, 59) == "2026-11-01T05:59")
        #expect(zone.first(2026, 11, 1, 2, 00) == "2026-11-01T07:00")
    }

    @Test func `half an hour, midnight, a whole day, and the rule for later years`() throws {
        #expect(try Zone.named("Australia/Lord_Howe").first(2026, 10, 4, 2) == "2026-10-03T15:30")
        #expect(try Zone.named("America/Santiago").first(2026, 9, 6) == "2026-09-06T04:00")
        #expect(try Zone.named("Pacific/Apia").first(2011, 12, 30, 12) == "2011-12-30T10:00")
        #expect(try Zone.named("Pacific/Apia").first(2011, 12, 31) == "2011-12-30T10:00")
        #expect(try Zone.named("Asia/Kathmandu").first(2026, 1, 1) == "2025-12-31T18:15")
        #expect(try Zone.named("Europe/Berlin").first(2100, 7, 1) == "2100-06-30T22:00")
        #expect(try Zone.named("Europe/Berlin").first(2399, 7, 1) == "2399-06-30T22:00")
        #expect(Zone.utc.first(2026, 1, 1) == "2026-01-01T00:00")
    }

    @Test func `around every change of the zones from 2000 to 2037, order is kept and days add up`()
    {
        let from = Instant(seconds: ClockTime(Day(year: 2000, month: 1, day: 1)).seconds)
        let to = Instant(seconds: ClockTime(Day(year: 2038, month: 1, day: 1)).seconds)
        var faults: [String] = []
        var count = 0
        for (number, (id, zone)) in SystemZones.all.enumerated() where number % Sample.step == 0 {
            for change in zone.changes(from: from, to: to) {
                count += 1
                let shown = ClockTime(seconds: change.at.seconds + min(change.before, change.after))
                    .dayShown
                for day in [shown + -1, shown, shown + 1] {
                    let times = (0...96).map {
                        zone.instant(of: ClockTime(day, second: Int64($0 * 900)))
                    }
                    // Every window is the distance of two such instants: none is negative, and they
                    // add up to the day.
                    if zip(times, times.dropFirst()).contains(where: { $1 < $0 }) {
                        faults.append("\(id) \(day.text) order")
                    }
                    if times[96] != zone.instant(of: ClockTime(day + 1)) {
                        faults.append("\(id) \(day.text) end")
                    }
                    for (number, time) in times.enumerated() {
                        let wanted = ClockTime(day, second: Int64(number * 900))
                        if zone.clock(at: time) < wanted {
                            faults.append("\(id) \(day.text) shows less")
                        }
                        if zone.clock(at: time + -1) >= wanted {
                            faults.append("\(id) \(day.text) not the first")
                        }
                    }
                }
            }
        }
        #expect(faults.prefix(5) == [])
        #expect(
            SystemZones.all.count > 300 && count * Sample.step > 5_000,
            "\(SystemZones.all.count) zones, \(count) changes")
    }
}
