/// A banner as a list of numbers, for the engine in a page: everything that affects what happens and what is drawn,
/// without text.
package struct CompactBanner: Sendable {
    /// The numbers; times are microseconds, colours 0xRRGGBBAA.
    package let numbers: [Double]

    /// The first number, which identifies the order of the others.
    private static let version = 1.0

    /// The numbers of a banner as a viewer sees it.
    package init(_ fitted: Banner.Fitted) {
        var (fitted, writer) = (fitted, NumberWriter(numbers: [CompactBanner.version]))
        var reducesMotion = fitted.reducesMotion
        fitted.banner.pass(through: &writer, reducesMotion: &reducesMotion)
        numbers = writer.numbers
    }

    /// The banner that the numbers represent, without item ids; `nil` if they are not a valid banner.
    package static func read(_ numbers: [Double]) -> Banner.Fitted? {
        var (banner, reader) = (Banner(), NumberReader(numbers))
        var reducesMotion = false
        guard reader.next() == version else { return nil }
        banner.pass(through: &reader, reducesMotion: &reducesMotion)
        return reader.isValid && reader.rest == 0 ? Banner.Fitted(banner: banner, reducesMotion: reducesMotion) : nil
    }
}

extension Banner {
    /// Passes what a page's engine needs, in the order of the numbers: a writer takes each value, a reader replaces it.
    fileprivate mutating func pass(through numbers: inout some NumberPass, reducesMotion: inout Bool) {
        numbers.pass(&viewport.width)
        numbers.pass(&viewport.height)
        numbers.pass(&layout.cellWidthMultiplier)
        numbers.pass(&layout.cellHeightMultiplier)
        numbers.pass(&layout.spacing)
        numbers.pass(&layout.direction)
        numbers.pass(&layout.axis)
        numbers.pass(&layout.align)
        numbers.pass(&paging.loop)
        numbers.pass(&paging.startPage)
        numbers.pass(&paging.maxPagesPerSwipe)
        numbers.pass(&paging.decelerationRate)
        numbers.pass(&paging.snap)
        var hasTimer = timer != nil
        numbers.pass(&hasTimer)
        if hasTimer {
            var own = timer ?? Timer(interval: .zero)
            own.pass(through: &numbers)
            timer = own
        }
        numbers.pass(&transition.duration)
        numbers.pass(&transition.easing)
        numbers.pass(&transition.effect)
        numbers.pass(&emphasis.scale)
        numbers.pass(&emphasis.duration)
        numbers.pass(&emphasis.easing)
        var style = indicator.style
        numbers.pass(&style)
        if style != indicator.style { indicator = style.indicator }
        indicator.pass(through: &numbers)
        numbers.pass(&reducesMotion)
        var count = items.count
        numbers.pass(count: &count)
        while items.count < count { items.append(Item(id: "")) }
        for number in items.indices {
            var duration = items[number].duration ?? .zero
            numbers.pass(&duration)
            items[number].duration = duration > .zero ? duration : nil
        }
        // Weights come last, where items differ: numbers without them are those of a banner in which they do not.
        guard numbers.hasMore(hasWeights) else { return }
        for number in items.indices { numbers.pass(&items[number].weight) }
    }
}

extension Banner.Timer {
    fileprivate mutating func pass(through numbers: inout some NumberPass) {
        numbers.pass(&interval)
        numbers.pass(&countsFrom)
        numbers.pass(&afterInteraction)
        numbers.pass(&whenHidden)
        numbers.pass(&whenHovered)
        numbers.pass(&whenFocused)
        numbers.pass(&whenReduced)
        numbers.pass(&direction)
        var passes = cycles ?? 0
        numbers.pass(&passes)
        cycles = passes > 0 ? passes : nil
    }
}

extension Banner.Indicator {
    /// Passes everything but the style.
    fileprivate mutating func pass(through numbers: inout some NumberPass) {
        var own = base
        numbers.pass(&own.color)
        numbers.pass(&own.currentColor)
        numbers.pass(&own.hidesForSinglePage)
        numbers.pass(&own.placement)
        numbers.pass(&own.edge)
        numbers.pass(&own.margin)
        base = own
        let passed = ask(PassQuestion(numbers: ParameterPass(numbers: numbers)))
        (numbers, self) = (passed.numbers, passed.indicator)
        guard case .scrollBar(var bar) = self else { return }
        bar.pass(through: &numbers)
        self = .scrollBar(bar)
    }
}

private struct PassQuestion<Numbers: NumberPass>: IndicatorQuestion {
    let numbers: ParameterPass<Numbers>
    func answer(_ style: some IndicatorStyle) -> (numbers: Numbers, indicator: Banner.Indicator) {
        var (style, passed) = (style, numbers)
        style.list(in: &passed)
        return (passed.numbers, style.indicator)
    }
}

/// A style's parameters as numbers; -1 where there is none or it is not a number.
private struct ParameterPass<Numbers: NumberPass>: ParameterList {
    var numbers: Numbers

    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        var value = number ?? -1
        numbers.pass(&value)
        number = value < 0 ? nil : value
    }
}

extension Banner.Indicator.ScrollBar {
    /// Passes what is no number.
    fileprivate mutating func pass(through numbers: inout some NumberPass) {
        // No widths: the thumb's is automatic.
        var widths =
            switch thumb {
            case .auto: [Double]()
            case .width(let width): [width]
            case .widths(let widths): widths
            }
        var count = widths.count
        numbers.pass(count: &count)
        // The default has one.
        widths = (0..<count).map { $0 < widths.count ? widths[$0] : 0 }
        for index in widths.indices { numbers.pass(&widths[index]) }
        thumb = widths.count > 1 ? .widths(widths) : widths.first.map { .width($0) } ?? .auto
        numbers.pass(&hides)
        numbers.pass(&growth.duration)
        numbers.pass(&growth.easing)
    }
}

extension Banner.Color {
    /// The colour as 0xRRGGBBAA.
    package var number: Double {
        Double(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
    }

    /// The colour of 0xRRGGBBAA; `nil` for a number below 0.
    package init?(number: Double) {
        guard number >= 0 else { return nil }
        let bits = UInt32(min(number, 4_294_967_295))
        self.init(
            red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 255), blue: UInt8(bits >> 8 & 255),
            alpha: UInt8(bits & 255))
    }
}
