import BannerDiagnostics
import BannerKit

/// In a banner that ends, only the viewer can reach the items before its start page.
enum NeverReached: BannerRule {
    static let rule = Rule(
        "BK5009", "never-reached", .warning, "items that the timer never reaches",
        """
        With `loop: none` the timer goes from the start page to the last one and stops; with `direction: backward` it \
        goes to the first one. Only viewers who swipe the other way see the pages on the other side of the start page.

              items: [red, orange, yellow]
            ✗ paging: { loop: none, startPage: ⟦orange⟧ }
            ✓ paging: { loop: rewind, startPage: orange }
              timer: 3s
        """)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        let start = banner.paging.startPage
        guard let timer = banner.timer, banner.paging.loop == .none else { return }
        if timer.direction == .backward { return checkAfter(start, banner, &inspection) }
        guard start > 0 else { return }
        let first = start == 1 ? "`\(banner.items[0].id)` is" : "\(start) items are"
        inspection.report(
            rule, "\(first) before the start page, and the timer never goes back", at: ["paging", "startPage"],
            help: "start on page 0, or write `loop: infinite`")
    }

    /// The same for a timer that goes to page 0; one that never starts has been reported.
    private static func checkAfter(_ start: Int, _ banner: Banner, _ inspection: inout some Inspection) {
        let last = banner.items.count - 1
        guard start > 0, start < last else { return }
        let others = last - start == 1 ? "`\(banner.items[last].id)` is" : "\(last - start) items are"
        inspection.report(
            rule, "\(others) after the start page, and the timer only goes back", at: ["paging", "startPage"],
            help: "start on page \(last), or write `loop: infinite`")
    }
}
