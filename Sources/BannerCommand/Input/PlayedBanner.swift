/// A simulated banner: from a date with the items available then, or without a date with all items.
struct PlayedBanner {
    let banner: Banner
    let schedule: Schedule
    /// Formats the local time of an instant in the simulation; `nil` without a start date.
    private(set) var local: (@Sendable (Time) -> String)?

    init(
        _ banner: Banner, for viewer: Banner.Viewer, inputs: [Banner.Input] = [], from start: Banner.Date?,
        upTo end: Time, during hours: [Banner.Hours] = [],
        zones: ZoneFiles = TimeZones.files
    ) throws(Failure) {
        self.banner = banner
        var sets: SetTimeline?
        if let start {
            let zone = try banner.zone(from: zones)
            let first = start.instant(in: zone)
            sets = BannerCalendar(banner, zone: zone).sets(from: first, upTo: end, during: hours)
            try require(
                sets != nil, "the items come and go more than \(BannerCalendar.mostChanges) times until then",
                help: "play a shorter time; a calendar has no such limit")
            local = zone.clock(from: first)
        }
        schedule = Schedule(banner, viewer: viewer, inputs: inputs, sets: sets, keepsPlaces: start == nil)
    }
}
