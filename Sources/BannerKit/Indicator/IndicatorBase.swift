extension Banner.Indicator {
    /// What all indicator styles have in common.
    public struct Base: Hashable, Sendable {
        /// The colour of the parts that are not current.
        public var color: Banner.Color
        /// The colour of the current part.
        public var currentColor: Banner.Color
        /// Whether the indicator is hidden when there is only one page.
        public var hidesForSinglePage: Bool
        /// Whether the indicator is beside the cards or on them.
        public var placement: Placement
        /// The edge that it is at.
        public var edge: Edge
        /// How far an indicator on the cards is from its edge, in points.
        public var margin: Double

        /// By default black, at alpha 0.2 for the parts that are not current.
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

        /// The space between the marks and the edge behind them, in points: `margin` on the cards, 12 beside them.
        var gap: Double { placement == .over ? margin : IndicatorStrip.space / 2 }
    }
}

extension Banner.Indicator {
    /// Whether an indicator is beside the cards or on them («What a banner means», Where the indicator is).
    public enum Placement: String, CaseIterable, Sendable {
        /// Beside the cards.
        case below
        /// On the cards.
        case over
    }

    /// The edge that an indicator is at.
    public enum Edge: String, CaseIterable, Sendable {
        /// Below the cards, or on their lower part.
        case bottom
        /// Above the cards, or on their upper part.
        case top
    }
}
