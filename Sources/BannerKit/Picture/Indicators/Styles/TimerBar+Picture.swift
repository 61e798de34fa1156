extension Banner.Indicator.TimerBar {
    var stripHeight: Double { IndicatorStrip.space + height }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .timerBar(let count, let current, let fill) = state else { return [] }
        let total = strip.cellWidth * 0.9
        let width = max(0.5, (total - Double(count - 1) * spacing) / Double(count))
        let step = width + spacing
        let start = strip.start(length: Double(count) * step - spacing, middle: Double(current) * step)
        var marks: [Picture.Mark] = []
        for page in strip.sight(start: start, step: step, count: count) {
            let x = start + Double(page) * step
            marks.append(strip.mark(page, x: x, width: width, height: height, base.color))
            let part =
                Self.hasPassed(page, current: current, isBackward: strip.isBackward) ? 1 : page == current ? fill : 0
            if part > 0 {
                marks.append(
                    strip.mark(-2 - page, x: x, width: width * part, height: height, base.currentColor))
            }
        }
        return marks
    }

    static func text(current: Int, fill: Double, in cells: IndicatorCells) -> String {
        cells.row(around: current) { page in
            let isPassed = hasPassed(page, current: current, isBackward: cells.isBackward)
            return isPassed || page == current && fill >= 1 ? cells.full : cells.empty
        } + " \(Int(nearest: (fill * 100).rounded(.down), in: 0...100))%"
    }

    /// Whether the timer was at a page before; one that turns backwards has passed the pages after the current one.
    private static func hasPassed(_ page: Int, current: Int, isBackward: Bool) -> Bool {
        isBackward ? page > current : page < current
    }

    var numbers: [Double] { [height, spacing] }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(base: base, height: numbers.next(), spacing: numbers.next())
    }
}
