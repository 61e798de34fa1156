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
    static func between<Use: RuleUse>(_ use: Use, _ state: inout Use.State) {
        use.add(
            DuplicateID.self, DuplicateScenarioName.self, DwellTooShort.self, InputsOutOfOrder.self,
            InputInsideDrag.self, AfterTheEnd.self, EmptyStretch.self, CyclesWithoutLoop.self, CrossedBounds.self,
            StrideTooSmall.self, TooManyPages.self, VerticalRightToLeft.self, RepeatedWidth.self, TimerNeverStarts.self,
            SnapWithFade.self, WithoutEffect.self, WeightsWithoutRound.self, UntilBeforeFrom.self, TooManyTurns.self,
            to: &state)
    }

    /// The errors between keys with which a banner can still be played as its file says, if they are ignored: the engine
    /// knows items by their pages, and an expectation that cannot hold does not.
    package static let playable: [Rule] = [DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule]

    /// What a banner may do but is advised against, in order of id; checked only for a banner without errors.
    static func advice<Use: RuleUse>(_ use: Use, _ state: inout Use.State) {
        use.add(
            MovesForever.self, ChangesTooFast.self, UnreadableTitle.self, TooManyDots.self, TimerForOneItem.self,
            ImageWithoutAlt.self, LowContrast.self, ShortDwell.self, NeverReached.self, DurationWithoutTimer.self,
            RoomAfterLast.self, FadeWithRewind.self, ShelfFits.self, WeightWithoutEffect.self, FollowsItself.self,
            SlidesOverPages.self, OccasionNeverHolds.self, OtherwiseNeverComes.self, CalendarGap.self,
            LocalTimeWithoutZone.self, MinuteBeforeMidnight.self, ClockChange.self, DaysOrHours.self,
            NeverTwoItems.self, Over.self, to: &state)
    }

    /// How advice is handled.
    package enum Advice: Sendable {
        /// It is reported like every finding.
        case told
        /// If nothing in the file can ignore it, it is counted without wording or location, which would take a
        /// twentieth of a validation.
        case counted
        /// It is not checked.
        case skipped
    }
}
