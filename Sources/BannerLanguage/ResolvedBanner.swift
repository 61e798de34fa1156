/// A resolved banner as JSON: the same language, with shorthands, durations, defaults and page
/// numbers expanded («What a banner means», Written out).
package enum ResolvedBanner {
    /// The resolved banner, with the keys of its document if it has one; with a window, breakpoints
    /// are applied and removed.
    package static func json(
        of whole: Banner, _ document: Document? = nil, in window: Banner.Viewer = Banner.Viewer()
    ) -> JSON {
        json(of: whole.applying(window), document, with: [])
    }

    /// The resolved banner for a web page, with every window expanded, and the calendar's sets.
    package static func json(of banner: Banner, _ document: Document, showing sets: [JSON.Member])
        -> JSON
    {
        json(of: banner, document, with: [("windows", windows(of: banner))] + sets)
    }

    private static func json(of banner: Banner, _ document: Document?, with more: [JSON.Member])
        -> JSON
    {
        var banner = banner
        banner.paging.flush = banner.paging.isFlush
        let written = Banner.codec.write(
            banner, WriteOptions(ids: banner.items.map(\.id), node: document?.root))
        return (written ?? [:]).adding([
            Banner.Data.reserved: computed(banner.fitted()).adding(.object(more))
        ])
    }

    /// The properties that differ between windows, complete for each breakpoint; the first entry is
    /// for narrower windows.
    private static func windows(of banner: Banner) -> JSON {
        var narrow = banner
        // Otherwise each item would be repeated for each window.
        (narrow.breakpoints, narrow.items, narrow.scenarios) = ([], [], [])
        let widths = [0] + banner.breakpoints.map(\.minWidth).sorted()
        return .array(
            widths.map { width in
                var wide = narrow
                if width > 0 {
                    wide.breakpoints = banner.breakpoints
                    wide = wide.fitted(to: Banner.Viewer(width: width)).banner
                }
                let all = json(of: wide)
                let keys = ["viewport", "layout", "focus", "indicator", "controls"]
                return .object(
                    [("minWidth", .number(width))]
                        + keys.compactMap { key in all[key].map { (key, $0) } })
            })
    }

    /// The values that a renderer would otherwise compute, for the banner in its window.
    private static func computed(_ fitted: Banner.Fitted) -> JSON {
        let (banner, geometry) = (fitted.banner, Banner.Geometry(fitted))
        let stops = geometry.pages
        let pages = (0..<(banner.items.isEmpty ? 0 : stops.count)).map(stops.cards)
        let timer = banner.timer?.timed(over: geometry.stride)
        let dwells =
            timer.map { timer in pages.map { timer.longest(of: banner.items, $0) } } ?? []
        func points(_ length: Double) -> JSON {
            // Most are whole.
            length == length.rounded()
                ? .number(length) : .number(.written { $0.append(rounded: length) })
        }
        var (track, width) = (JSON?.none, JSON?.none)
        if case .scrollBar(let bar) = banner.indicator {
            track = points(bar.track ?? geometry.cellWidth)
        }
        if case .progressBar(let bar) = banner.indicator {
            width = points(bar.width ?? banner.viewport.width * 0.8)
        }
        return [
            "geometry": .object(lengths.map { ($0.name, points($0.of(geometry))) }),
            "dwell": .array(dwells.map(JSON.seconds)),
            "cycle": cycle(of: banner, timer, dwells).map(JSON.seconds) ?? .null,
            "fits": .bool(geometry.travel <= 0),
            "pages": !banner.canGroup
                ? nil
                : .array(
                    pages.enumerated().map { page, cards in
                        [
                            "item": .string(banner.items[cards.lowerBound].id),
                            "offset": points(stops.offset(at: Double(page))),
                            "dwell": dwells.isEmpty ? nil : .seconds(dwells[page]),
                        ]
                    }),
            "track": track, "width": width,
            "showings": banner.rotation.map { rotation in
                .array(
                    zip(rotation.pages, rotation.turns).map { page, turns in
                        ["item": .string(banner.items[page].id), "turns": .number(turns)]
                    })
            },
        ]
    }

    /// The lengths of `geometry`, in points.
    package static let lengths: [(name: String, of: @Sendable (Banner.Geometry) -> Double)] = [
        ("cellWidth", { $0.cellWidth }), ("cellHeight", { $0.cellHeight }),
        ("stride", { $0.stride }),
        ("travel", { $0.travel }), ("inset", { $0.inset }), ("contentWidth", { $0.contentWidth }),
        ("contentHeight", { $0.contentHeight }),
        ("largestOffset", { $0.largestOffset }),
    ]

    /// The period of the timeline without inputs; `nil` if it does not repeat.
    private static func cycle(of banner: Banner, _ timer: Banner.Timer?, _ dwells: [Time]) -> Time?
    {
        guard let timer, timer.cycles == nil, banner.paging.loop != .never,
            dwells.count > 1
        else {
            return nil
        }
        let rotation = banner.rotation
        let moves = timer.countsFrom == .settle ? banner.transition.duration : .zero
        let cycle = moves * Int64(rotation?.count ?? dwells.count)
        return dwells.indices.reduce(cycle) { $0 + dwells[$1] * Int64(rotation?.weights[$1] ?? 1) }
    }
}

extension Banner {
    /// The banner with a window applied, if the window states a size.
    ///
    /// The scenarios keep only the sizes that the window does not state.
    fileprivate func applying(_ window: Viewer) -> Banner {
        guard window.width != nil || window.height != nil else { return self }
        var banner = fitted(to: window).banner
        for index in banner.scenarios.indices {
            if window.width != nil { banner.scenarios[index].width = nil }
            if window.height != nil { banner.scenarios[index].height = nil }
        }
        return banner
    }
}

/// The schemas of files as plain data, for tools other than the reader, such as completion and
/// hover in editors.
package enum Language {
    /// The schema of a banner file.
    package static let banner = Banner.codec.schema
}
