/// A small text table; each column is as wide as its widest cell, and every character takes one
/// column of the terminal.
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
            Columns.append(row, sides, widths, to: &text)
            text.append("\n")
        }
    }

    /// Appends a row without its newline, in columns of these widths; the last cell is not padded.
    package static func append(_ row: [String], _ sides: [Side], _ widths: [Int], to text: inout [UInt8]) {
        for (column, cell) in row.enumerated() {
            let padding = repeatElement(UInt8(ascii: " "), count: max(0, widths[column] - cell.count))
            if column > 0 { text.append("  ") }
            if sides[column] == .right { text.append(contentsOf: padding) }
            text.append(cell)
            if sides[column] == .left && column + 1 < row.count { text.append(contentsOf: padding) }
        }
    }
}
