/// The dates of `--from` and `--to`, in the time zone of each banner.
struct DateSpan: Sendable {
    let from, to: Banner.Date

    /// The failure if one of the two options is missing.
    static func missing(_ option: Option) -> Failure {
        .usage(
            "`--\(option.name)` is missing: nothing is compared with today",
            help: "write both, as in `--from 2026-11-01 --to 2026-11-30`")
    }

    /// The calendar of a banner over this span.
    func plan(
        of banner: Banner, hiding hidden: Set<Int> = [], zones: ZoneFiles = TimeZones.files
    ) throws(Failure) -> PlannedBanner {
        let zone = try banner.zone(from: zones)
        let (from, to) = try interval(in: zone)
        return PlannedBanner(banner, zone: zone, from: from, to: to, hiding: hidden)
    }

    /// The instants of the span in a time zone.
    ///
    /// - Throws: If the end is not after the start.
    func interval(in zone: Zone) throws(Failure) -> (from: Instant, to: Instant) {
        let (start, end) = (from.instant(in: zone), to.instant(in: zone, isEnd: true))
        try require(
            start < end, "`--to \(DateText.write(to))` is not after `--from \(DateText.write(from))`",
            help: "write a later date")
        return (start, end)
    }
}

extension DateSpan {
    /// The span on the command line; `nil` without either option.
    init?(_ arguments: Arguments) throws(Failure) {
        let from = try arguments.date(of: .from)
        let to = try arguments.date(of: .to)
        guard from != nil || to != nil else { return nil }
        guard let from, let to else { throw DateSpan.missing(from == nil ? .from : .to) }
        self.init(from: from, to: to)
        // Two local dates, or two with offsets, have the same order in every zone, so the error is
        // reported before any file is read.
        if from.isLocal == to.isLocal { _ = try interval(in: .utc) }
    }
}
