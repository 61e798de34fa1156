/// The order of a banner's items for one viewer («What a banner means», Order).
struct ItemOrder: Equatable {
    /// The items by their places in the file, in the viewer's order.
    let items: [Int]
    /// Each item's place in `items`.
    let ranks: [Int]

    /// The order of `count` items; `nil` for that of the file.
    init?(_ order: Banner.Paging.Order, of count: Int, seed: Int64) {
        guard order != .file, count > 1 else { return nil }
        var random = SplitMix64(state: UInt64(max(0, seed)))
        var items = Array(0..<count)
        if order == .rotated {
            let first = random.next(below: count)
            items = items.map { ($0 + first) % count }
        } else {
            for last in stride(from: count - 1, to: 0, by: -1) {
                items.swapAt(last, random.next(below: last + 1))
            }
        }
        var ranks = items
        for (rank, item) in items.enumerated() { ranks[item] = rank }
        (self.items, self.ranks) = (items, ranks)
    }
}

extension ItemOrder {
    /// Some items, by their places in the file, in the viewer's order.
    ///
    /// Without a general sort, which would be a twentieth of the element's engine.
    func sorted(_ set: [Int]) -> [Int] {
        var isShown = Array(repeating: false, count: items.count)
        for item in set { isShown[item] = true }
        return items.filter { isShown[$0] }
    }
}

/// The generator SplitMix64: the same seed gives the same numbers on every platform.
private struct SplitMix64 {
    var state: UInt64

    /// The next whole number from 0 to `count` − 1.
    mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return Int(clamped: Double(z >> 11) / 0x20_0000_0000_0000 * Double(count))
    }
}
