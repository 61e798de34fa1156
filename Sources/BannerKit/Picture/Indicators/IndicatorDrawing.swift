/// An indicator drawn with characters, one cell per dot or segment: the parts that several styles
/// share.
package struct IndicatorDrawing {
    /// The available characters.
    package enum Characters {
        /// Unicode dots and bars.
        case unicode
        /// ASCII only, for terminals that support no more.
        case ascii
    }

    private let indicator: Banner.Indicator
    private let count: Int
    /// A card's width in points.
    let cellWidth: Double
    /// Whether the timer turns the pages backward.
    let isBackward: Bool
    /// Whether the cells are mirrored, because the next card is on the left.
    private let isMirrored: Bool
    let current, other, pill, thumb, track, full, empty, more: String
    /// A scaling dot for each step from the window.
    let steps: [String]

    /// The maximum number of dots or segments that are drawn individually.
    private static let maxCells = 24
    /// The length of a scroll bar, in characters.
    private static let barCells = 20

    /// The drawings of a banner's indicator with these characters.
    package init(_ fitted: Banner.Fitted, _ characters: Characters) {
        let banner = fitted.banner
        indicator = banner.indicator
        isBackward = banner.timer?.direction == .backward
        let geometry = Banner.Geometry(fitted)
        count = geometry.count
        (cellWidth, isMirrored) = (geometry.cellWidth, geometry.direction == .rightToLeft)
        switch characters {
        case .unicode:
            (current, other, steps) = ("●", "·", ["•", "∙", "·"])
            (pill, thumb, track, full, empty, more) = ("▬", "━", "─", "▰", "▱", "…")
        case .ascii:
            (current, other, steps) = ("@", ".", ["o", "-", "."])
            (pill, thumb, track, full, empty, more) = ("=", "#", "-", "#", "-", "~")
        }
    }

    /// The drawing of a state; empty for the style `none`.
    package func text(_ state: Banner.Indicator.State?) -> String {
        state.map { indicator.text(of: $0, in: self) } ?? ""
    }

    // MARK: For the styles

    /// Cells in the direction of the cards.
    func inDirection(_ cells: String) -> String {
        isMirrored ? String(String.UnicodeScalarView(cells.unicodeScalars.reversed())) : cells
    }

    /// One cell per page; if there are many pages, only those around the current one.
    func row(around current: Int, cell: (Int) -> String) -> String {
        guard count > IndicatorDrawing.maxCells else {
            return inDirection((0..<count).map(cell).joined())
        }
        let first = max(
            0, min(current - IndicatorDrawing.maxCells / 2, count - IndicatorDrawing.maxCells))
        let end = first + IndicatorDrawing.maxCells
        return inDirection(
            (first > 0 ? more : "") + (first..<end).map(cell).joined()
                + (end < count ? more : ""))
    }

    /// A bar filled to a fraction, 0 … 1.
    func filled(_ fraction: Double) -> String {
        let cells = min(count, IndicatorDrawing.barCells)
        let done = Int(nearest: (fraction * Double(cells)).rounded(.toNearestOrEven), in: 0...cells)
        return inDirection(
            String(repeating: full, count: done) + String(repeating: empty, count: cells - done))
    }

    /// A thumb on a track of some length; in points.
    func bar(x: Double, width: Double, of whole: Double) -> String {
        let cells = IndicatorDrawing.barCells
        let length = Int(
            nearest: (width / whole * Double(cells)).rounded(.toNearestOrEven), in: 1...cells)
        let start = Int(
            nearest: (x / whole * Double(cells)).rounded(.toNearestOrEven), in: 0...cells - length)
        return inDirection(
            String(repeating: track, count: start) + String(repeating: thumb, count: length)
                + String(repeating: track, count: cells - start - length))
    }
}
