extension Banner.Indicator.Pill {
    var stripHeight: Double { IndicatorStrip.space + height }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .pill(let pill) = state else { return [] }
        let step = dot + spacing
        let length = Double(pill.count) * step - spacing + width - dot
        let start = strip.start(length: length, middle: (Double(pill.first) + pill.progress) * step)
        return strip.sight(start: start, step: step, count: pill.count).map { page in
            var x = start + Double(page) * step
            if page > pill.first { x += pill.firstWidth - dot }
            if let second = pill.second, page > second { x += pill.secondWidth - dot }
            return strip.mark(
                page, x: x, width: pill.width(of: page), height: height,
                base.color.mixed(with: base.currentColor, part: pill.currentPart(of: page)))
        }
    }

    var numbers: [Double] { [width, height, dot, spacing] }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(
            base: base, width: numbers.next(), height: numbers.next(), dot: numbers.next(), spacing: numbers.next())
    }
}

extension Banner.Indicator.PillState {
    /// Where the pill is, in pages; from the last page it runs back to the first.
    var place: Double { Double(first) + (Double(second ?? 0) - Double(first)) * progress }

    func text(in cells: IndicatorCells) -> String {
        cells.row(around: first) { $0 == first ? cells.pill : cells.other }
    }
}
