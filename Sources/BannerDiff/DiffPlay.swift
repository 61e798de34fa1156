package import BannerCalendar

/// How both sides of a comparison are played: for how long, and against their calendars.
package struct DiffPlay: Sendable {
    /// How much of the schedules is compared, without inputs.
    package var horizon: Time
    /// Whom they are played for.
    package var viewer = Banner.Viewer()
    /// From when they are played; `nil` with every item.
    package var start: Banner.Date?
    /// The first and the last date of the calendars that are compared; `nil` if they are not.
    package var span: (from: Banner.Date, to: Banner.Date)?
    /// Where time zones come from; without files only UTC is known.
    package var zones: ZoneFiles?

    /// How many keys, items and other elements are listed.
    package var most = BannerChange.mostKeys

    /// A comparison over a horizon.
    package init(horizon: Time) { self.horizon = horizon }

    /// The zone of a banner's dates; `nil` if it is not known.
    func zone(of banner: Banner) -> Zone? {
        let id = banner.timeZone ?? ZoneID.utc
        return id == ZoneID.utc ? .utc : try? zones?.zone(id)
    }

    /// The schedule of a banner without inputs, from the start if there is one.
    func schedule(of banner: Banner) -> Schedule {
        guard let start, let zone = zone(of: banner) else { return Schedule(banner, viewer: viewer) }
        return Schedule(banner, viewer: viewer, sets: banner.sets(from: start, in: zone, upTo: horizon))
    }

    /// The schedule of one of a banner's scenarios.
    func schedule(of banner: Banner, _ scenario: Banner.Scenario) -> Schedule {
        banner.schedule(of: scenario, for: viewer, in: zone(of: banner))
    }

    /// Why a banner cannot be played from the start.
    func obstacle(_ banner: Banner) -> String? {
        guard start != nil || span != nil else { return nil }
        guard let zone = zone(of: banner) else { return "the data of its time zone cannot be read" }
        guard let start, banner.sets(from: start, in: zone, upTo: horizon) == nil else { return nil }
        return "its items come and go more than \(BannerCalendar.mostChanges) times until then; use a shorter `--for`"
    }
}
