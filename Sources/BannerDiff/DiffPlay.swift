package import BannerCalendar

/// The parameters for playing both versions of a comparison.
package struct DiffPlay: Sendable {
    /// The length of the compared schedules, which have no input.
    package var horizon: Time
    /// The simulated viewer.
    package var viewer = Banner.Viewer()
    /// The start of playback; `nil` plays every item.
    package var start: Banner.Date?
    /// The dates of the compared calendars; `nil` for the default span.
    package var span: (from: Banner.Date, to: Banner.Date)?
    /// The time zone files; without them only UTC is known.
    package var zones: ZoneFiles?

    /// The limit on listed keys, items and other elements.
    package var most = BannerChange.mostKeys

    /// Creates parameters with a horizon.
    package init(horizon: Time) { self.horizon = horizon }

    /// The time zone of a banner; `nil` if its file cannot be read.
    func zone(of banner: Banner) -> Zone? {
        let id = banner.timeZone ?? ZoneID.utc
        return id == ZoneID.utc ? .utc : try? zones?.zone(id)
    }

    /// The schedule of a banner without input, from the start date if there is one.
    func schedule(of banner: Banner) -> Schedule {
        guard let start, let zone = zone(of: banner) else { return Schedule(banner, viewer: viewer) }
        return Schedule(banner, viewer: viewer, sets: banner.sets(from: start, in: zone, upTo: horizon))
    }

    func schedule(of banner: Banner, _ scenario: Banner.Scenario) -> Schedule {
        banner.schedule(of: scenario, for: viewer, in: zone(of: banner))
    }

    /// The reason why a banner cannot be played from the start date; `nil` if it can.
    func obstacle(_ banner: Banner) -> String? {
        guard start != nil || span != nil else { return nil }
        guard let zone = zone(of: banner) else { return "the data of its time zone cannot be read" }
        guard let start, banner.sets(from: start, in: zone, upTo: horizon) == nil else { return nil }
        return "its items come and go more than \(BannerCalendar.mostChanges) times until then; use a shorter `--for`"
    }
}
