/// How a change to a banner affects its schedule: the facts for a reviewer, with items matched by
/// id.
struct ScheduleDiff {
    /// How much of both schedules is compared.
    let horizon: Time
    /// The first event that is different; `nil` if the schedules are the same up to the horizon.
    let firstDifference: Difference?
    /// The items that the banners start on; `nil` for a banner that does not exist.
    let starts: Sides<String?>
    /// How the unattended rest repeats; `nil` if the banner comes to rest.
    let cycles: Sides<Schedule.Cycle?>
    /// Every item of either side: those of the new banner in order, then the removed ones.
    let items: [Row]

    /// A value before and after the change.
    struct Sides<Value: Sendable>: Sendable {
        /// The values.
        var before, after: Value

        /// Both values, the one before first.
        var both: [Value] { [before, after] }

        /// The same of each value.
        func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
            Sides<Other>(before: transform(before), after: transform(after))
        }
    }

    /// A moment from which the two schedules differ; one side may have no further events.
    struct Difference {
        /// The changes of page; `nil` on a side that has no more.
        var events: Sides<Occurrence?>
    }

    /// A change of page in terms of items.
    struct Occurrence: Equatable {
        /// When it happens.
        var time: Time
        /// The items by id; `from` is empty where the calendar took the former one away.
        var item, from: String
        /// What causes it.
        var cause: Banner.Event.Cause
        /// How long the content moves.
        var duration: Time
    }

    /// One item's exposure on both sides; `nil` if the item does not exist there.
    struct Row {
        /// The item's id.
        var id: String
        /// How much of it is shown.
        var exposure: Sides<Schedule.Exposure.Item?>

        /// Whether it exists after the change but is never shown, although the schedule is long
        /// enough.
        var isUnreachable: Bool { exposure.after.map { $0.showings == 0 } ?? false }
        /// Whether the two sides differ.
        var isChanged: Bool {
            exposure.before?.shown != exposure.after?.shown
                || (exposure.before == nil) != (exposure.after == nil)
        }
    }

    /// Compares two banners without inputs, from a date if that is asked for; one of them can be
    /// missing.
    init(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
        horizon = play.horizon
        let banners = Sides(before: before, after: after)
        let schedules = banners.map { $0.map(play.schedule) }
        firstDifference = ScheduleDiff.firstDifference(schedules, upTo: horizon)
        starts = schedules.map { $0.flatMap(ScheduleDiff.start) }
        cycles = schedules.map { $0?.cycle }
        let exposures = schedules.map { schedule in
            let items = schedule?.exposure(over: play.horizon).items ?? []
            return Dictionary(zip(schedule?.banner.items.map(\.id) ?? [], items)) { first, _ in
                first
            }
        }
        items = banners.items.map { id in Row(id: id, exposure: exposures.map { $0[id] }) }
    }

    /// The first change of page that differs between two schedules; of one alone its first change.
    private static func firstDifference(_ schedules: Sides<Schedule?>, upTo end: Time)
        -> Difference?
    {
        if let before = schedules.before, let after = schedules.after {
            return StretchComparison(schedules: Sides(before: before, after: after), end: end)
                .firstDifference()
        }
        let first = schedules.map { $0?.firstChange(upTo: end) }
        return first == Sides(before: nil, after: nil) ? nil : Difference(events: first)
    }

    /// Compares at most so many changes of two series; `isCut` says that there can be more.
    static func compare(
        _ events: Sides<Schedule.Events>, most: Int
    ) -> (difference: Difference?, isCut: Bool) {
        var iterators = events.map { $0.makeIterator() }
        for _ in 0..<most {
            let a = iterators.before.next().flatMap { Occurrence($0, events.before.schedule) }
            let b = iterators.after.next().flatMap { Occurrence($0, events.after.schedule) }
            if a != b { return (Difference(events: Sides(before: a, after: b)), false) }
            if a == nil { return (nil, false) }
        }
        return (nil, true)
    }

    private static func start(of schedule: Schedule) -> String? {
        let state = schedule.state(at: .zero)
        let place = state.availableItems.map { Int($0.item) } ?? state.page
        return schedule.banner.items.indices.contains(place) ? schedule.banner.items[place].id : nil
    }
}

extension ScheduleDiff.Occurrence {
    /// Converts a change of page; with a calendar, page numbers refer to the items available at
    /// that instant.
    init?(_ event: Banner.Event, _ schedule: Schedule) {
        guard case .change(let change) = event.kind else { return nil }
        let items = schedule.banner.items
        let set = change.from == nil ? nil : schedule.set(at: event.time)
        let from = change.from.map { set?[$0] ?? $0 }
        self.init(
            time: event.time, item: items[event.item ?? change.page].id,
            from: from.map { items[$0].id } ?? "",
            cause: change.cause, duration: change.duration)
    }
}

extension ScheduleDiff.Sides: Equatable where Value: Equatable {}

extension ScheduleDiff.Sides {
    /// The suffix of a name that is in only one version.
    func mark<Wrapped>() -> String where Value == Wrapped? {
        before == nil ? " (new)" : after == nil ? " (removed)" : ""
    }
}

extension ScheduleDiff.Sides<Banner?> {
    /// The ids of the items of both versions: those of the new banner in order, then the removed
    /// ones.
    var items: [String] {
        let ids = after?.items.map(\.id) ?? []
        let kept = Set(ids)
        return ids + (before?.items.map(\.id) ?? []).filter { !kept.contains($0) }
    }
}

extension Schedule {
    /// The first change of page in a period; `nil` if there is none.
    func firstChange(after start: Time = .zero, upTo end: Time) -> ScheduleDiff.Occurrence? {
        events(after: start, upTo: end, kinds: .change).first { _ in true }
            .flatMap { ScheduleDiff.Occurrence($0, self) }
    }
}

/// A comparison of two schedules that does not simulate all repetitions.
///
/// Without input, and between two changes of the calendar, a banner repeats a series of n changes
/// from its first change until its timer stops: one per page, or with weights one per turn. If two
/// series of n and m changes are equal for n + m changes, they are equal as long as both continue.
struct StretchComparison {
    let schedules: ScheduleDiff.Sides<Schedule>
    let end: Time

    /// The first differing change of page.
    func firstDifference() -> ScheduleDiff.Difference? {
        // A side without further changes in this stretch continues with its next change after it.
        guard case (var difference, let last)? = firstDifferentStretch() else { return nil }
        difference.events.before =
            difference.events.before ?? next(of: schedules.before, after: last)
        difference.events.after = difference.events.after ?? next(of: schedules.after, after: last)
        return difference
    }

    private func next(of schedule: Schedule, after time: Time) -> ScheduleDiff.Occurrence? {
        time < end ? schedule.firstChange(after: time, upTo: end) : nil
    }

    /// The first difference, and the end of the stretch it is in.
    private func firstDifferentStretch() -> (ScheduleDiff.Difference, Time)? {
        let times = Set(schedules.both.flatMap { $0.sets?.times ?? [] }).filter { $0 <= end }
        let bounds = [.zero] + times.sorted().flatMap { [$0 - .tick, $0] } + [end]
        return zip(bounds, bounds.dropFirst()).lazy.compactMap { start, end in
            compare(after: start, upTo: end).map { ($0, end) }
        }.first
    }

    private func compare(after start: Time, upTo end: Time) -> ScheduleDiff.Difference? {
        guard start < end || start == .zero else { return nil }
        let events = schedules.map { $0.events(after: start, upTo: end, kinds: .change) }
        let turns = schedules.map { $0.banner.rotation?.slots ?? $0.banner.items.count }
        // One more, because the time until the first change differs.
        let (difference, isCut) = ScheduleDiff.compare(events, most: turns.before + turns.after + 1)
        guard isCut else { return difference }
        let counts = schedules.map { count(of: $0, after: start, upTo: end) }
        guard counts.before != counts.after else { return nil }
        let number = min(counts.before, counts.after) + 1
        return ScheduleDiff.Difference(
            events: schedules.map { occurrence(number, of: $0, after: start, upTo: end) })
    }

    private func count(of schedule: Schedule, after start: Time, upTo end: Time) -> Int64 {
        schedule.events(after: start, upTo: end, kinds: .change).eventCount(limit: .max).count
    }

    /// The change of page with this number, from 1, in a stretch; `nil` if there are fewer.
    ///
    /// Found by binary search.
    private func occurrence(
        _ number: Int64, of schedule: Schedule, after start: Time, upTo end: Time
    ) -> ScheduleDiff.Occurrence? {
        guard count(of: schedule, after: start, upTo: end) >= number else { return nil }
        var (low, high) = (start.microseconds, end.microseconds)
        while low < high {
            let middle = low + (high - low) / 2
            if count(of: schedule, after: start, upTo: Time(microseconds: middle)) < number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let time = Time(microseconds: low)
        return schedule.firstChange(after: time - .tick, upTo: time)
    }
}
