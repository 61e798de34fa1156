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
    static func between(_ use: inout some RuleUse) {
        use.add(DuplicateID.self)
        use.add(DuplicateScenarioName.self)
        use.add(DwellTooShort.self)
        use.add(InputsOutOfOrder.self)
        use.add(InputInsideDrag.self)
        use.add(AfterTheEnd.self)
        use.add(EmptyStretch.self)
        use.add(CyclesWithoutLoop.self)
        use.add(CrossedBounds.self)
        use.add(StrideTooSmall.self)
        use.add(TooManyPages.self)
        use.add(VerticalRightToLeft.self)
        use.add(RepeatedWidth.self)
        use.add(TimerNeverStarts.self)
        use.add(UntilBeforeFrom.self)
    }

    /// The errors between keys with which a banner can still be played as its file says, if they are ignored: the engine
    /// knows items by their pages, and an expectation that cannot hold does not.
    package static let playable: [Rule] = [DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule]

    /// What a banner may do but is advised against, in order of id; checked only for a banner without errors.
    static func advice(_ use: inout some RuleUse) {
        use.add(MovesForever.self)
        use.add(ChangesTooFast.self)
        use.add(UnreadableTitle.self)
        use.add(TooManyDots.self)
        use.add(TimerForOneItem.self)
        use.add(ImageWithoutAlt.self)
        use.add(LowContrast.self)
        use.add(ShortDwell.self)
        use.add(NeverReached.self)
        use.add(DurationWithoutTimer.self)
        use.add(RoomAfterLast.self)
        use.add(FadeWithRewind.self)
        use.add(OccasionNeverHolds.self)
        use.add(OtherwiseNeverComes.self)
        use.add(CalendarGap.self)
        use.add(LocalTimeWithoutZone.self)
        use.add(MinuteBeforeMidnight.self)
        use.add(ClockChange.self)
        use.add(DaysOrHours.self)
        use.add(NeverTwoItems.self)
        use.add(Over.self)
    }
}
