/// Stays on pages, one after another as the timer turns them.
struct PageIntervals: Sendable {
    /// When the first of them begins.
    var start: Time
    /// Its showing.
    var showing: Int
    /// How many there are; 0 while nothing is shown.
    var count: Int64
    /// Whether each begins with a change of page: not at the start, nor where other items are shown and the current one stays.
    var isChange = true

    /// A later one of them.
    func stay(_ step: Int64, _ dwells: DwellTable) -> (showing: Int, since: Time) {
        (dwells.showing(from: showing, steps: step), start + dwells.time(from: showing, steps: step))
    }
}

/// The current page from the start on: one stay after another while there are inputs, and as a whole where the timer turns
/// page after page.
///
/// In closed form: the time depends on the number of inputs, changes of the set, and items, not on the duration.
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

    /// The numbers of the banner with the items that are shown.
    var course: Course { simulator.machine.course }

    /// The next stays; `nil` if the page stays as it is.
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
