extension BannerCalendar {
    /// The changes of the set from an instant, which is time 0, up to and including a time; `nil`
    /// if there are too many.
    ///
    /// Outside the opening hours, if there are any, no item is available.
    package func sets(from start: Instant, upTo end: Time, during hours: [Banner.Hours] = [])
        -> SetTimeline?
    {
        // A change at the very end is still visible there.
        let last = start + end.wholeSeconds + 1
        var changes = SetChanges(self, after: start, before: last)
        var doors = SetChanges(
            BannerCalendar(openDuring: hours, zone: zone), after: start, before: last)
        var available = Set(changes.items)
        var isOpen = doors.isAvailable(0)
        var timeline = SetTimeline(first: isOpen ? changes.items : [])
        var (change, door) = (changes.next(), doors.next())
        while let at = change.map({ change in door.map { min($0.at, change.at) } ?? change.at })
            ?? door?.at
        {
            let closing = isOpen && door?.at == at ? available.sorted() : []
            var toggled: [Int] = []
            if let next = change, next.at == at {
                available.formSymmetricDifference(next.items)
                toggled = next.items
                change = changes.next()
            }
            if door?.at == at {
                isOpen.toggle()
                toggled = isOpen ? available.sorted() : closing
                door = doors.next()
            } else if !isOpen {
                toggled = []
            }
            if !toggled.isEmpty { timeline.add(at: .seconds(at - start), toggling: toggled) }
            guard timeline.times.count <= BannerCalendar.maxChanges else { return nil }
        }
        return timeline
    }

    /// The calendar of one item that is available during opening hours, or always if there are
    /// none.
    package init(openDuring hours: [Banner.Hours], zone: Zone) {
        self.init([hours.isEmpty ? nil : .anyOf([Banner.Occasion(hours: hours)])], zone: zone)
    }

    /// The maximum number of changes to play: a few centuries of an item that comes and goes every
    /// day.
    package static let maxChanges = 1_000_000
}

extension Schedule {
    /// What a banner does from an instant on, with the items that are on: the events of a session
    /// with this calendar.
    ///
    /// It is `nil` if the items come and go more than a million times.
    ///
    /// ```swift
    /// let day = Banner.Schedule(
    ///     banner, calendar: calendar, startingAt: midnight, upTo: .minutes(24 * 60))
    /// let shown = day?.exposure(over: .minutes(24 * 60)).items.map(\.shown)
    /// ```
    ///
    /// - Parameters:
    ///   - banner: the banner.
    ///   - viewer: the window, and whether motion is reduced.
    ///   - inputs: what happens to it from outside, in order of time.
    ///   - calendar: the banner's calendar.
    ///   - start: the instant of time 0.
    ///   - end: up to when the calendar counts; later the items no longer change.
    public init?(
        _ banner: Banner, viewer: Banner.Viewer = Banner.Viewer(), inputs: [Banner.Input] = [],
        calendar: BannerCalendar, startingAt start: BannerCalendar.Instant, upTo end: Banner.Time
    ) {
        guard let sets = calendar.sets(from: start, upTo: end) else { return nil }
        self.init(banner, viewer: viewer, inputs: inputs, sets: sets)
    }
}

extension Banner {
    /// The calendar's sets from a date on.
    package func sets(from start: Date, in zone: Zone, upTo end: Time) -> SetTimeline? {
        BannerCalendar(self, zone: zone).sets(from: start.instant(in: zone), upTo: end)
    }
}

extension Zone {
    /// The local date and time at times after an instant, such as `2026-11-27T06:00:00+09:00`.
    package func clock(from start: Instant) -> @Sendable (Time) -> String {
        { time in text(start + time.wholeSeconds) }
    }
}
