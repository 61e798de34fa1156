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
    /// The place in the row of cards that is nearest; unbounded, so that a way round the whole circle is seen.
    private var nearest: Int
    /// The instant that has been looked at.
    private var reached: Time
    /// The ends of the stretches in which the position only rises or only falls, last first.
    private var ends: [Time]

    init(_ machine: Machine, _ course: Course, upTo time: Time) {
        self.machine = machine
        self.course = course
        reached = machine.now
        nearest = course.focusedPlace(at: machine.position(at: reached, course))
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
            guard place(at: end) != nearest else {
                reached = max(reached, end)
                ends.removeLast()
                continue
            }
            var low = reached.microseconds
            var high = end.microseconds
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if place(at: Time(microseconds: middle)) == nearest { low = middle } else { high = middle }
            }
            reached = Time(microseconds: high)
            nearest = place(at: reached)
            return Crossing(time: reached, cell: course.page(at: nearest))
        }
        return nil
    }

    private func place(at time: Time) -> Int { course.focusedPlace(at: machine.position(at: time, course)) }
}
