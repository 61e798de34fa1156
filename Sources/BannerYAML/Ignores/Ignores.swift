import BannerTree

/// Applies a file's ignores: removes what they silence from the report, and adds what is wrong with them.
struct Ignores {
    private var comments: [Bound] = []
    private var findings: [Finding] = []

    /// An ignore with its scope.
    private struct Bound {
        /// The range in which the findings begin that it silences.
        var scope: Range<Int>
        var rules: [Named]
    }

    /// A named rule, and whether one of its findings was silenced.
    private struct Named {
        var rule: Rule
        var name: IgnoreComment.Name
        var isUsed = false

        /// The finding that the name silences nothing.
        var unused: Finding {
            Finding(
                .unusedIgnore, "this silences nothing: there is no `\(rule.slug)` here", at: name.range,
                explanation: "remove it, or move it above or next to what it should silence")
        }
    }

    /// The ignores of a document; `nil` if there are none, at the cost of one search for their word.
    init?(of document: Document) {
        guard document.mayHaveComment(beginningWith: IgnoreMark.bytes[0]),
            IgnoreMark.next(in: document.file.bytes, from: 0) != nil
        else { return nil }
        let found = IgnoreComment.found(in: document)
        let elements = document.elements(after: found.map(\.hash))
        var rules = RuleNames()
        var inFile: Set<String> = []
        for (comment, element) in zip(found, elements) {
            if let fault = comment.fault { findings.append(fault) }
            var bound = Bound(scope: comment.lineStart..<comment.hash + 1, rules: [])
            if comment.isForFile {
                bound.scope = 0..<Int.max
            } else if comment.isAlone {
                bound.scope = element.map { $0.start..<max($0.end, $0.start + 1) } ?? 0..<0
            }
            for name in comment.names where !name.text.isEmpty {
                guard let rule = rules.rule(name, &findings) else { continue }
                let named = Named(rule: rule, name: name)
                // A rule that is ignored in the whole file a second time silences nothing more.
                if comment.isForFile && !inFile.insert(rule.id).inserted {
                    comments.append(Bound(scope: 0..<0, rules: [named]))
                } else {
                    bound.rules.append(named)
                }
            }
            if !bound.rules.isEmpty { comments.append(bound) }
        }
    }

    /// Whether a finding of a rule that begins at a code point is silenced.
    func silence(_ rule: Rule, at start: Int) -> Bool {
        comments.contains { comment in
            comment.scope.contains(start) && comment.rules.contains { $0.rule.id == rule.id }
        }
    }

    /// Silences what the ignores ask for, and adds what is wrong with them.
    ///
    /// - Parameters:
    ///   - report: what was found in the file.
    ///   - isKept: whether a finding is not silenced, whatever is asked for.
    ///   - isChecked: whether the file was checked for a rule, so that an ignore of it can be reported as unused.
    mutating func apply(to report: inout Report, but isKept: (Finding) -> Bool, isChecked: (Rule) -> Bool) {
        let kept = report.keptFindings
        let places = kept.indices.sorted { kept[$0].range.start < kept[$1].range.start }
        var isSilenced = [Bool](repeating: false, count: kept.count)
        for index in comments.indices {
            let scope = comments[index].scope
            let first = places.partitioningIndex { kept[$0].range.start >= scope.lowerBound }
            for place in places[first...] {
                guard kept[place].range.start < scope.upperBound else { break }
                let rule = kept[place].rule.id
                guard let named = comments[index].rules.firstIndex(where: { $0.rule.id == rule }) else { continue }
                comments[index].rules[named].isUsed = true
                isSilenced[place] = !isKept(kept[place])
            }
        }
        let keptAll = report.keepsAll
        report.remove(isSilenced)
        for finding in findings { report.add(finding) }
        guard keptAll else { return }
        for comment in comments {
            for named in comment.rules where !named.isUsed && isChecked(named.rule) { report.add(named.unused) }
        }
    }
}
