/// A small table, each column as wide as its widest cell; every character takes one place.
package struct Columns {
    /// The alignment of a column's cells.
    package enum Side {
        case left
        case right
    }

    private let sides: [Side]
    private var rows: [[String]] = []

    package init(_ sides: [Side]) { self.sides = sides }

    package mutating func add(_ row: [String]) { rows.append(row) }

    package func append(to text: inout [UInt8]) {
        let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            var line: [UInt8] = []
            for (column, cell) in row.enumerated() {
                let padding = repeatElement(UInt8(ascii: " "), count: widths[column] - cell.count)
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
