/// The changes of the current page from an instant on: one by one while there are inputs, and as a whole where the
/// timer turns page after page.
///
/// In closed form: the time depends on the number of inputs and items, not on the duration.
struct PageWalk: Sendable {
    /// What happens to the current page.
    enum Piece: Sendable {
        /// A change to a page.
        case change(to: Int, at: Time)
        /// Firings, each of which turns to the next page.
        case firings(Skip)
    }

    private let end: Time
    private var inputs: InputQueue
    private var machine: Machine
    private var delivered = 0

    /// The changes of a schedule, up to and including `end`.
    init(_ schedule: Schedule, upTo end: Time) {
        inputs = InputQueue(schedule.inputs)
        machine = Machine(schedule.course)
        self.end = end
    }

    /// What happens next to the current page; `nil` if nothing does.
    mutating func next() -> Piece? {
        while true {
            while delivered < machine.events.count {
                let event = machine.events[delivered]
                delivered += 1
                if case .change(let change) = event.kind { return .change(to: change.page, at: event.time) }
            }
            machine.discardEvents()
            delivered = 0
            let input = inputs.first(upTo: end)
            if let skip = machine.jump(upTo: input?.at ?? end) { return .firings(skip) }
            if machine.skipFirings(before: input?.at ?? end + .tick) > 0 { continue }
            if let step = machine.nextStep(upTo: input?.at ?? end, timerToo: input == nil) {
                machine.perform(step)
            } else if let input {
                machine.receive(input.action, at: input.at)
                inputs.removeFirst()
            } else {
                return nil
            }
        }
    }
}
