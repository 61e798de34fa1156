/// Rows for which there is so much room: the worst come first, and those without room are counted.
struct LimitedRows: Sendable {
    private let limit: Int
    private let size: @Sendable (String) -> Int
    /// The rows by rank, and the sizes of those of each.
    private var rows: [[String]] = [[], [], [], []]
    private var sizes = [0, 0, 0, 0]
    /// How many there was no room for.
    var leftOut = 0

    /// At most so many rows, or as many as have this size.
    init(limit: Int, size: @escaping @Sendable (String) -> Int = { _ in 1 }) { (self.limit, self.size) = (limit, size) }

    /// Adds a row of this rank, of which 0 is the worst, unless rows that are as bad or worse leave no room.
    mutating func add(rank: Int = 0, _ row: () -> String) {
        guard sizes[...rank].reduce(0, +) < limit else { return leftOut += 1 }
        let row = row()
        rows[rank].append(row)
        sizes[rank] += size(row)
    }

    /// The rows that there is room for.
    mutating func kept() -> [String] {
        var room = limit
        return rows.joined().filter { row in
            guard size(row) <= room else {
                leftOut += 1
                return false
            }
            room -= size(row)
            return true
        }
    }
}
