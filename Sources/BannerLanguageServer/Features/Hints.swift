extension Snapshot {
    /// The limit on hints in an answer.
    private static let hintLimit = 1_000

    /// The inlay hints in a range: pages and durations of items, the length of a cycle, pages at
    /// instants, and results of scenarios.
    func inlayHints(
        in range: Range<Int>, showing shown: Set<Client.Shown> = Set(Client.Shown.allCases)
    ) -> [InlayHint] {
        guard kind == .banner else { return [] }
        var hints = shown.contains(.pages) ? itemHints + startHint : []
        if shown.contains(.timer) { hints += timerHint }
        hints += scenarioHints(range, shown)
        hints.removeAll { !range.contains($0.offset) && range.upperBound != $0.offset }
        return Array(hints.sorted { $0.offset < $1.offset }.prefix(Snapshot.hintLimit))
    }

    private var itemHints: [InlayHint] {
        items.compactMap { item in
            guard let id = item.idNode else { return nil }
            var parts = ["page \(engine?.page(of: item.page) ?? item.page)"]
            var tooltip = "Pages are counted from 0."
            if let engine, item.page < engine.banner.items.count {
                if engine.banner.items[item.page].duration == nil,
                    let dwell = engine.dwell(of: item.page)
                {
                    parts.append(dwell)
                }
                if engine.banner.timer != nil {
                    parts.append(engine.turns(of: item.page) ?? engine.share(of: item.page))
                }
                if let first = engine.first(item.page) {
                    tooltip =
                        "Shown for \(engine.share(of: item.page)) of a day, first at \(first)."
                }
            }
            return (outline[id].end, parts.joined(separator: ", "), tooltip)
        }
    }

    /// The start page's id or number, whichever the file does not contain.
    private var startHint: [InlayHint] {
        guard let banner, let value = typedOutline.value(at: "paging", "startPage"),
            banner.paging.startPage < banner.items.count
        else { return [] }
        let page = banner.paging.startPage
        let id = banner.items[page].id
        let number = engine?.page(of: page) ?? page
        let text = typedOutline.text(of: value) == id ? "page \(number)" : id
        return [(outline[value].end, text, "The banner starts on this page.")]
    }

    private var timerHint: [InlayHint] {
        guard let engine, let value = typedOutline.value(at: "timer").map({ outline[$0] }) else {
            return []
        }
        let offset =
            value.kind == .mapping && value.partner >= 0
            ? outline[value.partner].colon + 1 : value.end
        guard let cycle = engine.cycle else {
            return [(offset, "comes to rest", "After some time nothing changes.")]
        }
        let count = engine.rotation?.count ?? engine.banner.pageCount
        let length = DurationText.write(cycle.length)
        let tooltip =
            "The banner repeats every \(length) from \(DurationText.write(cycle.start)) on."
        return [(offset, "cycle \(length), \(count) \(count == 1 ? "change" : "changes")", tooltip)]
    }

    private func scenarioHints(_ range: Range<Int>, _ shown: Set<Client.Shown>) -> [InlayHint] {
        var hints: [InlayHint] = []
        for (number, scenario) in typedOutline.list("scenarios").prefix(
            banner?.scenarios.count ?? 0
        ).enumerated()
        where outline[scenario].range.overlaps(range) {
            if shown.contains(.results), let name = typedOutline.value(of: "name", in: scenario) {
                hints.append((outline[name].end, verdict(of: number), results[number].description))
            }
            guard shown.contains(.instants) else { continue }
            for list in ["inputs", "expect"].compactMap({ typedOutline.value(of: $0, in: scenario) }
            ) {
                for entry in outline.children(of: list) where hints.count <= Snapshot.hintLimit {
                    if let hint = instantHint(entry, range) { hints.append(hint) }
                }
            }
        }
        return hints
    }

    /// The page at the instant of an input or expectation, unless the entry names it.
    private func instantHint(_ node: Int, _ range: Range<Int>) -> InlayHint? {
        guard let at = typedOutline.value(of: "at", in: node), range.contains(outline[at].end),
            let (time, schedule) = instant(around: at), let engine
        else { return nil }
        let state = schedule.state(at: time)
        guard let id = engine.id(state) else { return nil }
        let tooltip = engine.words(state).plain + "\n" + engine.drawing(state)
        return (outline[at].end, id, tooltip)
    }

    // MARK: Scenarios

    /// The result of a scenario: `✓ 5 of 5` or `✗ 4 of 5`.
    private func verdict(of scenario: Int) -> String {
        let result = results[scenario]
        let all = result.scenario.expect.count
        guard all > 0 else { return "expects nothing" }
        guard result.isJudged else { return "not played" }
        return "\(result.isPassed ? "✓" : "✗") \(all - result.failures.count) of \(all)"
    }

    /// The code lenses: *Preview* above the items, and *Run scenario* above each scenario.
    func lenses() -> [Lens] {
        guard kind == .banner else { return [] }
        var lenses: [Lens] = []
        if let items = typedOutline.value(at: "items").map({ outline[$0] }), items.partner >= 0 {
            lenses.append((outline[items.partner].range, "Preview", "bannerkit.preview", []))
        }
        for (number, scenario) in typedOutline.list("scenarios").enumerated() {
            guard let name = typedOutline.value(of: "name", in: scenario) else { continue }
            let title = "Run scenario" + (number < results.count ? ": " + verdict(of: number) : "")
            lenses.append(
                (outline[name].range, title, "bannerkit.runScenario", [typedOutline.text(of: name)])
            )
        }
        return Array(lenses.prefix(Snapshot.hintLimit))
    }
}

/// Facts about a banner without input, and about its scenarios, computed by the engine.
struct Engine {
    let banner: Banner
    /// The length of a cycle, and the instant from which it repeats; `nil` if the banner comes to
    /// rest.
    let cycle: Schedule.Cycle?
    /// The order of turns; `nil` unless items differ in weight.
    let rotation: Rotation?
    /// Each item's expected share of a cycle, if it is known.
    private let expected: [Share?]
    /// The exposure of each item in one day.
    private let day: Schedule.Exposure
    /// The pages in the banner's own window.
    private let pages: PageStops

    private static let dayLength = Time.seconds(86_400)

    init(_ banner: Banner) {
        self.banner = banner
        let schedule = Schedule(banner)
        cycle = schedule.cycle
        rotation = banner.rotation
        pages = Banner.Geometry(banner.fitted()).pages
        expected = schedule.expected(in: cycle)
        day = schedule.exposure(over: Engine.dayLength)
    }

    /// The page of an item.
    func page(of item: Int) -> Int { pages.page(ofCard: item) }

    /// An item's share of a day, such as `33.3%`.
    func share(of page: Int) -> String {
        Share(day.items[page].shown, of: Engine.dayLength).percent + "%"
    }

    /// A page's turns in a rotation, such as `50 %, 3 of 6 turns`; `nil` unless items differ in
    /// weight.
    func turns(of page: Int) -> String? {
        guard let rotation else { return nil }
        let turns = "\(rotation.weights[page]) of \(rotation.slots) turns"
        guard let share = expected[page] else { return turns }
        let percent = share.percent
        return (percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent) + " %, " + turns
    }

    /// How long a page is shown, and the source of the value, such as `4s (timer)`; `nil` without a
    /// timer.
    func dwell(of page: Int) -> String? {
        guard let timer = banner.timer, let pace = banner.pace else { return nil }
        if timer.drift == nil, let own = banner.items[page].duration {
            return "\(DurationText.write(own)) (its `duration`)"
        }
        return "\(DurationText.write(pace)) (timer)"
    }

    /// The time at which a page is first shown, such as `6s`; `nil` for never.
    func first(_ page: Int) -> String? { day.items[page].first.map(DurationText.write) }

    /// The id of a state's current item; `nil` if there is none.
    func id(_ state: Banner.State) -> String? {
        // With a start date, the page is an index of the items available then.
        let item = state.availableItems.map { Int($0.item) } ?? state.page
        return banner.items.indices.contains(item) ? banner.items[item].id : nil
    }

    /// A state in one line: the page, its motion, and the timer.
    func words(_ state: Banner.State) -> Explanation {
        let id = id(state) ?? ""
        let phase =
            switch state.phase {
            case .resting: "at rest"
            case .moving: "moving"
            case .dragging: "dragged"
            case .drifting: "drifting"
            }
        let timer =
            switch state.timer {
            case .absent: ""
            case .running(let left): ", the timer fires in \(DurationText.write(left))"
            case .suspended(let left): ", the timer waits with \(DurationText.write(left)) left"
            case .stopped: ", the timer has stopped"
            }
        return "page \(ours: String(state.page)), \(code: id), \(ours: phase + timer)"
    }

    /// The indicator as text.
    func drawing(_ state: Banner.State) -> String {
        IndicatorDrawing(banner.fitted(), .unicode).text(state.indicator)
    }
}
