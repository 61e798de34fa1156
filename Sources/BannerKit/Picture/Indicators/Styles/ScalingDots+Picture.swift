extension Banner.Indicator.ScalingDots {
    var stripHeight: Double { IndicatorStrip.space + big }

    func marks(of state: Banner.Indicator.State, on strip: IndicatorStrip) -> [Picture.Mark] {
        guard case .scalingDots(let dots) = state else { return [] }
        let step = big + spacing
        let length = Double(dots.visibleCount) * step - spacing
        let start = strip.centred(length)
        var marks: [Picture.Mark] = []
        if let background {
            marks = [strip.mark(-1, x: start - 8, width: length + 16, height: big + 10, background)]
        }
        for index in 0..<dots.visibleCount {
            let page = dots.first + index
            let size = dots.size(of: page)
            marks.append(
                strip.mark(
                    page, x: start + Double(index) * step + (big - size) / 2, width: size, height: size,
                    page == dots.current ? base.currentColor : base.color))
        }
        return marks
    }

    var numbers: [Double] { [big, medium, small, spacing, background?.number ?? -1] }

    init(_ base: Banner.Indicator.Base, from numbers: inout NumberReader) {
        self.init(
            base: base, big: numbers.next(), medium: numbers.next(), small: numbers.next(), spacing: numbers.next(),
            background: Banner.Color(number: numbers.next()))
    }
}

extension Banner.Indicator.ScalingDotsState {
    func text(in cells: IndicatorCells) -> String {
        (first..<first + visibleCount).map { page in
            page == current ? cells.current : cells.steps[step(of: page) ?? 2]
        }.joined()
    }
}
