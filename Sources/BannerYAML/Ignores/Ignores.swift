import BannerLanguage
import BannerRules
import BannerTree

/// Applies a file's ignores: removes silenced findings from the report, and adds the faults of the
/// ignores.
struct Ignores {
    private var named: [Named] = []
    private var faults: [Finding] = []

    /// The rules by id and by slug, in lower case.
    private static let rules = Rule.all.reduce(into: [String: Rule]()) { rules, rule in
        rules[rule.id.lowercased()] = rule
        rules[rule.slug] = rule
    }

    /// A rule named in a comment.
    private struct Named {
        let rule: Rule
        /// The range of the name.
        let range: SourceRange
        /// The range in which the silenced findings begin.
        let scope: Range<Int>

        /// The finding for a name that silences nothing.
        var unused: Finding {
            Finding(
                .unusedIgnore, "unused ignore: there is no `\(rule.slug)` here", at: range,
                explanation: "remove it, or move it above or next to what it should silence")
        }
    }

    /// The ignores of a document; fails if there are none.
    init?(of document: Document) {
        let comments = IgnoreComment.found(in: document)
        guard !comments.isEmpty else { return nil }
        var inFile: Set<String> = []
        for (comment, element) in zip(comments, document.elements(after: comments.map(\.hash))) {
            if !comment.isComplete {
                faults.append(
                    Finding(
                        .malformedIgnore,
                        "an ignore needs rules in brackets, and a reason after them",
                        at: comment.range,
                        explanation:
                            """
                            write `# bannerkit-ignore\(comment.isForFile ? "-file" : "")[RULE] \
                            reason`
                            """
                    ))
            }
            let next = element.map { $0.start..<max($0.end, $0.start + 1) } ?? 0..<0
            let scope =
                comment.isForFile
                ? 0..<Int.max : comment.isAlone ? next : comment.lineStart..<comment.hash + 1
            var here: Set<String> = []
            for name in comment.names where !name.text.isEmpty {
                guard let rule = Ignores.rules[name.text.lowercased()], rule.canBeIgnored else {
                    faults.append(fault(in: name))
                    continue
                }
                // A rule that is named again silences nothing more.
                let isNew =
                    comment.isForFile
                    ? inFile.insert(rule.id).inserted : here.insert(rule.id).inserted
                named.append(Named(rule: rule, range: name.range, scope: isNew ? scope : 0..<0))
            }
        }
    }

    /// The finding for an invalid name; similar names are suggested only for the first few.
    private func fault(in name: IgnoreComment.Name) -> Finding {
        guard Ignores.rules[name.text.lowercased()] == nil else {
            return Finding(
                .malformedIgnore, "`\(name.text)` cannot be ignored", at: name.range,
                explanation: "remove it")
        }
        let rules = faults.count < Report.shownLimit ? Rule.all.filter(\.canBeIgnored) : []
        let near = Suggestion.nearest(to: name.text, in: rules.map(\.slug) + rules.map(\.id))
        return Finding(
            .malformedIgnore, "`\(name.text)` is not a rule", at: name.range,
            explanation: "`bannerkit explain` lists them all",
            remedies: near.map { [Remedy("write `\($0)`", [Edit(name.range, $0)], .likely)] } ?? [])
    }

    /// Whether a finding of a rule that begins at a code point is silenced.
    func suppresses(_ rule: Rule, at start: Int) -> Bool {
        named.contains { $0.scope.contains(start) && $0.rule.id == rule.id }
    }

    /// Removes the silenced findings, and adds the faults of the ignores.
    ///
    /// - Parameters:
    ///   - report: the findings of the file.
    ///   - isKept: whether a finding is never silenced.
    ///   - isChecked: whether the file was checked for a rule, so that an ignore of it can be
    ///     reported as unused.
    func apply(to report: inout Report, but isKept: (Finding) -> Bool, isChecked: (Rule) -> Bool) {
        let kept = report.keptFindings
        let places = kept.indices.sorted { kept[$0].range.start < kept[$1].range.start }
        var isSilenced = [Bool](repeating: false, count: kept.count)
        var added = faults
        for name in named {
            let first = places.partitioningIndex { kept[$0].range.start >= name.scope.lowerBound }
            let found = places[first...].prefix { kept[$0].range.start < name.scope.upperBound }
                .filter { kept[$0].rule.id == name.rule.id }
            for place in found { isSilenced[place] = !isKept(kept[place]) }
            if found.isEmpty, report.keepsAll, isChecked(name.rule) { added.append(name.unused) }
        }
        report.remove(isSilenced)
        for finding in added { report.add(finding) }
    }
}

/// The findings that do not count as errors: those that comments ignore, and those that a project
/// has turned off or made less severe.
///
/// They are queried before a conclusion is drawn from a fault, so that an exempt fault neither
/// hides other findings nor prevents a banner that is complete without the faulty part.
struct Suppressions {
    /// The file's ignores; `nil` if there are none.
    let ignores: Ignores?
    /// The project's rule settings.
    let configuration: RuleConfiguration

    /// Whether there are no exemptions.
    var isEmpty: Bool { ignores == nil && configuration.isStandard }

    /// Whether a rule's fault that begins at a code point is exempt.
    func contain(_ rule: Rule, at start: Int) -> Bool {
        configuration.demotes(rule) || ignores?.suppresses(rule, at: start) ?? false
    }

    /// The exemptions for reading a banner; `nil` if there are none.
    var asked: BannerContent.Suppressions? {
        isEmpty ? nil : BannerContent.Suppressions(contain: contain, verdict: verdict)
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
            guard case .refused(let isAdvisable) = content.verdict, finding.severity == .error
            else { return false }
            return !(isAdvisable ? finding.leavesBannerComplete : finding.isLeftOut)
        }
        report.note(
            "this is ignored, but a banner cannot be played without this part", isObstacle)
        ignores?.apply(to: &report, but: isObstacle) { rule in
            // Rules between keys are not checked for invalid values, and advice is not checked for
            // a banner with errors.
            switch rule.group {
            case .betweenKeys, .limits: content.verdict != .broken
            case .advice: content.isAdvised
            case .reading, .keys, .values, .scenarios: true
            }
        }
        report.apply(configuration, but: isObstacle)
        return report
    }
}

extension Finding {
    /// Whether the faulty part is an unknown key, which is left out.
    fileprivate var isLeftOut: Bool {
        [Rule.unknownKey.id, Rule.misplacedKey.id, Rule.mergeKey.id, Rule.foreignParameter.id]
            .contains(rule.id)
    }

    /// Whether a banner without the faulty part is still complete.
    ///
    /// An unknown key is left out, and a value outside scenarios has its default. A scenario
    /// without one of its inputs would be a different scenario.
    fileprivate var leavesBannerComplete: Bool {
        switch rule.id {
        case _ where isLeftOut: true
        case Rule.missingKey.id, Rule.exclusiveKeys.id, Rule.incompleteEntry.id,
            Rule.tooFewEntries.id,
            Rule.tooManyItems.id, Rule.tooManyInputs.id, Rule.tooManyScenarios.id,
            Rule.tooManyExpectations.id:
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
            guard finding.rule.id != Rule.invalidID.id else {
                return items.contains { $0.id.isEmpty }
            }
            return !finding.rule.isPlayable
        }
    }
}

extension Rule {
    /// Whether a banner that violates this rule between keys can be played.
    fileprivate var isPlayable: Bool { Rulebook.playable.contains { $0.id == id } }
}
