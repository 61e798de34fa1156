/// An indicator's current part needs a contrast of 3:1 with the other parts (WCAG 1.4.11), if both
/// colours are known.
///
/// The words on a card need a contrast of 4.5:1 (WCAG 1.4.3) on any backdrop.
enum LowContrast {
    static let rule = Rule(
        "BK5007", "low-contrast", .advice,
        "colours of an indicator or a card that make it hard to see or to read",
        """
        WCAG 1.4.11 (Non-text Contrast): the parts of a control that are needed to understand it \
        must have a contrast of at least 3:1 with adjacent colours. A translucent colour is \
        compared only on a `background` that the file states, because what is behind the indicator \
        decides how it looks. With `placement: over` that is each item's own `color`, from which \
        the current part must differ as well.

        WCAG 1.4.3 (Contrast): words must have a contrast of at least 4.5:1. On an opaque card \
        black or white always has; on a translucent `color` without an image that depends on what \
        is behind the card, so it is checked on white and on black.

              items: [red, orange]
            ✗ indicator: { style: pill, color: "#777777", currentColor: ⟦"#999999"⟧ }
            ✓ indicator: { style: pill, color: "#CCCCCC", currentColor: "#444444" }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        checkWords(banner, context)
        if banner.indicator.base.placement == .over { return checkOver(banner, context) }
        guard banner.indicator.words.comparesColors else { return }
        let base = banner.indicator.base
        guard banner.items.count > 1, !base.hasDefaultColors else { return }
        let backdrop = banner.indicator.backdrop
        guard let other = Luminance.of(base.color, on: backdrop),
            let current = Luminance.of(base.currentColor, on: backdrop)
        else { return }
        let contrast = Luminance.contrast(current, other)
        guard contrast < 3 else { return }
        let isCurrentWritten = context.isWritten(["indicator", "currentColor"])
        context.report(
            rule,
            """
            the current part is hard to distinguish: the two colours have a contrast of \
            \(Luminance.words(contrast)):1
            """,
            at: ["indicator", isCurrentWritten ? "currentColor" : "color"],
            explanation: "choose two colours with a contrast of 3:1 or more",
            notes: base.color.alpha == 255 && base.currentColor.alpha == 255
                ? [] : [("compared on the indicator's `background`", nil)])
    }

    /// Checks translucent cards: black or white words, on the worst possible backdrop.
    private static func checkWords(_ banner: Banner, _ context: any RuleContext) {
        let (black, white) = (Banner.Color.black, Banner.Color(red: 255, green: 255, blue: 255))
        let faults = banner.items.indices.compactMap { page -> (page: Int, contrast: Double)? in
            let item = banner.items[page]
            guard let color = item.color, color.alpha < 255, item.image == nil,
                (item.title ?? item.subtitle) != nil,
                let dark = Luminance.of(color, on: black),
                let light = Luminance.of(color, on: white)
            else { return nil }
            // The worst backdrop is dark for black words and light for white ones.
            let best = max(Luminance.contrast(dark, 0), Luminance.contrast(1, light))
            return best < 4.5 ? (page, best) : nil
        }
        guard let (page, contrast) = faults.first else { return }
        context.report(
            rule,
            """
            the words on this card are hard to read where something dark or light is behind it: \
            their contrast is as low as \(Luminance.words(contrast)):1
            """,
            at: ["items", .item(page), "color"],
            explanation: "choose a colour without transparency, or give the item an `image`",
            notes: RuleFinding.others(faults.count - 1))
    }

    /// Checks an indicator on the cards: the current part against each item's own colour, and
    /// against the other parts on that colour.
    private static func checkOver(_ banner: Banner, _ context: any RuleContext) {
        let indicator = banner.indicator
        guard banner.items.count > 1, indicator.style != .absent else { return }
        func contrast(on item: Banner.Item) -> Double? {
            guard let color = item.color, color.alpha == 255 else { return nil }
            let backdrop = indicator.backdrop ?? color
            guard let current = Luminance.of(indicator.base.currentColor, on: backdrop),
                let behind = Luminance.of(backdrop, on: nil)
            else { return nil }
            let onCard = Luminance.contrast(current, behind)
            guard indicator.words.comparesColors,
                let other = Luminance.of(indicator.base.color, on: backdrop)
            else {
                return onCard
            }
            return min(onCard, Luminance.contrast(current, other))
        }
        let faults = banner.items.compactMap { item in contrast(on: item).map { (item, $0) } }
            .filter { $0.1 < 3 }
        guard let (item, contrast) = faults.first else { return }
        let keys = ["currentColor", "color"].filter { context.isWritten(["indicator", .key($0)]) }
        context.report(
            rule,
            """
            the current part is hard to see on `\(item.id)`: its colour has a contrast of \
            \(Luminance.words(contrast)):1
            """,
            at: ["indicator", .key(keys.first ?? "placement")],
            explanation:
                """
                choose an indicator's colours with a contrast of 3:1 or more on the items' colours
                """,
            notes: RuleFinding.others(faults.count - 1))
    }
}

/// The luminance of a colour as defined by WCAG 2.
private enum Luminance {
    /// The contrast ratio of two luminances, from 1 to 21.
    static func contrast(_ a: Double, _ b: Double) -> Double {
        (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// A contrast with one decimal, rounded down.
    static func words(_ contrast: Double) -> String {
        let tenths = Int((contrast * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The relative luminance of a colour; `nil` for a translucent one on an unknown backdrop.
    static func of(_ color: Banner.Color, on backdrop: Banner.Color?) -> Double? {
        guard let behind = color.alpha == 255 ? color : backdrop else { return nil }
        func channel(_ value: UInt8, _ under: UInt8) -> Double {
            let mixed =
                (Int(value) * Int(color.alpha) + Int(under) * (255 - Int(color.alpha)) + 127) / 255
            return light(Double(mixed) / 255)
        }
        return 0.2126 * channel(color.red, behind.red) + 0.7152 * channel(color.green, behind.green)
            + 0.0722 * channel(color.blue, behind.blue)
    }

    /// The linear value of a channel, both from 0 to 1.
    private static func light(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }

    /// x to the power of 2.4, for x from 0 to 1, without the system's maths library: x² times the
    /// fifth root of x².
    private static func power(_ x: Double) -> Double {
        let square = x * x
        // Scaling the exponent's bits gives an initial guess with an error of a few per cent.
        let one = (1.0).bitPattern
        var root = Double(bitPattern: one - (one - x.bitPattern) / 5 * 2)
        // Newton's method squares the error; after five steps it is negligible.
        for _ in 0..<5 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}

extension Banner.Indicator.Base {
    /// Whether both colours are the defaults.
    fileprivate var hasDefaultColors: Bool {
        color == Banner.Indicator.Base().color
            && currentColor == Banner.Indicator.Base().currentColor
    }
}

extension Banner.Indicator {
    /// The opaque colour behind the parts, if the banner states one.
    fileprivate var backdrop: Banner.Color? {
        guard case .scalingDots(let dots) = self, let background = dots.background,
            background.alpha == 255
        else {
            return nil
        }
        return background
    }
}
