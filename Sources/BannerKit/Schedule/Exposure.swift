extension Schedule {
    /// How much of each item is shown up to some instant.
    public struct Exposure: Equatable, Sendable {
        /// How much of one item is shown.
        public struct Item: Equatable, Sendable {
            /// The item's page.
            public var page: Int
            /// How often it becomes current, including the start.
            public var showings: Int64 = 0
            /// The total time for which it is current.
            public var shown = Time.zero
            /// When it first becomes current; `nil` for never.
            public var first: Time?
            /// The longest period without it, including those at the start and the end.
            public var longestGap = Time.zero
        }

        /// The items, in order of page.
        public var items: [Item]
        /// The number of changes, including those to the same page.
        public var changes: Int64
    }
}

/// Who is shown when, added up: pages as they come, and repetitions as a whole.
struct ExposureTally: Sendable {
    private(set) var items: [Schedule.Exposure.Item]
    private var current: Int
    private var since = Time.zero
    /// When each item was last left.
    private var left: [Time]
    /// The number of changes, including those to the same page.
    private(set) var changes: Int64 = 0

    init(count: Int, startPage: Int) {
        items = (0..<count).map { Schedule.Exposure.Item(page: $0) }
        left = Array(repeating: .zero, count: count)
        current = startPage
        items[startPage].showings = 1
        items[startPage].first = .zero
    }

    /// A change, at `time`.
    mutating func change(to page: Int, at time: Time) {
        changes += 1
        guard page != current else { return }
        leave(at: time)
        enter(page, at: time)
    }

    /// Firings that turned one page after the other.
    mutating func add(_ skip: Skip, _ dwells: DwellTable) {
        changes += skip.count
        leave(at: skip.start)
        let count = Int64(items.count)
        for step in 0..<min(count, skip.count) {
            let page = dwells.page(from: skip.page, steps: step)
            let entered = skip.start + Time(microseconds: dwells.time(from: skip.page, steps: step))
            enter(page, at: entered)
            let repeats = (skip.count - 1 - step) / count
            let stay = dwells.step(from: page)
            items[page].showings += repeats
            items[page].shown += Time(microseconds: stay) * repeats
            if repeats > 0 { note(gap: Time(microseconds: dwells.period - stay), of: page) }
            since = entered + Time(microseconds: dwells.period) * repeats
            leave(at: since + Time(microseconds: stay))
        }
        // The last one is still current: undo its leaving.
        let last = dwells.page(from: skip.page, steps: skip.count - 1)
        since = skip.start + Time(microseconds: dwells.time(from: skip.page, steps: skip.count - 1))
        items[last].shown -= Time(microseconds: dwells.step(from: last))
        current = last
    }

    /// The items' exposures when the timeline ends at `time`.
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
        items[current].shown += time - since
        left[current] = time
    }

    private mutating func note(gap: Time, of page: Int) {
        items[page].longestGap = max(items[page].longestGap, gap)
    }
}

extension Schedule {
    /// How much of each item is shown from the start up to an instant, and the number of changes.
    ///
    /// In closed form: the cost depends on the number of inputs and items, not on the time.
    public func exposure(over duration: Time) -> Exposure {
        let end = duration.playable
        var tally = ExposureTally(count: course.count, startPage: course.startPage)
        var walk = PageWalk(self, upTo: end)
        while let piece = walk.next() {
            switch piece {
            case .change(let page, let time): tally.change(to: page, at: time)
            case .firings(let skip): if let timer = course.timer { tally.add(skip, timer.dwells) }
            }
        }
        return Exposure(items: tally.items(endingAt: end), changes: tally.changes)
    }
}
