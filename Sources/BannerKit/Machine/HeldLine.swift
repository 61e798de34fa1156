/// A straight line whose values are clamped to a range: x → `slope` · x + `rise`, not below `low` and not above `high`.
///
/// What a run makes of the scale that it starts from is such a line («What a banner means», Focus), and one such line
/// after another is one again. So what a million passes make of a scale takes some twenty steps.
struct HeldLine: Sendable {
    private let slope: Double
    private let rise: Double
    private let low: Double
    private let high: Double
}

extension HeldLine {
    /// The line that leaves values within a range unchanged.
    init(holding range: ClosedRange<Double>) {
        self.init(slope: 1, rise: 0, low: range.lowerBound, high: range.upperBound)
    }

    /// The line of a movement to `target` with some progress: 1 for complete, more for an overshoot.
    init(part: Double, of target: Double, holding range: ClosedRange<Double>) {
        self.init(slope: 1 - part, rise: part * target, low: range.lowerBound, high: range.upperBound)
    }

    /// The line's value.
    func callAsFunction(_ x: Double) -> Double { held(slope * x + rise) }

    /// This line after another one.
    func after(_ first: HeldLine) -> HeldLine {
        let ends = [slope * first.low + rise, slope * first.high + rise]
        return HeldLine(
            slope: slope * first.slope, rise: slope * first.rise + rise, low: held(min(ends[0], ends[1])),
            high: held(max(ends[0], ends[1])))
    }

    /// The result of applying the line `count` times to `x`.
    func applied(_ count: Int64, to x: Double) -> Double {
        var x = x
        var line = self
        var rest = count
        while rest > 0 {
            // A line this steep moves every value to one of its two ends: they stay there or alternate.
            if line.isSteep {
                let (once, twice) = (line(x), line(line(x)))
                let (far, farther) = (line(twice), line(line(twice)))
                if rest > 4 { return rest.isMultiple(of: 2) ? farther : far }
                return [once, twice, far, farther][Int(rest) - 1]
            }
            if !rest.isMultiple(of: 2) { x = line(x) }
            rest /= 2
            if rest > 0 { line = line.after(line) }
        }
        return x
    }

    private var isSteep: Bool { abs(slope) > 1e15 }

    private func held(_ value: Double) -> Double { max(low, min(high, value)) }
}
