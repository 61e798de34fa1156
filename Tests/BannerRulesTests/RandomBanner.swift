import BannerKit
import BannerLanguage

/// A banner derived from a number, each of its values valid, that often breaks rules between them.
struct RandomBanner {
    let banner: Banner

    /// Numbers that look random and are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    init(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        let times = [0, 1, 100, 300, 900, 1_000, 1_500, 2_000, 3_000, 9_000].map {
            Time.milliseconds($0)
        }
        let dwells = Array(times.dropFirst())
        let count = pick([1, 2, 3, 4, 12, 20])
        var items = (0..<count).map { Banner.Item(id: "i\($0)") }
        for number in items.indices {
            items[number].duration = pick([nil, nil, nil, nil, pick(dwells)])
            if pick([0, 0, 0, 1]) == 1 {
                items[number].title = pick(["Sale", String(repeating: "long ", count: 12)])
            }
            if pick([0, 0, 0, 0, 0, 1]) == 1 { items[number].image = "a.png" }
            if pick([0, 0, 1]) == 1 && items[number].image != nil { items[number].alt = "a" }
            if pick(Array(0...count * 3)) == 0 { items[number].id = "i0" }
        }
        var weights = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        if seed % 400 == 7 {
            items += (count..<150).map { Banner.Item(id: "i\($0)", weight: 1000 - $0 % 2) }
        }
        for number in items.indices where Int.random(in: 0..<4, using: &weights) == 0 {
            items[number].weight = [1, 2, 9, 997, 1000][Int.random(in: 0..<5, using: &weights)]
        }
        var banner = Banner(name: "random", items: items)
        banner.viewport.width = pick([390, 390, 390, 0.005, 1])
        banner.layout.cellWidthMultiplier = pick([1, 0.7, 0.01, 0.000001])
        banner.layout.spacing = pick([0, 0.005, 20])
        banner.paging.loop = pick([.never, .rewind, .infinite])
        banner.paging.startPage = Int.random(in: 0..<count, using: &numbers)
        banner.paging.maxPagesPerSwipe = pick([1, 3, 1_000_000])
        banner.transition.duration = pick(times)
        if pick([0, 1, 1]) == 1 {
            banner.timer = Banner.Timer(
                interval: pick(dwells), countsFrom: pick([.change, .settle]),
                afterInteraction: pick([.restart, .ignore]), cycles: pick([nil, 1, 3]),
                atEnd: pick([.stop, .stop, .finish]))
        }
        if pick([0, 0, 0, 1]) == 1 {
            banner.layout.axis = pick(Banner.Layout.Axis.allCases)
            banner.layout.align = pick(Banner.Layout.Align.allCases)
            banner.paging.snap = pick(Banner.Paging.Snap.allCases)
            banner.layout.direction = pick(Banner.Layout.Direction.allCases)
            banner.transition.effect = pick(Banner.Transition.Effect.allCases)
            banner.timer?.direction = pick(Banner.Timer.Direction.allCases)
            for _ in 0..<pick([0, 1, 2]) {
                banner.breakpoints.append(Banner.Breakpoint(minWidth: pick([300, 600, 900])))
            }
        }
        if seed % 6 == 5 && banner.timer != nil {
            banner.timer?.interval = .zero
            banner.timer?.drift = 40
        }
        let grey = Banner.Color(red: 120, green: 120, blue: 120)
        let base = Banner.Indicator.Base(
            color: pick([.faintBlack, grey]), currentColor: pick([.black, grey]),
            margin: pick([12, 12, 30]))
        banner.indicator = pick([
            .dots(.init(base: base)), .pill(.init(base: base)), .fraction(base),
        ])
        for name in 0..<pick([0, 0, 1, 2, 3]) {
            var scenario = Banner.Scenario(
                name: pick(["s\(name)", "s\(name)", "s0"]), duration: pick(dwells))
            for _ in 0..<pick([0, 1, 4]) {
                let by = pick([100.0, -300, 900_000])
                scenario.inputs.append(
                    Banner.Input(
                        at: pick(times),
                        pick([
                            .tap(), .next, .swipe(.next), .select(page: 0),
                            .drag(
                                Banner.Input.Drag(
                                    by: by, over: pick(times), velocity: pick([0, 900_000]))),
                        ])))
            }
            for _ in 0..<pick([0, 1, 3]) {
                scenario.expect.append(
                    pick([
                        .at(pick(times), page: 0),
                        .always(page: 0, from: pick(times), to: pick(times)),
                        .never(page: 0, from: pick(times), to: pick(times)),
                        .shown(page: 0, atLeast: pick(times), atMost: pick(times)), .changes(1),
                    ]))
            }
            // Most are in order, so that other faults are found too.
            if pick([0, 1, 1]) == 1 { scenario.inputs.sort { $0.at < $1.at } }
            banner.scenarios.append(scenario)
        }
        // Scenarios name items by number, which a random order and groups do not allow.
        if banner.scenarios.isEmpty {
            banner.paging.order = pick(Banner.Paging.Order.allCases)
            // In a file, a start page that is not written needs no id.
            let isUnique = Set(banner.items.map(\.id)).count == banner.items.count
            if banner.paging.startPage == 0, isUnique {
                banner.paging.group = pick([.cards(1), .cards(2), .cards(3), .fit])
            }
            if banner.paging.group != .cards(1), pick([0, 1, 1, 1]) == 1 {
                (banner.layout.align, banner.paging.snap) = (.start, .page)
                (banner.transition.effect, banner.timer) = (.slide, nil)
                (banner.viewport.width, banner.layout.cellWidthMultiplier) = (390, 0.3)
                for index in banner.items.indices { banner.items[index].weight = 1 }
            }
        }
        self.banner = banner
    }
}

extension Banner {
    /// The banner as a file with every value written.
    var yaml: String {
        var lines = ["name: \(name)", "items:"]
        for item in items {
            var parts = ["id: \(item.id)"]
            if let title = item.title { parts.append("title: \"\(title)\"") }
            if let image = item.image { parts.append("image: \(image)") }
            if let alt = item.alt { parts.append("alt: \(alt)") }
            if let duration = item.duration {
                parts.append("duration: \(DurationText.write(duration))")
            }
            if item.weight != 1 { parts.append("weight: \(item.weight)") }
            lines.append("  - { \(parts.joined(separator: ", ")) }")
        }
        lines.append("viewport: { width: \(viewport.width) }")
        lines.append(
            "layout: { cellWidthMultiplier: \(layout.cellWidthMultiplier), spacing: \(layout.spacing), "
                + "axis: \(layout.axis), align: \(layout.align), direction: \(layout.direction) }")
        if !breakpoints.isEmpty {
            lines.append(
                "breakpoints: [\(breakpoints.map { "{ minWidth: \($0.minWidth) }" }.joined(separator: ", "))]"
            )
        }
        lines.append(
            "paging: { loop: \(paging.loop.rawValue), maxPagesPerSwipe: \(paging.maxPagesPerSwipe), "
                + "snap: \(paging.snap.rawValue), order: \(paging.order.rawValue), "
                + "group: \(paging.group == .fit ? "fit" : "\(paging.group.number)")"
                + ((paging.order != .file || paging.group != .cards(1)) && paging.startPage == 0
                    ? " }" : ", startPage: \(paging.startPage) }")
        )
        lines.append(
            "transition: { duration: \(DurationText.write(transition.duration)), effect: \(transition.effect) }"
        )
        if let timer {
            let cycles = timer.cycles.map { ", cycles: \($0)" } ?? ""
            let speed =
                timer.drift.map { "drift: \($0)" }
                ?? "interval: \(DurationText.write(timer.interval))"
            lines.append(
                "timer: { \(speed), countsFrom: \(timer.countsFrom), "
                    + "afterInteraction: \(timer.afterInteraction), direction: \(timer.direction), "
                    + "atEnd: \(timer.atEnd)\(cycles) }"
            )
        }
        lines.append(
            "indicator: { style: \(indicator.style.word), color: \"\(indicator.base.color.text)\", "
                + "currentColor: \"\(indicator.base.currentColor.text)\", margin: \(indicator.base.margin) }"
        )
        if !scenarios.isEmpty { lines.append("scenarios:") }
        for scenario in scenarios {
            lines.append("  - name: \(scenario.name)")
            lines.append("    duration: \(DurationText.write(scenario.duration))")
            lines.append("    inputs: [\(scenario.inputs.map(\.yaml).joined(separator: ", "))]")
            lines.append("    expect: [\(scenario.expect.map(\.yaml).joined(separator: ", "))]")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Banner.Color {
    fileprivate var text: String {
        "#"
            + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            .joined()
    }
}

extension Banner.Input {
    fileprivate var yaml: String {
        let action =
            switch action {
            case .drag(let drag):
                "drag: { by: \(drag.by), over: \(DurationText.write(drag.over)), velocity: \(drag.velocity ?? 0) }"
            case .swipe(let swipe): "swipe: \(swipe)"
            case .select(let page): "select: \(page)"
            default: "\(action.word): true"
            }
        return "{ at: \(DurationText.write(at)), \(action) }"
    }
}

extension Banner.Expectation {
    fileprivate var yaml: String {
        switch self {
        case .at(let time, let page, _, _):
            "{ at: \(DurationText.write(time)), page: \(page ?? 0) }"
        case .always(let page, let from, let to):
            "{ from: \(DurationText.write(from)), to: \(DurationText.write(to)), always: \(page) }"
        case .never(let page, let from, let to):
            "{ from: \(DurationText.write(from)), to: \(DurationText.write(to)), never: \(page) }"
        case .shown(let page, let least, let most):
            "{ item: \(page), shownAtLeast: \(DurationText.write(least ?? .zero)), "
                + "shownAtMost: \(DurationText.write(most ?? .zero)) }"
        case .changes(let count): "{ changes: \(count) }"
        }
    }
}
