/// The cards' scales, followed from one focus crossing to the next («What a banner means», Focus).
///
/// A track can begin late, without knowing which cards are growing or shrinking at that moment; `isCertain` says
/// whether that still matters.
struct ScaleTrack: Equatable, Sendable {
    /// One card's change from one scale to another.
    struct Run: Equatable {
        var from: Double
        var to: Double
        var start: Time
        /// Whether `from` is the value that a track from the start would have.
        var isCertain: Bool
    }

    private let focus: FocusCourse
    /// When a track that began late has followed every card for the length of one change; `nil` for a track from the
    /// start.
    private let known: Time?
    /// The card in the middle.
    var focused: Int
    /// The last change of each card that had one.
    var runs: [Run?]

    /// A track that begins with `focused` at full scale: at the start of the banner or, if it is `late`, at that
    /// instant.
    init(_ focus: FocusCourse, count: Int, focused: Int, late: Time? = nil) {
        self.focus = focus
        self.focused = focused
        known = late.map { $0 + focus.duration }
        runs = Array(repeating: nil, count: count)
    }

    /// A track from an instant at which the cards begin as at time 0; `nil` for a banner whose cards never change size.
    init?(from machine: Machine) {
        guard let focus = machine.course.focus else { return nil }
        self.init(focus, count: machine.course.count, focused: machine.focusedCell(at: machine.now))
    }

    /// Follows the cards that come to the middle in some events; other events change nothing.
    mutating func follow(_ events: some Sequence<Banner.Event>) {
        for event in events {
            guard let crossing = event.crossing else { continue }
            run(focused, to: 1, at: crossing.time)
            run(crossing.cell, to: focus.scale, at: crossing.time)
            focused = crossing.cell
        }
    }

    /// The scales that are not 1, in order of page.
    func scales(at time: Time) -> [Banner.State.CardScale] {
        var scales: [Banner.State.CardScale] = []
        for cell in runs.indices {
            let scale = scale(of: cell, at: time)
            if scale != 1 { scales.append(Banner.State.CardScale(page: cell, scale: scale)) }
        }
        return scales
    }

    /// When the last card that grows or shrinks at an instant has finished; `nil` if none does.
    func end(after time: Time) -> Time? {
        var last = time
        for run in runs { if let run { last = max(last, run.start + focus.duration) } }
        return last > time ? last : nil
    }

    /// Whether every scale is the value that a track from the start would have.
    func isCertain(at time: Time) -> Bool {
        guard let known else { return true }
        return time >= known && runs.allSatisfy { $0.map { $0.isCertain || isOver($0, at: time) } ?? true }
    }

    private mutating func run(_ cell: Int, to scale: Double, at time: Time) {
        let isCertain = runs[cell].map { $0.isCertain || isOver($0, at: time) } ?? known.map { time >= $0 } ?? true
        let present = self.scale(of: cell, at: time).held(in: focus.range)
        runs[cell] = Run(from: present, to: scale, start: time, isCertain: isCertain)
    }

    private func scale(of cell: Int, at time: Time) -> Double {
        guard let run = runs[cell] else { return cell == focused ? focus.scale : 1 }
        return isOver(run, at: time)
            ? run.to : run.from + (run.to - run.from) * focus.part(after: time - run.start)
    }

    private func isOver(_ run: Run, at time: Time) -> Bool { time - run.start >= focus.duration }
}

// MARK: Passes that repeat

extension ScaleTrack {
    /// The crossings of the last pass, which the track has followed, repeat `count` times, each `length` later.
    ///
    /// In closed form: what a pass does to the scale that a card's last change starts from is a `HeldLine`.
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
            var line = HeldLine(holding: focus.range)
            var before = (start: last.start - length, to: last.to)
            for next in pass {
                let part = focus.part(after: next.start - before.start)
                line = HeldLine(part: part, of: before.to, holding: focus.range).after(line)
                before = next
            }
            run.from = line.applied(count, to: run.from)
            run.start += length * count
            self.runs[cell] = run
        }
    }
}

extension Banner.Event {
    /// The crossing that a focus event reports.
    var crossing: FocusCrossings.Crossing? {
        if case .emphasis(let cell) = kind { FocusCrossings.Crossing(time: time, cell: cell) } else { nil }
    }
}
