import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// A banner that ends on its last page cannot make a second pass.
    static let cyclesEnd = BannerRule { banner, reading in
        guard let cycles = banner.timer?.cycles, cycles > 1, banner.paging.loop == .none else { return }
        let (node, loop) = (reading.place("timer", "cycles"), reading.place("paging", "loop"))
        guard reading.trusts("timer", "cycles") && reading.trusts("paging", "loop") else { return }
        reading.report.add(
            Diagnostic(
                .endlessCycles, "the banner ends on its last page, so it never completes \(cycles) passes",
                at: node.range, help: "write `loop: infinite`, or remove `cycles`",
                notes: [Note("`none` ends the banner on its last page", at: loop.range)], path: node.path))
    }
}
