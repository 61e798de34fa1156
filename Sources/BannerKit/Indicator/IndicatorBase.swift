extension Banner.Indicator {
    /// The properties that all indicator styles share.
    public struct Base: Hashable, Sendable {
        /// The colour of the parts that are not current.
        public var color: Banner.Color
        /// The colour of the current part.
        public var currentColor: Banner.Color
        /// Whether the indicator is hidden when there is only one page.
        public var hidesForSinglePage: Bool
        /// The placement: beside the cards or on them.
        public var placement: Placement
        /// The edge at which the indicator is.
        public var edge: Edge
        /// The distance between an indicator on the cards and its edge, in points.
        public var margin: Double

        /// Shared properties; by default black, with alpha 0.2 for the parts that are not current.
        public init(
            color: Banner.Color = .faintBlack, currentColor: Banner.Color = .black, hidesForSinglePage: Bool = true,
            placement: Placement = .below, edge: Edge = .bottom, margin: Double = 12
        ) {
            self.color = color
            self.currentColor = currentColor
            self.hidesForSinglePage = hidesForSinglePage
            self.placement = placement
            self.edge = edge
            self.margin = margin
        }

        /// Passes what a page's engine needs, in the order of the table: a writer takes each value, a reader replaces it.
        mutating func pass(through numbers: inout some NumberPass) {
            numbers.pass(&color)
            numbers.pass(&currentColor)
            numbers.pass(&hidesForSinglePage)
            numbers.pass(&placement)
            numbers.pass(&edge)
            numbers.pass(&margin)
        }

        /// The distance between the marks and the edge, in points: `margin` on the cards, 12 beside
        /// them.
        var gap: Double { placement == .over ? margin : IndicatorStrip.space / 2 }
    }
}

extension Banner.Indicator {
    /// The placement of an indicator: beside the cards or on them («What a banner means», Where the
    /// indicator is).
    public enum Placement: String, CaseIterable, Sendable {
        /// Beside the cards.
        case below
        /// On the cards.
        case over
    }

    /// The edge at which an indicator is.
    public enum Edge: String, CaseIterable, Sendable {
        /// Below the cards, or on their lower part.
        case bottom
        /// Above the cards, or on their upper part.
        case top
    }
}
