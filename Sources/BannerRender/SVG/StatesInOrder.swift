import BannerEngine
import BannerModel

/// The states of a timeline at instants that only go forward.
///
/// A timeline finds the scales of cards anew for each instant; who goes forward has them from the instant before.
struct StatesInOrder {
    private let timeline: Timeline
    private var session: Session?
    private var nextInput = 0

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
