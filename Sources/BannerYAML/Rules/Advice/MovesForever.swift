import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// Automatic movement of more than five seconds can be stopped (WCAG 2.2.2).
    static let movesForever = BannerRule { banner, reading in
        guard let timer = banner.timer, timer.afterInteraction == .ignore, timer.cycles == nil, banner.items.count > 1,
            banner.paging.loop != .none || movesToTheEnd(banner, timer) > .seconds(5)
        else { return }
        reading.advise(
            .movesForever, "the banner keeps moving and viewers cannot stop it", at: ["timer", "afterInteraction"],
            help: "write `restart`, `resume` or `stop`, or limit it with `cycles`")
    }

    /// How long a banner that ends on its last page moves by itself.
    private static func movesToTheEnd(_ banner: Banner, _ timer: Banner.Timer) -> Time {
        banner.items[banner.paging.startPage...].dropLast().reduce(.zero) { $0 + ($1.duration ?? timer.interval) }
    }
}
