package import BannerDiagnostics
package import BannerKit
package import BannerTree

/// A banner written out in full in its own language, as JSON: shorthands, durations, defaults and pages
/// («What a banner means», Written out).
package enum ResolvedBanner {
    /// The banner that a document says, or one without a document; with a window, breakpoints are applied and gone.
    package static func json(
        _ whole: Banner, _ document: Document? = nil, in window: Banner.Window = Banner.Window()
    ) -> JSON {
        let banner = whole.applying(window)
        let notation = Notation(ids: banner.items.map(\.id), node: document?.root)
        guard case .object(let members)? = Banner.shape.write(banner, notation) else { return .null }
        return .object(members + [(Banner.Data.reserved, computed(banner.fitted()))])
    }

    /// What a renderer would otherwise compute, for the banner as it is in its window.
    private static func computed(_ fitted: Banner.Fitted) -> JSON {
        let (banner, geometry) = (fitted.banner, Banner.Geometry(fitted))
        let dwells = banner.timer.map { timer in banner.items.map { $0.duration ?? timer.interval } } ?? []
        return [
            "geometry": .object(lengths.map { ($0.name, .rounded($0.of(geometry))) }),
            "dwell": .array(dwells.map(JSON.seconds)), "cycle": cycle(of: banner, dwells),
        ]
    }

    /// The lengths of `geometry`, in points.
    static let lengths: [(name: String, of: @Sendable (Banner.Geometry) -> Double)] = [
        ("cellWidth", { $0.cellWidth }), ("cellHeight", { $0.cellHeight }), ("stride", { $0.stride }),
        ("travel", { $0.travel }), ("inset", { $0.inset }), ("contentWidth", { $0.contentWidth }),
        ("contentHeight", { $0.contentHeight }),
        ("largestOffset", { $0.largestOffset }),
    ]

    /// The time after which the unattended timeline repeats; null where it does not.
    private static func cycle(of banner: Banner, _ dwells: [Time]) -> JSON {
        guard let timer = banner.timer, timer.cycles == nil, banner.paging.loop != .none, dwells.count > 1 else {
            return .null
        }
        let rotation = banner.rotation
        let moves = timer.countsFrom == .settle ? banner.transition.duration : .zero
        let cycle = moves * Int64(rotation?.count ?? dwells.count)
        return .seconds(dwells.indices.reduce(cycle) { $0 + dwells[$1] * Int64(rotation?.weights[$1] ?? 1) })
    }
}

extension Banner {
    /// The banner as it is in a window, if that says anything.
    ///
    /// Its scenarios keep what that leaves open.
    fileprivate func applying(_ window: Window) -> Banner {
        guard window != Window() else { return self }
        var banner = fitted(to: Viewer(window: window)).banner
        for index in banner.scenarios.indices {
            if window.width != nil { banner.scenarios[index].viewport.width = nil }
            if window.height != nil { banner.scenarios[index].viewport.height = nil }
        }
        return banner
    }
}
