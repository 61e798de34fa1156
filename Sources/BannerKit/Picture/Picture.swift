/// The visible shapes at one instant, in points: the cards in the window, and the indicator's
/// marks.
///
/// Every renderer draws this and computes nothing itself.
package struct Picture: Equatable {
    /// The cards that are at least partly in the window, from one side to the other.
    package var cells: [Cell]
    /// The indicator's marks, in drawing order.
    package var marks: [Mark]

    /// One card.
    package struct Cell: Equatable {
        /// The card's place in the row, which distinguishes copies of one card in an infinite
        /// banner.
        package var place: Int
        /// The card's number.
        package var card: Int
        /// Its frame in the window before scaling, mirrored if the direction is `rightToLeft`.
        package var frame: Banner.Frame
        /// Its scale about its centre.
        package var scale: Double
        /// Its opacity: 1 unless the cards fade.
        package var opacity = 1.0
    }

    /// A shape of the indicator.
    package typealias Mark = Banner.IndicatorShape

    /// The maximum number of cards to draw; if there are more, only those around the middle of the
    /// window.
    static let maxCells = 64

    /// The picture of a state of a banner.
    package init(_ fitted: Banner.Fitted, _ state: Banner.State) {
        let geometry = Banner.Geometry(fitted)
        let isEndless = fitted.banner.paging.loop == .infinite && geometry.isEndless
        self.init(geometry, isEndless: isEndless, IndicatorStrip(fitted, geometry), state)
    }

    /// The picture of a state, for prepared values.
    init(
        _ geometry: Banner.Geometry, isEndless: Bool, _ strip: IndicatorStrip, _ state: Banner.State
    ) {
        cells = Picture.cells(geometry, isEndless: isEndless, state)
        marks = strip.marks(of: state.indicator)
    }

    private static func cells(_ geometry: Banner.Geometry, isEndless: Bool, _ state: Banner.State)
        -> [Cell]
    {
        if let opacities = state.opacities {
            return Picture.fadingCells(geometry, state, opacities)
        }
        let pages = geometry.viewportLength / max(geometry.stride, 1e-3)
        let isCentered = geometry.align == .center
        let reach = min(Double(maxCells / 2), pages / 2 + 1)
        let middle = geometry.strides(state.position)
        var first = Int(clamped: (middle - (isCentered ? reach : 1)).rounded(.down))
        var last = Int(
            clamped: (middle + (isCentered ? reach : min(Double(maxCells), pages + 1))).rounded(.up)
        )
        if !isEndless { (first, last) = (max(0, first), min(geometry.cards - 1, last)) }
        guard first <= last else { return [] }
        var cells: [Cell] = []
        for place in first...last {
            let rest = place % geometry.cards
            let card = rest < 0 ? rest + geometry.cards : rest
            let scale = state.scales.scale(of: card)
            let frame = geometry.visibleFrame(atPlace: place, position: state.position)
            guard geometry.shows(frame, scale: scale) else { continue }
            cells.append(Cell(place: place, card: card, frame: frame, scale: scale))
        }
        return cells
    }

    /// Cards on top of each other, in page order.
    private static func fadingCells(
        _ geometry: Banner.Geometry, _ state: Banner.State, _ opacities: [Banner.State.CardOpacity]
    ) -> [Cell] {
        opacities.map { card in
            Cell(
                place: card.page, card: card.page,
                frame: geometry.visibleFrame(atPlace: 0, position: 0),
                scale: state.scales.scale(of: card.page), opacity: card.opacity)
        }
    }
}

extension Banner.Geometry {
    /// Whether a card in a frame, drawn at a scale, is at least partly in the window.
    fileprivate func shows(_ frame: Banner.Frame, scale: Double) -> Bool {
        let (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
        let overhang = length * max(0, scale - 1) / 2
        return start - overhang < viewportLength && start + length + overhang > 0
    }
}
