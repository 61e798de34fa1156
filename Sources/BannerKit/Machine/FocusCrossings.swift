/// The instants at which another card becomes the one nearest to the middle, while a machine waits for its next step
/// («What a banner means», Focus).
///
/// Each is the first whole microsecond at which ⌊p + ½⌋ differs. A movement is divided where its curve changes
/// direction; in each part the position only rises or only falls, so bisection finds the instant.
struct FocusCrossings: Sendable {
    /// Another card becomes the nearest.
    struct Crossing: Sendable {
        var time: Time
        var cell: Int
    }

    /// The place in the row of cards that is nearest; unbounded, so that moving around the complete circle is noticed.
    private var nearest: Double
    /// The instant that has been examined.
    private var reached: Time
    /// The ends of the parts in which the position only rises or only falls, last first.
    private var ends: [Time]
    /// How long after its start a movement like this one has a crossing, if that is known.
    private let hint: Time?
    /// How long the last card stayed nearest, in microseconds; 0 before the first crossing.
    private var lastStay: Int64 = 0
    /// What is nearest at the end of the current part, once that is known.
    private var lastPlace: Double?

    /// The crossings after the machine's present instant and before `time`.
    init(_ machine: Machine, before time: Time, hint: Time? = nil) {
        self.hint = hint
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

    /// The next crossing of the same machine; `nil` if there are no more.
    mutating func next(_ machine: Machine) -> Crossing? {
        while let end = ends.last {
            let last = lastPlace ?? machine.focusedPlace(at: end)
            guard last != nearest else {
                reached = max(reached, end)
                ends.removeLast()
                lastPlace = nil
                continue
            }
            lastPlace = last
            var (low, high) = bracket(machine, from: reached.microseconds, to: end.microseconds)
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if machine.focusedPlace(at: Time(microseconds: middle)) == nearest {
                    low = middle
                } else {
                    high = middle
                }
            }
            lastStay = high - reached.microseconds
            reached = Time(microseconds: high)
            nearest = machine.focusedPlace(at: reached)
            return Crossing(time: reached, cell: machine.course.page(at: nearest))
        }
        return nil
    }

    /// Two instants, with the nearest card unchanged at the first and another one at the second: close together if the
    /// time of the next crossing can be guessed, because steps that double from the guess then end soon.
    private func bracket(_ machine: Machine, from start: Int64, to end: Int64) -> (low: Int64, high: Int64) {
        // The next card usually stays about as long as the last one.
        let stay = lastStay + lastStay / 4 + 1
        var (low, high) = lastStay > 0 ? stretch(machine, from: start, by: stay, to: end) : (start, end)
        // When the movement has a crossing if it is like the last one.
        let hinted = machine.motion.start.flatMap { start in hint.map { (start + $0).microseconds } }
        let guess = hinted.flatMap { $0 > low && $0 < high ? $0 : nil } ?? solved(machine, from: low, to: high)
        guard guess > low && guess < high else { return (low, high) }
        if machine.focusedPlace(at: Time(microseconds: guess)) == nearest {
            return stretch(machine, from: guess, by: 1, to: high)
        }
        high = guess
        var step: Int64 = 1
        while high - step > low {
            guard machine.focusedPlace(at: Time(microseconds: high - step)) != nearest else {
                return (high - step, high)
            }
            (high, step) = (high - step, step * 2)
        }
        return (low, high)
    }

    /// A range that contains the next crossing, found in steps that double.
    private func stretch(
        _ machine: Machine, from start: Int64, by first: Int64, to end: Int64
    ) -> (low: Int64, high: Int64) {
        var (low, step) = (start, first)
        while low + step < end {
            guard machine.focusedPlace(at: Time(microseconds: low + step)) == nearest else { return (low, low + step) }
            (low, step) = (low + step, step * 2)
        }
        return (low, end)
    }

    /// Approximately when the content is halfway to the next place: the false position method that halves the weight of
    /// an end that stays twice (Illinois), which takes a few steps for a smooth movement.
    private func solved(_ machine: Machine, from start: Int64, to end: Int64) -> Int64 {
        let target = nearest + (lastPlace ?? nearest > nearest ? 0.5 : -0.5)
        var (low, high) = (Double(start), Double(end))
        var (below, above) = (machine.position(at: start) - target, machine.position(at: end) - target)
        for _ in 0..<16 where high - low > 2 && below != above {
            let middle = Int64(held: low - below * (high - low) / (above - below))
            let difference = machine.position(at: middle) - target
            if abs(Double(middle) - low) < 0.5 || abs(Double(middle) - high) < 0.5 { return middle }
            if (difference < 0) == (below < 0) {
                (low, below) = (Double(middle), difference)
                above /= 2
            } else {
                (high, above) = (Double(middle), difference)
                below /= 2
            }
        }
        return Int64(held: low)
    }
}

extension Machine {
    fileprivate func position(at time: Int64) -> Double { position(at: Time(microseconds: time)) }

    /// The place in the row of cards that is nearest to the middle at an instant from `now` up to the next step.
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
