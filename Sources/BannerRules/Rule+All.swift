extension Rule {
    /// Every rule, in order of id.
    package static let all: [BannerReport.Rule] =
        reading + ignores + shape + value + between + advice + outcome + limits

    /// The value rules, in order of id.
    package static let value: [Rule] = [
        outOfRange, unknownWord, durationSyntax, durationTooFine, durationTooLong, invalidColor, invalidID,
        invalidLink, invalidImage, easingPoints, tooManyItems, tooManyInputs, tooManyScenarios, tooManyExpectations,
        controlInText, bareDuration, tooManyBreakpoints, invalidDate, invalidHours, equalEnds, unknownZone,
        missingZoneData, tooManyOccasions, tooManyWindows,
    ]

    /// The rules between keys, in order of id: those of the rulebook, and two that are checked
    /// together with the keys.
    package static let between: [Rule] =
        (Rulebook.between.map(\.rule) + [noSuchPage, foreignParameter]).sorted { $0.id < $1.id }

    /// The advice rules, in order of id.
    package static let advice: [Rule] = (Rulebook.advice.map(\.rule) + [missingImage]).sorted { $0.id < $1.id }

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
            rule.group.name.uppercased() == upper || isBeginning && rule.id.utf8.starts(with: upper.utf8)
        }
    }

    /// The name of a rule or a group that is nearest to a word.
    package static func nearest(to word: String) -> String? {
        Suggestion.nearest(to: word, in: Group.allCases.map(\.name) + all.map(\.slug) + all.map(\.id))
    }
}
