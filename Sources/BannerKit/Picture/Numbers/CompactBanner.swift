/// A banner as a list of numbers, for the engine in a page: everything that affects playback and
/// drawing, without text.
package struct CompactBanner: Sendable {
    /// The numbers; times are microseconds, colours 0xRRGGBBAA.
    package let numbers: [Double]

    /// The format's version, which is the first number.
    private static let version = 2.0

    /// Encodes a banner for one viewer.
    package init(_ fitted: Banner.Fitted) {
        var (fitted, writer) = (fitted, NumberWriter(numbers: [CompactBanner.version, fitted.reducesMotion ? 1 : 0]))
        fitted.banner.pass(through: &writer)
        numbers = writer.numbers
    }

    /// Decodes a banner, without item ids; `nil` if the numbers are not valid.
    package static func read(_ numbers: [Double]) -> Banner.Fitted? {
        var (banner, reader) = (Banner(), NumberReader(numbers))
        guard reader.next() == version else { return nil }
        let reducesMotion = reader.next() == 1
        banner.pass(through: &reader)
        return reader.isValid && reader.rest == 0 ? Banner.Fitted(banner: banner, reducesMotion: reducesMotion) : nil
    }
}

extension Banner {
    /// Passes the values that a page's engine needs, in the order of the numbers: a writer takes
    /// each value, a reader replaces it.
    fileprivate mutating func pass(through numbers: inout some NumberPass) {
        numbers.pass(&viewport.width)
        numbers.pass(&viewport.height)
        layout.pass(through: &numbers)
        paging.pass(through: &numbers)
        var hasTimer = timer != nil
        numbers.pass(&hasTimer)
        if hasTimer {
            timer = timer ?? Timer(interval: .zero)
            timer?.pass(through: &numbers)
        }
        transition.pass(through: &numbers)
        emphasis.pass(through: &numbers)
        var style = indicator.style
        numbers.pass(&style)
        if style != indicator.style { indicator = style.indicator }
        (numbers, indicator) = indicator.ask(PassQuestion(numbers: numbers))
        var count = items.count
        numbers.pass(count: &count)
        while items.count < count { items.append(Item(id: "")) }
        for number in items.indices {
            var duration = items[number].duration ?? .zero
            numbers.pass(&duration)
            items[number].duration = duration > .zero ? duration : nil
        }
        // Weights come last and only where items differ, so numbers without them are those of equal
        // weights.
        guard numbers.hasMore(hasWeights) else { return }
        for number in items.indices { numbers.pass(&items[number].weight) }
    }
}

/// Passes a style's own parameters, then what all have.
private struct PassQuestion<Numbers: NumberPass>: IndicatorQuestion {
    let numbers: Numbers
    func answer(_ style: some IndicatorStyle) -> (Numbers, Banner.Indicator) {
        var (style, passed) = (style, numbers)
        style.list(in: &passed)
        style.base.pass(through: &passed)
        return (passed, style.indicator)
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
