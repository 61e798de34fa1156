/// Compares two schedules without playing a year of repetition.
///
/// Without inputs, and between two changes of a calendar's set, a banner makes n changes in the same way over and over, from
/// its first change until its timer stops: one for each page or, with weights, for each showing. If two such series of n and
/// m changes agree for n + m changes, they agree for as long as both continue.
struct StretchComparison {
    let schedules: ScheduleDiff.Sides<Schedule>
    let end: Time

    /// The first change of page that is different.
    func firstDifference() -> ScheduleDiff.Difference? {
        // A side that has nothing more in that stretch goes on with its next change.
        guard case (var difference, let last)? = firstDifferentStretch() else { return nil }
        difference.events.before = difference.events.before ?? next(of: schedules.before, after: last)
        difference.events.after = difference.events.after ?? next(of: schedules.after, after: last)
        return difference
    }

    private func next(of schedule: Schedule, after time: Time) -> ScheduleDiff.Occurrence? {
        time < end ? schedule.firstChange(after: time, upTo: end) : nil
    }

    /// The first difference within a stretch, and the stretch's end.
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
        // One more, because the time up to the first change is different.
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

    /// The change with this number, from 1, in a stretch; `nil` if it has fewer.
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
