import BannerEditing
import BannerKit
import BannerRules

extension Snapshot {
    /// How many hints an answer has.
    static let hintLimit = 1_000

    /// What the engine knows about a part of the file: the page of each item and how long it is shown, the length of a
    /// cycle, the page at an instant, and what came of each scenario.
    package func inlayHints(in range: Range<Int>) -> Capped<InlayHint> {
        guard kind == .banner else { return Capped(elements: []) }
        var hints = itemHints(range) + startHint(range) + timerHints(range) + scenarioHints(range)
        hints.sort { $0.offset < $1.offset }
        return Capped(
            elements: Array(hints.prefix(Snapshot.hintLimit)), omitted: max(0, hints.count - Snapshot.hintLimit))
    }

    private func itemHints(_ range: Range<Int>) -> [InlayHint] {
        let engine = engine
        return items.compactMap { item in
            let node = outline.nodes[item.idNode ?? item.node]
            guard range.contains(node.end) || range.upperBound == node.end, item.idNode != nil else { return nil }
            var parts = ["page \(item.page)"]
            var tooltip = "Pages are counted from 0."
            if let engine, item.page < engine.banner.items.count {
                if engine.banner.items[item.page].duration == nil, let dwell = engine.dwell(of: item.page) {
                    parts.append(dwell)
                }
                if engine.banner.timer != nil { parts.append(engine.share(of: item.page)) }
                if let first = engine.first(item.page) {
                    tooltip = "Shown for \(engine.share(of: item.page)) of a day, first at \(first)."
                }
            }
            return InlayHint(offset: node.end, text: parts.joined(separator: ", "), tooltip: tooltip)
        }
    }

    /// The number of the page that the banner starts on, or its item, whichever is not written.
    private func startHint(_ range: Range<Int>) -> [InlayHint] {
        guard let banner, let root = outline.root, let paging = chart.value(of: "paging", in: root),
            let value = chart.value(of: "startPage", in: paging), range.contains(outline.nodes[value].end)
        else { return [] }
        let page = banner.paging.startPage
        guard page < banner.items.count else { return [] }
        let id = banner.items[page].id
        let text = chart.text(of: value) == id ? "page \(page)" : id
        return [InlayHint(offset: outline.nodes[value].end, text: text, tooltip: "The banner starts on this page.")]
    }

    private func timerHints(_ range: Range<Int>) -> [InlayHint] {
        guard let engine, let root = outline.root, let value = chart.value(of: "timer", in: root) else { return [] }
        let key = outline.nodes[value].partner
        let isBelow = outline.nodes[value].kind == .mapping
        let offset = isBelow && key >= 0 ? outline.nodes[key].colon + 1 : outline.nodes[value].end
        guard range.contains(offset) || range.upperBound == offset else { return [] }
        guard let cycle = engine.cycle else {
            return [
                InlayHint(offset: offset, text: "comes to rest", tooltip: "After some time nothing changes any more.")
            ]
        }
        let count = engine.banner.items.count
        return [
            InlayHint(
                offset: offset,
                text: "cycle \(DurationText.write(cycle.length)), \(count) \(count == 1 ? "change" : "changes")",
                tooltip: "Everything repeats every \(DurationText.write(cycle.length)) "
                    + "from \(DurationText.write(cycle.start)) on.")
        ]
    }

    private func scenarioHints(_ range: Range<Int>) -> [InlayHint] {
        guard let banner else { return [] }
        var hints: [InlayHint] = []
        for (number, scenario) in chart.list("scenarios").enumerated() where number < banner.scenarios.count {
            let place = outline.nodes[scenario]
            guard place.kind == .mapping, place.range.overlaps(range) else { continue }
            if let name = chart.value(of: "name", in: scenario), range.contains(outline.nodes[name].end) {
                hints.append(
                    InlayHint(offset: outline.nodes[name].end, text: verdict(of: number), tooltip: report(of: number)))
            }
            for key in ["inputs", "expect"] {
                guard let list = chart.value(of: key, in: scenario) else { continue }
                for entry in outline.children(of: list) {
                    if hints.count > Snapshot.hintLimit { return hints }
                    if let hint = instantHint(entry, range) { hints.append(hint) }
                }
            }
        }
        return hints
    }

    /// The page at the instant of an input or expectation, where the entry does not name it.
    private func instantHint(_ node: Int, _ range: Range<Int>) -> InlayHint? {
        guard outline.nodes[node].kind == .mapping, let at = chart.value(of: "at", in: node),
            range.contains(outline.nodes[at].end), let entry = scenarioEntry(around: at),
            let (time, schedule) = instant(of: entry), let engine
        else { return nil }
        let state = schedule.state(at: time)
        // Played from a start, the page is one of the set.
        let item = state.cast.map { Int($0.item) } ?? state.page
        guard engine.banner.items.indices.contains(item) else { return nil }
        return InlayHint(
            offset: outline.nodes[at].end, text: engine.banner.items[item].id,
            tooltip: [engine.words(state).plain, engine.drawing(state)].joined(separator: "\n"))
    }

    // MARK: Scenarios

    /// `✓ 5 of 5`, or `✗ 4 of 5`.
    func verdict(of scenario: Int) -> String {
        guard scenario < results.count else { return "" }
        let result = results[scenario]
        let all = result.scenario.expect.count
        guard all > 0 else { return "expects nothing" }
        guard result.isJudged else { return "not played" }
        return "\(result.isPassed ? "✓" : "✗") \(all - result.failures.count) of \(all)"
    }

    private func report(of scenario: Int) -> String {
        scenario < results.count ? results[scenario].description : ""
    }

    /// The commands above the file's lines: *Preview* above the items, *Run scenario* above each scenario.
    package func lenses() -> Capped<Lens> {
        guard kind == .banner, let root = outline.root, outline.nodes[root].kind == .mapping else {
            return Capped(elements: [])
        }
        var lenses: [Lens] = []
        if let items = chart.value(of: "items", in: root), outline.nodes[items].partner >= 0 {
            lenses.append(
                Lens(range: outline.nodes[outline.nodes[items].partner].range, title: "Preview", command: .preview))
        }
        for (number, scenario) in chart.list("scenarios").enumerated() {
            guard outline.nodes[scenario].kind == .mapping, let name = chart.value(of: "name", in: scenario) else {
                continue
            }
            let verdict = number < results.count ? ": " + verdict(of: number) : ""
            lenses.append(
                Lens(
                    range: outline.nodes[name].range, title: "Run scenario\(verdict)",
                    command: .runScenario(name: chart.text(of: name))))
        }
        return Capped(
            elements: Array(lenses.prefix(Snapshot.hintLimit)), omitted: max(0, lenses.count - Snapshot.hintLimit))
    }
}
