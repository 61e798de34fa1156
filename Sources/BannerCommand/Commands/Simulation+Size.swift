extension Simulation {
    /// The largest number of events or frames that are printed by default: some gigabytes.
    static let usualMost: Int64 = 100_000_000

    /// Refuses output that would be too large, before its first line.
    func checkSize(_ frames: Frames?) throws(Failure) {
        let most = try arguments.mostEvents() ?? Simulation.usualMost
        let count = frames.map { Schedule.EventCount(count: $0.count) } ?? timeline.eventCount(limit: most)
        guard count.count > most else { return }
        throw Failure(
            Excess(
                what: frames == nil ? "events" : "frames", count: count.count, isAtLeast: !count.isComplete, most: most,
                help: "shorten it with `--for`, summarise it with `--summary`, or allow more with "
                    + "`--max-events \(count.count)`"))
    }
}

/// The frames of an animation: when each is shown, and how many there are.
struct Frames {
    private let perSecond: Int64
    /// How many there are up to and including the end.
    let count: Int64

    /// So many frames per second, up to an instant.
    init(_ perSecond: Int64, upTo end: Time) {
        self.perSecond = perSecond
        let (seconds, rest) = end.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        // In the last second those that are rounded to an instant up to the end.
        count = seconds * perSecond + ((2 * rest + 1) * perSecond - 1) / 2_000_000 + 1
    }

    /// When a frame, from 0, is shown: at round(k · 10⁶ / fps) µs («What a banner means», Events and state).
    func instant(of frame: Int64) -> Time {
        let (seconds, rest) = frame.quotientAndRemainder(dividingBy: perSecond)
        return .seconds(seconds) + Time(microseconds: (rest * 2_000_000 + perSecond) / (2 * perSecond))
    }
}
