/// A banner as a list of numbers, for the engine in a page: everything that affects playback and
/// drawing, without text.
package struct CompactBanner {
    /// The numbers; times are microseconds, colours 0xRRGGBBAA.
    package let numbers: [Double]

    /// The format's version, which is the first number.
    private static let version = 2.0

    /// Encodes a banner for one viewer.
    package init(_ fitted: Banner.Fitted) {
        var fitted = fitted
        var writer = NumberWriter(numbers: [
            CompactBanner.version, fitted.reducesMotion ? 1 : 0, Double(fitted.seed),
        ])
        fitted.banner.code(through: &writer)
        numbers = writer.numbers
    }

    /// Decodes a banner, without item ids; `nil` if the numbers are not valid.
    package static func read<Content>(_ numbers: [Double], into banner: consuming Content)
        -> FittedBanner<Content>?
    {
        var banner = banner
        var reader = NumberReader(numbers)
        guard reader.next() == version else { return nil }
        let reducesMotion = reader.next() == 1
        let seed = Int64(clamped: reader.next())
        banner.code(through: &reader)
        return reader.isValid && reader.rest == 0
            ? FittedBanner(banner: banner, reducesMotion: reducesMotion, seed: seed) : nil
    }
}

/// A banner without texts, for the engine of a page's element.
struct PlainBanner: PlayedBanner {
    struct Item: PlayedItem {
        var duration: Time?
        var weight = 1
    }
    var items: [Item] = []
    var viewport = Banner.Size(width: 0, height: 0)
    var layout = Banner.Layout()
    var paging = Banner.Paging()
    var timer: Banner.Timer?
    var transition = Banner.Transition()
    var focus = Banner.CardFocus()
    var indicator = Banner.Indicator.absent()
}

extension PlayedBanner {
    /// Encodes or decodes the values that a page's engine needs, in the order of the numbers: a
    /// writer takes each value, a reader replaces it.
    fileprivate mutating func code(through numbers: inout some NumberCoder) {
        numbers.code(&viewport.width)
        numbers.code(&viewport.height)
        layout.code(through: &numbers)
        paging.code(through: &numbers)
        var hasTimer = timer != nil
        numbers.code(&hasTimer)
        if hasTimer {
            timer = timer ?? Banner.Timer()
            timer?.code(through: &numbers)
        }
        transition.code(through: &numbers)
        focus.code(through: &numbers)
        var style = indicator.style
        numbers.code(&style)
        if style != indicator.style { indicator = style.indicator }
        var visitor = CodingVisitor(numbers: numbers)
        indicator = indicator.accept(&visitor)
        numbers = visitor.numbers
        var count = items.count
        numbers.code(count: &count)
        while items.count < count { items.append(Item()) }
        for number in items.indices {
            var duration = items[number].duration ?? .zero
            numbers.code(&duration)
            items[number].duration = duration > .zero ? duration : nil
        }
        // Weights come last and only where items differ, so numbers without them are those of equal
        // weights.
        guard numbers.hasMore(hasWeights) else { return }
        for number in items.indices { numbers.code(&items[number].weight) }
    }
}

/// Encodes or decodes a style's own parameters, then what all have.
private struct CodingVisitor<Numbers: NumberCoder>: IndicatorVisitor {
    var numbers: Numbers
    mutating func visit(_ style: some IndicatorStyle) -> Banner.Indicator {
        var style = style
        style.list(in: &numbers)
        style.base.code(through: &numbers)
        return style.indicator
    }
}

extension Banner.Color {
    /// The colour as 0xRRGGBBAA.
    package var number: Double {
        Double(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
    }

    /// The colour of 0xRRGGBBAA; fails for a negative number.
    package init?(number: Double) {
        guard number >= 0 else { return nil }
        let bits = UInt32(min(number, 4_294_967_295))
        self.init(
            red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 255), blue: UInt8(bits >> 8 & 255),
            alpha: UInt8(bits & 255))
    }
}
