/// The calendar of a banner: each item's occasions, with dates resolved to instants.
///
/// It returns the set at an instant, and the changes of the set over a period.
///
/// ```swift
/// let calendar = BannerCalendar(banner)
/// let names = calendar?.items(at: BannerCalendar.Instant(secondsSince1970: 1_800_000_000))
/// ```
public struct BannerCalendar: Sendable {
    /// The time zone of the dates.
    package let zone: Zone
    /// The items' ids; empty for a calendar of occasions alone.
    let ids: [String]
    /// The source of time zones for other banners.
    let zones: Zones
    /// The number of items.
    package let count: Int
    /// The occasions of all items, in order.
    let occasions: [Occasion]
    /// The availability rule of each item.
    let kinds: [Kind]
    /// The number of items that are always available.
    let alwaysCount: Int
    /// The number of items that are available only while no other one is.
    let otherwiseCount: Int
    /// The items that changes, periods and openings omit, so that their time counts as a gap; they
    /// still suppress the items with `otherwise`.
    package var hidden: Set<Int> = []

    /// The availability rule of an item.
    enum Kind: Equatable {
        /// Always available.
        case always
        /// Available during its occasions, given by their numbers.
        case occasions(Range<Int>)
        /// Available while no other item is.
        case otherwise
    }

    /// The calendar of a banner.
    package init(_ banner: Banner, zone: Zone, zones: Zones = .utc) {
        self.init(banner.items.map(\.when), zone: zone, ids: banner.items.map(\.id), zones: zones)
    }

    /// The calendar of items with these rules.
    package init(_ whens: [Banner.When?], zone: Zone, ids: [String] = [], zones: Zones = .utc) {
        var occasions: [Occasion] = []
        kinds = whens.enumerated().map { item, when in
            switch when {
            case nil: return .always
            case .otherwise?: return .otherwise
            case .anyOf(let all)?:
                let first = occasions.count
                occasions += all.map { Occasion($0, item: item, zone: zone) }
                return .occasions(first..<occasions.count)
            }
        }
        self.zone = zone
        self.ids = ids
        self.zones = zones
        self.occasions = occasions
        count = whens.count
        alwaysCount = kinds.count { $0 == .always }
        otherwiseCount = kinds.count { $0 == .otherwise }
    }

    /// The end of the last occasion of the items that are not hidden; `nil` if one has no end, or
    /// there is none.
    package var end: Instant? {
        let ends = occasions.filter { $0.from < $0.until && !hidden.contains($0.item) }.map(\.until)
        return ends.max().flatMap { $0.seconds < .max ? $0 : nil }
    }

    /// The items that are available at an instant, in file order; the cost is that of four dates
    /// per window.
    package func set(at instant: Instant) -> [Int] {
        let day = zone.clock(at: instant).dayShown
        var others: [Int] = []
        var found: [Int] = []
        for (item, kind) in kinds.enumerated() {
            switch kind {
            case .always: found.append(item)
            case .otherwise: others.append(item)
            case .occasions(let range):
                if occasions[range].contains(where: { $0.holds(at: instant, on: day, in: zone) }) {
                    found.append(item)
                }
            }
        }
        return found.isEmpty ? others : found
    }
}

/// An occasion with dates resolved to instants.
struct Occasion {
    /// The item that is available while it holds.
    let item: Int
    /// The first instant, and the end, not included.
    let from, until: Instant
    /// The daily windows; `nil` if it holds from beginning to end.
    let windows: Windows?

    /// Windows on some days.
    struct Windows {
        /// A bit for each weekday, Monday first.
        let weekdays: UInt8
        /// The dates on which a window may begin, from a `from` and an `until` without a time.
        let dates: ClosedRange<Day>
        /// Days of the month, months and weeks; `nil` for all.
        let recurrence: Recurrence?
        /// The beginnings and ends in seconds after midnight; an end on the next day is more than a
        /// day.
        let hours: [(from: Int64, until: Int64)]

        /// Whether a window begins on a day.
        func open(on day: Day) -> Bool {
            weekdays & 1 << UInt8(day.weekdayNumber) != 0 && dates.contains(day)
                && recurrence?.contains(day) ?? true
        }
    }

    init(_ occasion: Banner.Occasion, item: Int, zone: Zone) {
        self.item = item
        from = occasion.from?.instant(in: zone) ?? Instant(seconds: .min)
        let recurrence = Recurrence(occasion)
        guard !occasion.days.isEmpty || !occasion.hours.isEmpty || recurrence != nil else {
            until = occasion.until?.instant(in: zone, isEnd: true) ?? Instant(seconds: .max)
            windows = nil
            return
        }
        let all = Banner.Weekday.allCases
        let days = (occasion.days.isEmpty ? all : occasion.days).reduce(0 as UInt8) { bits, day in
            bits | 1 << UInt8(all.firstIndex(of: day) ?? 0)
        }
        var hours = occasion.hours.map { window -> (from: Int64, until: Int64) in
            let (from, until) = (window.from.wholeSeconds, window.until.wholeSeconds)
            return (from, until < from ? until + ClockTime.day : until)
        }
        if hours.isEmpty { hours = [(0, ClockTime.day)] }
        // A date alone bounds the dates on which windows begin: the last one may end on the next
        // day.
        let last = occasion.until.flatMap { $0.time == nil ? $0.calendarDay : nil }
        let end = hours.reduce(ClockTime.day) { max($0, $1.until) }
        until =
            last.map { zone.instant(of: ClockTime($0, second: end)) }
            ?? occasion.until?.instant(in: zone, isEnd: true) ?? Instant(seconds: .max)
        let first =
            occasion.from.flatMap { $0.time == nil ? $0.calendarDay : nil } ?? Day(number: .min)
        let isWhole = hours.contains { $0.from == 0 && $0.until == ClockTime.day }
        let isDaily = days == 0x7F && recurrence == nil && end == ClockTime.day
        windows =
            isDaily && isWhole
            ? nil
            : Windows(
                weekdays: days, dates: first...max(first, last ?? Day(number: .max)),
                recurrence: recurrence,
                hours: hours)
    }

    /// Whether it holds at an instant, on the local day `day`.
    func holds(at instant: Instant, on day: Day, in zone: Zone) -> Bool {
        guard from <= instant, instant < until else { return false }
        guard let windows else { return true }
        // A window can begin on the previous day, and a time zone can skip a day or repeat it.
        for distance: Int64 in -2...1 where windows.open(on: day + distance) {
            for window in windows.hours {
                let date = day + distance
                guard zone.instant(of: ClockTime(date, second: window.from)) <= instant else {
                    continue
                }
                if instant < zone.instant(of: ClockTime(date, second: window.until)) { return true }
            }
        }
        return false
    }
}

extension BannerCalendar {
    /// Whether an occasion holds at any instant from `earliest` on.
    package static func everHolds(
        _ occasion: Banner.Occasion, from earliest: Instant? = nil, in zone: Zone
    ) -> Bool {
        let resolved = Occasion(occasion, item: 0, zone: zone)
        let (from, until) = (max(resolved.from, earliest ?? resolved.from), resolved.until)
        guard from < until, let windows = resolved.windows else { return from < until }
        let first =
            zone.clock(at: max(from, zone.instant(of: ClockTime(judged.lowerBound)))).dayShown + -1
        let last = zone.clock(at: min(until, zone.instant(of: ClockTime(judged.upperBound))))
            .dayShown
        return (max(first, judged.lowerBound).number...max(first, last).number).contains { number in
            let day = Day(number: number)
            return windows.open(on: day)
                && windows.hours.contains { window in
                    max(from, zone.instant(of: ClockTime(day, second: window.from)))
                        < min(until, zone.instant(of: ClockTime(day, second: window.until)))
                }
        }
    }

    /// The dates by which it is judged what never, or always, holds: all that can be written, and a
    /// cycle of the calendar.
    static let judged = Day(year: 2_000, month: 1, day: 1)...Day(year: 2_399, month: 12, day: 31)
}

extension Zone {
    /// The result of looking up a local time that should occur once.
    package enum Showing {
        /// The clock shows it once.
        case once
        /// The clock skips it; the value is the time shown instead.
        case skipped(ClockTime)
        /// The clock shows it twice, the second time after this many seconds.
        case twice(after: Int64)
    }

    /// The number of times that the clock shows a local time.
    package func showing(of clock: ClockTime) -> Showing {
        let first = instant(of: clock)
        let shown = self.clock(at: first)
        guard shown == clock else { return .skipped(shown) }
        for change in changes(from: first, to: first + 2 * ClockTime.day)
        where change.after < change.before {
            let second = Instant(seconds: clock.seconds - change.after)
            if second >= change.at && self.clock(at: second) == clock {
                return .twice(after: second - first)
            }
        }
        return .once
    }
}
