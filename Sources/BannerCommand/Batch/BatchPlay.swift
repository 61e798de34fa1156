import BannerCalendar
import BannerDiagnostics
import BannerKit

/// A record's banner as it is played, like by `simulate`.
struct BatchPlay {
    /// The banner, as it is in its own window.
    let banner: Banner
    let schedule: Schedule
    /// What the clock shows; `nil` without a start.
    private(set) var local: (@Sendable (Time) -> String)?

    /// A banner that is played from a date on, or without the calendar.
    init(
        _ whole: Banner, from start: Banner.Date?, upTo end: Time, _ dates: DateSources
    ) throws(BatchFault) {
        banner = whole.fitted()
        guard let start else {
            schedule = Schedule(banner)
            return
        }
        let zone = try BatchPlay.zone(of: banner, dates)
        guard let sets = banner.sets(from: start, in: zone, upTo: end) else {
            throw BatchFault(
                "the items come and go more than \(BannerCalendar.mostChanges) times until then",
                help: "play a shorter time; `--do calendar` has its own limit, `--max-events`")
        }
        schedule = Schedule(banner, sets: sets, keepsPlaces: false)
        local = zone.clock(from: start.instant(in: zone))
    }

    /// The zone of a banner's dates.
    static func zone(of banner: Banner, _ dates: DateSources) throws(BatchFault) -> Zone {
        do throws(Failure) {
            return try banner.zone(from: dates.files)
        } catch {
            throw BatchFault(error.message ?? "the time zone cannot be read", help: error.help.first)
        }
    }
}
