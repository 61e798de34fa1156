/// One attribute over time, which changes evenly from key frame to key frame: of the values that are added, those that are needed.
///
/// A value that stays is exact from its first instant to its last. One that changes is at most `tolerance` away.
struct KeyFrames {
    /// The numbers of the attribute; those that it does not have are 0.
    typealias Value = SIMD4<Double>

    /// A value at an instant; where two have the same instant, the value jumps.
    struct KeyFrame: Equatable {
        var time: Time
        var value: Value
    }

    /// The key frames; the last value that was added comes with the next ones, or at the end.
    private(set) var all: [KeyFrame]
    private var last: KeyFrame
    /// How fast the attribute can change from the last key frame on, to pass close enough to each value since.
    private var slowest, fastest: Value
    private let tolerance: Double

    /// The key frames that begin with a value.
    init(_ value: Value, at time: Time, tolerance: Double) {
        last = KeyFrame(time: time, value: value)
        (all, self.tolerance) = ([last], tolerance)
        (slowest, fastest) = KeyFrames.anySpeed
    }

    private static let anySpeed = (Value(repeating: -.infinity), Value(repeating: .infinity))

    /// Adds the value from an instant on; the previous one lasted until `previous`.
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

    /// How far a value is from the last key frame, and how much later.
    private func distance(to value: Value, at time: Time) -> (way: Value, length: Double) {
        (value - all[all.count - 1].value, (time - all[all.count - 1].time).seconds)
    }
}
