import BannerDiagnostics
import BannerKit

/// In a banner that ends, only the viewer can reach the items before its start page.
enum NeverReached: BannerRule {
    static let rule = Rule(
        "BK5009", "never-reached", .warning, "items that the timer never reaches",
        explanation: """
            With `loop: none` the timer goes from the start page to the last one and stops. Only viewers who swipe \
            back see the pages before the start page.
            """,
        bad: """
            items: [red, orange, yellow]
            paging: { loop: none, startPage: ⟦orange⟧ }
            timer: 3s
            """,
        good: """
            items: [red, orange, yellow]
            paging: { loop: rewind, startPage: orange }
            timer: 3s
            """)

    static func check(_ banner: Banner, _ inspection: inout some Inspection) {
        let start = banner.paging.startPage
        guard banner.timer != nil, banner.paging.loop == .none, start > 0 else { return }
        let first = start == 1 ? "`\(banner.items[0].id)` is" : "\(start) items are"
        inspection.report(
            rule, "\(first) before the start page, and the timer never goes back", at: ["paging", "startPage"],
            help: "start on page 0, or write `loop: infinite`")
    }
}
