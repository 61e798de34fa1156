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
    private var nearest: Double
    /// The instant that has been looked at.
    private var reached: Time
    /// The ends of the stretches in which the position only rises or only falls, last first.
    private var ends: [Time]
    /// How long after its begin a movement like this one has a crossing, if that is known.
    private let hint: Time?

    /// The crossings after the machine's present instant and before `time`.
    init(_ machine: Machine, _ course: Course, before time: Time, hint: Time?) {
        self.machine = machine
        self.course = course
        self.hint = hint
        reached = machine.now
        nearest = course.focusedPlace(at: machine.position(at: reached, course))
        ends = []
        let last = time - .tick
        guard last > reached else { return }
        switch machine.motion {
        case .resting: break
        case .dragging: ends = [last]
        case .moving(_, let start):
            ends = [last]
            for fraction in course.curve.turningFractions.reversed() {
                let turn = start + Time(microseconds: Int64(held: fraction * Double(course.transition.microseconds)))
                for end in [turn + .tick, turn] where end > reached && end < last { ends.append(end) }
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
            var (low, high) = bracket(upTo: end)
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

    /// Two instants, the nearest card still the same at the first and another one at the second: close together where it can
    /// be guessed when the next card comes, since steps that double from the guess then end soon.
    private func bracket(upTo end: Time) -> (low: Int64, high: Int64) {
        var (low, high) = (reached.microseconds, end.microseconds)
        guard let guess = guess?.microseconds, guess > low && guess < high else { return (low, high) }
        var step: Int64 = 1
        if place(at: Time(microseconds: guess)) == nearest {
            low = guess
            while low + step < high {
                guard place(at: Time(microseconds: low + step)) == nearest else { return (low, low + step) }
                (low, step) = (low + step, step * 2)
            }
        } else {
            high = guess
            while high - step > low {
                guard place(at: Time(microseconds: high - step)) != nearest else { return (high - step, high) }
                (high, step) = (high - step, step * 2)
            }
        }
        return (low, high)
    }

    /// When the next card probably comes nearest: under a finger, which moves evenly, a division says it; a movement is
    /// mostly like the last one.
    private var guess: Time? {
        switch machine.motion {
        case .resting: nil
        case .moving(_, let start): hint.map { start + $0 }
        case .dragging(let grip):
            grip.time(atRaw: (nearest + (grip.travel > 0 ? 0.5 : -0.5)) * course.geometry.stride)
        }
    }

    private func place(at time: Time) -> Double { course.focusedPlace(at: machine.position(at: time, course)) }
}
