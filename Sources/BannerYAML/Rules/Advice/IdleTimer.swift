import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// A banner with one item has nothing to change to.
    static let timerForOneItem = BannerRule { banner, reading in
        guard banner.timer != nil, banner.items.count == 1 else { return }
        reading.advise(
            .timerForOneItem, "the timer has no other page to show", at: ["timer"],
            help: "add an item, or remove the timer")
    }

    /// An item's duration has no effect without a timer.
    static let durationWithoutTimer = BannerRule { banner, reading in
        guard banner.timer == nil, let page = banner.items.firstIndex(where: { $0.duration != nil }) else { return }
        let others = banner.items[(page + 1)...].count { $0.duration != nil }
        reading.advise(
            .durationWithoutTimer, "without a timer no page changes by itself, so this has no effect",
            at: ["items", .item(page), "duration"], help: "add a timer, such as `timer: 3s`",
            note: others > 0 ? "the same applies to \(others) more" : nil)
    }
}
