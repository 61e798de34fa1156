/// Consecutive stays on pages, as the timer turns them.
struct PageIntervals {
    /// The start of the first stay.
    var start: Time
    /// The showing of the first stay.
    var showing: Int
    /// The number of stays; 0 for a period without items.
    var count: Int64
    /// Whether each stay begins with a change of page; false at the start, and after a change of
    /// items that keeps the current one.
    var isChange = true

    /// The `step`-th stay after the first.
    func stay(_ step: Int64, _ dwells: DwellTable) -> (showing: Int, since: Time) {
        (
            dwells.showing(from: showing, steps: step),
            start + dwells.time(from: showing, steps: step)
        )
    }
}

/// The stays on pages from the start on: single ones while there are inputs, and many at once while
/// only the timer turns pages.
///
/// Computed in closed form: the cost depends on the number of inputs, changes of the set, and
/// items, not on the duration.
struct PageTimeline {
    private let end: Time
    private var simulator: Simulator
    private var isAtStart = true
    private var delivered = 0

    /// The stays of a schedule that begin up to and including `end`.
    init(_ schedule: Schedule, upTo end: Time) {
        simulator = schedule.start
        self.end = end
    }

    /// The constants of the banner with the current set.
    var parameters: EngineParameters { simulator.machine.parameters }

    /// The next stays; `nil` if the page no longer changes.
    mutating func next() -> PageIntervals? {
        if isAtStart {
            isAtStart = false
            return stay(
                from: .zero, count: parameters.isEmpty && parameters.availableItems != nil ? 0 : 1,
                isChange: false)
        }
        while true {
            while delivered < simulator.machine.events.count {
                let event = simulator.machine.events[delivered]
                delivered += 1
                switch event.kind {
                case .change: return stay(from: event.time)
                case .items(0, _): return stay(from: event.time, count: 0)
                case .items(_, _?): return stay(from: event.time, isChange: false)
                default: continue
                }
            }
            simulator.machine.discardEvents()
            delivered = 0
            let stop = simulator.queue.stop(upTo: end)
            if let intervals = simulator.machine.jump(upTo: stop.at) { return intervals }
            if simulator.machine.skipFirings(before: stop) == 0,
                !simulator.performNext(before: stop)
            {
                return nil
            }
        }
    }

    private func stay(from time: Time, count: Int64 = 1, isChange: Bool = true) -> PageIntervals {
        PageIntervals(
            start: time, showing: simulator.machine.showing, count: count, isChange: isChange)
    }
}

/// The current page over time, from the start up to an instant: computed once, then searched.
///
/// A page that is current for no time has no stay, because an instant is judged at its end («What a
/// banner means», Scenarios).
struct PageHistory {
    private var stretches: [(intervals: PageIntervals, parameters: EngineParameters)] = []

    /// The history of a schedule.
    init(_ schedule: Schedule, upTo end: Time) {
        var timeline = PageTimeline(schedule, upTo: end)
        while let intervals = timeline.next() {
            if let last = stretches.last?.intervals,
                last.count <= 1 && last.start == intervals.start
            {
                stretches.removeLast()
            }
            stretches.append((intervals, timeline.parameters))
        }
    }

    /// The stays to search for.
    enum PageQuery {
        /// Those on this page.
        case on(Int)
        /// Those on any other page.
        case away(from: Int)
    }

    /// The first matching stay within [from, to); one that began before `from` counts as starting
    /// there.
    func first(_ query: PageQuery, from: Time, to: Time) -> Banner.Expectation.Verdict {
        let next = stretches.partitioningIndex { $0.intervals.start > from }
        for (intervals, parameters) in stretches[max(0, next - 1)...] where intervals.start < to {
            guard let (page, since) = first(query, in: intervals, parameters, from: from) else {
                continue
            }
            guard since < to else { break }
            return page.map { .page($0, at: since) } ?? .empty(at: since)
        }
        return .holds
    }

    /// The item's page in the file, `nil` for no item, and the instant at which it becomes current.
    private func first(
        _ query: PageQuery, in intervals: PageIntervals, _ parameters: EngineParameters, from: Time
    ) -> (page: Int?, since: Time)? {
        guard intervals.count > 0 else {
            // A period without items counts as being away from any page.
            guard case .away = query else { return nil }
            return (nil, max(from, intervals.start))
        }
        // Without a timer these are a single stay.
        let dwells = parameters.timer?.dwells
        func stay(_ step: Int64) -> (showing: Int, since: Time) {
            dwells.map { intervals.stay(step, $0) } ?? (intervals.showing, intervals.start)
        }
        var steps: Int64 = 0
        if let dwells, intervals.start < from {
            steps = min(
                intervals.count - 1,
                dwells.steps(from: intervals.showing, within: from - intervals.start).count)
        }
        let showing = stay(steps).showing
        switch query {
        case .on(let item):
            guard let wanted = parameters.page(ofItem: item) else { return nil }
            steps += Int64(parameters.firings(from: showing, to: wanted))
        case .away(let item):
            steps += parameters.page(ofItem: item) == parameters.page(ofShowing: showing) ? 1 : 0
        }
        guard steps < intervals.count else { return nil }
        let found = stay(steps)
        return (parameters.item(ofShowing: found.showing), max(from, found.since))
    }
}

extension Array {
    /// Binary search: the first index whose element satisfies a condition that all later elements
    /// satisfy too; the count if there is none.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
