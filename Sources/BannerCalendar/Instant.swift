extension BannerCalendar {
    /// A moment: whole seconds of POSIX time, the same everywhere.
    public struct Instant: Hashable, Comparable, Sendable {
        /// The seconds since 1970-01-01T00:00:00Z.
        package var seconds: Int64

        package init(seconds: Int64) {
            self.seconds = seconds
        }

        /// The moment this many seconds after 1970 began in UTC, cut to a whole second.
        ///
        /// An app's clock has it as `Date().timeIntervalSince1970`; a number that makes no sense is clamped.
        public init(secondsSince1970 seconds: Double) {
            let most = 1e15
            self.init(seconds: seconds.isNaN ? 0 : Int64(max(-most, min(most, seconds)).rounded(.down)))
        }

        /// The seconds since 1970 began in UTC.
        public var secondsSince1970: Double { Double(seconds) }

        /// Whether one moment is before another.
        public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
    }
}

package typealias Instant = BannerCalendar.Instant

extension Instant {

    /// The moment some seconds later.
    package static func + (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds + seconds) }

    /// The seconds from one moment to another.
    package static func - (a: Instant, b: Instant) -> Int64 { a.seconds - b.seconds }
}

/// What a wall clock shows: a day and a second of it.
package struct ClockTime: Hashable, Comparable, Sendable {
    /// The seconds that the clock has counted since it showed 1970-01-01T00:00:00, with days of 24 hours.
    package var seconds: Int64

    /// The length of a day on the clock.
    package static let day: Int64 = 86_400

    /// What the clock shows this many seconds after 1970 began on it.
    package init(seconds: Int64) {
        self.seconds = seconds
    }

    /// A second of a day; more than a day's seconds lead into the next one.
    package init(_ day: Day, second: Int64 = 0) {
        seconds = day.number * ClockTime.day + second
    }

    /// The day that the clock shows.
    package var dayShown: Day {
        let number = seconds / ClockTime.day
        return Day(number: seconds % ClockTime.day < 0 ? number - 1 : number)
    }

    /// The second of the day, from 0.
    package var secondOfDay: Int64 { seconds - dayShown.number * ClockTime.day }

    /// Whether the clock shows one time before another, if nobody sets it.
    package static func < (a: ClockTime, b: ClockTime) -> Bool { a.seconds < b.seconds }
}
