/// The dates of a preview: the start of playback, and the span of the calendar.
struct PreviewDates {
    /// The start of playback; `nil` plays every item.
    var start: Banner.Date?
    private var from, to: Banner.Date?

    init(_ arguments: Arguments) throws(Failure) {
        start = try arguments.date(of: .start)
        from = try arguments.date(of: .from)
        to = try arguments.date(of: .to)
    }

    /// Whether the command line has any of the options.
    var areGiven: Bool { start != nil || from != nil || to != nil }

    /// Fills in missing ends of the span from the dates of banners.
    func completed(for dates: PageSpan) -> PreviewDates {
        var all = self
        let whole = dates.whole(from: start)
        switch (from, to) {
        case (nil, nil): (all.from, all.to) = whole
        case (let from?, nil): all.to = (from.calendarDay + 27).asDate
        case (nil, let to?): all.from = min(to.calendarDay + -27, start?.calendarDay ?? to.calendarDay).asDate
        case (_?, _?): break
        }
        return all
    }

    /// Adds the calendar to a page, if the banner has one or playback starts at a date.
    func add(to source: inout PageSource) throws(Failure) {
        guard let banner = source.banner else { return }
        let hasDates = banner.hasCalendar || start != nil
        guard hasDates || banner.scenarios.contains(where: { $0.start != nil }) else { return }
        let zone = try banner.zone()
        source.addPlays(of: banner, in: zone)
        guard hasDates else { return }
        var dates = PageSpan()
        dates.add(banner)
        let (from, to) = try completed(for: dates).span(in: zone)
        source.calendar = PageCalendar(banner, zone: zone, from: from, to: to)
        guard let start else { return }
        let instant = start.instant(in: zone)
        try require(
            instant >= from && instant < to,
            "`--start \(DateText.write(start))` is not within the calendar, which is from \(zone.text(from)) to "
                + zone.text(to), help: "write `--from` and `--to` around it, or leave them out")
        source.start = instant
    }

    /// A banner's calendar in a gallery with a complete span; `nil` for a banner without dates.
    func galleryCalendar(_ banner: Banner?) throws(Failure) -> PageCalendar? {
        guard let banner, banner.hasCalendar else { return nil }
        let zone = try banner.zone()
        let (from, to) = try span(in: zone)
        return PageCalendar(banner, zone: zone, from: from, to: to, most: GalleryPage.mostChanges)
    }

    /// The instants of a complete span.
    private func span(in zone: Zone) throws(Failure) -> (from: Instant, to: Instant) {
        guard let from, let to else { return (Instant(seconds: 0), Instant(seconds: ClockTime.day)) }
        return try DateSpan(from: from, to: to).interval(in: zone)
    }
}
