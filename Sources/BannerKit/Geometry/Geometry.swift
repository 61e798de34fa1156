extension Banner {
    /// The positions and sizes of the cards, in points («What a banner means», Geometry).
    package struct Geometry: Equatable {
        /// The window's size: its width W and height H.
        package let viewport: Size
        /// The number of cards, at least 1.
        package let cards: Int
        /// The pages: where the content stops.
        package let pages: PageStops
        /// w: a card's width.
        package let cellWidth: Double
        /// h: a card's height.
        package let cellHeight: Double
        /// d: the distance from one card's edge to the next card's edge, at least
        /// `Layout.minStride`.
        package let stride: Double
        /// g: the distance that the content moves from one page to the next.
        ///
        /// It is `stride`, except on a shelf: there the last page ends at the window's edge, and
        /// `travel` is 0 if all cards fit («What a banner means», Free scrolling).
        package let travel: Double
        /// The side that the next card is on.
        package let direction: Layout.Direction
        /// The axis along which the cards follow one another.
        package let axis: Layout.Axis
        /// The current card's alignment along the axis.
        package let align: Layout.Align

        /// The geometry of a banner for one viewer; invalid lengths are clamped to the nearest
        /// valid ones.
        ///
        /// An initialiser owns its arguments, so that without `__shared` each call copies a banner.
        /// Without `@_specialize`, another module calls the generic code.
        @_specialize(where Content == Banner)
        package init<Content>(_ fitted: __shared FittedBanner<Content>) {
            let banner = fitted.banner
            let layout = banner.layout
            viewport = Size(
                width: banner.viewport.width.clamped(to: Geometry.lengths),
                height: banner.viewport.height.clamped(to: Geometry.lengths))
            cards = max(1, banner.items.count)
            cellWidth = viewport.width * layout.cellWidthMultiplier.clamped(to: 0...1)
            cellHeight = viewport.height * layout.cellHeightMultiplier.clamped(to: 0...1)
            let cellLength = layout.axis == .horizontal ? cellWidth : cellHeight
            stride = max(
                Layout.minStride, cellLength + layout.spacing.clamped(to: Geometry.lengths))
            direction = layout.axis == .horizontal ? layout.direction : .leftToRight
            axis = layout.axis
            align = layout.align
            let paging = banner.paging
            let isShelf =
                paging.snap == .free && align == .start && paging.loop != .infinite && cards > 1
            let window = axis == .horizontal ? viewport.width : viewport.height
            let room = cellLength + Double(cards - 1) * stride - window
            let shelf = room / Double(max(1, cards - 1))
            travel = isShelf ? (shelf < Geometry.minTravel ? 0 : shelf) : stride
            pages =
                banner.canGroup
                ? PageStops(
                    paging, cards: cards, stride: stride, room: room,
                    fitting: (window + stride - cellLength) / stride)
                : PageStops(cards: cards, length: travel)
        }

        /// The smallest `travel` in points; anything smaller is treated as 0.
        private static let minTravel = 0.01

        /// The range of valid lengths, in points.
        private static let lengths = 0.0...1_000_000

        /// The window's length along the axis: W, or H for the vertical axis.
        package var viewportLength: Double {
            axis == .horizontal ? viewport.width : viewport.height
        }
        /// The card's length along the axis: w, or h for the vertical axis.
        package var cellLength: Double { axis == .horizontal ? cellWidth : cellHeight }
        /// The space before the current card along the axis: half of what is free if it is centred,
        /// otherwise 0.
        package var inset: Double { align == .center ? (viewportLength - cellLength) / 2 : 0 }
        /// The width of the scrollable content: all cards and insets, or the window's width for the
        /// vertical axis.
        package var contentWidth: Double {
            viewport.width + (axis == .horizontal ? largestOffset : 0)
        }
        /// The height of the scrollable content: all cards and insets for the vertical axis,
        /// otherwise the window's height.
        package var contentHeight: Double {
            viewport.height + (axis == .vertical ? largestOffset : 0)
        }
        /// The number of pages, at least 1.
        package var count: Int { pages.count }
        /// Whether an infinite row has no end: it is a ring of several pages.
        package var isEndless: Bool { count > 1 && pages.isRing }
        /// The offset of the last page at rest, in points.
        package var largestOffset: Double { pages.lastOffset }

        /// Converts a position in pages to strides from the content's start.
        package func strides(_ position: Double) -> Double {
            pages.length == stride && pages.isUniform
                ? position : pages.offset(at: position) / stride
        }

        /// The frame of a card in the content, for a banner without a loop and before mirroring.
        package func frame(ofCell cell: Int) -> Frame {
            frame(at: inset + Double(cell) * stride)
        }

        /// The frame in the window of the card at `place` in the endless row, at `position` in
        /// pages.
        ///
        /// Mirrored for `rightToLeft`.
        @inline(never)
        package func visibleFrame(atPlace place: Int, position: Double) -> Frame {
            var frame = frame(at: inset + (Double(place) - strides(position)) * stride)
            if direction == .rightToLeft { frame.x = viewport.width - frame.x - cellWidth }
            return frame
        }

        /// The frame of a card that starts at `start` along the axis and is centred across it.
        private func frame(at start: Double) -> Frame {
            let (x, y) = ((viewport.width - cellWidth) / 2, (viewport.height - cellHeight) / 2)
            let isRow = axis == .horizontal
            return Frame(
                x: isRow ? start : x, y: isRow ? y : start, width: cellWidth, height: cellHeight)
        }

        /// The distance before and after the position, in strides, at which a card is still visible
        /// when it is scaled by `growth`.
        package func reach(growth: Double) -> (before: Double, after: Double) {
            let length = cellLength * growth
            let both = (viewportLength + length) / 2 / stride
            guard align == .start else { return (both, both) }
            return (
                (cellLength + length) / 2 / stride,
                (viewportLength + (length - cellLength) / 2) / stride
            )
        }

        /// The distance from a position to a page, in points; in an endless row the shorter way.
        func distance(from position: Double, to page: Int, isEndless: Bool) -> Double {
            let laps = (Double(page) - position) / Double(count)
            let target =
                Double(page) - (isEndless ? laps.rounded(.toNearestOrEven) * Double(count) : 0)
            return pages.offset(at: target) - pages.offset(at: position)
        }

        /// The change of the content's offset when the finger moves by +1 along the axis: −1 or 1.
        var fingerSign: Double { direction == .leftToRight ? -1 : 1 }
    }

    /// A rectangle in points; y increases downwards.
    public struct Frame: Hashable, Sendable {
        /// The left edge, the top edge, the width and the height.
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
