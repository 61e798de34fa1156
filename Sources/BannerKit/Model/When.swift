extension Banner {
    /// Whether any item says when it may be shown.
    package var hasCalendar: Bool { items.contains { $0.when != nil } }

    /// When an item may be shown («What a banner means», The calendar).
    public enum When: Hashable, Sendable {
        /// While one of these occasions holds.
        case anyOf([Occasion])
        /// Exactly while no item that does not say so is available.
        case otherwise

        /// The largest number of occasions («What a banner means», Limits).
        package static let occasionLimit = 100
    }

    /// A time in which an item may be shown: it holds while all its properties do.
    public struct Occasion: Hashable, Sendable {
        /// The first instant; `nil` for no beginning.
        public var from: Date?
        /// The end, not included; `nil` for none.
        ///
        /// A date without a time is that whole day.
        public var until: Date?
        /// The days of the week; empty for all.
        public var days: [Weekday]
        /// The windows of a day; empty for the whole day.
        public var hours: [Hours]

        /// The largest number of windows («What a banner means», Limits).
        package static let windowLimit = 24

        /// An occasion; by default it always holds.
        public init(from: Date? = nil, until: Date? = nil, days: [Weekday] = [], hours: [Hours] = []) {
            self.from = from
            self.until = until
            self.days = days
            self.hours = hours
        }
    }

    /// A day of the week.
    public enum Weekday: CaseIterable, Sendable {
        /// The first working day.
        case monday
        /// The second working day.
        case tuesday
        /// The third working day.
        case wednesday
        /// The fourth working day.
        case thursday
        /// The fifth working day.
        case friday
        /// The first day of the weekend.
        case saturday
        /// The second day of the weekend.
        case sunday
    }

    /// A window of a day, in times of day on the clock of the banner's zone.
    public struct Hours: Hashable, Sendable {
        /// The time of day at which it opens, in whole minutes.
        public var from: Time
        /// The time of day at which it closes, up to 24 h; before `from` for one that closes on the next day.
        public var until: Time

        /// A window between two times of day.
        public init(from: Time, until: Time) {
            self.from = from
            self.until = until
        }
    }

    /// A date, with or without a time of day and an offset.
    public struct Date: Hashable, Sendable {
        /// The year, 2000 … 2399.
        public var year: Int
        /// The month, 1 … 12.
        public var month: Int
        /// The day of the month, from 1.
        public var day: Int
        /// The time of day in whole seconds, up to 24 h; `nil` for the whole day.
        public var time: Time?
        /// The distance from UTC in whole minutes, which makes it an exact instant; `nil` for a date on the banner's clock.
        public var offset: Time?

        /// A date; by default the whole day on the banner's clock.
        public init(year: Int, month: Int, day: Int, time: Time? = nil, offset: Time? = nil) {
            self.year = year
            self.month = month
            self.day = day
            self.time = time
            self.offset = offset
        }
    }
}
