/// A linear function with clamped values: x → `slope` · x + `rise`, at least `low` and at most
/// `high`.
///
/// Maps the scale at the start of a pass to the scale at its end («What a banner means», Focus).
/// The composition of two such functions is one again, so a million passes take about twenty steps
/// of repeated squaring.
struct ClampedLine {
    private let slope: Double
    private let rise: Double
    private let low: Double
    private let high: Double
}

extension ClampedLine {
    /// The identity within a range.
    init(holding range: ClosedRange<Double>) {
        self.init(slope: 1, rise: 0, low: range.lowerBound, high: range.upperBound)
    }

    /// One change towards `target` with the progress `part`: 1 for complete, more for an overshoot.
    init(part: Double, of target: Double, holding range: ClosedRange<Double>) {
        self.init(
            slope: 1 - part, rise: part * target, low: range.lowerBound, high: range.upperBound)
    }

    /// The function's value.
    func callAsFunction(_ x: Double) -> Double { clamped(slope * x + rise) }

    /// The composition: `first`, then this one.
    func after(_ first: ClampedLine) -> ClampedLine {
        let ends = [slope * first.low + rise, slope * first.high + rise]
        return ClampedLine(
            slope: slope * first.slope, rise: slope * first.rise + rise,
            low: clamped(min(ends[0], ends[1])),
            high: clamped(max(ends[0], ends[1])))
    }

    /// Applies the function `count` times to `x`.
    func applied(_ count: Int64, to x: Double) -> Double {
        var x = x
        var line = self
        var rest = count
        while rest > 0 {
            // Such a steep line maps every value to `low` or `high`, and then stays or alternates.
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

    private func clamped(_ value: Double) -> Double { max(low, min(high, value)) }
}

extension FixedWidthInteger {
    /// The number truncated to an integer and clamped to the type's range; 0 if it is not a number.
    ///
    /// Used for every conversion of a computed `Double`: `Int(_:)` traps if a number does not fit,
    /// and in a web page an `Int` has 32 bits.
    @inlinable package init(clamped number: Double) {
        // Specialised for every integer, `Self(exactly:)` is large.
        self.init(
            clamping: abs(number) < 0x1p63
                ? Int64(number) : number > 0 ? .max : number < 0 ? .min : 0)
    }
}

extension Double {
    /// The number; 0 if it is infinite or not a number.
    package var orZero: Double { isFinite ? self : 0 }
}

extension Comparable {
    /// The value clamped to a range; the lower bound if it is not a number.
    func clamped(to range: ClosedRange<Self>) -> Self {
        self > range.lowerBound ? Swift.min(range.upperBound, self) : range.lowerBound
    }
}
