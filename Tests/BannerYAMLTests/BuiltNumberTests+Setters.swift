import BannerDiagnostics

@testable import BannerKit

extension BuiltNumberTests {
    /// How a value is put where a slot of the table is; durations are in seconds.
    typealias Setter = @Sendable (inout Banner, Double) -> Void

    private static func style(_ make: @escaping @Sendable (Double) -> Banner.Indicator) -> Setter {
        { $0.indicator = make($1) }
    }

    private static func seen(
        _ make: @escaping @Sendable (Double) -> Banner.Expectation.IndicatorValues
    ) -> Setter {
        { banner, value in
            guard case .at(let time, let page, _, _) = banner.scenarios[0].expect[0] else { return }
            banner.scenarios[0].expect[0] = .at(time, page: page, indicator: make(value))
        }
    }

    private static func drag(
        _ change: @escaping @Sendable (inout Banner.Input.Drag, Double) -> Void
    ) -> Setter {
        { banner, value in
            guard case .drag(var drag) = banner.scenarios[0].inputs[0].action else { return }
            change(&drag, value)
            banner.scenarios[0].inputs[0].action = .drag(drag)
        }
    }

    private static func occasion(
        _ change: @escaping @Sendable (inout Banner.Occasion, Double) -> Void
    ) -> Setter {
        { banner, value in
            guard case .anyOf(var occasions) = banner.items[0].when else { return }
            change(&occasions[0], value)
            banner.items[0].when = .anyOf(occasions)
        }
    }

    /// Changes the only expectation.
    private static func expected(
        _ change: @escaping @Sendable (Banner.Expectation, Double) -> Banner.Expectation
    ) -> Setter {
        { banner, value in
            banner.scenarios[0].expect[0] = change(banner.scenarios[0].expect[0], value)
        }
    }

    /// The same in the only breakpoint.
    private static func inBreakpoint(_ setter: @escaping Setter) -> Setter {
        { banner, value in
            var inner = Banner()
            let breakpoint = banner.breakpoints[0]
            inner.layout = breakpoint.layout ?? inner.layout
            inner.focus = breakpoint.focus ?? inner.focus
            setter(&inner, value)
            if breakpoint.layout != nil { banner.breakpoints[0].layout = inner.layout }
            if breakpoint.focus != nil { banner.breakpoints[0].focus = inner.focus }
            if breakpoint.indicator != nil { banner.breakpoints[0].indicator = inner.indicator }
        }
    }

    private static func curve(_ place: Int) -> @Sendable (Double) -> Banner.Easing {
        { value in
            var points = [1.0, 1, 1, 1]
            points[place] = value
            return .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        }
    }

    private static func time(_ seconds: Double) -> Time {
        Time(microseconds: Int64((seconds * 1_000_000).rounded()))
    }

    static let setters: [String: Setter] = {
        var setters: [String: Setter] = [
            ".version": { $0.version = Int($1) },
            ".viewport.width": { $0.viewport.width = $1 },
            ".viewport.height": { $0.viewport.height = $1 },
            ".layout.cellWidthMultiplier": { $0.layout.cellWidthMultiplier = $1 },
            ".layout.cellHeightMultiplier": { $0.layout.cellHeightMultiplier = $1 },
            ".layout.spacing": { $0.layout.spacing = $1 },
            ".paging.startPage": { $0.paging.startPage = Int($1) },
            ".paging.maxPagesPerSwipe": { $0.paging.maxPagesPerSwipe = Int($1) },
            ".paging.flickVelocity": { $0.paging.flickVelocity = $1 },
            ".paging.dragThreshold": { $0.paging.dragThreshold = $1 },
            ".paging.group": { $0.paging.group = .cards(Int($1)) },
            ".timer": { $0.timer = Banner.Timer(interval: time($1)) },
            ".timer.interval": { $0.timer?.interval = time($1) },
            ".timer.drift": { $0.timer?.drift = $1 },
            ".timer.cycles": { $0.timer?.cycles = Int($1) },
            ".transition": { $0.transition.duration = time($1) },
            ".transition.duration": { $0.transition.duration = time($1) },
            ".focus": { $0.focus.scale = $1 }, ".focus.scale": { $0.focus.scale = $1 },
            ".focus.duration": { $0.focus.duration = time($1) },
            ".items[].duration": { $0.items[0].duration = time($1) },
            ".items[].weight": { $0.items[0].weight = Int($1) },
            ".indicator(scrollBar).thumb": style { .scrollBar(.init(thumb: .width($0))) },
            ".indicator(scrollBar).thumb[]": style { .scrollBar(.init(thumb: .widths([$0, 30]))) },
            ".indicator(scrollBar).growth": style {
                .scrollBar(.init(growth: .init(duration: time($0))))
            },
            ".indicator(scrollBar).growth.duration": style {
                .scrollBar(.init(growth: .init(duration: time($0))))
            },
        ]
        for when in [".items[].when", ".items[].when[]"] {
            let monthDays = occasion {
                $0.monthDays = [Banner.MonthDays(first: Int($1), last: Int($1))]
            }
            setters[when + ".monthDays"] = monthDays
            setters[when + ".monthDays[]"] = monthDays
            setters[when + ".everyWeeks.count"] = occasion {
                let monday = Banner.Date(year: 2026, month: 1, day: 5)
                $0.everyWeeks = Banner.EveryWeeks(count: Int($1), from: monday)
            }
        }
        for place in 0..<4 {
            setters[".transition.easing[\(place)]"] = { $0.transition.easing = curve(place)($1) }
            setters[".focus.easing[\(place)]"] = { $0.focus.easing = curve(place)($1) }
            setters[".indicator(scrollBar).growth.easing[\(place)]"] = style {
                .scrollBar(.init(growth: .init(easing: curve(place)($0))))
            }
        }
        for style in Banner.Indicator.Style.allCases {
            setters[".indicator(\(style.word)).margin"] = {
                $0.indicator = style.indicator
                $0.indicator.base.margin = $1
            }
            for parameter in style.indicator.parameters
            where ![.color, .special].contains(parameter.kind) {
                let unit = parameter.kind == .duration ? 1_000_000.0 : 1
                setters[".indicator(\(style.word)).\(parameter.key)"] = {
                    $0.indicator = style.indicator.accept(
                        Replacement(key: parameter.key, number: $1 * unit))
                }
            }
        }
        let inScenario: [String: Setter] = [
            "duration": { $0.scenarios[0].duration = time($1) },
            "inputs[].at": { $0.scenarios[0].inputs[0].at = time($1) },
            "inputs[].drag.by": drag { $0.by = $1 },
            "inputs[].drag.over": drag { $0.over = time($1) },
            "inputs[].drag.velocity": drag { $0.velocity = $1 },
            "inputs[].tap": { $0.scenarios[0].inputs[0].action = .tap(item: Int($1)) },
            "inputs[].select": { $0.scenarios[0].inputs[0].action = .select(page: Int($1)) },
            "expect[].at": expected {
                guard case .at(_, let page, _, let indicator) = $0 else { return $0 }
                return .at(time($1), page: page, indicator: indicator)
            },
            "expect[].page": expected {
                guard case .at(let at, _, _, let indicator) = $0 else { return $0 }
                return .at(at, page: Int($1), indicator: indicator)
            },
            "expect[].count": expected {
                guard case .at(let at, let page, _, let indicator) = $0 else { return $0 }
                return .at(at, page: page, count: Int($1), indicator: indicator)
            },
            "expect[].from": expected {
                guard case .always(let page, _, let to) = $0 else { return $0 }
                return .always(page: page, from: time($1), to: to)
            },
            "expect[].to": expected {
                guard case .always(let page, let from, _) = $0 else { return $0 }
                return .always(page: page, from: from, to: time($1))
            },
            "expect[].always": expected { .always(page: Int($1), from: .zero, to: end($0)) },
            "expect[].never": expected { .never(page: Int($1), from: .zero, to: end($0)) },
            "expect[].item": expected {
                guard case .shown(_, let least, let most) = $0 else { return $0 }
                return .shown(page: Int($1), atLeast: least, atMost: most)
            },
            "expect[].shownAtLeast": expected {
                guard case .shown(let page, _, let most) = $0 else { return $0 }
                return .shown(page: page, atLeast: time($1), atMost: most)
            },
            "expect[].shownAtMost": expected {
                guard case .shown(let page, let least, _) = $0 else { return $0 }
                return .shown(page: page, atLeast: least, atMost: time($1))
            },
            "expect[].changes": expected { .changes($0 == .changes(-1) ? 0 : Int($1)) },
            "expect[].indicator.count": seen { .init(count: Int($0)) },
            "expect[].indicator.current": seen { .init(current: Int($0)) },
            "expect[].indicator.first": seen { .init(first: Int($0)) },
            "expect[].indicator.sizes[]": seen { .init(sizes: [$0]) },
            "expect[].indicator.pair[]": seen { .init(pair: [Int($0)]) },
            "expect[].indicator.widths[]": seen { .init(widths: [$0]) },
            "expect[].indicator.x": seen { .init(x: $0) },
            "expect[].indicator.width": seen { .init(width: $0) },
            "expect[].indicator.alpha": seen { .init(alpha: $0) },
            "expect[].indicator.shift": seen { .init(shift: $0) },
            "expect[].indicator.fraction": seen { .init(fraction: $0) },
            "expect[].indicator.fill": seen { .init(fill: $0) },
        ]
        for (name, setter) in setters where name.hasPrefix(".layout.") || name.hasPrefix(".focus") {
            setters[".breakpoints[]" + name] = inBreakpoint(setter)
        }
        for (name, setter) in setters where name.hasPrefix(".indicator(") {
            setters[".breakpoints[]" + name] = inBreakpoint(setter)
        }
        setters[".breakpoints[].minWidth"] = { $0.breakpoints[0].minWidth = $1 }
        setters[".breakpoints[].viewport.height"] = { $0.breakpoints[0].height = $1 }
        setters[".scenarios[].viewport.width"] = { $0.scenarios[0].width = $1 }
        setters[".scenarios[].viewport.height"] = { $0.scenarios[0].height = $1 }
        setters[".scenarios[].seed"] = { $0.scenarios[0].seed = Int64($1) }
        for (name, setter) in inScenario { setters[".scenarios[]." + name] = setter }
        return setters
    }()

    private static func end(_ expectation: Banner.Expectation) -> Time {
        switch expectation {
        case .always(_, _, let to), .never(_, _, let to): to
        case .at, .shown, .changes: .zero
        }
    }
}

/// An indicator with another number for one parameter of its style, also one that no file can have.
private struct Replacement: IndicatorVisitor, ParameterList {
    let key: String
    let number: Double

    func visit(_ style: some IndicatorStyle) -> Banner.Indicator {
        var (style, list) = (style, self)
        style.list(in: &list)
        return style.indicator
    }

    mutating func add(_ value: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        if parameter(value).key == key { value = number }
    }

    mutating func special(_ key: String, _ value: inout some NumberCodable) {}
}
