/// What is done with each rule of a list.
///
/// A list of rules is a function that adds them one by one: Embedded Swift, as which the checker is also built, has no
/// list of types. What a use works on is a parameter, so that it is changed where it is.
protocol RuleUse {
    associatedtype State
    func add<Added: BannerRule>(_ rule: Added.Type, to state: inout State)
}

/// The texts of the rules.
private struct RuleTexts: RuleUse {
    func add<Added: BannerRule>(_ rule: Added.Type, to rules: inout [Rule]) { rules.append(Added.rule) }
}

/// A banner's check with the rules.
private struct RuleChecks<Seeing: Inspection>: RuleUse {
    let banner: Banner

    func add<Added: BannerRule>(_ rule: Added.Type, to inspection: inout Seeing) { Added.check(banner, &inspection) }
}

extension Rulebook {
    /// The rules that are checked together.
    package enum Part {
        /// What must hold between keys.
        case between
        /// What a banner without errors is advised against.
        case advice
    }

    /// The texts of a part's rules, in order of id.
    package static func rules(_ part: Part) -> [Rule] {
        var rules: [Rule] = []
        add(part, RuleTexts(), to: &rules)
        return rules
    }

    /// Checks a banner with a part's rules: as it is and, where that differs, at the width of each breakpoint.
    ///
    /// It is not compiled again for each inspection in this module, which would be 200 KB of every app.
    #if !hasFeature(Embedded)
        @_semantics("optimize.sil.specialize.generic.never")
    #endif
    package static func check<Seeing: Inspection>(_ part: Part, _ banner: Banner, _ inspection: inout Seeing) {
        guard !banner.breakpoints.isEmpty else { return add(part, RuleChecks(banner: banner), to: &inspection) }
        var wide = WidthInspection(inspection, banner.breakpoints)
        add(part, RuleChecks(banner: banner), to: &wide)
        for width in wide.all {
            wide.width = width
            let viewer = Banner.Viewer(window: Banner.Window(width: width))
            add(part, RuleChecks(banner: banner.fitted(to: viewer).banner), to: &wide)
        }
        inspection = wide.base
    }

    private static func add<Use: RuleUse>(_ part: Part, _ use: Use, to state: inout Use.State) {
        switch part {
        case .between: between(use, &state)
        case .advice: advice(use, &state)
        }
    }
}
