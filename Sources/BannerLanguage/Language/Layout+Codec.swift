extension Banner.Layout {
    private static var part: ValueCodec<Double> { .number(.cellMultiplier) }

    /// The shape of `layout`.
    static let codec = reader.codec

    /// The reader of a layout, also over another layout.
    static let reader = RecordReader(
        "layout", "The size of the cards and the gap between them.", Banner.Layout()
    ) {
        Field(
            "cellWidthMultiplier", \.cellWidthMultiplier, part,
            "A card's width as a fraction of the viewport's."
        ).example(0.7)
        Field(
            "cellHeightMultiplier", \.cellHeightMultiplier, part,
            "A card's height as a fraction of the viewport's."
        ).example(0.8)
        Field("spacing", \.spacing, .gap, "The gap between two cards, in points.").example(20)
        Field("direction", \.direction, directionWords, "The side that the next card is on.")
        Field("axis", \.axis, axisWords, "The axis along which the cards follow one another.")
            .explained(
                in: "Up and down")
        Field("align", \.align, alignWords, "Where the current card is along the axis.").explained(
            in: "From the edge")
    }

    static let axisWords = ValueCodec<Axis>.choice([
        Choice(.horizontal, "The next card is beside the current one."),
        Choice(.vertical, "The next card is below the current one."),
    ])

    static let alignWords = ValueCodec<Align>.choice([
        Choice(.center, "In the middle of the viewport."),
        Choice(
            .start, "At the edge where the content begins: left, right in `rightToLeft`, or top."),
    ])

    static let directionWords = ValueCodec<Direction>.choice([
        Choice(.leftToRight, "The next card is on the right."),
        Choice(.rightToLeft, "The next card is on the left; pages and times are unchanged."),
    ])
}

extension Banner.Paging {
    /// The shape of `paging`.
    static let codec = RecordReader(
        "paging", "What comes after the last page, where to start, and how far a swipe goes.",
        Banner.Paging()
    ) {
        Field("loop", \.loop, loopWords, "What comes after the last page.")
        Field(
            "startPage", .page,
            "The page that is shown first: its number from 0, or its item's id.",
            get: { $0.order == .file || $0.startPage != 0 ? $0.startPage : nil },
            set: { $0.startPage = $1 })
        Field(
            "maxPagesPerSwipe", \.maxPagesPerSwipe, .wholeNumber(.pagesPerSwipe),
            "How many pages one drag can turn at most."
        ).explained(in: "Release")
        Field(
            "decelerationRate", \.decelerationRate, decelerationRateWords,
            "How quickly released content slows down, which decides the page that it snaps to."
        ).explained(in: "Where it stops")
        Field("snap", \.snap, snapWords, "Where released content stops.").explained(
            in: "Free scrolling")
        Field(
            "flickVelocity", \.flickVelocity, .number(.flickVelocity),
            "A finger slower than this, in points per second, does not throw the content."
        ).explained(in: "Release")
        Field(
            "dragThreshold", \.dragThreshold, .number(.dragThreshold),
            "The part of a page that content must be moved to snap to the next page."
        ).explained(in: "Release")
        Field("drag", \.drag, .boolean, "Whether a finger moves the content.").explained(
            in: "Drag")
        Field("order", \.order, orderWords, "The order of the items for a viewer.").explained(
            in: "Order")
        Field("group", \.group, Group.codec, "How many cards a page has.").explained(
            in: "Pages of several cards"
        ).example(2)
        Field(
            optional: "flush", \.flush, .boolean,
            "Whether the last page leaves no room after the last card."
        ).defaulting(to: "whether a page has several cards").example(false).explained(
            in: "Pages of several cards")
    }.codec

    static let loopWords = ValueCodec<Loop>.choice([
        Choice(.never, "Nothing: the banner ends on its last page."),
        Choice(.rewind, "The first page, by moving back through all pages in between."),
        Choice(.infinite, "The first page, as the next one; the banner never ends."),
    ])

    static let orderWords = ValueCodec<Order>.choice([
        Choice(.file, "That of the file."),
        Choice(.shuffled, "A random one, which the viewer's seed decides."),
        Choice(.rotated, "That of the file from a random item on, which the seed decides."),
    ])

    static let snapWords = ValueCodec<Snap>.choice([
        Choice(.page, "On a page."),
        Choice(.free, "Where it was thrown to: free scrolling."),
    ])

    static let decelerationRateWords = ValueCodec<DecelerationRate>.choice([
        Choice(.normal, "Each millisecond leaves 0.998 of the velocity."),
        Choice(.fast, "Each millisecond leaves 0.99 of the velocity."),
    ])
}

extension Banner.Paging.Group {
    private static let fitting = ValueCodec<Banner.Paging.Group>.choice([
        Choice("fit", .fit, "As many as the window shows whole.")
    ])

    /// The shape of `group`: a number of cards, or `fit`.
    static let codec = ValueCodec<Banner.Paging.Group>(
        schema: .either(ValueCodec<Int>.wholeNumber(.group).schema, fitting.schema),
        read: { node, reading in
            node.kind == .scalar && node.type == .text
                ? fitting.read(node, &reading)
                : ValueCodec<Int>.wholeNumber(.group).read(node, &reading).map { .cards($0) }
        },
        write: { group, options, text in
            if group == .fit {
                fitting.write(group, options, &text)
            } else {
                text.append(number: group.number)
            }
        })
}
