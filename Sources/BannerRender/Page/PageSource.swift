/// What a page shows: a banner file, read and checked.
package struct PageSource: Sendable {
    /// The banner; `nil` if the file has errors.
    package var banner: Banner?
    /// Whom it is played for.
    package var viewer: Banner.Viewer
    /// The banner's name, or the file's if it has none.
    package var name: String
    /// The file's path as given.
    package var path: String
    /// What was found in the file.
    package var findings: [PageFinding]
    /// The items' pictures by page, as `data:` URLs; an item without one is drawn as a card.
    package var images: [Int: String] = [:]
    /// What each scenario expects, in order of scenarios.
    package var expectations: [[PageExpectation]] = []
    /// When its items are available, over the span that the page shows; `nil` if that is always.
    package var calendar: PageCalendar?
    /// From when the page plays; `nil` with every item.
    package var start: Instant?
    /// The calendar of each scenario that has a start, in order of scenarios.
    package var plays: [PageCalendar?] = []

    /// A file with what was found in it.
    package init(
        banner: Banner?, for viewer: Banner.Viewer = Banner.Viewer(), name: String, path: String,
        findings: [PageFinding]
    ) {
        (self.banner, self.viewer) = (banner, viewer)
        (self.name, self.path, self.findings) = (name, path, findings)
    }

    /// The banner as the viewer sees it.
    var fitted: Banner.Fitted? { banner?.fitted(to: viewer) }

    /// Adds the calendars of the scenarios that have a start.
    package mutating func addPlays(of banner: Banner, in zone: Zone) {
        plays = banner.scenarios.map { scenario in
            scenario.start.map { date in
                let from = date.instant(in: zone)
                // At least a day, because a viewer can keep watching after the scenario.
                let length = max(ClockTime.day, scenario.duration.wholeSeconds + 1)
                return PageCalendar(banner, zone: zone, from: from, to: from + length)
            }
        }
    }
}
