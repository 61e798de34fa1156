/// The key frames of one attribute with linear interpolation, reduced to those that are needed.
///
/// A constant value is exact from its first to its last instant. A changing value deviates by at
/// most `tolerance`.
struct KeyFrames {
    /// The components of the attribute; unused ones are 0.
    typealias Value = SIMD4<Double>

    /// A value at an instant.
    ///
    /// Two key frames at the same instant are a jump.
    struct KeyFrame: Equatable {
        var time: Time
        var value: Value
    }

    /// The key frames; the most recent value is added with the next one, or at the end.
    private(set) var all: [KeyFrame]
    private var last: KeyFrame
    /// The slopes from the last key frame that stay within the tolerance of each value since.
    private var slowest, fastest: Value
    private let tolerance: Double

    /// Begins with a value.
    init(_ value: Value, at time: Time, tolerance: Double) {
        last = KeyFrame(time: time, value: value)
        all = [last]
        self.tolerance = tolerance
        (slowest, fastest) = KeyFrames.anySpeed
    }

    private static let anySpeed = (Value(repeating: -.infinity), Value(repeating: .infinity))

    /// Adds a value from an instant on; the previous value lasted until `previous`.
    mutating func add(_ value: Value, at time: Time, after previous: Time) {
        guard value != last.value else { return }
        rest(until: previous)
        var (way, length) = distance(to: value, at: time)
        if any((way / length .< slowest) .| (way / length .> fastest)) {
            keep(last)
            (way, length) = distance(to: value, at: time)
        }
        slowest = pointwiseMax(slowest, (way - tolerance) / length)
        fastest = pointwiseMin(fastest, (way + tolerance) / length)
        last = KeyFrame(time: time, value: value)
    }

    /// Ends with the last value, which lasts until an instant.
    mutating func end(at time: Time) {
        rest(until: time)
        keep(last)
    }

    private mutating func rest(until time: Time) {
        guard time > last.time else { return }
        keep(last)
        last.time = time
        keep(last)
    }

    private mutating func keep(_ frame: KeyFrame) {
        if all.last != frame { all.append(frame) }
        (slowest, fastest) = KeyFrames.anySpeed
    }

    /// The difference in value and time from the last key frame.
    private func distance(to value: Value, at time: Time) -> (way: Value, length: Double) {
        (value - all[all.count - 1].value, (time - all[all.count - 1].time).seconds)
    }
}
