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
        do throws(Failure) {
            let calendar = try PlayedCalendar(banner, from: start, upTo: end, zones: dates.files)
            schedule = Schedule(banner, sets: calendar.sets, keepsPlaces: false)
            local = calendar.local
        } catch {
            throw BatchFault(error)
        }
    }
}
