package import BannerDiagnostics
package import BannerKit

/// A rule with its check: one type in a file of its own, named for the rule's slug.
package protocol BannerRule: SendableMetatype {
    /// The rule's texts.
    static var rule: Rule { get }

    /// Reports where a banner breaks the rule.
    ///
    /// It looks at the banner first and asks `inspection` only if the rule is broken: places are looked up for faults
    /// alone. It never assumes that a value is trusted, and a value that is not trusted has its default.
    static func check(_ banner: Banner, _ inspection: inout some Inspection)
}

/// The rules that are functions of a banner, however it was made.
package enum Rulebook {
    /// The rules between keys, in order of id.
    package static let between: [any BannerRule.Type] = [
        DuplicateID.self, DuplicateScenarioName.self, DwellTooShort.self, InputsOutOfOrder.self, InputInsideDrag.self,
        AfterTheEnd.self, EmptyStretch.self, CyclesWithoutLoop.self, CrossedBounds.self, StrideTooSmall.self,
        TooManyPages.self, VerticalRightToLeft.self, RepeatedWidth.self, TimerNeverStarts.self,
    ]

    /// Checks a banner with some rules: as it is and, where that differs, at the width of each breakpoint.
    package static func check<Seeing: Inspection>(
        _ rules: [any BannerRule.Type], _ banner: Banner, _ inspection: inout Seeing
    ) {
        guard !banner.breakpoints.isEmpty else {
            for rule in rules { rule.check(banner, &inspection) }
            return
        }
        var banner = banner
        banner.surroundings = Banner.Surroundings()
        var widths = WidthInspection(inspection, banner.breakpoints)
        for rule in rules { rule.check(banner, &widths) }
        for width in widths.all {
            widths.width = width
            let fitted = banner.fitted(to: Banner.Window(width: width))
            for rule in rules { rule.check(fitted, &widths) }
        }
        inspection = widths.base
    }

    /// The errors between keys with which a banner can still be played as its file says, if they are ignored: the engine
    /// knows items by their pages, and an expectation that cannot hold does not.
    package static let playable: [Rule] = [DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule]

    /// What a banner may do but is advised against, in order of id; checked only for a banner without errors.
    package static let advice: [any BannerRule.Type] = [
        MovesForever.self, ChangesTooFast.self, UnreadableTitle.self, TooManyDots.self, TimerForOneItem.self,
        ImageWithoutAlt.self, LowContrast.self, ShortDwell.self, NeverReached.self, DurationWithoutTimer.self,
        RoomAfterLast.self, FadeWithRewind.self,
    ]
}
