/// The available items of a banner over time: the set at time 0, and its changes («What a banner
/// means», The calendar).
///
/// The engine knows no dates; a resolver computes this from them. A change takes a few bytes,
/// whatever the number of items.
package struct SetTimeline: Equatable, Sendable {
    /// The items at time 0, by their places in the file, in order.
    package let first: [Int]
    /// The changes' times, in order.
    package private(set) var times: [Time] = []
    /// The end of each change's items in `toggled`.
    private var ends: [Int32] = []
    /// The items that come or go, for all changes.
    private var toggled: [Int32] = []

    /// A timeline without changes.
    package init(first: [Int]) {
        self.first = first
    }

    /// Adds a change after the last one: each of these items comes if it was not available, and
    /// goes otherwise.
    package mutating func add(at time: Time, toggling items: [Int]) {
        times.append(time)
        toggled += items.map { Int32($0) }
        ends.append(Int32(toggled.count))
    }

    /// The items that come or go with a change.
    func toggledItems(_ change: Int) -> [Int] {
        toggled[(change == 0 ? 0 : Int(ends[change - 1]))..<Int(ends[change])].map { Int($0) }
    }

    /// The set after a change, from the one before it.
    func set(after change: Int, from set: [Int]) -> [Int] {
        let items = toggledItems(change)
        var result: [Int] = []
        result.reserveCapacity(set.count + items.count)
        var rest = set[...]
        for item in items {
            while let next = rest.first, next < item { result.append(rest.removeFirst()) }
            if rest.first == item { rest.removeFirst() } else { result.append(item) }
        }
        return result + rest
    }
}

extension Schedule {
    /// The set at an instant, by the items' places in the file; `nil` without a calendar.
    package func set(at time: Time) -> [Int]? {
        sets == nil ? nil : simulator(at: time.playable).machine.course.cast
    }
}
