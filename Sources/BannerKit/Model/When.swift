extension Banner {
    /// Whether any item has a calendar rule.
    package var hasCalendar: Bool { items.contains { $0.when != nil } }

    /// The times at which an item may be shown («What a banner means», The calendar).
    public enum When: Hashable, Sendable {
        /// While at least one of these occasions holds.
        case anyOf([Occasion])
        /// While no item with occasions is available.
        case otherwise

        /// The maximum number of occasions («What a banner means», Limits).
        package static let occasionLimit = 100
    }

    /// A time in which an item may be shown: it holds while all its properties hold.
    ///
    /// ```swift
    /// let morning = Banner.Hours(from: .seconds(6 * 3_600), until: .seconds(12 * 3_600))
    /// let weekend = Banner.Occasion(days: [.saturday, .sunday], hours: [morning])
    /// ```
    public struct Occasion: Hashable, Sendable {
        /// The first instant; `nil` for no beginning.
        public var from: Date?
        /// The end, not included; `nil` for none.
        ///
        /// A date without a time of day includes that whole day.
        public var until: Date?
        /// The days of the week; empty for all.
        public var days: [Weekday]
        /// The days of the month; empty for all.
        public var monthDays: [MonthDays]
        /// The months; empty for all.
        public var months: [Month]
        /// Every so many weeks; `nil` for every week.
        public var everyWeeks: EveryWeeks?
        /// The windows of a day; empty for the whole day.
        public var hours: [Hours]

        /// The maximum number of windows («What a banner means», Limits).
        package static let windowLimit = 24

        /// An occasion; by default it always holds.
        public init(
            from: Date? = nil, until: Date? = nil, days: [Weekday] = [],
            monthDays: [MonthDays] = [],
            months: [Month] = [], everyWeeks: EveryWeeks? = nil, hours: [Hours] = []
        ) {
            self.from = from
            self.until = until
            self.days = days
            self.monthDays = monthDays
            self.months = months
            self.everyWeeks = everyWeeks
            self.hours = hours
        }
    }

    /// Days of every month, as in `1-15`: from 1, or from -1 for the last day of the month
    /// backwards.
    public struct MonthDays: Hashable, Sendable {
        /// The first day, 1 … 31 or -31 … -1.
        public var first: Int
        /// The last day, with the sign of the first one and not before it.
        public var last: Int

        /// The days from one to another.
        public init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }

    /// A month of the year.
    public enum Month: String, CaseIterable, Sendable {
        /// January.
        case jan
        /// February.
        case feb
        /// March.
        case mar
        /// April.
        case apr
        /// May.
        case may
        /// June.
        case jun
        /// July.
        case jul
        /// August.
        case aug
        /// September.
        case sep
        /// October.
        case oct
        /// November.
        case nov
        /// December.
        case dec

        /// The number of the month, 1 … 12.
        package var number: Int { (Month.allCases.firstIndex(of: self) ?? 0) + 1 }
    }

    /// Every so many weeks, which begin on Monday.
    public struct EveryWeeks: Hashable, Sendable {
        /// The number of weeks, 2 … 52.
        public var count: Int
        /// A date in the first such week; there is none before it.
        public var from: Date

        /// Every `count` weeks from the week of a date on.
        public init(count: Int, from: Date) {
            self.count = count
            self.from = from
        }
    }

    /// A day of the week.
    public enum Weekday: CaseIterable, Sendable {
        /// The first day of the week, as in ISO 8601.
        case monday
        /// The second day of the week.
        case tuesday
        /// The third day of the week.
        case wednesday
        /// The fourth day of the week.
        case thursday
        /// The fifth day of the week.
        case friday
        /// The sixth day of the week.
        case saturday
        /// The seventh day of the week.
        case sunday
    }

    /// A daily window, in times of day in the banner's time zone.
    public struct Hours: Hashable, Sendable {
        /// The time of day at which it opens, in whole minutes.
        public var from: Time
        /// The time of day at which it closes, up to 24 h; if it is before `from`, the window
        /// closes on the next day.
        public var until: Time

        /// A window between two times of day.
        public init(from: Time, until: Time) {
            self.from = from
            self.until = until
        }
    }

    /// A date, with or without a time of day and a UTC offset.
    ///
    /// ```swift
    /// let newYear = Banner.Date(year: 2027, month: 1, day: 1)
    /// ```
    public struct Date: Hashable, Sendable {
        /// The year, 2000 … 2399.
        public var year: Int
        /// The month, 1 … 12.
        public var month: Int
        /// The day of the month, from 1.
        public var day: Int
        /// The time of day in whole seconds, up to 24 h; `nil` for the whole day.
        public var time: Time?
        /// The offset from UTC in whole minutes, which makes the date an exact instant; `nil` for
        /// the banner's time zone.
        public var offset: Time?

        /// A date; by default the whole day in the banner's time zone.
        public init(year: Int, month: Int, day: Int, time: Time? = nil, offset: Time? = nil) {
            self.year = year
            self.month = month
            self.day = day
            self.time = time
            self.offset = offset
        }
    }
}
