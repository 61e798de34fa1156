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
    /// The items of the current page; empty while there are none.
    private var current: [Int] = []
    /// The instant at which each current item became current.
    private var since: [Time]
    /// The instant at which each item was last left.
    private var left: [Time]
    /// The number of changes, including those to the same page.
    private(set) var changes: Int64 = 0

    /// A tally of `count` items.
    init(count: Int) {
        items = (0..<count).map { Schedule.Exposure.Item(page: $0) }
        left = Array(repeating: .zero, count: count)
        since = left
    }

    /// Adds stays on pages of a course.
    mutating func add(_ intervals: PageIntervals, _ parameters: EngineParameters) {
        if intervals.isChange { changes += intervals.count }
        guard intervals.count > 1, let dwells = parameters.timer?.dwells else {
            let shown = intervals.count > 0 ? parameters.items(ofShowing: intervals.showing) : []
            guard shown != current else { return }
            for item in current where !shown.contains(item) { leave(item, at: intervals.start) }
            for item in shown where !current.contains(item) { enter(item, at: intervals.start) }
            current = shown
            return
        }
        leave(at: intervals.start)
        let count = Int64(dwells.count)
        for step in 0..<min(count, intervals.count) {
            let (showing, entered) = intervals.stay(step, dwells)
            let repeats = (intervals.count - 1 - step) / count
            let stay = dwells.step(from: showing)
            let back = parameters.rotation?.gap(before: showing) ?? dwells.count
            let end = entered + dwells.period * repeats + stay
            for item in parameters.items(ofShowing: showing) {
                let before = left[item]
                enter(item, at: entered)
                items[item].showings += repeats
                items[item].shown += stay * (repeats + 1)
                if repeats > 0 || back <= step {
                    note(gap: gap(of: back, before: showing, dwells), of: item)
                }
                // With repetitions, an earlier step of this loop can end the item's last stay.
                left[item] = max(end, before)
            }
        }
        // The last stay is still in progress: undo its end.
        let last = intervals.stay(intervals.count - 1, dwells)
        current = parameters.items(ofShowing: last.showing)
        for item in current {
            since[item] = last.since
            items[item].shown -= dwells.step(from: last.showing)
        }
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
        for item in items.indices { tally.note(gap: time - tally.left[item], of: item) }
        return tally.items
    }

    private mutating func enter(_ item: Int, at time: Time) {
        items[item].showings += 1
        if items[item].first == nil { items[item].first = time }
        note(gap: time - left[item], of: item)
        since[item] = time
    }

    /// Leaves the current page.
    private mutating func leave(at time: Time) {
        for item in current { leave(item, at: time) }
        current = []
    }

    private mutating func leave(_ item: Int, at time: Time) {
        items[item].shown += time - since[item]
        left[item] = time
    }

    private mutating func note(gap: Time, of item: Int) {
        items[item].longestGap = max(items[item].longestGap, gap)
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
