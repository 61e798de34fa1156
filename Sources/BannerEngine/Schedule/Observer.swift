import BannerModel

/// Finds what follows from the content's movement without being a step of the machine: the card in the middle (SEMANTICS
/// section 6), and an indicator that fades at rest (section 7).
struct Observer: Sendable {
    private let kinds: EventKinds
    private(set) var focused: Int
    private var isHidden = false

    init(_ machine: Machine, _ course: Course, kinds: EventKinds) {
        self.kinds = kinds
        focused = course.focusedCell(at: machine.position(at: machine.now, course))
    }

    /// Reports what happens while the machine waits for its next step or input at `time`.
    mutating func observe(_ machine: Machine, upTo time: Time, _ course: Course, into events: inout [Event]) {
        if kinds.contains(.focus) {
            var search = FocusCrossings(machine, course, upTo: time)
            while let crossing = search.next() {
                guard crossing.cell != focused else { continue }
                focused = crossing.cell
                events.append(Event(crossing.time, .focus(page: focused)))
            }
        }
        guard kinds.contains(.indicator), !isHidden, let hidesAfter = course.indicator.hidesAfter else { return }
        guard case .resting = machine.motion else { return }
        let faded = machine.lastSettle + hidesAfter + ScrollBar.fading
        if faded <= time && faded >= machine.now {
            isHidden = true
            events.append(Event(faded, .indicator(.hidden)))
        }
    }

    /// Reports what the steps and inputs of this instant changed at once; asked when the instant is over.
    mutating func observeJump(_ machine: Machine, _ course: Course, into events: inout [Event]) {
        if kinds.contains(.focus) {
            let cell = course.focusedCell(at: machine.position(at: machine.now, course))
            if cell != focused {
                focused = cell
                events.append(Event(machine.now, .focus(page: cell)))
            }
        }
        guard isHidden else { return }
        if case .resting = machine.motion, machine.lastSettle != machine.now { return }
        isHidden = false
        events.append(Event(machine.now, .indicator(.shown)))
    }
}
