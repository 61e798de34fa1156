import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// A page is shown for at least two seconds; one finding per banner.
    static let shortDwell = BannerRule { banner, reading in
        // Flashes have already been reported.
        guard let timer = banner.timer, banner.items.count > 1, flashingPage(of: banner) == nil else { return }
        let least = Time.seconds(2)
        let usesInterval = timer.interval < least && banner.items.contains { $0.duration == nil }
        let short = banner.items.firstIndex { $0.duration.map { $0 < least } ?? false }
        guard usesInterval || short != nil else { return }
        let dwell = usesInterval ? timer.interval : short.flatMap { banner.items[$0].duration } ?? timer.interval
        reading.advise(
            .shortDwell, "`\(DurationText.write(dwell))` is too short to see a page and react",
            at: usesInterval ? ["timer", "interval"] : ["items", .item(short ?? 0), "duration"],
            help: "show each page for `2s` or more")
    }
}
