/// When each item of a banner may be shown: its occasions, with instants in place of dates.
///
/// It answers two questions: the set at one instant, and the sets of a period one after another.
public struct BannerCalendar: Sendable {
    /// The zone of the dates.
    package let zone: Zone
    /// The items' ids; none of a calendar of occasions alone.
    let ids: [String]
    /// Where the zones of other banners come from.
    let zones: Zones
    /// The number of items.
    package let count: Int
    /// The occasions of all items, in order.
    let occasions: [Occasion]
    /// What decides about each item.
    let kinds: [Kind]
    /// Items that are always available.
    let alwaysCount: Int
    /// Items that are available only while no other one is.
    let otherwiseCount: Int
    /// Items that changes, periods and openings leave out, and without which there is a gap; they keep away those that say
    /// `otherwise` all the same.
    package var hidden: Set<Int> = []

    /// What decides about an item.
    enum Kind: Equatable, Sendable {
        /// Nothing: it is always available.
        case always
        /// Its occasions, by their numbers.
        case occasions(Range<Int>)
        /// All other items.
        case otherwise
    }

    /// The calendar of a banner.
    package init(_ banner: Banner, zone: Zone, zones: Zones = .utc) {
        self.init(banner.items.map(\.when), zone: zone, ids: banner.items.map(\.id), zones: zones)
    }

    /// The calendar of items of which each says when it may be shown.
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

    /// When the last of the shown items with occasions goes for good; `nil` if one has no end, or there is none.
    package var end: Instant? {
        let ends = occasions.filter { $0.from < $0.until && !hidden.contains($0.item) }.map(\.until)
        return ends.max().flatMap { $0.seconds < .max ? $0 : nil }
    }

    /// The items that are available at an instant, in file order; the cost is that of four dates for each window.
    package func set(at instant: Instant) -> [Int] {
        let day = zone.clock(at: instant).dayShown
        var others: [Int] = []
        var found: [Int] = []
        for (item, kind) in kinds.enumerated() {
            switch kind {
            case .always: found.append(item)
            case .otherwise: others.append(item)
            case .occasions(let range):
                if occasions[range].contains(where: { $0.holds(at: instant, on: day, in: zone) }) { found.append(item) }
            }
        }
        return found.isEmpty ? others : found
    }
}

/// An occasion, with instants in place of dates.
struct Occasion: Sendable {
    /// The item that is available while it holds.
    let item: Int
    /// The first instant and the end.
    let from, until: Instant
    /// The windows of the days; `nil` if it holds from beginning to end.
    let windows: Windows?

    /// Windows on some days.
    struct Windows: Sendable {
        /// A bit for each weekday, Monday first.
        let weekdays: UInt8
        /// The dates on which a window may begin, by `from` and `until` that are dates alone.
        let dates: ClosedRange<Day>
        /// Days of the month, months and weeks; `nil` for all.
        let recurrence: Recurrence?
        /// The beginnings and ends in seconds after midnight; an end on the next day has a day more.
        let hours: [(from: Int64, until: Int64)]

        /// Whether a window begins on a day.
        func open(on day: Day) -> Bool {
            weekdays & 1 << UInt8(day.weekdayNumber) != 0 && dates.contains(day) && recurrence?.contains(day) ?? true
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
        // A date alone bounds the dates on which windows begin: the last one may end on the next day.
        let last = occasion.until.flatMap { $0.time == nil ? $0.calendarDay : nil }
        let end = hours.reduce(ClockTime.day) { max($0, $1.until) }
        until =
            last.map { zone.instant(of: ClockTime($0, second: end)) }
            ?? occasion.until?.instant(in: zone, isEnd: true) ?? Instant(seconds: .max)
        let first = occasion.from.flatMap { $0.time == nil ? $0.calendarDay : nil } ?? Day(number: .min)
        let isWhole = hours.contains { $0.from == 0 && $0.until == ClockTime.day }
        let isDaily = days == 0x7F && recurrence == nil && end == ClockTime.day
        windows =
            isDaily && isWhole
            ? nil
            : Windows(
                weekdays: days, dates: first...max(first, last ?? Day(number: .max)), recurrence: recurrence,
                hours: hours)
    }

    /// Whether it holds at an instant at which the clock shows a day.
    func holds(at instant: Instant, on day: Day, in zone: Zone) -> Bool {
        guard from <= instant, instant < until else { return false }
        guard let windows else { return true }
        // A window can have begun the day before, and a zone can skip a day or show it twice.
        for distance: Int64 in -2...1 where windows.open(on: day + distance) {
            for window in windows.hours {
                let date = day + distance
                guard zone.instant(of: ClockTime(date, second: window.from)) <= instant else { continue }
                if instant < zone.instant(of: ClockTime(date, second: window.until)) { return true }
            }
        }
        return false
    }
}
