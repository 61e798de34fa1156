/// The rules that are functions of a banner, whether it comes from a file or from code.
package enum Rulebook {
    /// A rule with its check, which reports where a banner violates it.
    ///
    /// A check examines the banner first, and uses the context only if the rule is violated: values
    /// are looked up only for faults. It must not assume that a value is trusted; a value that is
    /// not trusted has its default. Each rule is a type in a file of its own, named after the
    /// rule's slug.
    package struct Entry: Sendable {
        package let rule: Rule
        let check: @Sendable (Banner, any RuleContext) -> Void

        init(_ rule: Rule, _ check: @escaping @Sendable (Banner, any RuleContext) -> Void) {
            (self.rule, self.check) = (rule, check)
        }
    }

    /// The rules between keys, in order of id.
    package static let between: [Entry] = [
        Entry(DuplicateID.rule, DuplicateID.check),
        Entry(DuplicateScenarioName.rule, DuplicateScenarioName.check),
        Entry(DwellTooShort.rule, DwellTooShort.check),
        Entry(InputsOutOfOrder.rule, InputsOutOfOrder.check),
        Entry(InputInsideDrag.rule, InputInsideDrag.check),
        Entry(AfterTheEnd.rule, AfterTheEnd.check),
        Entry(EmptyStretch.rule, EmptyStretch.check),
        Entry(CyclesWithoutLoop.rule, CyclesWithoutLoop.check),
        Entry(CrossedBounds.rule, CrossedBounds.check),
        Entry(StrideTooSmall.rule, StrideTooSmall.check),
        Entry(TooManyPages.rule, TooManyPages.check),
        Entry(VerticalRightToLeft.rule, VerticalRightToLeft.check),
        Entry(RepeatedWidth.rule, RepeatedWidth.check),
        Entry(TimerNeverStarts.rule, TimerNeverStarts.check),
        Entry(SnapWithFade.rule, SnapWithFade.check),
        Entry(WithoutEffect.rule, WithoutEffect.check),
        Entry(WeightsWithoutRound.rule, WeightsWithoutRound.check),
        Entry(UntilBeforeFrom.rule, UntilBeforeFrom.check),
        Entry(TooManyTurns.rule, TooManyTurns.check),
        Entry(FinishWithoutEnd.rule, FinishWithoutEnd.check),
        Entry(PageNumber.rule, PageNumber.check),
        Entry(GroupNeedsStart.rule, GroupNeedsStart.check),
        Entry(IncompleteGroup.rule, IncompleteGroup.check),
        Entry(DriftConflict.rule, DriftConflict.check),
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
        Entry(MovesForever.rule, MovesForever.check),
        Entry(ChangesTooFast.rule, ChangesTooFast.check),
        Entry(UnreadableTitle.rule, UnreadableTitle.check),
        Entry(TooManyDots.rule, TooManyDots.check),
        Entry(TimerForOneItem.rule, TimerForOneItem.check),
        Entry(ImageWithoutAlt.rule, ImageWithoutAlt.check),
        Entry(LowContrast.rule, LowContrast.check),
        Entry(ShortDwell.rule, ShortDwell.check),
        Entry(NeverReached.rule, NeverReached.check),
        Entry(DurationWithoutTimer.rule, DurationWithoutTimer.check),
        Entry(RoomAfterLast.rule, RoomAfterLast.check),
        Entry(FadeWithRewind.rule, FadeWithRewind.check),
        Entry(ShelfFits.rule, ShelfFits.check),
        Entry(WeightWithoutEffect.rule, WeightWithoutEffect.check),
        Entry(FollowsItself.rule, FollowsItself.check),
        Entry(SlidesOverPages.rule, SlidesOverPages.check),
        Entry(OccasionNeverHolds.rule, OccasionNeverHolds.check),
        Entry(OtherwiseNeverComes.rule, OtherwiseNeverComes.check),
        Entry(CalendarGap.rule, CalendarGap.check),
        Entry(LocalTimeWithoutZone.rule, LocalTimeWithoutZone.check),
        Entry(MinuteBeforeMidnight.rule, MinuteBeforeMidnight.check),
        Entry(ClockChange.rule, ClockChange.check),
        Entry(DaysOrHours.rule, DaysOrHours.check),
        Entry(NeverTwoItems.rule, NeverTwoItems.check),
        Entry(Over.rule, Over.check),
        Entry(MonthWithoutDay.rule, MonthWithoutDay.check),
        Entry(IndicatorDoesNotFit.rule, IndicatorDoesNotFit.check),
        Entry(CardTwice.rule, CardTwice.check),
        Entry(FileNamesAsIDs.rule, FileNamesAsIDs.check),
        Entry(SometimesIncomplete.rule, SometimesIncomplete.check),
    ]

    /// Checks a banner against some rules, as it is and, if it has breakpoints, at the width of
    /// each one.
    package static func check(_ rules: [Entry], _ banner: Banner, _ context: any RuleContext) {
        // By their numbers: each rule would be copied, with its texts.
        func checkAll(_ banner: Banner, _ context: any RuleContext) {
            for number in rules.indices { rules[number].check(banner, context) }
        }
        guard !banner.breakpoints.isEmpty else { return checkAll(banner, context) }
        let wide = WidthContext(context, banner.breakpoints)
        for width in wide.all {
            wide.width = width
            let viewer = Banner.Viewer(width: width)
            let fitted = width == nil ? banner : banner.fitted(to: viewer).banner
            checkAll(fitted, wide)
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
