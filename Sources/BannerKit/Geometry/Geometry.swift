extension Banner {
    /// Where cards are, in points: the numbers of «What a banner means», Geometry.
    public struct Geometry: Equatable, Sendable {
        /// W and H of the window.
        public let viewport: Viewport
        /// The number of items, at least 1.
        public let count: Int
        /// w: a card's width.
        public let cellWidth: Double
        /// h: a card's height.
        public let cellHeight: Double
        /// d: the distance from one card's edge to the next one's, at least `Layout.leastStride`; the only stride.
        public let stride: Double
        /// The side that the next card is on.
        public let direction: Layout.Direction

        /// The geometry of a banner; lengths that make no sense are clamped to the nearest that do.
        public init(_ banner: Banner) {
            let layout = banner.layout
            viewport = Viewport(
                width: banner.viewport.width.held(in: Geometry.lengths),
                height: banner.viewport.height.held(in: Geometry.lengths))
            count = max(1, banner.items.count)
            cellWidth = viewport.width * layout.cellWidthMultiplier.held(in: 0...1)
            cellHeight = viewport.height * layout.cellHeightMultiplier.held(in: 0...1)
            stride = max(Layout.leastStride, cellWidth + layout.spacing.held(in: Geometry.lengths))
            direction = layout.direction
        }

        /// The lengths that make sense, in points.
        private static let lengths = 0.0...1_000_000

        /// The space on each side of the card in the middle.
        public var inset: Double { (viewport.width - cellWidth) / 2 }
        /// The width of the complete content: all cards and the insets.
        public var contentWidth: Double { viewport.width + Double(count - 1) * stride }
        /// The offset of the last page at rest.
        public var largestOffset: Double { Double(count - 1) * stride }

        /// The frame in the content of a card of a banner that does not loop, before mirroring.
        public func frame(ofCell cell: Int) -> Frame {
            Frame(
                x: inset + Double(cell) * stride, y: (viewport.height - cellHeight) / 2, width: cellWidth,
                height: cellHeight)
        }

        /// The frame in the window of the card at `place` in the endless row of cards, at a position of `position` pages.
        ///
        /// Mirrored for `rightToLeft`.
        public func visibleFrame(atPlace place: Int, position: Double) -> Frame {
            let x = inset + (Double(place) - position) * stride
            return Frame(
                x: direction == .leftToRight ? x : viewport.width - x - cellWidth,
                y: (viewport.height - cellHeight) / 2, width: cellWidth, height: cellHeight)
        }

        /// How the content's offset changes when the finger moves by + 1 along x.
        var fingerSign: Double { direction == .leftToRight ? -1 : 1 }
    }
}

extension Banner {
    /// A rectangle in points; y increases downwards.
    public struct Frame: Equatable, Sendable {
        /// The left edge, the upper edge, and the size.
        public var x, y, width, height: Double

        /// A rectangle with this position and size.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}
