/// The changes of the current page from an instant on: one by one while there are inputs, and as a whole where the
/// timer turns page after page.
///
/// In closed form: the time depends on the number of inputs, changes of the set, and items, not on the duration.
struct PageWalk: Sendable {
    /// What happens to the current page.
    enum Piece: Sendable {
        /// A change to a page.
        case change(to: Int, at: Time)
        /// Firings, each of which turns to the next page.
        case firings(Skip)
        /// Other items are shown; the current one stays, and its page is another.
        case renumbering(page: Int, at: Time)
        /// Nothing is shown any more.
        case emptiness(at: Time)
    }

    private let end: Time
    private var agenda: Agenda
    private var machine: Machine
    private var delivered = 0

    /// The changes of a schedule, up to and including `end`.
    init(_ schedule: Schedule, upTo end: Time) {
        agenda = schedule.agenda
        machine = schedule.start
        self.end = end
    }

    /// The numbers of the banner with the items that are shown.
    var course: Course { machine.course }

    /// The current showing.
    var showing: Int { machine.showing }

    /// What happens next to the current page; `nil` if nothing does.
    mutating func next() -> Piece? {
        while true {
            while delivered < machine.events.count {
                let event = machine.events[delivered]
                delivered += 1
                switch event.kind {
                case .change(let change): return .change(to: change.page, at: event.time)
                case .items(0, _): return .emptiness(at: event.time)
                case .items(_, let landing?): return .renumbering(page: landing.page, at: event.time)
                default: continue
                }
            }
            machine.discardEvents()
            delivered = 0
            let entry = agenda.first(upTo: end)
            if let skip = machine.jump(upTo: entry?.at ?? end) { return .firings(skip) }
            if machine.skipFirings(before: entry?.at ?? end + .tick) > 0 { continue }
            if let step = machine.nextStep(
                upTo: entry?.at ?? end, timerToo: entry == nil, releaseToo: entry?.isInput ?? true)
            {
                machine.perform(step)
            } else if let entry {
                machine.perform(agenda.take(entry), at: entry.at)
            } else {
                return nil
            }
        }
    }
}
