import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// The drags of a scenario pass at most 10 000 pages in total, because every card that comes to the middle is
    /// computed.
    static let dragsPassFewPages = BannerRule { banner, reading in
        let stride = banner.viewport.width * banner.layout.cellWidthMultiplier + banner.layout.spacing
        guard stride >= Banner.Layout.leastStride else { return }
        // With edges, a finger cannot pass more pages than there are.
        let most = banner.paging.loop == .infinite ? Double.infinity : Double(banner.items.count - 1)
        for (number, scenario) in banner.scenarios.enumerated() {
            var passed = 0.0
            for (place, input) in scenario.inputs.enumerated() {
                guard case .drag(let drag) = input.action else { continue }
                passed += min(most, abs(drag.by) / stride) + min(most, banner.paging.pagesThrown(by: drag, stride))
                guard passed > mostPages else { continue }
                reading.tooManyPages(passed, stride, at: "/scenarios/\(number)/inputs/\(place)/drag")
                break
            }
        }
    }

    fileprivate static let mostPages = 10_000.0
}

extension Banner.Paging {
    /// How many pages the content moves after a drag is released («What a banner means», Release).
    fileprivate func pagesThrown(by drag: Banner.Input.Drag, _ stride: Double) -> Double {
        let rate = decelerationRate.perMillisecond
        return min(Double(maxPagesPerSwipe), abs(drag.releaseVelocity) / 1000 * rate / (1 - rate) / stride)
    }
}

extension Reading {
    fileprivate mutating func tooManyPages(_ pages: Double, _ stride: Double, at path: String) {
        guard let drag = root[path: path], trusts(drag), trusts("viewport", "width"),
            trusts("layout", "cellWidthMultiplier"), trusts("layout", "spacing")
        else { return }
        let most = JSON.grouped(BannerRule.mostPages)
        fault(
            .tooManyPages,
            "the drags of this scenario pass \(JSON.grouped(pages.rounded(.up))) pages; the limit is \(most)",
            at: drag["by"] ?? drag,
            help: "shorten the drags; pages are \(JSON.text(stride)) points apart")
    }
}
