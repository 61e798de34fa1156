import BannerDiagnostics
import BannerKit

/// The current part has a contrast of 3:1 with the others (WCAG 1.4.11), where both colours are known.
enum LowContrast: BannerRule {
    static let rule = Rule(
        "BK5007", "low-contrast", .advice, "an indicator whose two colours are hard to distinguish",
        explanation: """
            WCAG 1.4.11 (Non-text Contrast): the parts of a control that are needed to understand it must have a \
            contrast of at least 3:1 with adjacent colours. A translucent colour is compared only on a `background` that \
            the file states, because what is behind the indicator decides how it looks.
            """,
        bad: """
            items: [red, orange]
            indicator: { style: pill, color: "#777777", currentColor: ⟦"#999999"⟧ }
            """,
        good: """
            items: [red, orange]
            indicator: { style: pill, color: "#CCCCCC", currentColor: "#444444" }
            """)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        guard banner.indicator.style.comparesColors else { return }
        let base = banner.indicator.base
        guard banner.items.count > 1, base != Banner.Indicator.Base() else { return }
        let backdrop = banner.indicator.backdrop
        guard let other = Luminance.of(base.color, on: backdrop),
            let current = Luminance.of(base.currentColor, on: backdrop)
        else { return }
        let contrast = (max(other, current) + 0.05) / (min(other, current) + 0.05)
        guard contrast < 3 else { return }
        let isCurrentWritten = inspection.isWritten(["indicator", "currentColor"])
        let tenths = Int((contrast * 10).rounded(.down))
        inspection.report(
            rule,
            "the current part is hard to distinguish: the two colours have a contrast of \(tenths / 10).\(tenths % 10):1",
            at: ["indicator", isCurrentWritten ? "currentColor" : "color"],
            help: "choose two colours with a contrast of 3:1 or more",
            notes: base.color.alpha == 255 && base.currentColor.alpha == 255
                ? [] : [Banner.Finding.Note("compared on the indicator's `background`")])
    }
}

/// The brightness of a colour as defined by WCAG 2.
private enum Luminance {
    /// The relative luminance of a colour; `nil` for a translucent one on a backdrop that is not known.
    static func of(_ color: Banner.Color, on backdrop: Banner.Color?) -> Double? {
        guard let behind = color.alpha == 255 ? color : backdrop else { return nil }
        func channel(_ value: UInt8, _ under: UInt8) -> Double {
            let mixed = (Int(value) * Int(color.alpha) + Int(under) * (255 - Int(color.alpha)) + 127) / 255
            return light(Double(mixed) / 255)
        }
        return 0.2126 * channel(color.red, behind.red) + 0.7152 * channel(color.green, behind.green)
            + 0.0722 * channel(color.blue, behind.blue)
    }

    /// The linear value of a channel, both from 0 to 1.
    private static func light(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }

    /// x to the power of 2.4, for x from 0 to 1, without the system's maths library: x² times the fifth root of x².
    private static func power(_ x: Double) -> Double {
        let square = x * x
        // The exponent's bits times 0.4 give a guess with an error of some hundredths.
        let one = (1.0).bitPattern
        var root = Double(bitPattern: one - (one - x.bitPattern) / 5 * 2)
        // Each step squares the error; after five steps it is negligible.
        for _ in 0..<5 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}

extension Banner.Indicator.Style {
    /// Whether it marks the current part by its colour, next to others.
    fileprivate var comparesColors: Bool {
        switch self {
        case .none, .fraction: false
        case .dots, .scalingDots, .pill, .scrollBar, .progressBar, .timerBar: true
        }
    }
}

extension Banner.Indicator {
    /// The opaque colour behind the parts, if the banner states one.
    fileprivate var backdrop: Banner.Color? {
        guard case .scalingDots(let dots) = self, let background = dots.background, background.alpha == 255 else {
            return nil
        }
        return background
    }
}
