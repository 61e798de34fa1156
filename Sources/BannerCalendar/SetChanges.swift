/// An iterator over the changes of the set of available items in a period.
///
/// It walks the days and stores what is open, so the memory does not grow with the period. A time
/// zone preserves the order of local times, so the edges of a day are sorted by local time.
package struct SetChanges: Sequence, IteratorProtocol {
    /// A change of the set.
    package struct Change: Equatable {
        /// The instant of the change.
        package var at: Instant
        /// The items that become available or unavailable, in file order.
        package var items: [Int]
    }

    private let calendar: BannerCalendar
    private let end: Instant
    /// The edges of the windows on each weekday, in order.
    private let weekly: [[Edge]]
    /// The edges of the dated occasions, in order.
    private let dated: [(at: Instant, occasion: Int, opens: Bool)]
    private var nextDated = 0
    private var day: Day
    /// A day after whose beginning the period ends.
    private let lastDay: Day
    private var nextOfDay = 0
    /// The instant of the next edge of a window; `nil` if it is not computed yet.
    private var nextEdge: Instant?
    /// The number of open windows of each occasion.
    private var windowsOpen: [Int32]
    /// Whether each occasion has begun and has not ended.
    private var isDated: [Bool]
    /// The number of occasions of each item that hold.
    private var holding: [Int32]
    /// The number of available items without `otherwise`.
    private var plainCount: Int
    /// The items with occasions that change at the current instant.
    private var flipped: Set<Int> = []
    /// Whether there are any windows.
    private let isWeekly: Bool

    /// The beginning or the end of a window.
    private struct Edge {
        let second: Int64
        let occasion: Int
        let opens: Bool
        /// The day on which the window begins, relative to that of the edge: -1 for the end of one
        /// over midnight.
        var start: Int64 = 0
    }

    /// The changes after `start` and before `end`.
    package init(_ calendar: BannerCalendar, after start: Instant, before end: Instant) {
        self.calendar = calendar
        self.end = end
        weekly = SetChanges.weekly(calendar)
        isWeekly = weekly.contains { !$0.isEmpty }
        dated = calendar.dated
        // A window can begin on the previous day, and a time zone can skip a day.
        day = calendar.zone.clock(at: start).dayShown + -2
        lastDay = calendar.zone.clock(at: end).dayShown + 1
        windowsOpen = calendar.occasions.map { $0.windows == nil ? 1 : 0 }
        isDated = calendar.occasions.map { $0.from.seconds == .min && $0.until > $0.from }
        holding = Array(repeating: 0, count: calendar.count)
        plainCount = calendar.alwaysCount
        openWindows(from: day + -1)
        for (number, occasion) in calendar.occasions.enumerated() where holds(number) {
            hold(occasion.item, by: 1)
        }
        while let at = nextInstant(), at <= start { _ = apply(at) }
    }

    /// Whether an item is available after the changes so far.
    package func isAvailable(_ item: Int) -> Bool {
        guard !calendar.hidden.contains(item) else { return false }
        return switch calendar.kinds[item] {
        case .always: true
        case .occasions: holding[item] > 0
        case .otherwise: plainCount == 0
        }
    }

    /// The number of items that are available after the changes so far.
    package var count: Int {
        guard calendar.hidden.isEmpty else { return items.count }
        return plainCount > 0 ? plainCount : calendar.otherwiseCount
    }

    /// Whether only items with `otherwise` can be available after the changes so far.
    package var isOtherwise: Bool { plainCount == 0 }

    /// The available items after the changes so far, in file order.
    package var items: [Int] { (0..<calendar.count).filter(isAvailable) }

    /// The next change.
    package mutating func next() -> Change? {
        while let at = nextInstant(), at < end {
            var changed = apply(at)
            if !calendar.hidden.isEmpty { changed.removeAll(where: calendar.hidden.contains) }
            if !changed.isEmpty { return Change(at: at, items: changed) }
        }
        return nil
    }

    // MARK: Edges

    /// The edges by weekday; the end of a window across midnight belongs to the next day.
    private static func weekly(_ calendar: BannerCalendar) -> [[Edge]] {
        var weekly = [[Edge]](repeating: [], count: 7)
        for (number, occasion) in calendar.occasions.enumerated() {
            guard let windows = occasion.windows, occasion.from < occasion.until else { continue }
            for weekday in 0..<7 where windows.weekdays & 1 << UInt8(weekday) != 0 {
                for window in windows.hours {
                    let isOver = window.until > ClockTime.day
                    let end = isOver ? window.until - ClockTime.day : window.until
                    weekly[weekday].append(Edge(second: window.from, occasion: number, opens: true))
                    weekly[(weekday + (isOver ? 1 : 0)) % 7].append(
                        Edge(second: end, occasion: number, opens: false, start: isOver ? -1 : 0))
                }
            }
        }
        for weekday in weekly.indices { weekly[weekday].sort { $0.second < $1.second } }
        return weekly
    }

    /// Opens the windows across midnight that begin on a day.
    private mutating func openWindows(from day: Day) {
        for (number, occasion) in calendar.occasions.enumerated() {
            guard let windows = occasion.windows, occasion.from < occasion.until,
                windows.open(on: day)
            else {
                continue
            }
            windowsOpen[number] += Int32(windows.hours.count { $0.until > ClockTime.day })
        }
    }

    /// The instant of the next edge; moves to the edge's day.
    private mutating func nextInstant() -> Instant? {
        let next = nextDated < dated.count ? dated[nextDated].at : nil
        guard isWeekly else { return next }
        let edge: Instant
        if let nextEdge {
            edge = nextEdge
        } else {
            while true {
                let edges = weekly[day.weekdayNumber]
                while nextOfDay < edges.count, !isEdge(edges[nextOfDay]) { nextOfDay += 1 }
                if nextOfDay < edges.count { break }
                // Stops at the end, however far away the next edge is.
                guard day <= lastDay else { return next }
                day = day + 1
                nextOfDay = 0
            }
            edge = calendar.zone.instant(
                of: ClockTime(day, second: weekly[day.weekdayNumber][nextOfDay].second))
            nextEdge = edge
        }
        return next.map { Swift.min($0, edge) } ?? edge
    }

    /// Applies every edge at an instant; returns the items whose availability has changed.
    private mutating func apply(_ at: Instant) -> [Int] {
        let wasEmpty = plainCount == 0
        flipped.removeAll(keepingCapacity: true)
        while nextDated < dated.count, dated[nextDated].at == at {
            let (_, occasion, opens) = dated[nextDated]
            change(occasion) { $0.isDated[occasion] = opens }
            nextDated += 1
        }
        while let next = nextInstant(), next == at {
            let edge = weekly[day.weekdayNumber][nextOfDay]
            change(edge.occasion) { $0.windowsOpen[edge.occasion] += edge.opens ? 1 : -1 }
            nextOfDay += 1
            nextEdge = nil
        }
        var changed = Array(flipped)
        if wasEmpty != (plainCount == 0) {
            changed += calendar.kinds.indices.filter { calendar.kinds[$0] == .otherwise }
        }
        return changed.sorted()
    }

    /// Whether a window of this edge begins on its day.
    private func isEdge(_ edge: Edge) -> Bool {
        calendar.occasions[edge.occasion].windows?.open(on: day + edge.start) ?? false
    }

    private mutating func change(_ occasion: Int, by action: (inout SetChanges) -> Void) {
        let before = holds(occasion)
        action(&self)
        if holds(occasion) != before {
            hold(calendar.occasions[occasion].item, by: before ? -1 : 1)
        }
    }

    private func holds(_ occasion: Int) -> Bool { isDated[occasion] && windowsOpen[occasion] > 0 }

    /// Adds an occasion of an item that holds, or removes one.
    private mutating func hold(_ item: Int, by change: Int32) {
        let before = holding[item]
        holding[item] += change
        guard Swift.min(before, holding[item]) == 0 else { return }
        plainCount += Int(change)
        if flipped.remove(item) == nil { flipped.insert(item) }
    }
}
