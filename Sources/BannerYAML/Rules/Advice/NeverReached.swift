import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// In a banner that ends, only the viewer can reach the items before its start page.
    static let neverReached = BannerRule { banner, reading in
        let start = banner.paging.startPage
        guard banner.timer != nil, banner.paging.loop == .none, start > 0 else { return }
        let first = start == 1 ? "`\(banner.items[0].id)` is" : "\(start) items are"
        reading.advise(
            .neverReached, "\(first) before the start page, and the timer never goes back",
            at: ["paging", "startPage"],
            help: "start on page 0, or write `loop: infinite`")
    }
}
