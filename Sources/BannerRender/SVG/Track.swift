/// One attribute over time, of one or more numbers: its values at instants of a recording, and only where they change.
struct Track {
    /// How many numbers there are at an instant.
    private let width: Int
    /// The instants as fractions of the recording, 0 … 1.
    private var times: [Double] = []
    /// The values of all instants, one after the other.
    private var values: [Double] = []

    /// A point closer than this to the straight line between its neighbours is omitted.
    private static let tolerance = 0.02

    /// A track without values, with this many numbers per instant.
    init(width: Int = 1) { self.width = width }

    /// Adds what is true from an instant on, later than those before; the previous value lasts until `previous`.
    mutating func add(_ new: Double, at time: Double, after previous: Double) {
        if let old = values.last {
            guard old != new else { return }
            hold(until: previous)
        }
        times.append(time)
        values.append(new)
    }

    /// The same for a track of three numbers.
    mutating func add(_ a: Double, _ b: Double, _ c: Double, at time: Double, after previous: Double) {
        if values.count >= 3 {
            guard values[values.count - 3] != a || values[values.count - 2] != b || values[values.count - 1] != c else {
                return
            }
            hold(until: previous)
        }
        times.append(time)
        values += [a, b, c]
    }

    /// Repeats the last values at a later instant.
    private mutating func hold(until time: Double) {
        guard let last = times.last, time > last else { return }
        times.append(time)
        values += Array(values[(values.count - width)...])
    }

    /// Whether there is no value yet.
    var isEmpty: Bool { times.isEmpty }

    /// The last value of a track of one number.
    var last: Double? { values.last }

    /// The values at the first instant.
    var first: [Double] { times.isEmpty ? [] : Array(values[..<width]) }

    /// Whether the value never changes.
    var isStill: Bool { values.indices.allSatisfy { abs(values[$0] - values[$0 % width]) < 1e-6 } }

    /// The points that remain when all are dropped that are on the line between those kept; the last one is at 1.
    ///
    /// From the last kept point, each further point narrows the range of lines that are close enough to it; a point
    /// outside that range ends the line.
    var keyPoints: [(time: Double, values: [Double])] {
        guard !times.isEmpty else { return [] }
        var track = self
        track.hold(until: 1)
        var kept = [track.point(0)]
        var fan = Fan(width: width)
        var anchor = 0
        for end in track.times.indices.dropFirst() {
            if end > anchor + 1 && !fan.contains(track.slopes(from: anchor, to: end)) {
                anchor = end - 1
                kept.append(track.point(anchor))
                fan = Fan(width: width)
            }
            let reach = Track.tolerance / (track.times[end] - track.times[anchor])
            fan.narrow(to: track.slopes(from: anchor, to: end), reach)
        }
        if track.times.count > 1 { kept.append(track.point(track.times.count - 1)) }
        return kept
    }

    private func point(_ index: Int) -> (time: Double, values: [Double]) {
        (times[index], Array(values[index * width..<(index + 1) * width]))
    }

    private func slopes(from start: Int, to end: Int) -> [Double] {
        let time = times[end] - times[start]
        return (0..<width).map { (values[end * width + $0] - values[start * width + $0]) / time }
    }

    /// The slopes of the lines that are close enough to all points so far.
    private struct Fan {
        private var low, high: [Double]

        init(width: Int) {
            low = Array(repeating: -.infinity, count: width)
            high = Array(repeating: .infinity, count: width)
        }

        func contains(_ slopes: [Double]) -> Bool {
            slopes.indices.allSatisfy { low[$0] <= slopes[$0] && slopes[$0] <= high[$0] }
        }

        mutating func narrow(to slopes: [Double], _ reach: Double) {
            for index in slopes.indices {
                low[index] = max(low[index], slopes[index] - reach)
                high[index] = min(high[index], slopes[index] + reach)
            }
        }
    }
}
