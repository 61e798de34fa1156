/// The content of a page: a banner file that was read and checked.
package struct PageSource: Sendable {
    /// The banner; `nil` if the file has errors.
    package var banner: Banner?
    /// The simulated viewer.
    package var viewer: Banner.Viewer
    /// The banner's name; without one, the file's.
    package var name: String
    /// The file's path as given.
    package var path: String
    /// The findings in the file.
    package var findings: [PageFinding]
    /// The pictures by item index, as `data:` URLs; an item without one is drawn as a card.
    package var images: [Int: String] = [:]
    /// The expectations of each scenario, in order.
    package var expectations: [[PageExpectation]] = []
    /// The calendar of the page's span; `nil` if every item is always available.
    package var calendar: PageCalendar?
    /// The start of playback; `nil` plays every item.
    package var start: Instant?
    /// The calendars of scenarios with a start, in order of scenarios.
    package var plays: [PageCalendar?] = []

    /// Creates the content of a page from a file and its findings.
    package init(
        banner: Banner?, for viewer: Banner.Viewer = Banner.Viewer(), name: String, path: String,
        findings: [PageFinding]
    ) {
        (self.banner, self.viewer) = (banner, viewer)
        (self.name, self.path, self.findings) = (name, path, findings)
    }

    /// The banner in the viewer's window.
    var fitted: Banner.Fitted? { banner?.fitted(to: viewer) }

    /// Adds the calendars of scenarios with a start.
    package mutating func addPlays(of banner: Banner, in zone: Zone) {
        plays = banner.scenarios.map { scenario in
            scenario.start.map { date in
                let from = date.instant(in: zone)
                // At least a day, because playback can continue after the scenario.
                let length = max(ClockTime.day, scenario.duration.wholeSeconds + 1)
                return PageCalendar(banner, zone: zone, from: from, to: from + length)
            }
        }
    }
}
