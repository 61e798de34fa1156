/// A small table of ASCII cells, each column as wide as its widest cell.
struct Columns {
    /// The alignment of a column's cells.
    enum Side {
        case left, right
    }

    private let sides: [Side]
    private var rows: [[String]] = []

    init(_ sides: [Side]) { self.sides = sides }

    mutating func add(_ row: [String]) { rows.append(row) }

    func append(to text: inout [UInt8]) {
        let widths = sides.indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
        for row in rows {
            var line: [UInt8] = []
            for (column, cell) in row.enumerated() {
                let padding = repeatElement(UInt8(ascii: " "), count: widths[column] - cell.utf8.count)
                if column > 0 { line.append("  ") }
                if sides[column] == .right { line.append(contentsOf: padding) }
                line.append(cell)
                if sides[column] == .left && column + 1 < row.count { line.append(contentsOf: padding) }
            }
            text.append(contentsOf: line)
            text.append("\n")
        }
    }
}
