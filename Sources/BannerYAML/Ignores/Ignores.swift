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
                .unusedIgnore, "this silences nothing: there is no `\(rule.slug)` here", at: range,
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
                        .malformedIgnore, "an ignore needs rules in brackets, and a reason after them",
                        at: comment.range,
                        explanation: "write `# bannerkit-ignore\(comment.isForFile ? "-file" : "")[RULE] reason`"))
            }
            let next = element.map { $0.start..<max($0.end, $0.start + 1) } ?? 0..<0
            let scope =
                comment.isForFile ? 0..<Int.max : comment.isAlone ? next : comment.lineStart..<comment.hash + 1
            var here: Set<String> = []
            for name in comment.names where !name.text.isEmpty {
                guard let rule = Ignores.rules[name.text.lowercased()], rule.canBeIgnored else {
                    faults.append(fault(in: name))
                    continue
                }
                // A rule that is named again silences nothing more.
                let isNew = comment.isForFile ? inFile.insert(rule.id).inserted : here.insert(rule.id).inserted
                named.append(Named(rule: rule, range: name.range, scope: isNew ? scope : 0..<0))
            }
        }
    }

    /// The finding for an invalid name; similar names are suggested only for the first few.
    private func fault(in name: IgnoreComment.Name) -> Finding {
        guard Ignores.rules[name.text.lowercased()] == nil else {
            return Finding(
                .malformedIgnore, "`\(name.text)` cannot be ignored", at: name.range, explanation: "remove it")
        }
        let rules = faults.count < Report.shownLimit ? Rule.all.filter(\.canBeIgnored) : []
        let near = Suggestion.nearest(to: name.text, in: rules.map(\.slug) + rules.map(\.id))
        return Finding(
            .malformedIgnore, "`\(name.text)` is not a rule", at: name.range,
            explanation: "`bannerkit explain` lists them all",
            remedies: near.map { [Remedy("write `\($0)`", [Edit(name.range, $0)], .likely)] } ?? [])
    }

    /// Whether a finding of a rule that begins at a code point is silenced.
    func silence(_ rule: Rule, at start: Int) -> Bool {
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
