import BannerModel

/// Finds what follows from the content's movement without being a step of the machine: the card in the middle (SEMANTICS
/// section 6), and an indicator that fades at rest (section 7).
///
/// Both are judged when an instant is over: what has come and gone within it is no event.
struct Observer: Equatable, Sendable {
    private let kinds: EventKinds
    /// The card in the middle at the end of the last instant.
    private(set) var focused: Int
    /// Whether the indicator had faded out at the end of the last instant.
    private(set) var isHidden: Bool

    /// An observer that takes what it sees at `machine.now` as given.
    init(_ machine: Machine, _ course: Course, kinds: EventKinds) {
        self.kinds = kinds
        focused = course.focusedCell(at: machine.position(at: machine.now, course))
        isHidden = machine.hasFaded(before: machine.now + .tick, course)
    }

    /// Reports what happens after the machine's present instant and before `time`, while it waits for a step or an input then.
    mutating func watch(_ machine: Machine, until time: Time, _ course: Course, into events: inout [Event]) {
        if kinds.contains(.focus) {
            var search = FocusCrossings(machine, course, before: time)
            while let crossing = search.next() {
                guard crossing.cell != focused else { continue }
                focused = crossing.cell
                events.append(Event(crossing.time, .focus(page: focused)))
            }
        }
        guard kinds.contains(.indicator), !isHidden, machine.hasFaded(before: time, course),
            let faded = machine.fadedOut(course)
        else { return }
        isHidden = true
        events.append(Event(faded, .indicator(.hidden)))
    }

    /// Reports what is not as it was before the machine's present instant, which is over.
    mutating func judge(_ machine: Machine, _ course: Course, into events: inout [Event]) {
        if kinds.contains(.focus) {
            let cell = course.focusedCell(at: machine.position(at: machine.now, course))
            if cell != focused {
                focused = cell
                events.append(Event(machine.now, .focus(page: cell)))
            }
        }
        guard kinds.contains(.indicator), isHidden != machine.hasFaded(before: machine.now + .tick, course) else {
            return
        }
        isHidden.toggle()
        events.append(Event(machine.now, .indicator(isHidden ? .hidden : .shown)))
    }
}

extension Machine {
    /// When an indicator that hides at rest has faded out, if the content goes on resting; `nil` where it does not rest or
    /// the indicator stays.
    func fadedOut(_ course: Course) -> Time? {
        guard case .resting = motion, let hidesAfter = course.indicator.hidesAfter else { return nil }
        return lastSettle + hidesAfter + ScrollBar.fading
    }

    /// Whether the indicator has faded out at an instant before `time`, if the content goes on resting.
    func hasFaded(before time: Time, _ course: Course) -> Bool {
        fadedOut(course).map { $0 < time } ?? false
    }
}
