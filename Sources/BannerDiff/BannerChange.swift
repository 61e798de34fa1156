import BannerLanguage

/// What a change to a banner file does: the keys that differ, and what that does to the schedule and the scenarios.
public struct BannerChange: Sendable {
    /// The keys that differ, in order of the new file, each list's removed elements after its others; at most 40.
    ///
    /// A list in another order is one of them, with the names of the elements that both sides have.
    public let keys: [KeyChange]
    /// How many keys differ.
    package let keyCount: Int
    /// The difference between the schedules.
    package let schedule: ScheduleDiff
    /// Every scenario of either side: those of the new file in order, then the removed ones.
    package let scenarios: [ScenarioChange]
    /// What differs in the calendar; `nil` if that was not asked for, or there is none.
    package let calendar: CalendarChange?
    /// From when the schedules are played; `nil` with every item.
    package let start: Banner.Date?
    /// How many keys, items and other elements are listed.
    package let most: Int
    /// What was not compared, in words.
    package let omissions: [String]
    /// Which of the two banners exist.
    package let exists: ScheduleDiff.Sides<Bool>

    /// How many changed keys are listed.
    package static let mostKeys = 40

    /// The change from one file to another; `nil` if one of them is not a banner.
    ///
    /// - Parameters:
    ///   - before: the file as it was.
    ///   - after: the file as it is.
    ///   - horizon: how much of the schedules is compared, without inputs.
    public init?(from before: BannerFile, to after: BannerFile, over horizon: Banner.Time = .seconds(3_600)) {
        guard let old = Side(before), let new = Side(after) else { return nil }
        self.init(from: old, to: new, DiffPlay(horizon: horizon))
    }

    /// The ids of the items that come, go, or are shown for another time without inputs.
    public var changedItems: [String] { schedule.items.filter(\.isChanged).map(\.id) }

    /// The names of the scenarios that come, go, or play otherwise.
    public var changedScenarios: [String] { scenarios.filter(\.isChanged).map(\.name) }

    /// A banner with its keys.
    package struct Side: Sendable {
        package let banner: Banner
        let keys: ComparedValue

        /// The banner in a file; `nil` if it is not one.
        package init?(_ file: BannerFile) {
            guard let banner = file.banner, let document = file.document else { return nil }
            self.banner = banner
            // In its own window it has its breakpoints.
            let json = ResolvedBanner.json(of: banner, document).without(Banner.Data.reserved)
            keys = ComparedValue(json: json, node: document.root)
        }

        /// Whether both mean the same: a file without a name uses its file name, which does not count beside another.
        package func isSame(as other: Side) -> Bool {
            let key = keys.node?["name"] == nil && other.keys.node?["name"] == nil ? "name" : nil
            return keys.json?.without(key).identity == other.keys.json?.without(key).identity
        }
    }

    /// The change from one banner to another; a missing side means that the banner is new, or gone.
    package init(from before: Side?, to after: Side?, _ play: DiffPlay) {
        let changes = KeyComparison(before?.keys, after?.keys).changes
        (keys, keyCount) = (Array(changes.prefix(play.most)), changes.count)
        schedule = ScheduleDiff(from: before?.banner, to: after?.banner, play)
        scenarios = ScenarioChange.all(from: before?.banner, to: after?.banner, play)
        calendar = CalendarChange(from: before?.banner, to: after?.banner, play)
        omissions =
            BannerChange.omissions(before?.banner, after?.banner, play)
            + scenarios.filter(\.isCut).map {
                "the scenario `\($0.name)` after its first \(ScenarioChange.mostCompared) changes of page, but for their number"
            }
        (start, most) = (play.start, play.most)
        exists = ScheduleDiff.Sides(before: before != nil, after: after != nil)
    }

    /// What the comparison of two banners leaves out.
    private static func omissions(_ before: Banner?, _ after: Banner?, _ play: DiffPlay) -> [String] {
        guard let before, let after else { return [] }
        let banners = [before, after]
        var words: [String] = []
        if banners.contains(where: \.hasCalendar) {
            if banners.contains(where: { play.zone(of: $0) == nil }) {
                words.append("the calendar: the data of its time zone cannot be read")
            } else if play.span == nil, CalendarSpan(from: before, to: after)?.isCut == true {
                words.append("the calendar on other dates: `--from` and `--to` say which")
            }
            if play.start == nil {
                words.append("timelines on a date: they have every item, and `--start` plays them from one")
            }
        }
        if banners.contains(where: { !$0.breakpoints.isEmpty }) {
            words.append("other widths: `--viewport` says one")
        }
        return words
    }
}
