extension CurrentDocument {
    /// The kind of an action that fixes everything.
    static let fixAll = "source.fixAll.bannerkit"

    /// What can be done about the findings in a range, computed from the text as it is now.
    ///
    /// They are also about the findings that an editor sends along: Neovim asks at the cursor about those of its line.
    func codeActions(_ wanted: (range: Range<Position>, kinds: [String]?, sent: [Range<Position>])) -> JSON {
        let findings = snapshot.report.findings.filter { finding in
            let mark = positions.mark(finding.range)
            return mark.lowerBound <= wanted.range.upperBound && mark.upperBound >= wanted.range.lowerBound
                || wanted.sent.contains(mark)
        }
        // Kinds begin with one another.
        func isWanted(_ kind: String) -> Bool {
            wanted.kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        var actions: [JSON] = []
        if isWanted("quickfix") {
            actions += findings.flatMap { finding in
                finding.remedies.map { remedy in
                    action(remedy, positions.changes(of: remedy), for: finding)
                }
            }
            actions += rules(findings).compactMap { fixAll(of: $0, "quickfix") }
            // Each is tried, which takes as long as a check.
            if snapshot.file.bytes.count < 1 << 17 { actions += findings.prefix(16).compactMap(ignore) }
        }
        // An editor that asks for everything does so whenever its cursor moves.
        let isNear = wanted.kinds != nil || findings.contains { $0.remedies.first?.certainty == .certain }
        if isNear, isWanted(CurrentDocument.fixAll), let action = fixAll(of: nil, CurrentDocument.fixAll) {
            actions.append(action)
        }
        return .array(actions)
    }

    private func action(_ remedy: Remedy, _ changes: [Replacement], for finding: Finding) -> JSON {
        let title = remedy.title.description
        return action(
            title.prefix(1).uppercased() + title.dropFirst(), changes, for: finding,
            isPreferred: remedy.certainty == .certain)
    }

    /// A comment that silences the finding, if there is one that does.
    private func ignore(_ finding: Finding) -> JSON? {
        guard snapshot.kind == .banner else { return nil }
        let edit = snapshot.file.ignoring(
            finding, in: snapshot.report, reason: "TODO: say why", rulings: snapshot.rulings)
        let title = "Ignore `\(finding.rule.slug)` on this line"
        return edit.map { action(title, [Replacement(range: $0.range, text: $0.text)], for: finding) }
    }

    /// The rules of some findings of which more than one has a certain remedy.
    private func rules(_ findings: [Finding]) -> [Rule] {
        var counts: [String: Int] = [:]
        for finding in snapshot.report.findings where finding.remedies.first?.certainty == .certain {
            counts[finding.rule.id, default: 0] += 1
        }
        return findings.map(\.rule).filter { counts.removeValue(forKey: $0.id) ?? 0 > 1 }
    }

    /// What `bannerkit validate --fix` would do about a rule, or about all.
    private func fixAll(of rule: Rule?, _ kind: String) -> JSON? {
        guard snapshot.kind == .banner, snapshot.report.hasErrors else { return nil }
        let fixes = BannerFile.SafeFixes(snapshot.file, limits: Limits(), rulings: snapshot.rulings, of: rule)
        guard fixes.count > 0 else { return nil }
        let what = rule.map { " of `\($0.slug)`" } ?? ""
        let title = fixes.count == 1 ? "Apply the safe fix\(what)" : "Apply all \(fixes.count) safe fixes\(what)"
        return action(title, snapshot.bytes.changes(to: fixes.file.bytes), kind)
    }

    private func action(
        _ title: String, _ changes: [Replacement], _ kind: String = "quickfix", for finding: Finding? = nil,
        isPreferred: Bool = false
    ) -> JSON {
        let isPreferred = isPreferred && client.can("textDocument", "codeAction", "isPreferredSupport")
        return [
            "title": .string(title), "kind": .string(kind),
            "diagnostics": finding.map { [diagnostic($0)] }, "isPreferred": isPreferred ? true : nil,
            "edit": workspaceEdit(changes),
        ]
    }
}
