package import BannerKit

extension BannerCalendar {
    /// What changes from an instant on, which is time 0, up to and including a time; `nil` if that is too much to play.
    package func sets(from start: Instant, upTo end: Time) -> SetTimeline? {
        // A set that changes at the very end is seen there.
        let seconds = end.microseconds / 1_000_000
        var changes = SetChanges(self, after: start, before: start + seconds + 1)
        var timeline = SetTimeline(first: changes.items)
        while let change = changes.next() {
            timeline.add(at: .seconds(change.at - start), toggling: change.items)
            guard timeline.times.count <= BannerCalendar.mostChanges else { return nil }
        }
        return timeline
    }

    /// The largest number of changes that is played: some centuries of an item that comes and goes every day.
    package static let mostChanges = 1_000_000
}

extension Banner {
    /// The calendar's sets from a date on.
    package func sets(from start: Banner.Date, in zone: Zone, upTo end: Time) -> SetTimeline? {
        BannerCalendar(self, zone: zone).sets(from: start.instant(in: zone), upTo: end)
    }
}

extension Zone {
    /// What the clock shows at times after an instant: `2026-11-27T06:00:00+09:00`.
    package func clock(from start: Instant) -> @Sendable (Time) -> String {
        { time in text(start + time.microseconds / 1_000_000) }
    }
}
