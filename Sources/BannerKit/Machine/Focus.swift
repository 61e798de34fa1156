/// The constants of a focus effect («What a banner means», Focus).
struct FocusParameters: Equatable {
    /// The scale of a card in the middle.
    let scale: Double
    /// The duration of a card's growing or shrinking.
    let duration: Time
    private let curve: Curve

    /// Fails for a scale of 1 or an infinite one: there is no effect.
    init?(_ focus: Banner.CardFocus, reducesMotion: Bool) {
        guard focus.scale != 1 && focus.scale.isFinite else { return nil }
        scale = focus.scale
        duration = reducesMotion ? .zero : max(.zero, focus.duration)
        curve = Curve(focus.easing)
    }

    /// The range for the scale at the start of a change.
    var range: ClosedRange<Double> { min(1, scale)...max(1, scale) }

    /// The progress of a change after `time`: 0 at its start, 1 from its end on.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

/// The instants, before a machine's next step, at which another card becomes the nearest to the
/// middle («What a banner means», Focus).
///
/// Each is the first whole microsecond at which ⌊p + ½⌋ differs. A movement is split where its
/// curve changes direction; each part is monotonic, so bisection finds the instant.
struct FocusCrossings {
    /// A change of the nearest card.
    struct Crossing {
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
    init(_ machine: __shared Machine, before time: Time) {
        reached = machine.now
        nearest = machine.focusedPlace(at: reached)
        ends = []
        let last = time - .tick
        guard last > reached else { return }
        switch machine.motion {
        // Drifting content changes its page at the same instants.
        case .resting, .drifting: break
        case .dragging, .gliding: ends = [last]
        case .moving(_, let start):
            ends = [last]
            for fraction in machine.parameters.curve.turningFractions.reversed() {
                let turn =
                    start
                    + Time(
                        microseconds: Int64(
                            clamped: fraction * Double(machine.parameters.transition.microseconds)))
                for end in [turn + .tick, turn] where end > reached && end < last {
                    ends.append(end)
                }
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
                if machine.focusedPlace(at: middle) == nearest {
                    low = middle
                } else {
                    high = middle
                }
            }
            reached = high
            nearest = machine.focusedPlace(at: reached)
            return Crossing(time: reached, cell: machine.parameters.page(at: nearest))
        }
        return nil
    }
}

extension Machine {
    /// The place nearest to the middle at an instant from `now` up to the next step.
    fileprivate func focusedPlace(at time: Time) -> Double {
        switch motion {
        case .drifting: Double(base)
        case .resting, .dragging: parameters.focusedPlace(at: position(at: time))
        case .moving(let from, let start):
            clamped(
                parameters.focusedPlace(
                    from: from, to: goal, along: parameters.curve,
                    at: (time - start).seconds / parameters.transition.seconds))
        case .gliding(let from, let start, let over):
            parameters.focusedPlace(
                from: from, to: goal, along: FreeScroll.curve,
                at: (time - start).seconds / over.seconds)
        }
    }

    /// The card in the middle at an instant from `now` up to the next step.
    func focusedCell(at time: Time) -> Int { parameters.page(at: focusedPlace(at: time)) }
}

/// The cards' scales, updated from one focus crossing to the next («What a banner means», Focus).
///
/// A track can begin late, without knowing the scales at that instant; `isCertain` tells whether
/// this still matters.
struct ScaleTrack: Equatable {
    /// A card's change from one scale to another.
    struct Run: Equatable {
        var from: Double
        var to: Double
        var start: Time
        /// Whether `from` equals the value of a track from the start.
        var isCertain: Bool
    }

    private let focus: FocusParameters
    /// The instant from which a late track has observed every change completely; `nil` for a track
    /// from the start.
    private let known: Time?
    /// The card in the middle.
    var focused: Int
    /// The last change of each card; `nil` for a card without one.
    var runs: [Run?]

    /// A track that begins with `focused` at full scale, at the start of the banner or at the
    /// instant `late`.
    init(_ focus: FocusParameters, count: Int, focused: Int, late: Time? = nil) {
        self.focus = focus
        self.focused = focused
        known = late.map { $0 + focus.duration }
        runs = Array(repeating: nil, count: count)
    }

    /// A track from an instant at which the scales begin as at time 0; fails for a banner whose
    /// cards never change size.
    init?(from machine: __shared Machine) {
        guard let focus = machine.parameters.focus else { return nil }
        self.init(
            focus, count: machine.parameters.count, focused: machine.focusedCell(at: machine.now))
    }

    /// Updates the track with the focus events in `events`; other events are ignored.
    mutating func follow(_ events: some Sequence<Banner.Event>) {
        for event in events {
            guard let crossing = event.crossing else { continue }
            run(focused, to: 1, at: crossing.time)
            run(crossing.cell, to: focus.scale, at: crossing.time)
            focused = crossing.cell
        }
    }

    /// The scales that are not 1, in page order.
    func scales(at time: Time) -> [Banner.State.CardScale] {
        var scales: [Banner.State.CardScale] = []
        for cell in runs.indices {
            let scale = scale(of: cell, at: time)
            if scale != 1 { scales.append(Banner.State.CardScale(page: cell, scale: scale)) }
        }
        return scales
    }

    /// The end of the last change that is in progress at `time`; `nil` if there is none.
    func end(after time: Time) -> Time? {
        var last = time
        for run in runs { if let run { last = max(last, run.start + focus.duration) } }
        return last > time ? last : nil
    }

    /// Whether every scale equals that of a track from the start.
    func isCertain(at time: Time) -> Bool {
        guard let known else { return true }
        return time >= known
            && runs.allSatisfy { $0.map { $0.isCertain || isOver($0, at: time) } ?? true }
    }

    private mutating func run(_ cell: Int, to scale: Double, at time: Time) {
        let isCertain =
            runs[cell].map { $0.isCertain || isOver($0, at: time) } ?? known.map { time >= $0 }
            ?? true
        let present = self.scale(of: cell, at: time).clamped(to: focus.range)
        runs[cell] = Run(from: present, to: scale, start: time, isCertain: isCertain)
    }

    @inline(never)
    private func scale(of cell: Int, at time: Time) -> Double {
        guard let run = runs[cell] else { return cell == focused ? focus.scale : 1 }
        return isOver(run, at: time)
            ? run.to : run.from + (run.to - run.from) * focus.part(after: time - run.start)
    }

    private func isOver(_ run: Run, at time: Time) -> Bool { time - run.start >= focus.duration }
}

// MARK: Repetition

extension ScaleTrack {
    /// Repeats the crossings of the last pass, which the track has followed, `count` times at
    /// intervals of `length`.
    ///
    /// Computed in closed form: a pass maps the scale at its start to the scale at its end by a
    /// `ClampedLine`.
    mutating func repeatPass(_ crossings: [FocusCrossings.Crossing], length: Time, count: Int64) {
        guard let last = crossings.last else { return }
        var runs = [[(start: Time, to: Double)]](repeating: [], count: self.runs.count)
        var middle = last.cell
        for crossing in crossings {
            runs[middle].append((crossing.time, 1))
            runs[crossing.cell].append((crossing.time, focus.scale))
            middle = crossing.cell
        }
        for (cell, pass) in runs.enumerated() {
            guard var run = self.runs[cell], let last = pass.last else { continue }
            var line = ClampedLine(holding: focus.range)
            var before = (start: last.start - length, to: last.to)
            for next in pass {
                let part = focus.part(after: next.start - before.start)
                line = ClampedLine(part: part, of: before.to, holding: focus.range).after(line)
                before = next
            }
            run.from = line.applied(count, to: run.from)
            run.start += length * count
            self.runs[cell] = run
        }
    }
}

extension Banner.Event {
    /// The crossing of a focus event; `nil` for other events.
    var crossing: FocusCrossings.Crossing? {
        if case .focus(let cell) = kind {
            FocusCrossings.Crossing(time: time, cell: cell)
        } else {
            nil
        }
    }
}
