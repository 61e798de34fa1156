import BannerEngine
import BannerModel

/// The states of a timeline at instants that only go forward.
///
/// A timeline finds the scales of cards anew for each instant; who goes forward has them from the instant before.
struct StatesInOrder {
    private let timeline: Timeline
    private var session: Session?
    private var nextInput = 0

    /// The states at instants in any order, and in that order.
    ///
    /// Where little happens up to the last of them, it is followed; where much does, each instant is asked for by itself.
    static func all(_ banner: Banner, _ timeline: Timeline, at instants: [Time]) -> [BannerState] {
        let order = instants.indices.sorted { instants[$0] < instants[$1] }
        guard let first = order.first, let last = order.last,
            firings(banner, upTo: instants[last]) + passing(banner, timeline) <= mostSteps
        else { return instants.map(timeline.state) }
        var states = StatesInOrder(banner, timeline, from: instants[first])
        var found: [Int: BannerState] = [:]
        for index in order { found[index] = states.state(at: instants[index]) }
        return instants.indices.compactMap { found[$0] }
    }

    private static let mostSteps: Int64 = 10_000

    /// How often the timer can fire up to an instant.
    private static func firings(_ banner: Banner, upTo end: Time) -> Int64 {
        guard let timer = banner.timer else { return 0 }
        let shortest = banner.items.reduce(timer.interval) { min($0, $1.duration ?? timer.interval) }
        return end.microseconds / max(1, shortest.microseconds)
    }

    /// How many cards the timeline's drags take past the middle, one after the other; the most, where content has edges.
    static func passing(_ banner: Banner, _ timeline: Timeline) -> Int64 {
        let geometry = Geometry(banner)
        let isEndless = banner.paging.loop == .infinite && geometry.count > 1
        let longest = isEndless ? .infinity : geometry.contentWidth + geometry.viewport.width
        var count = 0.0
        for input in timeline.inputs {
            if case .drag(let drag) = input.action { count += min(abs(drag.by), longest) / geometry.stride }
        }
        return Int64(Int(nearest: count))
    }

    /// The states of a banner's timeline from an instant on.
    init(_ banner: Banner, _ timeline: Timeline, from start: Time) {
        self.timeline = timeline
        guard banner.focus.scale != 1 else { return }
        session = Session(timeline, from: start, kinds: [])
        nextInput = timeline.inputs.firstIndex { $0.at > start } ?? timeline.inputs.count
    }

    /// The state at an instant, no earlier than the ones before.
    mutating func state(at time: Time) -> BannerState {
        guard session != nil else { return timeline.state(at: time) }
        while nextInput < timeline.inputs.count, timeline.inputs[nextInput].at <= time {
            let input = timeline.inputs[nextInput]
            _ = session?.send(input.action, at: input.at)
            nextInput += 1
        }
        _ = session?.advance(to: time)
        return session?.state ?? timeline.state(at: time)
    }
}
