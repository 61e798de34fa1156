import BannerLanguage
import BannerRules

/// The findings that do not count as errors: those that comments ignore, and those that a project
/// has turned off or made less severe.
///
/// They are queried before a conclusion is drawn from a fault, so that an exempt fault neither
/// hides other findings nor prevents a banner that is complete without the faulty part.
struct Exemptions {
    /// The file's ignores; `nil` if there are none.
    let ignores: Ignores?
    /// The project's rule settings.
    let rulings: Rulings

    /// Whether there are no exemptions.
    var isEmpty: Bool { ignores == nil && rulings.isStandard }

    /// Whether a rule's fault that begins at a code point is exempt.
    func contain(_ rule: Rule, at start: Int) -> Bool {
        rulings.lightens(rule) || ignores?.silence(rule, at: start) ?? false
    }

    /// The exemptions for reading a banner; `nil` if there are none.
    var asked: BannerContent.Exemptions? {
        isEmpty ? nil : BannerContent.Exemptions(contain: contain, verdict: verdict)
    }

    /// The outcome for a banner with errors.
    private func verdict(on banner: Banner?, _ report: Report) -> BannerContent.Verdict {
        let errors = report.keptFindings.filter { $0.severity == .error }
        // Errors that are only counted cannot be exempt.
        guard errors.count == report.count(of: .error),
            errors.allSatisfy({ contain($0.rule, at: $0.range.start) })
        else { return .broken }
        guard let banner, banner.obstacle == nil else { return .refused(advisable: false) }
        return errors.allSatisfy(\.leavesBannerComplete) ? .complete : .refused(advisable: true)
    }

    /// The findings of a banner without the exempt ones, and with the faults of the ignores.
    ///
    /// An ignored error still counts if the banner cannot be played without the faulty part.
    func applied(to content: BannerContent) -> Report {
        var report = content.report
        guard !isEmpty else { return report }
        func isObstacle(_ finding: Finding) -> Bool {
            guard case .refused(let isAdvisable) = content.verdict, finding.severity == .error else { return false }
            return !(isAdvisable ? finding.leavesBannerComplete : finding.isLeftOut)
        }
        report.note(
            "this is ignored, but without it the banner is not what the file says, and cannot be played", isObstacle)
        ignores?.apply(to: &report, but: isObstacle) { rule in
            // Rules between keys are not checked for invalid values, and advice is not checked for
            // a banner with errors.
            switch rule.group {
            case .betweenKeys, .limits: content.verdict != .broken
            case .advice: content.isAdvised
            case .reading, .keys, .values, .scenarios: true
            }
        }
        report.apply(rulings, but: isObstacle)
        return report
    }
}

extension Finding {
    /// Whether the faulty part is an unknown key, which is left out.
    fileprivate var isLeftOut: Bool {
        [Rule.unknownKey.id, Rule.misplacedKey.id, Rule.mergeKey.id, Rule.foreignParameter.id].contains(rule.id)
    }

    /// Whether a banner without the faulty part is still complete.
    ///
    /// An unknown key is left out, and a value outside scenarios has its default. A scenario
    /// without one of its inputs would be a different scenario.
    fileprivate var leavesBannerComplete: Bool {
        switch rule.id {
        case _ where isLeftOut: true
        case Rule.missingKey.id, Rule.exclusiveKeys.id, Rule.incompleteEntry.id, Rule.tooFewEntries.id,
            Rule.tooManyItems.id, Rule.tooManyInputs.id, Rule.tooManyScenarios.id, Rule.tooManyExpectations.id:
            false
        default:
            rule.group == .betweenKeys && rule.id != Rule.noSuchPage.id
                ? rule.isPlayable : !path.isEmpty && !path.utf8.starts(with: "/scenarios".utf8)
        }
    }
}

extension Banner {
    /// The finding that prevents the engine from playing a banner with exempt faults; `nil` if
    /// there is none.
    var obstacle: Finding? {
        findings().first { finding in
            guard finding.severity == .error else { return false }
            // An id that is not empty identifies its item, whatever its characters.
            guard finding.rule.id != Rule.invalidID.id else { return items.contains { $0.id.isEmpty } }
            return !finding.rule.isPlayable
        }
    }
}

extension Rule {
    /// Whether a banner that violates this rule between keys can be played.
    fileprivate var isPlayable: Bool { Rulebook.playable.contains { $0.id == id } }
}
