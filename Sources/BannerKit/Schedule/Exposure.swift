extension Schedule {
    /// The exposure of each item up to an instant: how often and how long it is shown.
    public struct Exposure: Hashable, Sendable {
        /// The exposure of one item.
        public struct Item: Hashable, Sendable {
            /// The item's page.
            public var page: Int
            /// The number of times that it becomes current, including the start.
            public var showings: Int64 = 0
            /// The total time for which it is current.
            public var shown = Banner.Time.zero
            /// The instant at which it first becomes current; `nil` for never.
            public var first: Banner.Time?
            /// The longest period without it, including those at the start and the end.
            public var longestGap = Banner.Time.zero
            /// The number of its turns that begin; `nil` unless items differ in weight and there is
            /// a timer.
            package var turns: Int64?
        }

        /// The items, in page order.
        public var items: [Item]
        /// The number of changes, including those to the same page.
        public var changes: Int64
        /// The time without items, and each item's available time; `nil` without a calendar.
        package var calendar: Availability?

        /// The figures that a calendar adds.
        package struct Availability: Hashable {
            /// The time without any item.
            package var empty: Time
            /// The time for which each item is available, in file order.
            package var available: [Time]
        }
    }
}

/// Adds up the exposure of items: single stays, and repetitions as a whole.
struct ExposureCounter {
    private(set) var items: [Schedule.Exposure.Item]
    /// The current item; `nil` while there are no items.
    private var current: Int?
    private var since = Time.zero
    /// The instant at which each item was last left.
    private var left: [Time]
    /// The number of changes, including those to the same page.
    private(set) var changes: Int64 = 0

    /// A tally of `count` items.
    init(count: Int) {
        items = (0..<count).map { Schedule.Exposure.Item(page: $0) }
        left = Array(repeating: .zero, count: count)
    }

    /// Adds stays on pages of a course.
    mutating func add(_ intervals: PageIntervals, _ parameters: EngineParameters) {
        if intervals.isChange { changes += intervals.count }
        guard intervals.count > 1, let dwells = parameters.timer?.dwells else {
            let item = intervals.count > 0 ? parameters.item(ofShowing: intervals.showing) : nil
            guard item != current else { return }
            leave(at: intervals.start)
            current = nil
            if let item { enter(item, at: intervals.start) }
            return
        }
        leave(at: intervals.start)
        let count = Int64(dwells.count)
        for step in 0..<min(count, intervals.count) {
            let (showing, entered) = intervals.stay(step, dwells)
            let page = parameters.item(ofShowing: showing)
            let before = left[page]
            enter(page, at: entered)
            let repeats = (intervals.count - 1 - step) / count
            let stay = dwells.step(from: showing)
            items[page].showings += repeats
            items[page].shown += stay * repeats
            let back = parameters.rotation?.gap(before: showing) ?? dwells.count
            if repeats > 0 || back <= step {
                note(gap: gap(of: back, before: showing, dwells), of: page)
            }
            since = entered + dwells.period * repeats
            leave(at: since + stay)
            // With repetitions, an earlier step of this loop can end the item's last stay.
            left[page] = max(left[page], before)
        }
        // The last stay is still in progress: undo its end.
        let last = intervals.stay(intervals.count - 1, dwells)
        since = last.since
        let page = parameters.item(ofShowing: last.showing)
        items[page].shown -= dwells.step(from: last.showing)
        current = page
    }

    /// The time without a page between its previous showing, `back` showings ago, and this one.
    private func gap(of back: Int, before showing: Int, _ dwells: DwellTable) -> Time {
        let before = dwells.showing(from: showing, steps: Int64(dwells.count - back))
        return dwells.time(from: before, steps: Int64(back)) - dwells.step(from: before)
    }

    /// The items' exposures if the timeline ends at `time`.
    func items(endingAt time: Time) -> [Schedule.Exposure.Item] {
        var tally = self
        tally.leave(at: time)
        for page in items.indices { tally.note(gap: time - tally.left[page], of: page) }
        return tally.items
    }

    private mutating func enter(_ page: Int, at time: Time) {
        items[page].showings += 1
        if items[page].first == nil { items[page].first = time }
        note(gap: time - left[page], of: page)
        current = page
        since = time
    }

    private mutating func leave(at time: Time) {
        guard let current else { return }
        items[current].shown += time - since
        left[current] = time
    }

    private mutating func note(gap: Time, of page: Int) {
        items[page].longestGap = max(items[page].longestGap, gap)
    }
}

extension Schedule {
    /// The exposure of each item from the start up to an instant, and the number of changes.
    ///
    /// Computed in closed form: the cost depends on the number of inputs and items, not on the
    /// time.
    ///
    /// ```swift
    /// for item in schedule.exposure(over: .seconds(3_600)).items { print(item.page, item.shown) }
    /// ```
    public func exposure(over duration: Banner.Time) -> Exposure {
        exposure(over: duration, countsTurns: rotates)
    }

    /// The exposure of each item, with turns even if all items have the same weight.
    package func exposure(over duration: Time, countsTurns: Bool) -> Exposure {
        let end = duration.playable
        var tally = ExposureCounter(
            count: parameters.availableItems == nil ? parameters.count : parameters.fileCount)
        var turns = countsTurns ? TurnCounter(count: banner.items.count) : nil
        var timeline = PageTimeline(self, upTo: end)
        while let intervals = timeline.next() {
            tally.add(intervals, timeline.parameters)
            turns?.add(intervals, timeline.parameters)
        }
        var items = tally.items(endingAt: end)
        turns?.end(at: end)
        if let turns { for page in items.indices { items[page].turns = turns.turns[page] } }
        return Exposure(
            items: items, changes: tally.changes,
            calendar: sets.map { $0.availability(of: items, upTo: end) })
    }

    /// Whether the items differ in weight and there is a timer.
    package var rotates: Bool { banner.hasTimer && banner.hasWeights }

    /// Each item's share of a pass; `nil` unless items differ in weight and the schedule repeats.
    package func expected(in cycle: Cycle?) -> [Share?] {
        guard let cycle, let rotation = parameters.rotation, let dwells = parameters.timer?.dwells
        else {
            return banner.items.map { _ in nil }
        }
        var times = banner.items.map { _ in Time.zero }
        for (showing, page) in rotation.pages.enumerated() {
            times[parameters.item(onPage: page)] += dwells.step(from: showing)
        }
        return times.map { Share($0, of: cycle.length) }
    }
}

extension SetTimeline {
    /// The time for which each item is available, and the time without any item.
    fileprivate func availability(
        of items: [Schedule.Exposure.Item], upTo end: Time
    ) -> Schedule.Exposure.Availability {
        var available = items.map { _ in Time.zero }
        var since: [Time?] = items.map { _ in nil }
        for item in first { since[item] = .zero }
        for number in times.indices where times[number] < end {
            for item in toggledItems(number) {
                if let start = since[item] {
                    available[item] += times[number] - start
                    since[item] = nil
                } else {
                    since[item] = times[number]
                }
            }
        }
        for (item, start) in since.enumerated() { if let start { available[item] += end - start } }
        return Schedule.Exposure.Availability(
            empty: items.reduce(end) { $0 - $1.shown }, available: available)
    }
}
