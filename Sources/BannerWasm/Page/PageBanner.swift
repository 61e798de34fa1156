import BannerKit

/// A banner in a page: its inputs, its schedule, and the current live drag.
final class PageBanner {
    private var fitted: Banner.Fitted
    private var banner: Banner { fitted.banner }
    private var events: EventJSON
    private var inputs: [Banner.Input] = []
    /// The calendar's sets, and the local date and time at time 0; `nil` if all items are shown.
    private var calendar: (sets: SetTimeline, start: String)?
    private var schedule: Schedule
    private var session: Session?

    init(_ fitted: Banner.Fitted) {
        self.fitted = fitted
        events = EventJSON(fitted.banner)
        schedule = Schedule(fitted)
    }

    /// Replaces the inputs.
    func play(_ inputs: [Banner.Input]) {
        session = nil
        self.inputs = inputs
        schedule = Schedule(fitted, inputs: inputs, sets: calendar?.sets)
    }

    /// Replaces the calendar; removes it if there are no numbers.
    func play(against numbers: [Double], _ clocks: [String]) {
        calendar = CompactSets.read(numbers, items: banner.items.count).map {
            ($0, clocks.first ?? "")
        }
        events = EventJSON(banner, local: calendar.map { PageBanner.local($0.sets.times, clocks) })
        play(inputs)
    }

    /// Returns the local date and time of the last change up to a time.
    private static func local(_ times: [Time], _ clocks: [String]) -> @Sendable (Time) -> String {
        { time in
            var place = 0
            while place < times.count && times[place] <= time { place += 1 }
            return place < clocks.count ? clocks[place] : ""
        }
    }

    /// Replays the inputs for another viewer.
    func show(to viewer: Banner.Viewer) {
        fitted = banner.fitted(to: viewer)
        play(inputs)
    }

    // MARK: Output

    func appendState(at time: Time, to text: inout [UInt8]) {
        StateJSON(banner).append(schedule.state(at: time), to: &text)
    }

    /// The shown items at an instant in page order, by their places in the file; `nil` for all in
    /// the file's order.
    func set(at time: Time) -> [Int]? { schedule.set(at: time) }

    /// The frame at an instant or, during a live drag, the current one.
    func frame(at time: Time) -> [Double] {
        _ = session?.advance(to: time)
        return session.map { $0.frame } ?? schedule.frame(at: time)
    }

    /// The events after one instant (including it if it is 0) up to another, one per line.
    func appendEvents(
        from start: Time, upTo end: Time, kinds: Banner.Event.Kinds, limit: Int,
        to text: inout [UInt8]
    ) {
        let period =
            start == .zero
            ? schedule.events(upTo: end, kinds: kinds)
            : schedule.events(after: start, upTo: end, kinds: kinds)
        var part = period.makeIterator()
        var count = 0
        while count < limit, let event = part.next() {
            if case .end = event.kind { return }
            events.append(event, to: &text)
            count += 1
        }
    }

    /// The number of events of these kinds after one instant (including it if it is 0) up to
    /// another.
    func eventCount(from start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Int64 {
        let kinds = kinds.subtracting(.end)
        let period =
            start == .zero
            ? schedule.events(upTo: end, kinds: kinds)
            : schedule.events(after: start, upTo: end, kinds: kinds)
        return period.eventCount(limit: PageBanner.maxCounted).count
    }

    /// The maximum number of events to count one by one.
    private static let maxCounted: Int64 = 100_000

    /// Appends each item's share of `count` equal parts of a period, as
    /// `[[page,share,page,share,…],…]`.
    ///
    /// Computed in closed form, so the cost does not depend on the length of the period. Shares
    /// that are too small to draw are omitted.
    func appendShares(from start: Time, upTo end: Time, count: Int, to text: inout [UInt8]) {
        var before = schedule.exposure(over: start).items
        text.append("[")
        for part in 1...max(1, count) {
            let share = Double(part) / Double(max(1, count))
            let time =
                start
                + Time(microseconds: Int64(clamped: Double((end - start).microseconds) * share))
            let items = schedule.exposure(over: time).items
            var whole = 0.0
            for page in items.indices { whole += (items[page].shown - before[page].shown).seconds }
            if part > 1 { text.append(",") }
            text.append("[")
            var isFirst = true
            for page in items.indices where whole > 0 {
                let seen = (items[page].shown - before[page].shown).seconds / whole
                guard seen >= PageBanner.minShare else { continue }
                if !isFirst { text.append(",") }
                isFirst = false
                text.append(number: page)
                text.append(",")
                text.append(rounded: seen)
            }
            text.append("]")
            before = items
        }
        text.append("]")
    }

    /// A smaller share would be thinner than a tenth of a pixel.
    private static let minShare = 0.003

    func appendSummary(upTo horizon: Time, to text: inout [UInt8]) {
        SummaryText(banner, schedule, upTo: horizon, start: calendar?.start).appendJSON(to: &text)
    }

    // MARK: A live finger

    func beginDrag(at time: Time) {
        // No events are needed here, so skipped firings need not be reported one by one.
        var live = Session(schedule, at: time, kinds: [])
        _ = live.beginDrag(at: time)
        session = live
    }

    func moveDrag(by travel: Double, at time: Time) {
        _ = session?.moveDrag(by: travel, at: time)
    }

    /// Ends the live drag; the page then plays it as an input.
    func endDrag() { session = nil }
}
