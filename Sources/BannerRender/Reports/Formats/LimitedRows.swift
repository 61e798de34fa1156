/// Rows with a limit on their number or size: the most severe are kept, and the others are counted.
struct LimitedRows: Sendable {
    private let limit: Int
    private let size: @Sendable (String) -> Int
    /// The rows by rank, and their total size by rank.
    private var rows: [[String]] = [[], [], [], []]
    private var sizes = [0, 0, 0, 0]
    /// The number of rows over the limit.
    var leftOut = 0

    /// Creates rows with a limit on their total `size`; by default on their number.
    init(limit: Int, size: @escaping @Sendable (String) -> Int = { _ in 1 }) { (self.limit, self.size) = (limit, size) }

    /// Adds a row; rank 0 is the most severe.
    ///
    /// The row is not created if it cannot be kept.
    mutating func add(rank: Int = 0, _ row: () -> String) {
        guard sizes[...rank].reduce(0, +) < limit else { return leftOut += 1 }
        let row = row()
        rows[rank].append(row)
        sizes[rank] += size(row)
    }

    /// The kept rows, by rank.
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
