extension Banner {
    /// Where cards are, in points: the numbers of «What a banner means», Geometry.
    package struct Geometry: Equatable, Sendable {
        /// W and H of the window.
        package let viewport: Size
        /// The number of items, at least 1.
        package let count: Int
        /// w: a card's width.
        package let cellWidth: Double
        /// h: a card's height.
        package let cellHeight: Double
        /// d: the distance from one card's edge to the next one's, at least `Layout.leastStride`; the only stride.
        package let stride: Double
        /// g: how far the content's offset moves from one page to the next: `stride`, but of a shelf what takes its cards
        /// from edge to edge, and 0 if they all fit («What a banner means», Free scrolling).
        package let travel: Double
        /// The side that the next card is on.
        package let direction: Layout.Direction
        /// The axis along which the cards follow one another.
        package let axis: Layout.Axis
        /// Where the current card is along the axis.
        package let align: Layout.Align

        /// The geometry of a banner as a viewer sees it; lengths that make no sense are clamped to the nearest that do.
        package init(_ fitted: Fitted) {
            let banner = fitted.banner
            let layout = banner.layout
            viewport = Size(
                width: banner.viewport.width.held(in: Geometry.lengths),
                height: banner.viewport.height.held(in: Geometry.lengths))
            count = max(1, banner.items.count)
            cellWidth = viewport.width * layout.cellWidthMultiplier.held(in: 0...1)
            cellHeight = viewport.height * layout.cellHeightMultiplier.held(in: 0...1)
            let cellLength = layout.axis == .horizontal ? cellWidth : cellHeight
            stride = max(Layout.leastStride, cellLength + layout.spacing.held(in: Geometry.lengths))
            direction = layout.axis == .horizontal ? layout.direction : .leftToRight
            axis = layout.axis
            align = layout.align
            let paging = banner.paging
            let isShelf = paging.snap == .free && align == .start && paging.loop != .infinite && count > 1
            let window = axis == .horizontal ? viewport.width : viewport.height
            let shelf = (cellLength + Double(count - 1) * stride - window) / Double(max(1, count - 1))
            travel = isShelf ? (shelf < Geometry.leastTravel ? 0 : shelf) : stride
        }

        /// A shelf that moves less than this from page to page, in points, does not move at all.
        private static let leastTravel = 0.01

        /// The lengths that make sense, in points.
        private static let lengths = 0.0...1_000_000

        /// W, or H for the vertical axis: the window's length along the axis.
        package var viewportLength: Double { axis == .horizontal ? viewport.width : viewport.height }
        /// w, or h for the vertical axis: a card's length along the axis.
        package var cellLength: Double { axis == .horizontal ? cellWidth : cellHeight }
        /// The space along the axis before the current card: as much as after it, or none if it is at the edge.
        package var inset: Double { align == .center ? (viewportLength - cellLength) / 2 : 0 }
        /// The width of the complete content: all cards and the insets, or a window for the vertical axis.
        package var contentWidth: Double {
            viewport.width + (axis == .horizontal ? largestOffset : 0)
        }
        /// The height of the complete content: a window or, for the vertical axis, all cards and the insets.
        package var contentHeight: Double {
            viewport.height + (axis == .vertical ? largestOffset : 0)
        }
        /// The offset of the last page at rest.
        package var largestOffset: Double { Double(count - 1) * travel }

        /// How many strides the content is from its start at a position in pages.
        package func strides(_ position: Double) -> Double {
            travel == stride ? position : position * travel / stride
        }

        /// The frame in the content of a card of a banner that does not loop, before mirroring.
        package func frame(ofCell cell: Int) -> Frame {
            frame(at: inset + Double(cell) * stride)
        }

        /// The frame in the window of the card at `place` in the endless row of cards, at a position of `position` pages.
        ///
        /// Mirrored for `rightToLeft`.
        package func visibleFrame(atPlace place: Int, position: Double) -> Frame {
            var frame = frame(at: inset + (Double(place) - strides(position)) * stride)
            if direction == .rightToLeft { frame.x = viewport.width - frame.x - cellWidth }
            return frame
        }

        /// The frame of a card that begins at `start` along the axis, in the middle across it.
        private func frame(at start: Double) -> Frame {
            let (x, y) = ((viewport.width - cellWidth) / 2, (viewport.height - cellHeight) / 2)
            let isRow = axis == .horizontal
            return Frame(x: isRow ? start : x, y: isRow ? y : start, width: cellWidth, height: cellHeight)
        }

        /// How many strides before and after the position a card can be and still be seen, if it is drawn `growth` times
        /// as large.
        package func reach(growth: Double) -> (before: Double, after: Double) {
            let length = cellLength * growth
            let both = (viewportLength + length) / 2 / stride
            guard align == .start else { return (both, both) }
            return ((cellLength + length) / 2 / stride, (viewportLength + (length - cellLength) / 2) / stride)
        }

        /// How the content's offset changes when the finger moves by + 1 along the axis.
        var fingerSign: Double { direction == .leftToRight ? -1 : 1 }
    }
}

extension Banner {
    /// A rectangle in points; y increases downwards.
    public struct Frame: Hashable, Sendable {
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
