/// The items of a banner that are available while it is played from a date on, and what the clock shows at its times.
typealias PlayedCalendar = (sets: SetTimeline, local: @Sendable (Time) -> String)

extension Banner {
    /// The sets of items from a date on up to a time of the banner; `nil` without a date.
    func played(
        from date: Date?, upTo end: Time, during hours: [Hours] = [], zones: ZoneFiles = TimeZones.files
    ) throws(Failure) -> PlayedCalendar? {
        guard let date else { return nil }
        let zone = try zone(from: zones)
        let start = date.instant(in: zone)
        guard let sets = BannerCalendar(self, zone: zone).sets(from: start, upTo: end, during: hours) else {
            throw .usage(
                "the items come and go more than \(BannerCalendar.mostChanges) times until then",
                help: "play a shorter time; a calendar has no such limit")
        }
        return (sets, zone.clock(from: start))
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
        let calendar = try banner.played(from: start, upTo: end, during: hours, zones: zones)
        schedule = Schedule(
            banner, viewer: viewer, inputs: inputs, sets: calendar?.sets, keepsPlaces: start == nil)
        local = calendar?.local
    }
}
