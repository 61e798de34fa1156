/// One attribute over time, of one or more numbers: its values at instants of a recording, and only where they change.
struct Track {
    /// How many numbers there are at an instant.
    private let width: Int
    /// The instants as fractions of the recording, 0 … 1.
    private var times: [Double] = []
    /// The values of all instants, one after the other.
    private var values: [Double] = []

    /// How far a value may be from what is shown while it changes; at rest it is exact.
    private let tolerance: Double

    /// A track without values, with this many numbers per instant.
    init(width: Int = 1, tolerance: Double) { (self.width, self.tolerance) = (width, tolerance) }

    /// Adds what is true from an instant on, later than those before; the previous values last until `previous`.
    mutating func add(_ new: some Collection<Double>, at time: Double, after previous: Double) {
        if !times.isEmpty {
            guard !values.suffix(width).elementsEqual(new) else { return }
            hold(until: previous)
        }
        times.append(time)
        values += new
    }

    /// Repeats the last values at a later instant.
    private mutating func hold(until time: Double) {
        guard let last = times.last, time > last else { return }
        times.append(time)
        values += values.suffix(width)
    }

    /// The values at the first instant.
    var first: [Double] { times.isEmpty ? [] : Array(values[..<width]) }

    /// Whether the value never changes.
    var isStill: Bool { values.indices.allSatisfy { abs(values[$0] - values[$0 % width]) < 1e-6 } }

    /// A value that is kept, and how it is reached from the one before.
    struct KeyPoint {
        var time: Double
        var values: [Double]
        var easing = Banner.Easing.linear
        /// How many decimals the time needs.
        var decimals = 0
    }

    /// The points that remain when all are dropped that are on the curve between those kept; the last one is at 1.
    ///
    /// A rest keeps both its ends. What is between two rests is one curve if it is one of `easings`; otherwise each curve
    /// reaches as far as it is close enough to all points on the way.
    func keyPoints(_ easings: [Banner.Easing]) -> [KeyPoint] {
        guard !times.isEmpty else { return [] }
        var track = self
        track.hold(until: 1)
        var kept = [KeyPoint(time: times[0], values: track.values(0))]
        var anchor = 0
        var rest = 0
        while anchor < track.times.count - 1 {
            if rest <= anchor { rest = track.end(ofMotionFrom: anchor) }
            var (end, easing) = (rest, track.easing(anchor, rest, easings))
            if easing == nil { (end, easing) = track.farthest(from: anchor, before: rest) }
            kept.append(KeyPoint(time: track.times[end], values: track.values(end), easing: easing ?? .linear))
            anchor = end
        }
        let steep = easings.filter(Track.isSteep)
        for index in kept.indices { kept[index].decimals = decimals(of: index, in: kept, steep) }
        return kept
    }

    /// How many decimals a point's time needs, so that what moves next to it is not off by the rounding.
    private func decimals(of index: Int, in points: [KeyPoint], _ steep: [Banner.Easing]) -> Int {
        var finest = 1e-6
        for end in [index, index + 1] where end > 0 && end < points.count {
            let (a, b) = (points[end - 1], points[end])
            let way = zip(a.values, b.values).map { abs($0 - $1) }.max() ?? 0
            finest = min(finest, (b.time - a.time) * min(0.25, tolerance / 32 / max(way, 1e-9)))
            if steep.contains(b.easing) { finest = 0 }
        }
        var (decimals, part) = (7, 1e-7)
        while part > finest && decimals < 14 { (decimals, part) = (decimals + 1, part / 10) }
        return decimals
    }

    /// Whether a curve rises so steeply somewhere that the last decimal of a time counts.
    private static func isSteep(_ easing: Banner.Easing) -> Bool {
        let curve = Curve(easing)
        return (0..<64).contains { curve.value(at: Double($0 + 1) / 64) - curve.value(at: Double($0) / 64) > 6.0 / 64 }
    }

    private func values(_ index: Int) -> [Double] { Array(values[index * width..<(index + 1) * width]) }

    /// Where the next rest begins, or ends if one begins here.
    private func end(ofMotionFrom start: Int) -> Int {
        func rests(_ index: Int) -> Bool { values(index) == values(index + 1) }
        guard !rests(start) else { return start + 1 }
        return (start + 1..<times.count - 1).first(where: rests) ?? times.count - 1
    }

    /// The farthest point that one curve reaches, and the curve: found by doubling the distance, then by bisection.
    private func farthest(from start: Int, before most: Int) -> (Int, Banner.Easing?) {
        var (reached, easing) = (start + 1, Banner.Easing?.some(.linear))
        var (step, missed) = (2, most)
        while start + step < missed, let curve = self.easing(start, start + step, []) {
            (reached, easing) = (start + step, curve)
            step *= 2
        }
        missed = min(missed, start + step)
        while missed - reached > 1 {
            let middle = (reached + missed) / 2
            if let curve = self.easing(start, middle, []) {
                (reached, easing) = (middle, curve)
            } else {
                missed = middle
            }
        }
        return (reached, easing)
    }

    // MARK: Curves

    /// A curve from one point to another that is close enough to all between: a line, one of `easings`, or the nearest
    /// cubic.
    private func easing(_ start: Int, _ end: Int, _ easings: [Banner.Easing]) -> Banner.Easing? {
        if fits(.linear, start, end) { return .linear }
        return (easings + [cubic(start, end)]).first { fits($0, start, end) }
    }

    private func fits(_ easing: Banner.Easing, _ start: Int, _ end: Int) -> Bool {
        let curve = Curve(easing)
        let length = times[end] - times[start]
        return (start + 1..<max(start + 1, end)).allSatisfy { index in
            let part = curve.value(at: (times[index] - times[start]) / length)
            return (0..<width).allSatisfy { channel in
                let (from, to) = (values[start * width + channel], values[end * width + channel])
                return abs(from + (to - from) * part - values[index * width + channel]) <= tolerance
            }
        }
    }

    /// The cubic with the least squares of distances from all points between, near a line where these leave it open; its
    /// time is even.
    private func cubic(_ start: Int, _ end: Int) -> Banner.Easing {
        var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
        let length = times[end] - times[start]
        for index in start + 1..<max(start + 1, end) {
            let s = (times[index] - times[start]) / length
            let (a, b) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s))
            for channel in 0..<width {
                let from = values[start * width + channel]
                let way = values[end * width + channel] - from
                let rest = values[index * width + channel] - from - way * s * s * s
                (aa, ab, bb) = (aa + way * way * a * a, ab + way * way * a * b, bb + way * way * b * b)
                (ay, by) = (ay + way * a * rest, by + way * b * rest)
            }
        }
        let weight = 1e-7 * (aa + bb) + .leastNormalMagnitude
        (aa, bb, ay, by) = (aa + weight, bb + weight, ay + weight / 3, by + weight * 2 / 3)
        let determinant = aa * bb - ab * ab
        let round = { (value: Double) in (min(1, max(0, value)) * 1000).rounded() / 1000 }
        return .cubicBezier(
            x1: Track.thirds.0, y1: round((ay * bb - by * ab) / determinant), x2: Track.thirds.1,
            y2: round((by * aa - ay * ab) / determinant))
    }

    /// The controls of a time that is even, as they are written.
    private static let thirds = (0.333333, 0.666667)
}
