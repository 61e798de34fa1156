import BannerCalendar
import BannerKit
import BannerRender
import BannerRules

/// The dates of a preview: from when a page plays, and the span of its calendar.
struct PreviewDates {
    /// From when it plays; `nil` with every item.
    var start: Banner.Date?
    private var from, to: Banner.Date?

    /// What the command line says.
    init(_ arguments: Arguments) throws(Failure) {
        start = try PreviewDates.date(.start, arguments)
        from = try PreviewDates.date(.fromDate, arguments)
        to = try PreviewDates.date(.toDate, arguments)
    }

    private static func date(_ option: Option, _ arguments: Arguments) throws(Failure) -> Banner.Date? {
        try arguments.value(of: option).map { word throws(Failure) in
            try DateOption.read(word, of: "--\(option.name)")
        }
    }

    /// Whether the command line says anything.
    var areGiven: Bool { start != nil || from != nil || to != nil }

    /// The span that is not given is that of these banners' own dates.
    mutating func complete(for banners: [Banner]) {
        let days = PageSpan.days(of: banners, start: start)
        switch (from, to) {
        case (nil, nil): (from, to) = (days.from.asDate, (days.to + -1).asDate)
        case (let from?, nil): to = (from.calendarDay + 27).asDate
        case (nil, let to?): from = (min(to.calendarDay + -27, start?.calendarDay ?? to.calendarDay)).asDate
        case (_?, _?): break
        }
    }

    /// Adds the calendar to what a page shows, in a banner that has one or is played from a date.
    func add(to source: inout PageSource) throws(Failure) {
        guard let banner = source.banner else { return }
        let hasDates = banner.items.contains { $0.when != nil } || start != nil
        guard hasDates || banner.scenarios.contains(where: { $0.start != nil }) else { return }
        let zone = try banner.zone()
        source.plays = banner.scenarios.map { scenario in
            scenario.start.map { date in
                let from = date.instant(in: zone)
                // A day at least, for whoever goes on watching.
                let length = max(ClockTime.day, scenario.duration.wholeSeconds + 1)
                return PageCalendar(banner, zone: zone, from: from, to: from + length)
            }
        }
        guard hasDates else { return }
        var dates = self
        dates.complete(for: [banner])
        guard let first = dates.from, let last = dates.to else { return }
        let (from, to) = (first.instant(in: zone), last.instant(in: zone, isEnd: true))
        guard from < to else {
            throw .usage(
                "`--to \(DateText.write(last))` is not after `--from \(DateText.write(first))`",
                help: "write a later date")
        }
        source.calendar = PageCalendar(banner, zone: zone, from: from, to: to)
        guard let start else { return }
        let instant = start.instant(in: zone)
        guard instant >= from && instant < to else {
            throw .usage(
                "`--start \(DateText.write(start))` is not within the calendar from \(DateText.write(first)) to "
                    + "\(DateText.write(last))", help: "widen it with `--from` and `--to`")
        }
        source.start = instant
    }
}
