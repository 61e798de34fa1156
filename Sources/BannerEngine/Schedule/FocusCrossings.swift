import BannerModel

/// The instants at which another card comes nearest to the middle, while a machine waits for its next step (SEMANTICS section 6).
///
/// Each is the first whole microsecond at which ⌊p + ½⌋ differs. A movement is cut where its curve turns round; between two
/// cuts the position only rises or only falls, so halving finds the instant.
struct FocusCrossings: Sendable {
    /// Another card comes nearest.
    struct Crossing: Sendable {
        var time: Time
        var cell: Int
    }

    private let machine: Machine
    private let course: Course
    private var focused: Int
    /// The instant that has been looked at.
    private var reached: Time
    /// The ends of the stretches in which the position only rises or only falls, last first.
    private var ends: [Time]

    init(_ machine: Machine, _ course: Course, focused: Int, upTo time: Time) {
        self.machine = machine
        self.course = course
        self.focused = focused
        reached = machine.now
        ends = []
        switch machine.motion {
        case .resting: break
        case .dragging: ends = [time]
        case .moving(_, let start):
            ends = [time]
            for fraction in course.curve.turningFractions.reversed() {
                let turn = start + Time(microseconds: Int64(fraction * Double(course.transition.microseconds)))
                for end in [turn + Time(microseconds: 1), turn] where end > reached && end < time { ends.append(end) }
            }
        }
    }

    /// The next crossing; `nil` when there are no more.
    mutating func next() -> Crossing? {
        while let end = ends.last {
            guard cell(at: end) != focused else {
                reached = max(reached, end)
                ends.removeLast()
                continue
            }
            var low = reached.microseconds
            var high = end.microseconds
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if cell(at: Time(microseconds: middle)) == focused { low = middle } else { high = middle }
            }
            reached = Time(microseconds: high)
            focused = cell(at: reached)
            return Crossing(time: reached, cell: focused)
        }
        return nil
    }

    private func cell(at time: Time) -> Int { course.focusedCell(at: machine.position(at: time, course)) }
}
