/// An easing's curve, prepared for evaluation with + − × ÷ only, so that every platform computes
/// the same bits.
package struct Curve: Equatable {
    private let isLinear: Bool
    private let x: Cubic
    private let y: Cubic
    /// Whether the curve never falls.
    private let onlyRises: Bool

    /// The curve of an easing.
    package init(_ easing: Banner.Easing) {
        var points = easing.controls
        (points.x1, points.x2) = (points.x1.clamped(to: 0...1), points.x2.clamped(to: 0...1))
        (points.y1, points.y2) = (points.y1.clamped(to: heights), points.y2.clamped(to: heights))
        isLinear = points.x1 == points.y1 && points.x2 == points.y2
        x = Cubic(points.x1, points.x2)
        y = Cubic(points.y1, points.y2)
        onlyRises = isLinear || y.turningParameters.isEmpty
    }

    /// e(fraction): 0 up to the start, 1 from the end on.
    package func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        return isLinear ? fraction : y.value(at: parameter(at: fraction))
    }

    /// The value at the time `time` of a movement of length `duration`; 1 from its end on.
    func value(after time: Time, of duration: Time) -> Double {
        time >= duration ? 1 : value(at: time.seconds / duration.seconds)
    }

    /// e(fraction) − `value`, with the correct sign even where the curve is flat.
    func excess(over value: Double, at fraction: Double) -> Double {
        isLinear || fraction <= 0 || fraction >= 1
            ? self.value(at: fraction) - value : y.excess(over: value, at: parameter(at: fraction))
    }

    /// Whether the curve rises at a fraction.
    func rises(at fraction: Double) -> Bool {
        onlyRises || y.slope(at: parameter(at: fraction)) >= 0
    }

    /// The fractions inside (0, 1) at which the curve changes direction; none for a curve that only
    /// rises.
    var turningFractions: [Double] {
        onlyRises ? [] : y.turningParameters.map { parameter in x.value(at: parameter) }
    }

    /// The Bézier parameter at which x is `fraction`: Newton's method, with bisection as the
    /// fallback.
    private func parameter(at fraction: Double) -> Double {
        var guess = fraction
        for _ in 0..<8 {
            let error = x.value(at: guess) - fraction
            if abs(error) < 1e-16 { return guess }
            let slope = x.slope(at: guess)
            if slope < 1e-6 { break }
            guess -= error / slope
        }
        if guess >= 0 && guess <= 1 && abs(x.value(at: guess) - fraction) < 1e-15 { return guess }
        return bracketed(at: fraction)
    }

    /// The fallback for curves that are nearly flat or turn sharply: bisection replaces a Newton
    /// step that leaves the bracket.
    private func bracketed(at fraction: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var guess = 0.5
        for _ in 0..<100 {
            let error = x.value(at: guess) - fraction
            if error == 0 { return guess }
            if error < 0 { low = guess } else { high = guess }
            let step = guess - error / x.slope(at: guess)
            let next = step > low && step < high ? step : low + (high - low) / 2
            // The two ends are adjacent floating-point numbers.
            if next == guess || next <= low || next >= high { return guess }
            guess = next
        }
        return guess
    }
}

/// One coordinate of a cubic Bézier from 0 to 1 with two control values.
private struct Cubic: Equatable {
    private let a: Double
    private let b: Double
    private let c: Double

    init(_ first: Double, _ second: Double) {
        c = 3 * first
        b = 3 * (second - first) - c
        a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// The value at s minus another value.
    ///
    /// Expanded around the point of inflection: where the curve is flat, its terms are too small to
    /// survive an addition to its value.
    func excess(over value: Double, at s: Double) -> Double {
        let middle = -b / (3 * a)
        let distance = s - middle
        guard a != 0, abs(distance) < s else { return self.value(at: s) - value }
        return self.value(at: middle) - value + (a * distance * distance + slope(at: middle))
            * distance
    }

    /// The parameters inside (0, 1) at which the slope changes its sign, in order.
    var turningParameters: [Double] {
        let discriminant = 4 * b * b - 12 * a * c
        var roots: [Double] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { roots = [-c / (2 * b)] }
        } else if discriminant > 0 {
            let root = discriminant.squareRoot()
            let first = (-2 * b - root) / (6 * a)
            let second = (-2 * b + root) / (6 * a)
            roots = [min(first, second), max(first, second)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension Banner.Easing {
    /// The control points of the Bézier from (0, 0) to (1, 1).
    package var controls: (x1: Double, y1: Double, x2: Double, y2: Double) {
        switch self {
        case .linear: (0, 0, 1, 1)
        case .easeIn: (0.42, 0, 1, 1)
        case .easeOut: (0, 0, 0.58, 1)
        case .easeInOut: (0.42, 0, 0.58, 1)
        case .cubicBezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
        }
    }
}

/// The range of a custom curve's y values.
private let heights = -100.0...100
