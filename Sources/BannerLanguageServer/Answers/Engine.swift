/// Facts about a banner without input, and about its scenarios, computed by the engine.
struct Engine {
    let banner: Banner
    /// The length of a cycle, and the instant from which it repeats; `nil` if the banner comes to
    /// rest.
    let cycle: Schedule.Cycle?
    /// The order of turns; `nil` unless items differ in weight.
    let rotation: Rotation?
    /// Each item's expected share of a cycle, if it is known.
    private let expected: [Share?]
    /// The exposure of each item in one day.
    private let day: Schedule.Exposure

    private static let dayLength = Time.seconds(86_400)

    init(_ banner: Banner) {
        self.banner = banner
        let schedule = Schedule(banner)
        cycle = schedule.cycle
        rotation = banner.rotation
        expected = schedule.expected(in: cycle)
        day = schedule.exposure(over: Engine.dayLength)
    }

    /// A page's share of a day, such as `33.3%`.
    func share(of page: Int) -> String { Share(day.items[page].shown, of: Engine.dayLength).percent + "%" }

    /// A page's turns in a rotation, such as `50 %, 3 of 6 turns`; `nil` unless items differ in
    /// weight.
    func turns(of page: Int) -> String? {
        guard let rotation else { return nil }
        let turns = "\(rotation.weights[page]) of \(rotation.slots) turns"
        guard let share = expected[page] else { return turns }
        let percent = share.percent
        return (percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent) + " %, " + turns
    }

    /// How long a page is shown, and the source of the value, such as `4s (timer)`; `nil` without a
    /// timer.
    func dwell(of page: Int) -> String? {
        guard let timer = banner.timer else { return nil }
        if let own = banner.items[page].duration { return "\(DurationText.write(own)) (its `duration`)" }
        return "\(DurationText.write(timer.interval)) (timer)"
    }

    /// The time at which a page is first shown, such as `6s`; `nil` for never.
    func first(_ page: Int) -> String? { day.items[page].first.map(DurationText.write) }

    /// A state in one line: the page, its motion, and the timer.
    func words(_ state: Banner.State) -> Explanation {
        let id = state.page < banner.items.count ? banner.items[state.page].id : ""
        let phase =
            switch state.phase {
            case .resting: "at rest"
            case .moving: "moving"
            case .dragging: "dragged"
            }
        let timer =
            switch state.timer {
            case .absent: ""
            case .running(let left): ", the timer fires in \(DurationText.write(left))"
            case .suspended(let left): ", the timer waits with \(DurationText.write(left)) left"
            case .stopped: ", the timer has stopped"
            }
        return "page \(ours: String(state.page)), \(code: id), \(ours: phase + timer)"
    }

    /// The indicator as text.
    func drawing(_ state: Banner.State) -> String { IndicatorDrawing(banner.fitted(), .unicode).text(state.indicator) }
}
