import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// More than ten equal dots are hard to count at a glance.
    static let equalDots = BannerRule { banner, reading in
        guard banner.indicator.style == .dots, banner.items.count > 10 else { return }
        let isWritten = reading.root["indicator"] != nil
        reading.advise(
            .equalDots, "\(banner.items.count) equal dots are too many to count at a glance",
            at: isWritten ? ["indicator", "style"] : ["items"],
            help: "use `scalingDots`, which shows at most seven, or `progressBar` or `fraction`")
    }
}
