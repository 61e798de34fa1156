/// The instants, before a machine's next step, at which another card becomes the nearest to the
/// middle («What a banner means», Focus).
///
/// Each is the first whole microsecond at which ⌊p + ½⌋ differs. A movement is split where its
/// curve changes direction; each part is monotonic, so bisection finds the instant.
struct FocusCrossings: Sendable {
    /// A change of the nearest card.
    struct Crossing: Sendable {
        var time: Time
        var cell: Int
    }

    /// The nearest place in the row; unbounded, so that a full turn around the circle counts.
    private var nearest: Double
    /// The instant up to which the search has come.
    private var reached: Time
    /// The ends of the monotonic parts, last first.
    private var ends: [Time]

    /// The crossings after `machine.now` and before `time`.
    init(_ machine: Machine, before time: Time) {
        reached = machine.now
        nearest = machine.focusedPlace(at: reached)
        ends = []
        let last = time - .tick
        guard last > reached else { return }
        switch machine.motion {
        case .resting: break
        case .dragging, .gliding: ends = [last]
        case .moving(_, let start):
            ends = [last]
            for fraction in machine.course.curve.turningFractions.reversed() {
                let turn =
                    start + Time(microseconds: Int64(held: fraction * Double(machine.course.transition.microseconds)))
                for end in [turn + .tick, turn] where end > reached && end < last { ends.append(end) }
            }
        }
    }

    /// The next crossing; `nil` if there are no more.
    mutating func next(_ machine: Machine) -> Crossing? {
        while let end = ends.last {
            guard machine.focusedPlace(at: end) != nearest else {
                reached = max(reached, end)
                ends.removeLast()
                continue
            }
            var (low, high) = (reached, end)
            while high - low > .tick {
                let middle = Time(microseconds: low.microseconds + (high - low).microseconds / 2)
                if machine.focusedPlace(at: middle) == nearest { low = middle } else { high = middle }
            }
            reached = high
            nearest = machine.focusedPlace(at: reached)
            return Crossing(time: reached, cell: machine.course.page(at: nearest))
        }
        return nil
    }
}

extension Machine {
    /// The place nearest to the middle at an instant from `now` up to the next step.
    fileprivate func focusedPlace(at time: Time) -> Double {
        switch motion {
        case .resting, .dragging: course.focusedPlace(at: position(at: time))
        case .moving(let from, let start):
            held(
                course.focusedPlace(
                    from: from, to: goal, along: course.curve,
                    at: (time - start).seconds / course.transition.seconds))
        case .gliding(let from, let start, let over):
            course.focusedPlace(
                from: from, to: goal, along: FreeScroll.curve, at: (time - start).seconds / over.seconds)
        }
    }

    /// The card in the middle at an instant from `now` up to the next step.
    func focusedCell(at time: Time) -> Int { course.page(at: focusedPlace(at: time)) }
}
