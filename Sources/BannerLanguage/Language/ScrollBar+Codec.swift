extension Banner.Indicator {
    /// The scroll bar's parameters; the defaults for another style.
    var scrollBar: ScrollBar {
        get { if case .scrollBar(let bar) = self { bar } else { ScrollBar() } }
        set { if case .scrollBar = self { self = .scrollBar(newValue) } }
    }
}

extension Banner.Indicator.ScrollBar {
    /// The parameters whose values are not numbers, in the order of the style's list.
    static let special = Fields<Banner.Indicator.ScrollBar> {
        Field(
            "thumb", \.thumb, Thumb.codec,
            """
            The thumb's length in points, or `auto` for the window's part of the content, or a \
            length for each part of the pages.
            """
        )
        Field("hides", \.hides, hidesWords, "How the bar disappears after `hidesAfter`.")
        Field(
            merging: "growth", \.growth, Growth.reader,
            "How a thumb with several lengths changes them.")
    }

    static let hidesWords = ValueCodec<Hides>.choice([
        Choice(.fade, "It becomes transparent."),
        Choice(.slide, "It moves away from the cards, or out over its edge."),
    ])
}

extension Banner.Indicator.ScrollBar.Thumb {
    private static let widths = ValueCodec<[Double]>.list(of: .visibleSize, count: 2...10)
    private static let automatic = ValueCodec<Banner.Indicator.ScrollBar.Thumb>.choice([
        Choice(
            "auto", .auto, "In proportion to the window's part of the content, at least 20 points.")
    ])

    /// The shape of `thumb`: a number, `auto`, or a list of numbers.
    static let codec = ValueCodec<Banner.Indicator.ScrollBar.Thumb>(
        schema: .either(
            ValueCodec<Double>.visibleSize.schema, .either(automatic.schema, widths.schema)),
        read: { node, reading in
            if node.kind == .sequence { return widths.read(node, &reading).map { .widths($0) } }
            if node.kind == .scalar && (node.type == .text || node.equals(Array("auto".utf8))) {
                return automatic.read(node, &reading)
            }
            return ValueCodec<Double>.visibleSize.read(node, &reading).map { .width($0) }
        },
        write: { thumb, options, text in
            switch thumb {
            case .width(let width): text.append(exact: width)
            case .auto: automatic.write(thumb, options, &text)
            case .widths(let list): widths.write(list, options, &text)
            }
        })
}

extension Banner.Indicator.ScrollBar.Growth {
    /// The reader of `growth`, or of its duration alone.
    static let reader = RecordReader(
        "growth", "How a thumb with several lengths changes them.",
        Banner.Indicator.ScrollBar.Growth()
    ) {
        Field(
            "duration", \.duration, .duration,
            "How long the thumb takes to grow or to shrink; 0 is at once.")
        Field("easing", \.easing, .easing, "How that speeds up and slows down.")
    }.or(\.duration, .duration)
}
