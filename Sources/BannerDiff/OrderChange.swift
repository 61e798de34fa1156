extension BannerChange {
    /// A list whose elements are in another order: those that exist on both sides.
    public struct OrderChange: Equatable, Sendable {
        /// The path of the list: `items`, `scenarios`, `scenarios/swipes/expect`.
        public var path: String
        /// The elements that both sides have, in the order of each: items and scenarios by their names, others by their value.
        public var before, after: [String]
        /// The fewest elements that have to move.
        public var moved: [Move]

        /// An element at another place.
        public struct Move: Equatable, Sendable {
            /// The element.
            public var name: String
            /// Its places in the complete lists, from 1.
            public var from, to: Int
        }

        /// An element of both lists, with its indices.
        struct Pair {
            var name: String
            var before, after: Int
        }

        /// The change of order of elements that both lists have; `nil` if there is none.
        init?(path: String, _ pairs: [Pair]) {
            let pairs = pairs.sorted { $0.after < $1.after }
            let staying = Set(OrderChange.longestRise(pairs.map(\.before)))
            guard staying.count < pairs.count else { return nil }
            self.path = path
            before = pairs.sorted { $0.before < $1.before }.map(\.name)
            after = pairs.map(\.name)
            moved = pairs.indices.filter { !staying.contains($0) }.map { index in
                Move(name: pairs[index].name, from: pairs[index].before + 1, to: pairs[index].after + 1)
            }
        }

        /// The indices of a longest rising part of a list of different numbers, the last first.
        private static func longestRise(_ numbers: [Int]) -> [Int] {
            /// For each length, the index of the smallest number that ends a rise of that length.
            var ends: [Int] = []
            var previous = [Int?](repeating: nil, count: numbers.count)
            for (index, number) in numbers.enumerated() {
                let place = ends.partitioningIndex { numbers[$0] >= number }
                previous[index] = place > 0 ? ends[place - 1] : nil
                if place == ends.count { ends.append(index) } else { ends[place] = index }
            }
            return Array(
                sequence(state: ends.last) { place in
                    defer { place = place.flatMap { previous[$0] } }
                    return place
                })
        }
    }
}
