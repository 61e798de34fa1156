/// The drags of a scenario can pass at most 10 000 pages in total, because every card that comes to
/// the middle is computed.
enum TooManyPages {
    static let rule = Rule(
        "BK4013", "too-many-pages", .error, "drags across more than 10 000 pages in a scenario",
        """
        Each card that a drag brings to the middle is computed as it grows and shrinks, so the \
        drags of a scenario can pass at most 10 000 pages in total, including those they pass \
        after the release. If a drag passes thousands, it is probably too long, or the cards are \
        too narrow.

              items: [red, orange]
              viewport: { width: 39 }
              scenarios:
                - name: round and round
                  duration: 9s
                  inputs:
            ✗       - { at: 1s, drag: { by: ⟦-999999⟧, over: 5s } }
            ✓       - { at: 1s, drag: { by: -99999, over: 5s } }
        """)

    private static let maxPages = 10_000.0

    static func check(_ banner: Banner, _ context: any RuleContext) {
        // With edges, a finger cannot pass more pages than there are.
        let most =
            banner.paging.loop == .infinite ? Double.infinity : Double(banner.items.count - 1)
        for (number, scenario) in banner.scenarios.enumerated() {
            let stride = banner.fitted(to: Banner.Viewer().playing(scenario)).banner.writtenStride
            guard stride >= Banner.Layout.minStride else { continue }
            var passed = 0.0
            for (place, input) in scenario.inputs.enumerated() {
                guard case .drag(let drag) = input.action else { continue }
                passed +=
                    min(most, abs(drag.by) / stride)
                    + min(most, banner.paging.pagesThrown(by: drag, stride))
                guard passed > maxPages else { continue }
                let path: ValuePath = ["scenarios", .item(number), "inputs", .item(place), "drag"]
                let (card, spacing): (ValuePath, ValuePath) = (
                    ["layout", "cellWidthMultiplier"], ["layout", "spacing"]
                )
                guard context.isValid(path, ["viewport", "width"], card, spacing) else { break }
                let (pages, most) = (
                    NumberText.grouped(passed.rounded(.up)), NumberText.grouped(maxPages)
                )
                context.report(
                    rule, "the drags of this scenario pass \(pages) pages; the limit is \(most)",
                    at: path + "by",
                    explanation:
                        "shorten the drags; pages are \(NumberText.exact(stride)) points apart")
                break
            }
        }
    }
}

extension Banner.Paging {
    /// The number of pages that the content moves after a drag is released («What a banner means»,
    /// Release).
    fileprivate func pagesThrown(by drag: Banner.Input.Drag, _ stride: Double) -> Double {
        let rate = decelerationRate.perMillisecond
        return min(
            Double(maxPagesPerSwipe), abs(drag.releaseVelocity) / 1000 * rate / (1 - rate) / stride)
    }
}

extension Banner {
    /// d as the file states it, without the lower limit («What a banner means», Geometry).
    fileprivate var writtenStride: Double {
        let length =
            switch layout.axis {
            case .horizontal: viewport.width * layout.cellWidthMultiplier
            case .vertical: viewport.height * layout.cellHeightMultiplier
            }
        return length + layout.spacing
    }
}
