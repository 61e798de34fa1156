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

    private let course: Course
    private let inputs: [Banner.Input]
    private let end: Time
    private var nextInput: Int
    private var machine: Machine
    private var events: [Banner.Event] = []
    private var delivered = 0

    /// The changes after what has happened to `machine`, up to and including `end`.
    init(_ timeline: Timeline, from machine: Machine, nextInput: Int, upTo end: Time) {
        course = timeline.course
        inputs = timeline.inputs
        self.machine = machine
        self.nextInput = nextInput
        self.end = end
    }

    /// What happens next to the current page; `nil` if nothing does.
    mutating func next() -> Piece? {
        while true {
            while delivered < events.count {
                let event = events[delivered]
                delivered += 1
                if case .change(let change) = event.kind { return .change(to: change.page, at: event.time) }
            }
            events.removeAll(keepingCapacity: true)
            delivered = 0
            let input = nextInput < inputs.count && inputs[nextInput].at <= end ? inputs[nextInput] : nil
            if let skip = machine.jump(upTo: input?.at ?? end, course) { return .firings(skip) }
            if machine.skipFirings(before: input?.at ?? end + .tick, course) > 0 { continue }
            if let step = nextStep(before: input) {
                machine.perform(step, course, into: &events)
            } else if let input {
                machine.receive(input.action, at: input.at, course, into: &events)
                nextInput += 1
            } else {
                return nil
            }
        }
    }

    /// What happens next by itself; at the same instant a settle or release comes before an input, and an input before
    /// the timer.
    private func nextStep(before input: Banner.Input?) -> Machine.Step? {
        guard let step = machine.nextStep(course), step.time <= input?.at ?? end else { return nil }
        if case .fire = step, let input, step.time == input.at { return nil }
        return step
    }
}
