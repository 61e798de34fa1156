/// The rules that are functions of a banner, however it was made.
package enum Rulebook {
    /// A rule with its check, which reports where a banner breaks it.
    ///
    /// A check looks at the banner first and asks the context only if the rule is broken: places are looked up for faults alone.
    /// It never assumes that a value is trusted, and a value that is not trusted has its default. Each rule is a type in a file
    /// of its own, named for the rule's slug.
    package typealias Entry = (rule: Rule, check: @Sendable (Banner, any RuleContext) -> Void)

    /// What must hold between keys, in order of id.
    package static let between: [Entry] = [
        (DuplicateID.rule, DuplicateID.check),
        (DuplicateScenarioName.rule, DuplicateScenarioName.check),
        (DwellTooShort.rule, DwellTooShort.check),
        (InputsOutOfOrder.rule, InputsOutOfOrder.check),
        (InputInsideDrag.rule, InputInsideDrag.check),
        (AfterTheEnd.rule, AfterTheEnd.check),
        (EmptyStretch.rule, EmptyStretch.check),
        (CyclesWithoutLoop.rule, CyclesWithoutLoop.check),
        (CrossedBounds.rule, CrossedBounds.check),
        (StrideTooSmall.rule, StrideTooSmall.check),
        (TooManyPages.rule, TooManyPages.check),
        (VerticalRightToLeft.rule, VerticalRightToLeft.check),
        (RepeatedWidth.rule, RepeatedWidth.check),
        (TimerNeverStarts.rule, TimerNeverStarts.check),
        (SnapWithFade.rule, SnapWithFade.check),
        (WithoutEffect.rule, WithoutEffect.check),
        (WeightsWithoutRound.rule, WeightsWithoutRound.check),
        (UntilBeforeFrom.rule, UntilBeforeFrom.check),
        (TooManyTurns.rule, TooManyTurns.check),
    ]

    /// The errors between keys with which a banner can still be played as its file says, if they are ignored: the engine
    /// knows items by their pages, and an expectation that cannot hold does not.
    package static let playable: [Rule] = [DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule]

    /// What a banner may do but is advised against, in order of id; checked only for a banner without errors.
    package static let advice: [Entry] = [
        (MovesForever.rule, MovesForever.check),
        (ChangesTooFast.rule, ChangesTooFast.check),
        (UnreadableTitle.rule, UnreadableTitle.check),
        (TooManyDots.rule, TooManyDots.check),
        (TimerForOneItem.rule, TimerForOneItem.check),
        (ImageWithoutAlt.rule, ImageWithoutAlt.check),
        (LowContrast.rule, LowContrast.check),
        (ShortDwell.rule, ShortDwell.check),
        (NeverReached.rule, NeverReached.check),
        (DurationWithoutTimer.rule, DurationWithoutTimer.check),
        (RoomAfterLast.rule, RoomAfterLast.check),
        (FadeWithRewind.rule, FadeWithRewind.check),
        (ShelfFits.rule, ShelfFits.check),
        (WeightWithoutEffect.rule, WeightWithoutEffect.check),
        (FollowsItself.rule, FollowsItself.check),
        (SlidesOverPages.rule, SlidesOverPages.check),
        (OccasionNeverHolds.rule, OccasionNeverHolds.check),
        (OtherwiseNeverComes.rule, OtherwiseNeverComes.check),
        (CalendarGap.rule, CalendarGap.check),
        (LocalTimeWithoutZone.rule, LocalTimeWithoutZone.check),
        (MinuteBeforeMidnight.rule, MinuteBeforeMidnight.check),
        (ClockChange.rule, ClockChange.check),
        (DaysOrHours.rule, DaysOrHours.check),
        (NeverTwoItems.rule, NeverTwoItems.check),
        (Over.rule, Over.check),
    ]

    /// Checks a banner with some rules: as it is and, where that differs, at the width of each breakpoint.
    package static func check(_ rules: [Entry], _ banner: Banner, _ context: any RuleContext) {
        guard !banner.breakpoints.isEmpty else { return rules.forEach { $0.check(banner, context) } }
        let wide = WidthContext(context, banner.breakpoints)
        for width in wide.all {
            wide.width = width
            let viewer = Banner.Viewer(width: width)
            let fitted = width == nil ? banner : banner.fitted(to: viewer).banner
            rules.forEach { $0.check(fitted, wide) }
        }
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
