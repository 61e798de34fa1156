/// A banner before and after a change, as its page shows it.
struct ChangedBanner {
    private let change: FileChange
    private var before, after: PreviewFile

    /// Both versions of a file; `nil` if one of them does not exist or could not be read.
    init?(_ change: FileChange, _ old: DiffRun.Version, _ new: DiffRun.Version) {
        guard case .file(let oldFile, let oldReading) = old.version,
            case .file(let newFile, let newReading) = new.version
        else { return nil }
        self.change = change
        before = PreviewFile(oldFile, oldReading, for: change.viewer, old.path)
        after = PreviewFile(newFile, newReading, for: change.viewer, new.path)
    }

    /// Adds the calendars.
    mutating func add(_ dates: PreviewDates) throws(Failure) {
        try before.add(dates)
        try after.add(dates)
    }

    /// Says what was found in later versions that are not valid.
    mutating func say(_ later: ChangedBanner) {
        before = before.saying(later.before)
        after = after.saying(later.after)
    }

    /// Reads the pictures; returns those that cannot be read.
    mutating func readPictures() -> [ReadFault] { before.readPictures() + after.readPictures() }

    /// Both versions.
    var sources: [PageSource] { [before.source, after.source] }

    /// An instant just after the first that differs.
    var firstDifference: Time {
        let schedule = change.change?.schedule
        let events = schedule?.starts.before == schedule?.starts.after ? schedule?.firstDifference?.events : nil
        let first = [events?.before?.time, events?.after?.time].compactMap { $0 }.min()
        return first.map { $0 + .milliseconds(500) } ?? firstOther ?? .zero
    }

    /// When an item that looks otherwise is shown first, where both show the same items.
    private var firstOther: Time? {
        guard let old = before.source.banner, let new = after.source.banner else { return nil }
        let shown = Schedule(new, viewer: change.viewer).exposure(over: .seconds(3600)).items
        let others = zip(old.items, new.items).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        return others.compactMap { shown[$0].first }.min().map { $0 + .milliseconds(500) }
    }

    /// How many scenarios fail after the change.
    var failingScenarios: Int { after.source.failingScenarios }

    /// The pictures that exist, and the places of all.
    var pictures: (files: [Path], places: [Path]) {
        let both = [before.pictures, after.pictures]
        return (both.flatMap { $0.files.map(\.file) }, both.flatMap(\.places))
    }

    /// The page.
    func page(shared: SharedParts? = nil, watch: BannerPage.Watch? = nil) -> DiffPage {
        DiffPage(
            from: before.source, to: after.source, report: DiffText.page(change), scenarios: pairs,
            shared: shared, watch: watch)
    }

    /// The scenarios of both sides as the comparison matches them.
    private var pairs: [DiffPage.Pair] {
        let old = (before.source.banner?.scenarios ?? []).map(\.name)
        let new = (after.source.banner?.scenarios ?? []).map(\.name)
        guard let change = change.change else {
            return new.enumerated().map { ($1, $0, $0) }
        }
        return change.scenarios.map { scenario in
            let (isOld, isNew) = (scenario.outcomes.before != nil, scenario.outcomes.after != nil)
            return (
                scenario.name, isOld ? old.firstIndex(of: scenario.oldName ?? scenario.name) : nil,
                isNew ? new.firstIndex(of: scenario.name) : nil
            )
        }
    }
}
