/// The rules that are functions of a banner, whether it comes from a file or from code.
package enum Rulebook {
    /// A rule with its check, which reports where a banner violates it.
    ///
    /// A check examines the banner first, and uses the context only if the rule is violated: values
    /// are looked up only for faults. It must not assume that a value is trusted; a value that is
    /// not trusted has its default. Each rule is a type in a file of its own, named after the
    /// rule's slug.
    package typealias Entry = (rule: Rule, check: @Sendable (Banner, any RuleContext) -> Void)

    /// The rules between keys, in order of id.
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
        (FinishWithoutEnd.rule, FinishWithoutEnd.check),
        (PageNumber.rule, PageNumber.check),
        (GroupNeedsStart.rule, GroupNeedsStart.check),
        (IncompleteGroup.rule, IncompleteGroup.check),
    ]

    /// The errors between keys that do not prevent playing, if they are ignored.
    ///
    /// The engine identifies items by their pages, and an expectation that cannot hold simply
    /// fails.
    package static let playable: [Rule] = [
        DuplicateID.rule, DuplicateScenarioName.rule, CrossedBounds.rule,
    ]

    /// The advice rules, in order of id; checked only for a banner without errors.
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
        (MonthWithoutDay.rule, MonthWithoutDay.check),
        (IndicatorDoesNotFit.rule, IndicatorDoesNotFit.check),
        (CardTwice.rule, CardTwice.check),
        (FileNamesAsIDs.rule, FileNamesAsIDs.check),
        (SometimesIncomplete.rule, SometimesIncomplete.check),
    ]

    /// Checks a banner against some rules, as it is and, if it has breakpoints, at the width of
    /// each one.
    package static func check(_ rules: [Entry], _ banner: Banner, _ context: any RuleContext) {
        guard !banner.breakpoints.isEmpty else {
            return rules.forEach { $0.check(banner, context) }
        }
        let wide = WidthContext(context, banner.breakpoints)
        for width in wide.all {
            wide.width = width
            let viewer = Banner.Viewer(width: width)
            let fitted = width == nil ? banner : banner.fitted(to: viewer).banner
            rules.forEach { $0.check(fitted, wide) }
        }
    }

    /// The handling of advice.
    package enum Advice {
        /// Reported like every finding.
        case told
        /// Counted without message and place, which is faster; used if nothing in the file can
        /// ignore it.
        case counted
        /// Not checked.
        case skipped
    }
}

extension Rule {
    /// Every rule, in order of id.
    package static let all: [BannerReport.Rule] =
        reading + ignores + shape + value + between + advice + outcome + limits

    /// The value rules, in order of id.
    package static let value: [Rule] = [
        outOfRange, unknownWord, durationSyntax, durationTooFine, durationTooLong, invalidColor,
        invalidID,
        invalidLink, invalidImage, easingPoints, tooManyItems, tooManyInputs, tooManyScenarios,
        tooManyExpectations,
        controlInText, unitlessDuration, tooManyBreakpoints, invalidDate, invalidHours, equalEnds,
        unknownZone,
        missingZoneData, tooManyOccasions, tooManyWindows,
    ]

    /// The rules between keys, in order of id: those of the rulebook, and two that are checked
    /// together with the keys.
    package static let between: [Rule] =
        (Rulebook.between.map(\.rule) + [noSuchPage, foreignParameter]).sorted { $0.id < $1.id }

    /// The advice rules, in order of id.
    package static let advice: [Rule] = (Rulebook.advice.map(\.rule) + [missingImage]).sorted {
        $0.id < $1.id
    }

    /// The rule with this id or slug, in any case.
    package static func named(_ name: String) -> BannerReport.Rule? {
        let wanted = name.lowercased()
        return all.first { $0.slug == wanted || $0.id.lowercased() == wanted }
    }

    /// The rules with an id, a slug or a group's name, or with an id that begins so, such as `BK5`.
    package static func all(named word: String) -> [Rule] {
        if let rule = named(word) { return [rule] }
        let upper = word.uppercased()
        let isBeginning = upper.utf8.count > 2 && upper.utf8.starts(with: "BK".utf8)
        return all.filter { rule in
            rule.group.name.uppercased() == upper
                || isBeginning && rule.id.utf8.starts(with: upper.utf8)
        }
    }

    /// The name of a rule or a group that is nearest to a word.
    package static func nearest(to word: String) -> String? {
        Suggestion.nearest(
            to: word, in: Group.allCases.map(\.name) + all.map(\.slug) + all.map(\.id))
    }
}
