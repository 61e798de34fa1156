import BannerCalendar
import BannerKit
import FuzzDriver

/// Time zone files: any bytes are read or refused, and what is read keeps the order of the times
/// that its clock shows.
@main
enum FuzzZone {
    static func main() {
        Fuzzing.run { bytes in
            guard let zone = try? ZoneFile.read(bytes) else { return }
            var last: Instant?
            for year in stride(from: 1_990, through: 2_410, by: 7) {
                for second in stride(from: Int64(0), to: 172_800, by: 43_199) {
                    let clock = ClockTime(
                        Day(year: year, month: 1 + year % 12, day: 1), second: second)
                    let first = zone.instant(of: clock)
                    Fuzzing.require(
                        zone.clock(at: first) >= clock, "\(clock) is not reached at \(first)")
                    Fuzzing.require(
                        zone.clock(at: first + -1) < clock, "\(clock) is reached before \(first)")
                    if second > 0, let last {
                        Fuzzing.require(last <= first, "\(last) comes after \(first)")
                    }
                    last = first
                }
            }
            play(in: zone)
        }
    }

    /// The set of a sweep is the set at an instant.
    private static func play(in zone: Zone) {
        let night = Banner.Occasion(
            days: [.friday, .saturday],
            hours: [Banner.Hours(from: .seconds(79_200), until: .seconds(7_200))])
        let calendar = BannerCalendar([.anyOf([night]), .otherwise], zone: zone)
        let start = zone.instant(of: ClockTime(Day(year: 2_026, month: 3, day: 1)))
        for period in Periods(calendar, from: start, to: start + 14 * 86_400) {
            for instant in [period.from, period.until + -1] {
                Fuzzing.require(
                    calendar.set(at: instant) == period.items, "\(period) at \(instant)")
            }
        }
    }
}
