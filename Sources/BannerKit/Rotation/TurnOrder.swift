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
        var heap = DueHeap()
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
private struct DueHeap {
    /// Each item packed into one number; smaller is earlier.
    private var keys: [UInt64] = []

    mutating func push(due: Int, weight: Int, page: Int) {
        keys.append(UInt64(due) << 40 | UInt64(1_048_575 - weight) << 20 | UInt64(page))
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
        while true {
            let least = [2 * place + 1, 2 * place + 2].filter { $0 < keys.count }.min { keys[$0] < keys[$1] }
            guard let least, keys[least] < keys[place] else { break }
            keys.swapAt(place, least)
            place = least
        }
        return Int(first & 1_048_575)
    }
}
