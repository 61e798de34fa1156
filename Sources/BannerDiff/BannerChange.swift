package import BannerCalendar
import BannerLanguage

/// The effect of a change to a banner file: changed keys, and their effect on the schedule and the
/// scenarios.
public struct BannerChange: Sendable {
    /// The keys that differ, in order of the new file, each list's removed elements after its
    /// others; at most 40.
    ///
    /// At most `mostKeys` are listed. A reordered list is one change, with the names of the
    /// elements in both versions.
    public let keys: [KeyChange]
    /// The number of changed keys.
    let keyCount: Int
    /// The change of the schedule.
    let schedule: ScheduleDiff
    /// The scenarios of both versions: those of the new file in order, then the removed ones.
    package let scenarios: [ScenarioChange]
    /// The change of the calendar; `nil` if it is not compared or there is none.
    let calendar: CalendarChange?
    /// The start of playback; `nil` plays every item.
    let start: Banner.Date?
    /// The effects on a viewer, the most important first.
    let effects: [DiffLine]
    /// The limit on listed keys, items and other elements.
    let most: Int
    /// The parts that were not compared, as text.
    let omissions: [String]
    /// Whether the old version does not exist.
    let isNew: Bool

    /// The limit on listed keys.
    static let maxKeys = 40

    /// Compares two versions of a file; `nil` if one has errors.
    ///
    /// - Parameters:
    ///   - before: The old version.
    ///   - after: The new version.
    ///   - horizon: The length of the compared schedules, which have no input.
    public init?(
        from before: BannerFile, to after: BannerFile, over horizon: Banner.Time = .seconds(3_600)
    ) {
        guard let old = Side(before), let new = Side(after) else { return nil }
        self.init(from: old, to: new, DiffPlay(horizon: horizon))
    }

    /// The ids of the items that come, go, or are shown for another time without inputs.
    public var changedItems: [String] { schedule.items.filter(\.isChanged).map(\.id) }

    /// The names of the scenarios that come, go, or play otherwise.
    public var changedScenarios: [String] { scenarios.filter(\.isChanged).map(\.name) }

    /// A version of a banner, with its keys.
    struct Side {
        let banner: Banner
        let keys: ComparedValue

        /// The banner in a file; `nil` if the file has errors.
        init?(_ file: BannerFile) {
            guard let banner = file.banner, let document = file.document else { return nil }
            self.banner = banner
            // Breakpoints are compared as keys, so they are not applied.
            let json = ResolvedBanner.json(of: banner, document)
            keys = ComparedValue(json: json, node: document.root)
        }

        /// Whether both versions have the same meaning; default names, which come from file names,
        /// are ignored.
        func isSame(as other: Side) -> Bool {
            let key = keys.node?["name"] == nil && other.keys.node?["name"] == nil ? "name" : nil
            return keys.json?.without(key).identity == other.keys.json?.without(key).identity
        }
    }

    /// Compares two versions; `nil` for a banner that is added or deleted.
    init(from before: Side?, to after: Side?, _ play: DiffPlay) {
        let changes = KeyComparison(before?.keys, after?.keys).changes
        (keys, keyCount) = (Array(changes.prefix(play.most)), changes.count)
        let (old, new) = (before?.banner.renamed(changes), after?.banner)
        schedule = ScheduleDiff(from: old, to: new, play)
        scenarios = ScenarioChange.all(from: old, to: new, play)
        calendar = CalendarChange(from: old, to: new, play)
        effects = ChangeEffects(before?.banner, new).lines(schedule, calendar, changes)
        omissions =
            BannerChange.omissions(old, new, play)
            + scenarios.filter(\.isCut).map {
                """
                the scenario `\($0.name)` after its first \(ScenarioChange.maxCompared) page \
                changes, except their number
                """
            }
        (start, most) = (play.start, play.most)
        isNew = before == nil
    }

    /// Describes the parts that are not compared.
    private static func omissions(_ before: Banner?, _ after: Banner?, _ play: DiffPlay) -> [String]
    {
        guard let before, let after else { return [] }
        let banners = [before, after]
        var words: [String] = []
        if banners.contains(where: \.hasCalendar) {
            if banners.contains(where: { play.zone(of: $0) == nil }) {
                words.append("the calendar: the data of its time zone cannot be read")
            } else if play.span == nil, CalendarSpan(from: before, to: after)?.isCut == true {
                words.append("the calendar on other dates: set `--from` and `--to`")
            }
            if play.start == nil {
                words.append("timelines from a date: set `--start`")
            }
        }
        if banners.contains(where: { !$0.breakpoints.isEmpty }) {
            words.append("other widths: set `--viewport`")
        }
        return words
    }
}

extension Banner {
    /// The banner with the new ids of its renamed items; a card without a title keeps its words.
    package func renamed(_ keys: [BannerChange.KeyChange]) -> Banner {
        var banner = self
        for key in keys where key.place.count == 3 && key.place[2] == "id" {
            guard let id = key.after, let place = items.firstIndex(where: { $0.id == key.before })
            else { continue }
            banner.items[place].id = id
            if items[place].image == nil {
                banner.items[place].title = items[place].title ?? key.before
            }
        }
        return banner
    }
}

/// The parameters for playing both versions of a comparison.
package struct DiffPlay {
    /// The length of the compared schedules, which have no input.
    var horizon: Time
    /// The simulated viewer.
    package var viewer = Banner.Viewer()
    /// The start of playback; `nil` plays every item.
    package var start: Banner.Date?
    /// The dates of the compared calendars; `nil` for the default span.
    package var span: (from: Banner.Date, to: Banner.Date)?
    /// The time zone files; without them only UTC is known.
    package var zones: ZoneFiles?

    /// The limit on listed keys, items and other elements.
    package var most = BannerChange.maxKeys

    /// Creates parameters with a horizon.
    package init(horizon: Time) { self.horizon = horizon }

    /// The time zone of a banner; `nil` if its file cannot be read.
    func zone(of banner: Banner) -> Zone? {
        let id = banner.timeZone ?? ZoneID.utc
        return id == ZoneID.utc ? .utc : try? zones?.zone(id)
    }

    /// The schedule of a banner without input, from the start date if there is one.
    func schedule(of banner: Banner) -> Schedule {
        guard let start, let zone = zone(of: banner) else {
            return Schedule(banner, viewer: viewer)
        }
        return Schedule(
            banner, viewer: viewer, sets: banner.sets(from: start, in: zone, upTo: horizon))
    }

    func schedule(of banner: Banner, _ scenario: Banner.Scenario) -> Schedule {
        banner.schedule(of: scenario, for: viewer, in: zone(of: banner))
    }

    /// The reason why a banner cannot be played from the start date; `nil` if it can.
    func obstacle(_ banner: Banner) -> String? {
        guard start != nil || span != nil else { return nil }
        guard let zone = zone(of: banner) else { return "the data of its time zone cannot be read" }
        guard let start, banner.sets(from: start, in: zone, upTo: horizon) == nil else {
            return nil
        }
        return
            """
            its items come and go more than \(BannerCalendar.maxChanges) times until then; use a \
            shorter `--for`
            """
    }
}
