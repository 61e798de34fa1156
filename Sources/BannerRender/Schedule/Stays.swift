import BannerEngine
import BannerModel

/// A stretch of time during which one page is the current one.
struct Stay: Equatable {
    /// The page.
    var page: Int
    /// From the change to it up to the next one.
    var start, end: Time
    /// What brought it; `nil` for the page at the start.
    var cause: Event.Cause?

    /// The stays of a timeline up to its last instant; a change at that very instant begins none.
    static func all(_ timeline: Timeline) -> [Stay] {
        let end = timeline.duration
        var stays: [Stay] = []
        for event in timeline {
            switch event.kind {
            case .start(let landing): stays = [Stay(page: landing.page, start: event.time, end: end)]
            case .change(let change) where event.time < end:
                if !stays.isEmpty { stays[stays.count - 1].end = event.time }
                stays.append(Stay(page: change.page, start: event.time, end: end, cause: change.cause))
            default: break
            }
        }
        return stays
    }
}
