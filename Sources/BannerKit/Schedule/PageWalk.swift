/// Consecutive stays on pages, as the timer turns them.
struct PageIntervals: Sendable {
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
        (dwells.showing(from: showing, steps: step), start + dwells.time(from: showing, steps: step))
    }
}

/// The stays on pages from the start on: single ones while there are inputs, and many at once while
/// only the timer turns pages.
///
/// Computed in closed form: the cost depends on the number of inputs, changes of the set, and
/// items, not on the duration.
struct PageWalk: Sendable {
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
    var course: Course { simulator.machine.course }

    /// The next stays; `nil` if the page no longer changes.
    mutating func next() -> PageIntervals? {
        if isAtStart {
            isAtStart = false
            return stay(from: .zero, count: course.isEmpty && course.cast != nil ? 0 : 1, isChange: false)
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
            if simulator.machine.skipFirings(before: stop) == 0, !simulator.performNext(before: stop) { return nil }
        }
    }

    private func stay(from time: Time, count: Int64 = 1, isChange: Bool = true) -> PageIntervals {
        PageIntervals(start: time, showing: simulator.machine.showing, count: count, isChange: isChange)
    }
}
