import BannerModel

/// One attribute over time: its values at instants of a recording, with only those kept that say something.
struct Track {
    private(set) var points: [(time: Double, values: [Double])] = []

    /// A point closer than this to the straight line between its neighbours is left out.
    private static let tolerance = 0.02

    /// Adds a value, later than those before; `time` is the part of the recording that has gone, 0 … 1.
    mutating func add(_ values: [Double], at time: Double) { points.append((time, values)) }

    /// The first value.
    var first: [Double] { points.first?.values ?? [] }

    /// Whether the value never changes.
    var isStill: Bool { points.allSatisfy { Track.distance($0.values, first) < 1e-6 } }

    /// The points that are left when all are dropped that lie on the line between those kept.
    var keyPoints: [(time: Double, values: [Double])] {
        guard points.count > 2 else { return points }
        var kept = [points[0]]
        var anchor = 0
        for end in 2..<points.count where !isStraight(from: anchor, to: end) {
            anchor = end - 1
            kept.append(points[anchor])
        }
        kept.append(points[points.count - 1])
        return kept
    }

    private func isStraight(from start: Int, to end: Int) -> Bool {
        let (a, b) = (points[start], points[end])
        for middle in start + 1..<end {
            let part = (points[middle].time - a.time) / (b.time - a.time)
            let line = a.values.indices.map { a.values[$0] + (b.values[$0] - a.values[$0]) * part }
            if Track.distance(points[middle].values, line) > Track.tolerance { return false }
        }
        return true
    }

    private static func distance(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).map { abs($0 - $1) }.max() ?? 0
    }
}
