/// The dates of `--from` and `--to`, which are read in each banner's time zone.
struct DateSpan: Sendable {
    let from, to: Banner.Date

    /// What is said when one of the two options is missing.
    static func missing(_ option: Option) -> Failure {
        .usage(
            "`--\(option.name)` is missing: nothing is compared with today",
            help: "write both, as in `--from 2026-11-01 --to 2026-11-30`")
    }

    /// What is available when in a banner.
    func plan(
        of banner: Banner, hiding hidden: Set<Int> = [], zones: ZoneFiles = TimeZones.files
    ) throws(Failure) -> PlannedBanner {
        let zone = try banner.zone(from: zones)
        let (from, to) = try interval(in: zone)
        return PlannedBanner(banner, zone: zone, from: from, to: to, hiding: hidden)
    }

    /// The span in a zone.
    ///
    /// - Throws: that it does not end after its beginning there.
    func interval(in zone: Zone) throws(Failure) -> (from: Instant, to: Instant) {
        let (start, end) = (from.instant(in: zone), to.instant(in: zone, isEnd: true))
        try require(
            start < end, "`--to \(DateText.write(to))` is not after `--from \(DateText.write(from))`",
            help: "write a later date")
        return (start, end)
    }
}

extension DateSpan {
    /// What a command line says; `nil` without either option.
    init?(_ arguments: Arguments) throws(Failure) {
        let from = try arguments.date(of: .from)
        let to = try arguments.date(of: .to)
        guard from != nil || to != nil else { return nil }
        guard let from, let to else { throw DateSpan.missing(from == nil ? .from : .to) }
        self.init(from: from, to: to)
        // Between two local dates, or two exact instants, the order does not depend on the zone.
        if from.isLocal == to.isLocal { _ = try interval(in: .utc) }
    }
}
