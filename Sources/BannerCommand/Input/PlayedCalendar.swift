/// The items of a banner that are available while it is played from a date on.
struct PlayedCalendar: Sendable {
    /// The sets, in order.
    let sets: SetTimeline
    /// What the clock shows at a time of the banner.
    let local: @Sendable (Time) -> String

    /// The sets up to a time of the banner.
    init(
        _ banner: Banner, from date: Banner.Date, upTo end: Time, during hours: [Banner.Hours] = [],
        zones: ZoneFiles = TimeZones.files
    ) throws(Failure) {
        let zone = try banner.zone(from: zones)
        let calendar = BannerCalendar(banner, zone: zone)
        guard let sets = calendar.sets(from: date.instant(in: zone), upTo: end, during: hours) else {
            throw .usage(
                "the items come and go more than \(BannerCalendar.mostChanges) times until then",
                help: "play a shorter time; a calendar has no such limit")
        }
        self.sets = sets
        local = zone.clock(from: date.instant(in: zone))
    }
}

/// A banner as it is played: from a date on with the items that are available then, or with all of them.
struct PlayedBanner {
    /// The banner.
    let banner: Banner
    let schedule: Schedule
    /// What the clock shows; `nil` without a start.
    let local: (@Sendable (Time) -> String)?

    init(
        _ banner: Banner, for viewer: Banner.Viewer, inputs: [Banner.Input] = [], from start: Banner.Date?,
        upTo end: Time, during hours: [Banner.Hours] = [],
        zones: ZoneFiles = TimeZones.files
    ) throws(Failure) {
        self.banner = banner
        let calendar = try start.map { date throws(Failure) in
            try PlayedCalendar(banner, from: date, upTo: end, during: hours, zones: zones)
        }
        schedule = Schedule(
            banner, viewer: viewer, inputs: inputs, sets: calendar?.sets, keepsPlaces: start == nil)
        local = calendar?.local
    }
}
