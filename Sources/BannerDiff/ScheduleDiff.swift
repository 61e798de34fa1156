public import BannerKit

/// How a change to a banner affects its schedule: the facts for a reviewer, with items matched by id.
public struct ScheduleDiff: Sendable {
    /// How much of both schedules is compared.
    public let horizon: Time
    /// The first event that is different; `nil` if the schedules are the same up to the horizon.
    public let firstDifference: Difference?
    /// The items that the banners start on; `nil` for a banner that does not exist.
    public let starts: Sides<String?>
    /// How the unattended rest repeats; `nil` if the banner comes to rest.
    public let cycles: Sides<Schedule.Cycle?>
    /// Every item of either side: those of the new banner in order, then the removed ones.
    public let items: [Row]

    /// A value before and after the change.
    public struct Sides<Value: Sendable>: Sendable {
        /// The values.
        public var before, after: Value

        /// Two values.
        package init(before: Value, after: Value) {
            (self.before, self.after) = (before, after)
        }

        /// The same of each value.
        func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
            Sides<Other>(before: transform(before), after: transform(after))
        }
    }

    /// A moment from which the two schedules differ; one side may have no further events.
    public struct Difference: Sendable {
        /// The changes of page; `nil` on a side that has no more.
        public var events: Sides<Occurrence?>
    }

    /// A change of page in terms of items.
    public struct Occurrence: Equatable, Sendable {
        /// When it happens.
        public var time: Time
        /// The items by id; `from` is empty where the calendar took the former one away.
        public var item, from: String
        /// What causes it.
        public var cause: Banner.Event.Cause
        /// How long the content moves.
        public var duration: Time
    }

    /// One item's exposure on both sides; `nil` if the item does not exist there.
    public struct Row: Sendable {
        /// The item's id.
        public var id: String
        /// How much of it is shown.
        public var exposure: Sides<Schedule.Exposure.Item?>

        /// Whether it exists after the change but is never shown, although the schedule is long enough.
        public var isUnreachable: Bool { exposure.after.map { $0.showings == 0 } ?? false }
        /// Whether the two sides differ.
        public var isChanged: Bool {
            exposure.before?.shown != exposure.after?.shown || (exposure.before == nil) != (exposure.after == nil)
        }
    }

    /// Compares two banners without inputs, up to a horizon.
    public init(_ before: Banner, _ after: Banner, upTo horizon: Time) {
        self.init(from: before, to: after, DiffPlay(horizon: horizon))
    }

    /// The same, where one of the banners can be missing, and from a date if that is asked for.
    package init(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
        let horizon = play.horizon
        self.horizon = horizon
        let events = ScheduleDiff.changes(before, after, play)
        firstDifference = ScheduleDiff.firstDifference(events)
        starts = events.map { $0.flatMap { ScheduleDiff.start(of: $0.schedule) } }
        cycles = events.map { $0?.schedule.cycle }
        items = ScheduleDiff.rows(
            before?.items ?? [], events.before?.schedule.exposure(over: horizon).items ?? [], after?.items ?? [],
            events.after?.schedule.exposure(over: horizon).items ?? [])
    }

    /// The changes of page on both sides.
    private static func changes(_ before: Banner?, _ after: Banner?, _ play: DiffPlay) -> Sides<Schedule.Events?> {
        Sides(before: before, after: after).map { banner in
            banner.map { play.schedule(of: $0).events(upTo: play.horizon, kinds: .change) }
        }
    }

    /// The first change of page that differs between two banners.
    static func firstDifference(from before: Banner, to after: Banner, _ play: DiffPlay) -> Difference? {
        firstDifference(changes(before, after, play))
    }

    /// The first difference, without playing a year of repetition.
    ///
    /// Without inputs, a banner turns its n pages in the same way over and over, from its first change until its timer
    /// stops. If two such series of n and m changes agree for n + m changes, they agree for as long as both continue.
    private static func firstDifference(_ events: Sides<Schedule.Events?>) -> Difference? {
        if let old = events.before?.schedule, let new = events.after?.schedule, old.sets != nil || new.sets != nil {
            let end = max(events.before?.end ?? .zero, events.after?.end ?? .zero)
            return StretchComparison(Sides(before: old, after: new), upTo: end).firstDifference()
        }
        let pages = events.map { $0?.schedule.banner.items.count ?? 0 }
        // One more, because the time up to the first change is different.
        switch compare(events, most: pages.before + pages.after + 1) {
        case .different(let difference): return difference
        case .same: return nil
        case .sameSoFar: break
        }
        guard let old = events.before, let new = events.after else { return nil }
        let changes = Sides(
            before: old.schedule.exposure(over: old.end).changes, after: new.schedule.exposure(over: new.end).changes)
        guard changes.before != changes.after else { return nil }
        return changes.before < changes.after
            ? Difference(events: Sides(before: nil, after: occurrence(changes.before + 1, new)))
            : Difference(events: Sides(before: occurrence(changes.after + 1, old), after: nil))
    }

    /// What comparing two series one by one finds.
    enum Comparison {
        case different(Difference), same, sameSoFar
    }

    /// Compares at most so many changes of two series; one that does not exist has none.
    static func compare(_ events: Sides<Schedule.Events?>, most: Int) -> Comparison {
        var iterators = events.map { $0?.makeIterator() }
        let schedules = events.map { $0?.schedule }
        for _ in 0..<most {
            let a = schedules.before.flatMap { old in iterators.before?.next().flatMap { Occurrence($0, old) } }
            let b = schedules.after.flatMap { new in iterators.after?.next().flatMap { Occurrence($0, new) } }
            if a != b { return .different(Difference(events: Sides(before: a, after: b))) }
            if a == nil { return .same }
        }
        return .sameSoFar
    }

    /// The change with this number, from 1, of a timeline that has it.
    private static func occurrence(_ number: Int64, _ timeline: Schedule.Events) -> Occurrence? {
        var low: Int64 = 0
        var high = timeline.end.microseconds
        while low < high {
            let middle = low + (high - low) / 2
            if timeline.schedule.exposure(over: Time(microseconds: middle)).changes < number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let time = Time(microseconds: low)
        return timeline.schedule.events(in: time...time, kinds: .change).first { _ in true }
            .flatMap { Occurrence($0, timeline.schedule) }
    }

    private static func start(of schedule: Schedule) -> String? {
        let state = schedule.state(at: .zero)
        let place = state.cast.map { Int($0.item) } ?? state.page
        return schedule.banner.items.indices.contains(place) ? schedule.banner.items[place].id : nil
    }

    private static func rows(
        _ before: [Banner.Item], _ old: [Schedule.Exposure.Item], _ after: [Banner.Item],
        _ new: [Schedule.Exposure.Item]
    ) -> [Row] {
        var olds: [String: Schedule.Exposure.Item] = [:]
        for (item, exposure) in zip(before, old) { olds[item.id] = exposure }
        let kept = zip(after, new).map { item, exposure in
            Row(id: item.id, exposure: Sides(before: olds.removeValue(forKey: item.id), after: exposure))
        }
        let gone = before.compactMap { item in
            olds[item.id].map { Row(id: item.id, exposure: Sides(before: $0, after: nil)) }
        }
        return kept + gone
    }
}

extension ScheduleDiff.Occurrence {
    /// A change of page of a schedule; with a calendar, the pages are those of the set at that moment.
    init?(_ event: Banner.Event, _ schedule: Schedule) {
        guard case .change(let change) = event.kind else { return nil }
        let items = schedule.banner.items
        let set = change.from == nil ? nil : schedule.set(at: event.time)
        let from = change.from.map { set?[$0] ?? $0 }
        self.init(
            time: event.time, item: items[event.item ?? change.page].id, from: from.map { items[$0].id } ?? "",
            cause: change.cause, duration: change.duration)
    }
}

extension ScheduleDiff.Sides: Equatable where Value: Equatable {}
