public import BannerKit

/// An indicator drawn with characters, one cell per dot or segment.
public struct IndicatorDrawing: Sendable {
    /// The available characters.
    public enum Characters: Sendable {
        /// Unicode dots and bars.
        case unicode
        /// ASCII only, for terminals that support no more.
        case ascii
    }

    private let count: Int
    /// The length in points of a scroll bar's track.
    private let trackLength: Double
    private let current, other, pill, thumb, track, full, empty, more: String
    /// A scaling dot for each distance from the window.
    private let steps: [String]

    /// The largest number of dots or segments that are drawn one by one.
    private static let mostCells = 24
    /// The length of a scroll bar.
    private static let barCells = 20

    /// The drawings of a banner's indicator with these characters.
    public init(_ banner: Banner, _ characters: Characters) {
        count = banner.items.count
        if case .scrollBar(let style) = banner.indicator {
            trackLength = max(1, style.track ?? Banner.Geometry(banner).cellWidth)
        } else {
            trackLength = 1
        }
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
    public func text(_ state: Banner.Indicator.State?) -> String {
        switch state {
        case nil: ""
        case .hidden: "hidden"
        case .dots(_, let current): row(around: current) { $0 == current ? self.current : other }
        case .scalingDots(let dots):
            (dots.first..<dots.first + dots.visibleCount).map { page in
                page == dots.current ? current : steps[dots.step(of: page) ?? 2]
            }.joined()
        case .pill(let state): row(around: state.first) { $0 == state.first ? pill : other }
        case .scrollBar(_, _, alpha: 0): "hidden"
        case .scrollBar(let x, let width, _): bar(x: x, width: width)
        case .progressBar(let fraction): filled(fraction)
        case .fraction(let page, let count): "\(page + 1)/\(count)"
        case .timerBar(_, let current, let fill):
            row(around: current) { $0 < current || $0 == current && fill >= 1 ? full : empty }
                + " \(Int(nearest: (fill * 100).rounded(.down), in: 0...100))%"
        }
    }

    /// A cell for each page; if there are many, only those around the current one.
    private func row(around current: Int, cell: (Int) -> String) -> String {
        guard count > IndicatorDrawing.mostCells else { return (0..<count).map(cell).joined() }
        let first = max(0, min(current - IndicatorDrawing.mostCells / 2, count - IndicatorDrawing.mostCells))
        let end = first + IndicatorDrawing.mostCells
        return (first > 0 ? more : "") + (first..<end).map(cell).joined() + (end < count ? more : "")
    }

    private func filled(_ fraction: Double) -> String {
        let cells = min(count, IndicatorDrawing.barCells)
        let done = Int(nearest: (fraction * Double(cells)).rounded(.toNearestOrEven), in: 0...cells)
        return String(repeating: full, count: done) + String(repeating: empty, count: cells - done)
    }

    private func bar(x: Double, width: Double) -> String {
        let cells = IndicatorDrawing.barCells
        let length = Int(nearest: (width / trackLength * Double(cells)).rounded(.toNearestOrEven), in: 1...cells)
        let start = Int(nearest: (x / trackLength * Double(cells)).rounded(.toNearestOrEven), in: 0...cells - length)
        return String(repeating: track, count: start) + String(repeating: thumb, count: length)
            + String(repeating: track, count: cells - start - length)
    }
}
