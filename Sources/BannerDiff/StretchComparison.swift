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
        difference.events.before = difference.events.before ?? next(of: schedules.before, after: last)
        difference.events.after = difference.events.after ?? next(of: schedules.after, after: last)
        return difference
    }

    private func next(of schedule: Schedule, after time: Time) -> ScheduleDiff.Occurrence? {
        time < end ? schedule.firstChange(after: time, upTo: end) : nil
    }

    /// The first difference, and the end of the stretch it is in.
    private func firstDifferentStretch() -> (ScheduleDiff.Difference, Time)? {
        let times = Set([schedules.before, schedules.after].flatMap { $0.sets?.times ?? [] }).filter { $0 <= end }
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
