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
    /// The rules between keys, in order of id; compiled once for all uses, like the other list.
    #if !hasFeature(Embedded)
        @_semantics("optimize.sil.specialize.generic.never")
    #endif
    static func between<Use: RuleUse>(_ use: Use, _ state: inout Use.State) {
        use.add(DuplicateID.self, to: &state)
        use.add(DuplicateScenarioName.self, to: &state)
        use.add(DwellTooShort.self, to: &state)
        use.add(InputsOutOfOrder.self, to: &state)
        use.add(InputInsideDrag.self, to: &state)
        use.add(AfterTheEnd.self, to: &state)
        use.add(EmptyStretch.self, to: &state)
        use.add(CyclesWithoutLoop.self, to: &state)
        use.add(CrossedBounds.self, to: &state)
        use.add(StrideTooSmall.self, to: &state)
        use.add(TooManyPages.self, to: &state)
        use.add(VerticalRightToLeft.self, to: &state)
        use.add(RepeatedWidth.self, to: &state)
        use.add(TimerNeverStarts.self, to: &state)
        use.add(SnapWithFade.self, to: &state)
        use.add(WithoutEffect.self, to: &state)
        use.add(WeightsWithoutRound.self, to: &state)
        use.add(UntilBeforeFrom.self, to: &state)
        use.add(TooManyTurns.self, to: &state)
    }

    /// The errors between keys with which a banner can still be played as its file says, if they are ignored: the engine
    /// knows items by their pages, and an expectation that cannot hold does not.
    package static let playable: [Rule] = [DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule]

    /// What a banner may do but is advised against, in order of id; checked only for a banner without errors.
    #if !hasFeature(Embedded)
        @_semantics("optimize.sil.specialize.generic.never")
    #endif
    static func advice<Use: RuleUse>(_ use: Use, _ state: inout Use.State) {
        use.add(MovesForever.self, to: &state)
        use.add(ChangesTooFast.self, to: &state)
        use.add(UnreadableTitle.self, to: &state)
        use.add(TooManyDots.self, to: &state)
        use.add(TimerForOneItem.self, to: &state)
        use.add(ImageWithoutAlt.self, to: &state)
        use.add(LowContrast.self, to: &state)
        use.add(ShortDwell.self, to: &state)
        use.add(NeverReached.self, to: &state)
        use.add(DurationWithoutTimer.self, to: &state)
        use.add(RoomAfterLast.self, to: &state)
        use.add(FadeWithRewind.self, to: &state)
        use.add(ShelfFits.self, to: &state)
        use.add(WeightWithoutEffect.self, to: &state)
        use.add(FollowsItself.self, to: &state)
        use.add(SlidesOverPages.self, to: &state)
        use.add(OccasionNeverHolds.self, to: &state)
        use.add(OtherwiseNeverComes.self, to: &state)
        use.add(CalendarGap.self, to: &state)
        use.add(LocalTimeWithoutZone.self, to: &state)
        use.add(MinuteBeforeMidnight.self, to: &state)
        use.add(ClockChange.self, to: &state)
        use.add(DaysOrHours.self, to: &state)
        use.add(NeverTwoItems.self, to: &state)
        use.add(Over.self, to: &state)
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
