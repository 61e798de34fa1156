extension Banner {
    /// The size of a card within the viewport and the gap between two cards («What a banner means»,
    /// Geometry).
    public struct Layout: Hashable, Sendable {
        /// A card's width as a fraction of the viewport's, more than 0 and at most 1.
        public var cellWidthMultiplier: Double
        /// A card's height as a fraction of the viewport's, more than 0 and at most 1.
        public var cellHeightMultiplier: Double
        /// The gap between two cards in points, 0 or more.
        public var spacing: Double
        /// The side that the next card is on.
        public var direction: Direction
        /// The axis along which the cards are arranged.
        public var axis: Axis
        /// The current card's alignment along the axis.
        public var align: Align

        /// The smallest stride, from one card's edge to the next one's, in points («What a banner
        /// means», Geometry).
        package static let minStride = 0.01

        /// A layout; by default cards as large as the viewport, without a gap, from left to right.
        public init(
            cellWidthMultiplier: Double = 1, cellHeightMultiplier: Double = 1, spacing: Double = 0,
            direction: Direction = .leftToRight, axis: Axis = .horizontal, align: Align = .center
        ) {
            self.cellWidthMultiplier = cellWidthMultiplier
            self.cellHeightMultiplier = cellHeightMultiplier
            self.spacing = spacing
            self.direction = direction
            self.axis = axis
            self.align = align
        }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&cellWidthMultiplier)
            numbers.code(&cellHeightMultiplier)
            numbers.code(&spacing)
            numbers.code(&direction)
            numbers.code(&axis)
            numbers.code(&align)
        }

        /// The side that the next card is on.
        public enum Direction: String, CaseIterable, Sendable {
            /// The next card is on the right.
            case leftToRight
            /// The next card is on the left: x is mirrored in the viewport, pages and times are
            /// unchanged.
            case rightToLeft
        }
    }
}

extension Banner.Layout {
    /// The axis along which the cards are arranged («What a banner means», Up and down).
    public enum Axis: String, CaseIterable, Sendable {
        /// The next card is beside the current one.
        case horizontal
        /// The next card is below the current one.
        case vertical
    }

    /// The current card's alignment along the axis («What a banner means», From the edge).
    public enum Align: String, CaseIterable, Sendable {
        /// In the middle, with equal space before and after it.
        case center
        /// At the edge where the content begins: left, right for `rightToLeft`, or top.
        case start
    }
}
