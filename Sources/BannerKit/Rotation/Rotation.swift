/// The order of items with different weights: the showings of a pass as a ring («What a banner
/// means», Rotation).
///
/// A showing is a number from 0; it stands for consecutive turns of one item.
package final class Rotation: Sendable {
    /// The number of turns of each page in a pass: the weights divided by their greatest common
    /// divisor.
    package let weights: [Int]
    /// W: the number of turns in a pass.
    package let slots: Int
    /// The page of each showing; the first showing contains slot 0.
    package let pages: [Int]
    /// The number of turns of each showing.
    package let turns: [Int]
    /// The showings of each page, in order.
    private let showings: [[Int]]
    /// The number of full rounds of an infinite row after each number of firings from showing 0.
    private let laps: [Int64]

    /// The maximum number of turns in a pass; more are an error.
    package static let maxSlots = 100_000

    /// The rotation of items with these weights, which must not be empty.
    package init(_ weights: [Int]) {
        let (weights, slots) = Rotation.divided(weights)
        var (pages, turns): ([Int], [Int]) = ([], [])
        for page in TurnOrder.pages(weights, slots) {
            if page == pages.last {
                turns[turns.count - 1] += 1
            } else {
                pages.append(page)
                turns.append(1)
            }
        }
        if pages.count > 1, pages.first == pages.last {
            turns[0] += turns.removeLast()
            pages.removeLast()
        }
        var showings = [[Int]](repeating: [], count: weights.count)
        var laps: [Int64] = [0]
        for (showing, page) in pages.enumerated() {
            showings[page].append(showing)
            let end =
                page
                + Rotation.displacement(
                    from: page, to: pages[(showing + 1) % pages.count], count: weights.count)
            laps.append(laps[showing] + (end < 0 ? -1 : end < weights.count ? 0 : 1))
        }
        (self.weights, self.slots, self.pages, self.turns) = (weights, slots, pages, turns)
        (self.showings, self.laps) = (showings, laps)
    }

    /// Weights divided by their greatest common divisor, and their sum.
    package static func divided(_ weights: [Int]) -> (weights: [Int], slots: Int) {
        let divisor = weights.reduce(0) { a, b in
            var (a, b) = (a, b)
            while b > 0 { (a, b) = (b, a % b) }
            return a
        }
        let divided = weights.map { $0 / max(1, divisor) }
        return (divided, divided.reduce(0, +))
    }

    /// The number of pages from one page to another in an infinite banner: the shorter way, forward
    /// if both are equal.
    package static func displacement(from page: Int, to other: Int, count: Int) -> Int {
        let forward = other >= page ? other - page : other - page + count
        return forward <= count - forward ? forward : forward - count
    }

    /// The number of showings.
    package var count: Int { pages.count }

    /// The first showing of a page.
    func first(of page: Int) -> Int { showings[page][0] }

    /// The next showing of a page after another showing, around the ring.
    func next(of page: Int, after showing: Int) -> Int {
        let own = showings[page]
        let place = own.partitioningIndex { $0 > showing }
        return own[place < own.count ? place : 0]
    }

    /// The number of showings since the previous showing of the same page; `count` if there is no
    /// other.
    func gap(before showing: Int) -> Int {
        let own = showings[pages[showing]]
        let place = own.partitioningIndex { $0 >= showing }
        return place > 0 ? showing - own[place - 1] : showing + count - own[own.count - 1]
    }

    /// The number of full rounds of an infinite row in some firings after a showing.
    func laps(from showing: Int, firings: Int64) -> Int64 {
        let (rounds, rest) = (Int64(showing) + firings).quotientAndRemainder(
            dividingBy: Int64(count))
        return rounds * laps[count] + laps[Int(rest)] - laps[showing]
    }

    /// The window of `scalingDots` in a showing, that many firings after it was `window`.
    ///
    /// Each change limits the possible windows; going back from the last change, few remain after
    /// some steps.
    func window(_ window: Int, atShowing showing: Int, firings: Int64) -> Int {
        let last = max(0, weights.count - 3)
        var range = 0...last
        let most = Int(min(firings, Int64(count)))
        var back = 0
        while range.lowerBound < range.upperBound && back < most {
            let page = pages[(showing - back + count) % count]
            let first = max(0, min(page - 2, last)).clamped(to: range)
            range = first...min(page, last).clamped(to: range)
            back += 1
        }
        return window.clamped(to: range)
    }
}

extension Rotation: Equatable {
    package static func == (a: Rotation, b: Rotation) -> Bool { a.weights == b.weights }
}

extension PlayedBanner {
    /// Whether the items rotate by weight if there is a timer: only without an end, forward, and up
    /// to `Rotation.mostSlots` turns.
    package var hasWeights: Bool {
        @_specialize(where Self == Banner)
        get {
            items.contains { $0.weight != items[0].weight }
                && paging.loop != .never && timer?.direction != .backward
                && Rotation.divided(weights).slots <= Rotation.maxSlots
        }
    }

    /// Whether there is a timer: with an interval of more than 0, or with a drift that is possible.
    package var hasTimer: Bool {
        timer.map { $0.drift == nil ? $0.interval > .zero : drifts } ?? false
    }

    /// Whether the content drifts while the timer runs («What a banner means», Drift).
    package var drifts: Bool {
        timer?.drift.map { $0 > 0 } ?? false && paging.snap == .free && paging.loop == .infinite
            && !hasWeights
    }

    /// The items' weights, clamped to 1 … 1000.
    package var weights: [Int] {
        @_specialize(where Self == Banner)
        get { items.map { max(1, min(1000, $0.weight)) } }
    }
}

extension Banner {
    /// The timer that turns pages; `nil` without one, and for one whose content drifts.
    package var turningTimer: Timer? {
        timer.flatMap { $0.drift == nil && $0.interval > .zero ? $0 : nil }
    }

    /// The order of all items; `nil` if their weights are equal, or without a timer.
    package var rotation: Rotation? {
        hasTimer && hasWeights ? Rotation(weights) : nil
    }
}

/// Computes the order R of the items' turns («What a banner means», Rotation) in O(W log n).
///
/// Each slot has a list of the items whose next turn may begin with it; a heap contains the items
/// whose turn may begin now.
enum TurnOrder {
    /// The page of each slot, for weights without a common divisor that add up to `slots`.
    static func pages(_ weights: [Int], _ slots: Int) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(slots)
        // Linked lists: the first item of each slot, and the next item after each item.
        var firsts = [Int](repeating: -1, count: slots)
        var others = [Int](repeating: -1, count: weights.count)
        var turns = [Int](repeating: 0, count: weights.count)
        var heap = PriorityQueue()
        func push(_ page: Int) {
            let due = ((turns[page] + 1) * slots + weights[page] - 1) / weights[page]
            heap.push(due: due, weight: weights[page], page: page)
        }
        for page in weights.indices.reversed() {
            others[page] = firsts[0]
            firsts[0] = page
        }
        // The item of the last slot whose next turn may begin already: it is skipped for one slot.
        var waiting: Int?
        for slot in 0..<slots {
            var begun = firsts[slot]
            while begun >= 0 {
                push(begun)
                begun = others[begun]
            }
            guard let page = heap.pop() ?? waiting else { break }
            if let waiting, waiting != page { push(waiting) }
            waiting = nil
            order.append(page)
            turns[page] += 1
            guard turns[page] < weights[page] else { continue }
            let hasMost = 2 * weights[page] > slots
            let begin = (turns[page] * slots + (hasMost ? weights[page] - 1 : 0)) / weights[page]
            if !hasMost && begin <= slot + 1 {
                waiting = page
            } else if begin <= slot {
                push(page)
            } else {
                others[page] = firsts[begin]
                firsts[begin] = page
            }
        }
        return order
    }
}

/// A heap of items, ordered by due slot, then by weight, then by place.
private struct PriorityQueue {
    /// Each item packed into one number; smaller is earlier.
    private var keys: [Int64] = []

    mutating func push(due: Int, weight: Int, page: Int) {
        keys.append(Int64(due) << 40 | Int64(1_048_575 - weight) << 20 | Int64(page))
        var place = keys.count - 1
        while place > 0, keys[place] < keys[(place - 1) / 2] {
            keys.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes the first item and returns its page.
    mutating func pop() -> Int? {
        guard let first = keys.first else { return nil }
        keys[0] = keys[keys.count - 1]
        keys.removeLast()
        var place = 0
        while 2 * place + 1 < keys.count {
            var least = 2 * place + 1
            if least + 1 < keys.count, keys[least + 1] < keys[least] { least += 1 }
            guard keys[least] < keys[place] else { break }
            keys.swapAt(place, least)
            place = least
        }
        return Int(first & 1_048_575)
    }
}
