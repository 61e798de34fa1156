import BannerModel
import Diagnostics
import YAMLTree

extension BannerRule {
    /// What is current differs from what is not by a contrast of 3:1 (WCAG 1.4.11), seen on white.
    static let indicatorContrast = BannerRule { banner, reading in
        switch banner.indicator.style {
        case .none, .fraction: return
        case .dots, .scalingDots, .pill, .scrollBar, .progressBar, .timerBar: break
        }
        let base = banner.indicator.base
        guard banner.items.count > 1, base != IndicatorBase() else { return }
        let (other, current) = (Luminance.onWhite(base.color), Luminance.onWhite(base.currentColor))
        let contrast = (max(other, current) + 0.05) / (min(other, current) + 0.05)
        guard contrast < 3 else { return }
        let isCurrentWritten = reading.root["indicator"]?["currentColor"] != nil
        let tenths = Int((contrast * 10).rounded(.down))
        reading.advise(
            .lowContrast,
            "what is current can hardly be told from the rest: their contrast is \(tenths / 10).\(tenths % 10):1",
            at: ["indicator", isCurrentWritten ? "currentColor" : "color"],
            help: "choose two colours with a contrast of 3:1 or more", note: "seen on white")
    }
}

/// How bright a colour is, as WCAG 2 counts it.
enum Luminance {
    /// The relative luminance of a colour laid on white.
    static func onWhite(_ color: Color) -> Double {
        func channel(_ value: UInt8) -> Double {
            let mixed = (Int(value) * Int(color.alpha) + 255 * (255 - Int(color.alpha)) + 127) / 255
            return linear[mixed]
        }
        return 0.2126 * channel(color.red) + 0.7152 * channel(color.green) + 0.0722 * channel(color.blue)
    }

    /// The light of each channel value, from 0 to 1.
    private static let linear: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }

    /// x to the power of 2.4, for x from 0 to 1, without the system's mathematics: x² times the fifth root of x².
    private static func power(_ x: Double) -> Double {
        let square = x * x
        var root = 1.0
        for _ in 0..<60 {
            let better = (4 * root + square / (root * root * root * root)) / 5
            // The rest of the steps would change nothing.
            if better == root { break }
            root = better
        }
        return square * root
    }
}
