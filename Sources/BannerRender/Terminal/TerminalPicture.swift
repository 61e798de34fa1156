/// A banner's state drawn with characters, for a terminal of any size.
package struct TerminalPicture: Sendable {
    private let fitted: Banner.Fitted
    private var banner: Banner { fitted.banner }
    private let style: TextStyle
    private var drawing: IndicatorDrawing
    private let strip: IndicatorStrip
    private let sanitiser: Sanitiser
    /// The items that are shown, by their places in the file, and what is seen with them; `nil` for all.
    private var set: [Int]?
    private var shown: Banner.Fitted
    /// What the clock shows at a time; `nil` for a banner that is not played against its calendar.
    private let local: (@Sendable (Time) -> String)?

    /// The pictures of a banner; with a calendar, `local` says what the clock shows.
    package init(_ fitted: Banner.Fitted, _ style: TextStyle, local: (@Sendable (Time) -> String)? = nil) {
        (self.fitted, shown, self.style, self.local) = (fitted, fitted, style, local)
        drawing = IndicatorDrawing(fitted, style.isASCII ? .ascii : .unicode)
        strip = IndicatorStrip(fitted, Banner.Geometry(fitted))
        sanitiser = Sanitiser(isASCII: style.isASCII)
    }

    /// From now on only these items are shown, by their places in the file.
    package mutating func show(_ set: [Int]) {
        guard set != self.set else { return }
        self.set = set
        shown = fitted.showing(set)
        drawing = IndicatorDrawing(shown, style.isASCII ? .ascii : .unicode)
    }

    /// The largest screen to draw on; a terminal can claim to be larger than any memory.
    private static let most = (columns: 1_000, rows: 500)

    /// The screen's rows, without line ends: the cards, the indicator, the current state, and the keys; with `around`, where
    /// there is room, the events beside them and the strip below.
    package func lines(
        _ state: Banner.State, columns: Int, rows: Int, isPaused: Bool, around: TerminalSurroundings? = nil
    ) -> [String] {
        let (columns, rows) = (min(columns, TerminalPicture.most.columns), min(rows, TerminalPicture.most.rows))
        var grid = CellGrid(columns: columns, rows: rows)
        let strip = around.flatMap { rows >= 16 && !shown.banner.items.isEmpty ? $0 : nil }
        let events = around.flatMap { columns >= 64 ? $0.events.suffix(rows - 3) : nil } ?? []
        let room = max(3, rows - (strip == nil ? 5 : 7))
        // A character is about twice as high as wide.
        let shape = banner.viewport.height / banner.viewport.width / 2
        let side = around == nil || columns < 64 ? 0 : TerminalSurroundings.width
        let width = max(8, min(columns - side - 2, Int(nearest: (Double(room) / shape).rounded(.down))))
        let height = max(3, min(room, Int(nearest: Double(width) * shape)))
        let window = Window(
            left: (columns - side - width) / 2, top: self.strip.isOnTop && !self.strip.isOver ? 2 : 0, columns: width,
            rows: height)
        var drawn = 0.0
        for cell in shown.banner.items.isEmpty ? [] : visible(Picture(shown, state).cells) {
            drawn += cell.opacity
            draw(cell, isCurrent: cell.page == state.page, share: cell.opacity / drawn, into: &grid, window)
        }
        put(drawing.text(state.indicator), into: &grid, window)
        if let strip { put(strip, into: &grid) }
        let faint = style.isColoured ? TerminalPicture.faint : nil
        for (row, event) in events.enumerated() {
            let isLast = row == events.count - 1
            let text = event.page.map { "\(event.words)  \(shown.banner.item(ofPage: $0).name)" } ?? event.words
            grid.put(
                sanitiser.visible(text), column: columns - side + 1, row: row, limit: columns - 1,
                ink: isLast ? nil : faint, isBold: isLast)
        }
        grid.put(status(state, isPaused), column: 1, row: rows - 2, limit: columns - 1, isBold: true)
        grid.put(keys, column: 1, row: rows - 1, limit: columns - 1, ink: faint)
        return grid.lines(colors: style.isColoured ? (style.isTrueColoured ? .full : .indexed) : .none)
    }

    /// What the keys do; an arrow points to where the next card comes from.
    private var keys: String {
        let (next, previous) =
            switch (style.isASCII, banner.layout.axis, banner.layout.direction) {
            case (true, _, _): ("n", "p")
            case (_, .vertical, _): ("↓", "↑")
            case (_, _, .rightToLeft): ("←", "→")
            default: ("→", "←")
            }
        return "\(next) next   \(previous) previous   space pause   q quit"
    }

    private static let faint = Banner.Color(red: 128, green: 128, blue: 128)

    /// Where the cards' window is on the screen.
    private struct Window {
        var left, top, columns, rows: Int
    }

    /// The cards to draw: of those that fade, the weaker first, and without colours only the strongest.
    private func visible(_ cells: [Picture.Cell]) -> [Picture.Cell] {
        guard cells.contains(where: { $0.opacity < 1 }) else { return cells }
        let sorted = cells.sorted { ($0.opacity, $0.page) < ($1.opacity, $1.page) }
        return style.isColoured ? sorted : sorted.suffix(1)
    }

    /// Puts the indicator beside the cards or on them.
    private func put(_ indicator: String, into grid: inout CellGrid, _ window: Window) {
        let column = max(0, window.left + (window.columns - indicator.count) / 2)
        let end = window.top + window.rows
        let row = strip.isOnTop ? 0 : strip.isOver ? end - 1 : end + 1
        for (offset, character) in indicator.enumerated() where column + offset < grid.columns {
            let ground = grid[column + offset, row].ground
            grid.put(
                String(character), column: column + offset, row: row, limit: grid.columns, ink: ground.map { $0.ink })
        }
    }

    /// Puts the strip above the state: a block for each stay with the item's name, and a mark over the present.
    private func put(_ around: TerminalSurroundings, into grid: inout CellGrid) {
        let row = grid.rows - 3
        var start = 0
        while start < around.pages.count {
            let page = around.pages[start]
            let end = around.pages[start...].firstIndex { $0 != page } ?? around.pages.count
            let item = shown.banner.item(ofPage: page)
            let color = CardColors.color(of: item, page: set?[page] ?? page)
            for column in start..<end { grid[column + 1, row] = ground(color, isEdge: column == start) }
            grid.put(
                sanitiser.visible(item.name), column: start + 2, row: row, limit: end,
                ink: style.isColoured ? color.ink : nil)
            start = end
        }
        grid.put(style.isASCII ? "v" : "▼", column: around.now + 1, row: row - 1, limit: grid.columns)
    }

    /// Draws a card; `share` is how much of it hides what is there already.
    private func draw(
        _ cell: Picture.Cell, isCurrent: Bool, share: Double, into grid: inout CellGrid, _ window: Window
    ) {
        let (left, width, height) = (window.left, window.columns, window.rows)
        let (scaleX, scaleY) = (Double(width) / banner.viewport.width, Double(height) / banner.viewport.height)
        let (w, h) = (cell.frame.width * cell.scale, cell.frame.height * cell.scale)
        let x = cell.frame.x - (w - cell.frame.width) / 2
        let y = cell.frame.y - (h - cell.frame.height) / 2
        let first = Int(nearest: x * scaleX)
        let end = Int(nearest: (x + w) * scaleX)
        let top = max(0, Int(nearest: y * scaleY))
        let bottom = min(height, Int(nearest: (y + h) * scaleY))
        let seen = max(0, first)..<max(0, first, min(width, end))
        let item = shown.banner.item(ofPage: cell.page)
        let color = CardColors.color(of: item, page: set?[cell.page] ?? cell.page)
        var mixed = color
        for row in top..<max(top, bottom) {
            for column in seen {
                let place = (left + column, window.top + row)
                if share < 1, let below = grid[place.0, place.1].ground {
                    mixed = below.mixed(with: color, part: share)
                }
                grid[place.0, place.1] = ground(
                    mixed, isEdge: column == first || column == end - 1 || row == top || row == bottom - 1)
            }
        }
        let ink = style.isColoured ? mixed.ink : nil
        let title = sanitiser.visible(item.name)
        // A card that leaves is cut off at the window, with its words.
        let (start, limit) = (left + max(0, first), left + min(width, end) - 1)
        var lines = [(bottom - 2, title, isCurrent)]
        if let subtitle = item.subtitle, bottom - top > 3 {
            lines = [(bottom - 3, title, isCurrent), (bottom - 2, sanitiser.visible(subtitle), false)]
        }
        for (row, text, isBold) in lines {
            grid.put(
                text, column: left + first + 2, row: window.top + max(top, row), from: start, limit: limit, ink: ink,
                isBold: isBold)
        }
    }

    private func ground(_ color: Banner.Color, isEdge: Bool) -> CellGrid.Cell {
        var cell = CellGrid.Cell()
        if style.isColoured { cell.ground = color } else { cell.text = isEdge ? (style.isASCII ? "#" : "░") : " " }
        return cell
    }

    private func status(_ state: Banner.State, _ isPaused: Bool) -> String {
        let tenths = state.time.microseconds / 100_000
        var text = "\(tenths / 10).\(tenths % 10)s   "
        if let local { text += "\(local(state.time))   " }
        text += shown.banner.items.isEmpty ? "nothing available   " : "\(state.page + 1)/\(shown.banner.items.count)   "
        switch state.timer {
        case .absent: text += "no timer"
        case .stopped: text += "timer stopped"
        case .running(let left):
            text += "next in \(left.microseconds / 1_000_000).\(left.microseconds / 100_000 % 10)s"
        case .suspended: text += "timer waits"
        }
        return text + (isPaused ? "   paused" : "")
    }
}
