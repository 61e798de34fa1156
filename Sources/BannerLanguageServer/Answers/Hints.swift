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
            var parts = ["page \(item.page)"]
            var tooltip = "Pages are counted from 0."
            if let engine, item.page < engine.banner.items.count {
                if engine.banner.items[item.page].duration == nil, let dwell = engine.dwell(of: item.page) {
                    parts.append(dwell)
                }
                if engine.banner.timer != nil {
                    parts.append(engine.turns(of: item.page) ?? engine.share(of: item.page))
                }
                if let first = engine.first(item.page) {
                    tooltip = "Shown for \(engine.share(of: item.page)) of a day, first at \(first)."
                }
            }
            return (outline[id].end, parts.joined(separator: ", "), tooltip)
        }
    }

    /// The start page's id or number, whichever the file does not contain.
    private var startHint: [InlayHint] {
        guard let banner, let value = chart.value(at: "paging", "startPage"),
            banner.paging.startPage < banner.items.count
        else { return [] }
        let page = banner.paging.startPage
        let id = banner.items[page].id
        let text = chart.text(of: value) == id ? "page \(page)" : id
        return [(outline[value].end, text, "The banner starts on this page.")]
    }

    private var timerHint: [InlayHint] {
        guard let engine, let value = chart.value(at: "timer").map({ outline[$0] }) else { return [] }
        let offset = value.kind == .mapping && value.partner >= 0 ? outline[value.partner].colon + 1 : value.end
        guard let cycle = engine.cycle else {
            return [(offset, "comes to rest", "After some time nothing changes any more.")]
        }
        let count = engine.rotation?.count ?? engine.banner.items.count
        let length = DurationText.write(cycle.length)
        let tooltip = "Everything repeats every \(length) from \(DurationText.write(cycle.start)) on."
        return [(offset, "cycle \(length), \(count) \(count == 1 ? "change" : "changes")", tooltip)]
    }

    private func scenarioHints(_ range: Range<Int>, _ shown: Set<Client.Shown>) -> [InlayHint] {
        var hints: [InlayHint] = []
        for (number, scenario) in chart.list("scenarios").prefix(banner?.scenarios.count ?? 0).enumerated()
        where outline[scenario].range.overlaps(range) {
            if shown.contains(.results), let name = chart.value(of: "name", in: scenario) {
                hints.append((outline[name].end, verdict(of: number), results[number].description))
            }
            guard shown.contains(.instants) else { continue }
            for list in ["inputs", "expect"].compactMap({ chart.value(of: $0, in: scenario) }) {
                for entry in outline.children(of: list) where hints.count <= Snapshot.hintLimit {
                    if let hint = instantHint(entry, range) { hints.append(hint) }
                }
            }
        }
        return hints
    }

    /// The page at the instant of an input or expectation, unless the entry names it.
    private func instantHint(_ node: Int, _ range: Range<Int>) -> InlayHint? {
        guard let at = chart.value(of: "at", in: node), range.contains(outline[at].end),
            let (time, schedule) = instant(around: at), let engine
        else { return nil }
        let state = schedule.state(at: time)
        // With a start date, the page is an index of the items available then.
        let item = state.cast.map { Int($0.item) } ?? state.page
        guard engine.banner.items.indices.contains(item) else { return nil }
        let tooltip = engine.words(state).plain + "\n" + engine.drawing(state)
        return (outline[at].end, engine.banner.items[item].id, tooltip)
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
        if let items = chart.value(at: "items").map({ outline[$0] }), items.partner >= 0 {
            lenses.append((outline[items.partner].range, "Preview", "bannerkit.preview", []))
        }
        for (number, scenario) in chart.list("scenarios").enumerated() {
            guard let name = chart.value(of: "name", in: scenario) else { continue }
            let title = "Run scenario" + (number < results.count ? ": " + verdict(of: number) : "")
            lenses.append((outline[name].range, title, "bannerkit.runScenario", [chart.text(of: name)]))
        }
        return Array(lenses.prefix(Snapshot.hintLimit))
    }
}
