/// The current page over time, from the start up to an instant: computed once, then searched.
///
/// A page that is current for no time has no stay, because an instant is judged at its end («What a
/// banner means», Scenarios).
struct StayHistory: Sendable {
    private var stretches: [(intervals: PageIntervals, course: Course)] = []

    /// The history of a schedule.
    init(_ schedule: Schedule, upTo end: Time) {
        var walk = PageWalk(schedule, upTo: end)
        while let intervals = walk.next() {
            if let last = stretches.last?.intervals, last.count <= 1 && last.start == intervals.start {
                stretches.removeLast()
            }
            stretches.append((intervals, walk.course))
        }
    }

    /// The stays to search for.
    enum Sought: Sendable {
        /// Those on this page.
        case on(Int)
        /// Those on any other page.
        case away(from: Int)
    }

    /// The first matching stay within [from, to); one that began before `from` counts as starting
    /// there.
    func first(_ sought: Sought, from: Time, to: Time) -> Banner.Expectation.Verdict {
        let next = stretches.partitioningIndex { $0.intervals.start > from }
        for (intervals, course) in stretches[max(0, next - 1)...] where intervals.start < to {
            guard let (page, since) = first(sought, in: intervals, course, from: from) else { continue }
            guard since < to else { break }
            return page.map { .page($0, at: since) } ?? .empty(at: since)
        }
        return .holds
    }

    /// The item's page in the file, `nil` for no item, and the instant at which it becomes current.
    private func first(
        _ sought: Sought, in intervals: PageIntervals, _ course: Course, from: Time
    ) -> (page: Int?, since: Time)? {
        guard intervals.count > 0 else {
            // A period without items counts as being away from any page.
            guard case .away = sought else { return nil }
            return (nil, max(from, intervals.start))
        }
        // Without a timer these are a single stay.
        let dwells = course.timer?.dwells
        func stay(_ step: Int64) -> (showing: Int, since: Time) {
            dwells.map { intervals.stay(step, $0) } ?? (intervals.showing, intervals.start)
        }
        var steps: Int64 = 0
        if let dwells, intervals.start < from {
            steps = min(
                intervals.count - 1, dwells.steps(from: intervals.showing, within: from - intervals.start).count)
        }
        let showing = stay(steps).showing
        switch sought {
        case .on(let item):
            guard let wanted = course.page(ofItem: item) else { return nil }
            steps += Int64(course.firings(from: showing, to: wanted))
        case .away(let item): steps += course.item(ofShowing: showing) == item ? 1 : 0
        }
        guard steps < intervals.count else { return nil }
        let found = stay(steps)
        return (course.item(ofShowing: found.showing), max(from, found.since))
    }
}
