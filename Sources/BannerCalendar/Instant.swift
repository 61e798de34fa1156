extension BannerCalendar {
    /// An instant: whole seconds of POSIX time, independent of time zones.
    public struct Instant: Hashable, Comparable, Sendable {
        /// The number of seconds since 1970-01-01T00:00:00Z.
        package var seconds: Int64

        package init(seconds: Int64) {
            self.seconds = seconds
        }

        /// The instant this many seconds after 1970-01-01T00:00:00Z, rounded down to a whole
        /// second.
        ///
        /// An app passes `Date().timeIntervalSince1970`. NaN counts as 0, and very large numbers
        /// are clamped.
        public init(secondsSince1970 seconds: Double) {
            let most = 1e15
            self.init(seconds: seconds.isNaN ? 0 : Int64(max(-most, min(most, seconds)).rounded(.down)))
        }

        /// The number of seconds since 1970-01-01T00:00:00Z.
        public var secondsSince1970: Double { Double(seconds) }

        /// Whether an instant is before another.
        public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
    }
}

package typealias Instant = BannerCalendar.Instant

extension Instant {

    /// The instant `seconds` seconds later.
    package static func + (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds + seconds) }

    /// The number of seconds from `b` to `a`.
    package static func - (a: Instant, b: Instant) -> Int64 { a.seconds - b.seconds }
}

/// A local time as a wall clock shows it: a day and a second of the day.
package struct ClockTime: Hashable, Comparable, Sendable {
    /// The number of seconds from 1970-01-01T00:00:00 local time, with days of 24 hours.
    package var seconds: Int64

    /// The number of seconds in a day.
    package static let day: Int64 = 86_400

    /// The local time this many seconds after 1970-01-01T00:00:00 local time.
    package init(seconds: Int64) {
        self.seconds = seconds
    }

    /// The local time at a second of a day; more than a day's seconds lead to the next day.
    package init(_ day: Day, second: Int64 = 0) {
        seconds = day.number * ClockTime.day + second
    }

    /// The local day.
    package var dayShown: Day {
        let number = seconds / ClockTime.day
        return Day(number: seconds % ClockTime.day < 0 ? number - 1 : number)
    }

    /// The second of the day, from 0.
    package var secondOfDay: Int64 { seconds - dayShown.number * ClockTime.day }

    /// Whether a local time is before another, if the clock is not set in between.
    package static func < (a: ClockTime, b: ClockTime) -> Bool { a.seconds < b.seconds }
}
