/// A screen of character cells, each with its colours; an author's text must be sanitised before it is put here.
struct CellGrid {
    struct Cell: Equatable {
        var text = " "
        var ink: Banner.Color?
        var ground: Banner.Color?
        var isBold = false
    }

    let columns, rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    /// A cell; anything outside the grid is not visible.
    subscript(column: Int, row: Int) -> Cell {
        get {
            guard (0..<columns).contains(column) && (0..<rows).contains(row) else { return Cell() }
            return cells[row * columns + column]
        }
        set {
            guard (0..<columns).contains(column) && (0..<rows).contains(row) else { return }
            part(column, row)
            cells[row * columns + column] = newValue
        }
    }

    /// Replaces a wide letter by spaces if the cell is a part of it: half of one would move the rest of the row.
    private mutating func part(_ column: Int, _ row: Int) {
        let start = row * columns
        var first = start + column
        while first > start && cells[first].text.isEmpty { first -= 1 }
        var end = start + column + 1
        while end < start + columns && cells[end].text.isEmpty { end += 1 }
        guard end - first > 1 else { return }
        for place in first..<end { cells[place].text = " " }
    }

    /// Puts text on the grid; what does not fit between `first` and `limit` is cut off.
    mutating func put(
        _ text: String, column: Int, row: Int, from first: Int = 0, limit: Int, ink: Banner.Color? = nil,
        isBold: Bool = false
    ) {
        guard (0..<rows).contains(row) else { return }
        var place = column
        for character in text {
            let width = max(1, character.displayWidth)
            guard place + width <= min(limit, columns) else { return }
            if place >= max(0, first) {
                for extra in 0..<width { part(place + extra, row) }
                let cell = row * columns + place
                (cells[cell].text, cells[cell].ink, cells[cell].isBold) = (String(character), ink, isBold)
                // The second half of a wide letter is empty.
                if width > 1 { for extra in 1..<width { cells[cell + extra].text = "" } }
            }
            place += width
        }
    }

    /// The rows as text; with `colors`, each run of one look begins with its codes.
    func lines(colors: Colors) -> [String] {
        (0..<rows).map { row in
            var line = ""
            var look = Cell()
            for column in 0..<columns {
                let cell = self[column, row]
                if colors != .none, (cell.ink, cell.ground, cell.isBold) != (look.ink, look.ground, look.isBold) {
                    line += colors.codes(cell)
                    look = cell
                }
                line += cell.text
            }
            return line + (colors != .none && look != Cell() ? "\u{1B}[0m" : "")
        }
    }

    /// The colours that a terminal has.
    enum Colors {
        case none, indexed, full

        fileprivate func codes(_ cell: Cell) -> String {
            var codes = "\u{1B}[0"
            if cell.isBold { codes += ";1" }
            if let ink = cell.ink { codes += ";38;" + code(ink) }
            if let ground = cell.ground { codes += ";48;" + code(ground) }
            return codes + "m"
        }

        private func code(_ color: Banner.Color) -> String {
            guard self == .indexed else { return "2;\(color.red);\(color.green);\(color.blue)" }
            func step(_ channel: UInt8) -> Int { (Int(channel) * 5 + 127) / 255 }
            return "5;\(16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue))"
        }
    }
}
