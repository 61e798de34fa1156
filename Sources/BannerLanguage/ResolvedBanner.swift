/// A resolved banner as JSON: the same language, with shorthands, durations, defaults and page
/// numbers expanded («What a banner means», Written out).
package enum ResolvedBanner {
    /// The resolved banner on one line, with the keys of its document if it has one; with a window,
    /// breakpoints are applied and removed.
    package static func text(
        of whole: Banner, _ document: Document? = nil, in window: Banner.Viewer = Banner.Viewer()
    ) -> [UInt8] {
        text(of: whole.applying(window), document) { _ in }
    }

    /// The resolved banner for a web page, with every window expanded, and the calendar's sets.
    package static func text(of banner: Banner, _ document: Document, showing sets: [JSON.Member])
        -> [UInt8]
    {
        text(of: banner, document) { text in
            append(windowsOf: banner, to: &text)
            for (key, set) in sets {
                text.append(key: key)
                set.write(to: &text)
            }
        }
    }

    /// The resolved banner without what is computed.
    package static func json(of banner: Banner, _ document: Document) -> JSON? {
        var text: [UInt8] = []
        append(banner, document, to: &text)
        return JSON(written: text)
    }

    private static func append(_ banner: Banner, _ document: Document?, to text: inout [UInt8]) {
        var banner = banner
        banner.paging.flush = banner.paging.isFlush
        let options = WriteOptions(ids: banner.items.map(\.id), node: document?.root)
        Banner.codec.write(banner, options, &text)
    }

    private static func text(
        of banner: Banner, _ document: Document?, appending more: (inout [UInt8]) -> Void
    ) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(4_096)
        append(banner, document, to: &text)
        text.removeLast()
        text.append(key: Banner.Data.reserved)
        text.append(byte: "{")
        append(computedFor: banner.fitted(), to: &text)
        more(&text)
        text.append("}}")
        return text
    }

    /// Appends the properties that differ between windows, complete for each breakpoint; the first
    /// entry is for narrower windows.
    private static func append(windowsOf banner: Banner, to text: inout [UInt8]) {
        var narrow = banner
        // They would be copied for each window.
        (narrow.breakpoints, narrow.items, narrow.scenarios) = ([], [], [])
        text.append(key: "windows")
        text.append(list: [0] + banner.breakpoints.map(\.minWidth).sorted()) { width, text in
            var wide = narrow
            if width > 0 {
                wide.breakpoints = banner.breakpoints
                wide = wide.fitted(to: Banner.Viewer(width: width)).banner
            }
            func append<Value>(_ key: String, _ value: Value, _ codec: ValueCodec<Value>) {
                text.append(key: key)
                codec.write(value, WriteOptions(ids: []), &text)
            }
            text.append(byte: "{")
            append("minWidth", width, .size)
            append("viewport", wide.viewport, Banner.Size.codec)
            append("layout", wide.layout, Banner.Layout.codec)
            append("focus", wide.focus, Banner.CardFocus.codec)
            append("indicator", wide.indicator, Banner.Indicator.codec)
            append("controls", wide.controls, Banner.Controls.codec)
            text.append(byte: "}")
        }
    }

    /// Appends the values that a renderer would otherwise compute, for the banner in its window.
    private static func append(computedFor fitted: Banner.Fitted, to text: inout [UInt8]) {
        let (banner, geometry) = (fitted.banner, Banner.Geometry(fitted))
        let stops = geometry.pages
        let pages = (0..<(banner.items.isEmpty ? 0 : stops.count)).map(stops.cards)
        let timer = banner.timer?.timed(over: geometry.stride)
        let dwells =
            timer.map { timer in pages.map { timer.longest(of: banner.items, $0) } } ?? []
        text.append(key: "geometry")
        text.append(byte: "{")
        for (name, length) in lengths { text.append(key: name, points: length(geometry)) }
        text.append(byte: "}")
        text.append(key: "dwell")
        text.append(list: dwells) { $1.append(seconds: $0) }
        text.append(key: "cycle")
        if let cycle = cycle(of: banner, timer, dwells) {
            text.append(seconds: cycle)
        } else {
            text.append("null")
        }
        text.append(key: "fits")
        text.append(geometry.travel <= 0 ? "true" : "false")
        if banner.canGroup {
            text.append(key: "pages")
            text.append(list: pages.enumerated()) { each, text in
                text.append("{\"item\":")
                text.append(quoted: banner.items[each.element.lowerBound].id)
                text.append(key: "offset", points: stops.offset(at: Double(each.offset)))
                if !dwells.isEmpty {
                    text.append(key: "dwell")
                    text.append(seconds: dwells[each.offset])
                }
                text.append(byte: "}")
            }
        }
        if case .scrollBar(let bar) = banner.indicator {
            text.append(key: "track", points: bar.track ?? geometry.cellWidth)
        }
        if case .progressBar(let bar) = banner.indicator {
            text.append(key: "width", points: bar.width ?? banner.viewport.width * 0.8)
        }
        if let rotation = banner.rotation {
            text.append(key: "showings")
            text.append(list: zip(rotation.pages, rotation.turns)) { each, text in
                text.append("{\"item\":")
                text.append(quoted: banner.items[each.0].id)
                text.append(key: "turns")
                text.append(each.1.description)
                text.append(byte: "}")
            }
        }
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

extension [UInt8] {
    /// Appends a member with a length, which has at most 6 decimals.
    fileprivate mutating func append(key: String, points length: Double) {
        append(key: key)
        // Most are whole.
        if length == length.rounded() { append(exact: length) } else { append(rounded: length) }
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
