/// A breakpoint while its keys are read over those of narrower windows; without `minWidth` it never
/// applies.
struct BreakpointDraft {
    var own = Banner.Breakpoint(minWidth: .infinity)
    /// The banner in a window of this size without the breakpoint.
    var base = Banner()
}

extension Banner.Breakpoint {
    private static let reader = RecordReader(
        "breakpoint", phrase: "a breakpoint",
        "What differs where the viewport is at least that wide; what is left out stays as it is.",
        BreakpointDraft()
    ) {
        Field(
            "minWidth", \.own.minWidth, .size,
            "The smallest width of the viewport in which it applies, in points."
        )
        .required().example(600)
        Field("viewport", \.own.height, viewport, "The viewport's height there.").defaulting(
            to: narrower)
        Field(
            "layout", \.own.layout, over: \.base.layout, Banner.Layout.codec,
            { Banner.Layout.reader.readValue($0, over: $1, &$2) },
            "The keys of `layout` that differ."
        ).defaulting(to: narrower)
        Field(
            "indicator", \.own.indicator, over: \.base.indicator, Banner.Indicator.overlay,
            { Banner.Indicator.read($0, over: $1, &$2) },
            "The keys of `indicator` that differ, or another style, which replaces the whole."
        ).defaulting(to: narrower).example("scrollBar")
        Field(
            "focus", \.own.focus, over: \.base.focus, Banner.CardFocus.codec,
            { Banner.CardFocus.reader.readValue($0, over: $1, &$2) },
            "The keys of `focus` that differ, or just its scale."
        ).defaulting(to: narrower).example(1.2)
        Field(
            "controls", \.own.controls, over: \.base.controls, Banner.Controls.codec,
            { Banner.Controls.reader.readValue($0, over: $1, &$2) },
            "The keys of `controls` that differ."
        ).defaulting(to: narrower)
    }

    private static let narrower = "the same as in a narrower viewport"

    private static let viewport = RecordReader(
        "breakpointViewport", title: "Breakpoint's viewport", phrase: "a breakpoint's `viewport`",
        "The viewport's height in a wider window; `minWidth` is about its width.", Double?.none
    ) {
        Field(optional: "height", \.self, .size, "The viewport's height in points.")
            .defaulting(to: narrower).example(400)
    }.codec.writing { $0.map(Optional.some) }

    /// The schema of `breakpoints`.
    static var listSchema: Schema { nodes.schema }

    /// The shape of the list, whose entries stay nodes.
    private static let nodes = ValueCodec<[Node]>.list(
        of: ValueCodec<Node>(
            schema: .record(reader.schema), read: { node, _ in node }, write: { _, _, _ in }),
        count: 0...Banner.breakpointLimit, tooMany: .tooManyBreakpoints)

    /// Appends the breakpoints from the narrowest to the widest, each with the keys that the file
    /// has or, without a file, with all keys that are set.
    static func write(
        _ breakpoints: [Banner.Breakpoint], _ options: WriteOptions, _ text: inout [UInt8]
    ) {
        guard !breakpoints.isEmpty else { return }
        let nodes = options.node.map { $0.items.map(Optional.some) } ?? breakpoints.map { _ in nil }
        let sorted = zip(breakpoints, nodes).sorted { $0.0.minWidth < $1.0.minWidth }
        text.append(list: sorted) { each, text in
            reader.write(
                BreakpointDraft(own: each.0),
                WriteOptions(
                    ids: options.ids, node: each.1, isOnlyGiven: each.1 != nil,
                    hasUnits: options.hasUnits), &text)
        }
    }

    /// Reads `breakpoints` over a banner's own keys, from the narrowest breakpoint to the widest.
    static func read(_ list: Node, over banner: Banner, _ reading: inout Reading) -> [Banner
        .Breakpoint]
    {
        guard let entries = nodes.read(list, &reading) else { return [] }
        var trial = reading
        let widths = entries.map {
            $0["minWidth"].flatMap { ValueCodec.number(.size).read($0, &trial) } ?? 0
        }
        var breakpoints = [Banner.Breakpoint?](repeating: nil, count: entries.count)
        var narrower = banner
        for place in entries.indices.sorted(by: { (widths[$0], $0) < (widths[$1], $1) }) {
            guard
                let draft = reader.readValue(
                    entries[place], over: BreakpointDraft(base: narrower), &reading)
            else {
                continue
            }
            breakpoints[place] = draft.own
            guard draft.own.minWidth.isFinite else { continue }
            narrower.layout = draft.own.layout ?? narrower.layout
            narrower.indicator = draft.own.indicator ?? narrower.indicator
            narrower.focus = draft.own.focus ?? narrower.focus
            narrower.controls = draft.own.controls ?? narrower.controls
        }
        // An unreadable one keeps its index, so that the others match the entries of the file.
        return breakpoints.map { $0 ?? Banner.Breakpoint(minWidth: .infinity) }
    }
}

extension ValueCodec where Value == Banner {
    /// The same, with a name, and with the breakpoints, which are read when all that they go over
    /// is known.
    var complete: ValueCodec {
        let read = self.read
        return ValueCodec(
            schema: schema,
            read: { node, reading in
                guard var banner = read(node, &reading) else { return nil }
                // Here, where it can be changed in its place: it is large.
                if banner.name.isEmpty { banner.name = Banner.name(ofFile: reading.file.name) }
                guard let list = reading.breakpoints else { return banner }
                banner.breakpoints = Banner.Breakpoint.read(list, over: banner, &reading)
                return banner
            }, write: write)
    }
}

extension Banner {
    /// A file's name without folders and extensions: `ads/home.banner.yaml` is `home`.
    fileprivate static func name(ofFile path: String) -> String {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
        if name.first == "<" && name.last == ">" {
            name = Array(name.dropFirst().dropLast())
        }
        for ending in [".yaml", ".yml", ".json", ".banner"] {
            let bytes = Array(ending.utf8)
            if name.count > bytes.count && name.suffix(bytes.count) == bytes[...] {
                name.removeLast(bytes.count)
            }
        }
        return name.utf8Text
    }
}
