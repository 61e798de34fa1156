package import BannerDiagnostics
package import BannerKit

/// What is done with each rule of a list.
///
/// A list of rules is a function that adds them one by one: Embedded Swift, as which the checker is also built, has no
/// list of types.
protocol RuleUse {
    mutating func add<Added: BannerRule>(_ rule: Added.Type)
}

/// The texts of the rules.
private struct RuleTexts: RuleUse {
    var rules: [Rule] = []

    mutating func add<Added: BannerRule>(_ rule: Added.Type) { rules.append(Added.rule) }
}

/// A banner's check with the rules.
private struct RuleChecks<Seeing: Inspection>: RuleUse {
    var banner: Banner
    var inspection: Seeing

    mutating func add<Added: BannerRule>(_ rule: Added.Type) { Added.check(banner, &inspection) }
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
        var texts = RuleTexts()
        add(part, to: &texts)
        return texts.rules
    }

    /// Checks a banner with a part's rules: as it is and, where that differs, at the width of each breakpoint.
    package static func check<Seeing: Inspection>(_ part: Part, _ banner: Banner, _ inspection: inout Seeing) {
        guard !banner.breakpoints.isEmpty else {
            var checks = RuleChecks(banner: banner, inspection: inspection)
            add(part, to: &checks)
            inspection = checks.inspection
            return
        }
        var banner = banner
        banner.surroundings = Banner.Surroundings()
        var checks = RuleChecks(banner: banner, inspection: WidthInspection(inspection, banner.breakpoints))
        add(part, to: &checks)
        for width in checks.inspection.all {
            checks.inspection.width = width
            checks.banner = banner.fitted(to: Banner.Window(width: width))
            add(part, to: &checks)
        }
        inspection = checks.inspection.base
    }

    private static func add(_ part: Part, to use: inout some RuleUse) {
        switch part {
        case .between: between(&use)
        case .advice: advice(&use)
        }
    }
}
