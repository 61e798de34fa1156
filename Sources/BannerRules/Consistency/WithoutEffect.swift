/// A key that has no effect because of another one («What a banner means», Free scrolling, The
/// thumb, Out of sight, and Margin).
enum WithoutEffect {
    static let rule = Rule(
        "BK4018", "without-effect", .warning, "a key that has no effect because of another one",
        """
        With `snap: none` released content glides as far as it was thrown, so `maxPagesPerSwipe` \
        does not count, nor does `dragThreshold`. With `drag: false` a finger does nothing. \
        An infinite banner has no last page for `flush`. \
        `growth` says how a thumb with a list of widths changes them, `hides` how a bar with \
        `hidesAfter` leaves, and `margin` how far an indicator with `placement: over` is from its \
        edge. A `timerBar` is filled by a timer, and a pause button pauses one. With `drift` the \
        speed alone decides how long a page is current.

              items: [red, orange]
            ✗ paging: { snap: none, maxPagesPerSwipe: ⟦3⟧ }
            ✓ paging: { maxPagesPerSwipe: 3 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let base = banner.indicator.base
        if banner.paging.snap == .free && banner.paging.dragThreshold != 0.5 {
            report(
                ["paging", "dragThreshold"], "content that scrolls freely snaps to no page",
                banner.snapping.first, context)
        }
        if banner.paging.flush == true && banner.paging.loop == .infinite
            && Banner.Geometry(banner.fitted()).pages.isRing
        {
            report(
                ["paging", "flush"], "an infinite banner has no last page",
                banner.timer?.drift == nil ? .write("rewind", at: ["paging", "loop"]) : nil,
                context)
        }
        if !banner.paging.drag { reportDrags(banner, context) }
        if banner.paging.snap == .free && banner.paging.maxPagesPerSwipe != 1 {
            report(
                ["paging", "maxPagesPerSwipe"],
                "content that scrolls freely turns as many pages as it was thrown",
                banner.snapping.first, context)
        }
        if base.margin != Banner.Indicator.Base().margin && base.placement == .below
            && banner.indicator.style != .absent
        {
            report(
                ["indicator", "margin"], "an indicator beside the cards has no margin",
                .write("over", at: ["indicator", "placement"]), context)
        }
        if banner.timer?.drift != nil { reportDrift(banner, context) }
        if banner.timer == nil { reportWithoutTimer(banner, context) }
        guard case .scrollBar(let bar) = banner.indicator else { return }
        if bar.hides != .fade && bar.hidesAfter == nil {
            report(
                ["indicator", "hides"], "a bar without `hidesAfter` stays",
                .write("1s", at: ["indicator", "hidesAfter"]), context)
        }
        if case .widths = bar.thumb { return }
        let usual = Banner.Indicator.ScrollBar.Growth()
        let grows =
            bar.growth.duration != usual.duration
            || bar.growth.easing.controls != usual.easing.controls
        if grows, context.isValid(["indicator", "thumb"]) {
            report(
                ["indicator", "growth"], "a thumb of one width does not grow",
                nil, context)
        }
    }

    private static func reportWithoutTimer(_ banner: Banner, _ context: any RuleContext) {
        let (style, button): (ValuePath, ValuePath) = (
            ["indicator", "style"], ["controls", "pause"]
        )
        if banner.indicator.style == .timerBar, context.isValid(["timer"], style) {
            context.report(
                rule, "without a timer nothing fills these segments", at: style,
                remedies: banner.newTimer(.seconds(5)), explanation: "write another style")
        }
        if banner.controls.pause, context.isValid(["timer"], button) {
            context.report(
                rule, "without a timer this button has nothing to pause", at: button,
                remedies: [.remove(button)] + banner.newTimer(.seconds(5)))
        }
    }

    private static func reportDrift(_ banner: Banner, _ context: any RuleContext) {
        let why = "the speed of a drift decides how long a page is current"
        if banner.timer?.countsFrom == .settle {
            report(["timer", "countsFrom"], why, nil, context)
        }
        if banner.timer?.cycles != nil {
            report(["timer", "cycles"], "content that drifts never ends", nil, context)
        }
        let useless = banner.paths(to: "duration") { $0.duration != nil }
        guard let first = useless.first else { return }
        context.report(
            rule, "\(why), so this has no effect", at: first, remedies: [.remove(useless)],
            notes: RuleFinding.others(useless.count - 1))
    }

    private static func reportDrags(_ banner: Banner, _ context: any RuleContext) {
        for (number, scenario) in banner.scenarios.enumerated() {
            for (place, input) in scenario.inputs.enumerated() where input.action.isDrag {
                context.report(
                    rule, "with `drag: false` a finger does nothing, so this has no effect",
                    at: ["scenarios", .item(number), "inputs", .item(place)]
                        + .key(input.action.word),
                    beside: ["paging", "drag"], "a finger does not move this banner",
                    remedies: [.remove(["paging", "drag"])])
            }
        }
    }

    private static func report(
        _ path: ValuePath, _ why: String, _ other: RuleRemedy?, _ context: any RuleContext
    ) {
        guard context.isValid(path) else { return }
        context.report(
            rule, "\(why), so this has no effect", at: path,
            remedies: [.remove(path), other].compactMap(\.self))
    }
}
