extension CurrentDocument {
    /// The kind of the action that applies all safe fixes.
    static let fixAll = "source.fixAll.bannerkit"

    /// The code actions for the findings in a range, or for the diagnostics that the client sends.
    ///
    /// Neovim sends those of the cursor's line.
    func codeActions(_ wanted: (range: Range<Position>, kinds: [String]?, sent: [Range<Position>])) -> JSON {
        let findings = snapshot.report.findings.filter { finding in
            let mark = positions.mark(finding.range)
            return mark.lowerBound <= wanted.range.upperBound && mark.upperBound >= wanted.range.lowerBound
                || wanted.sent.contains(mark)
        }
        // Kinds are hierarchical: `source` includes `source.fixAll`.
        func isWanted(_ kind: String) -> Bool {
            wanted.kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        var actions: [JSON] = []
        if isWanted("quickfix") {
            actions += findings.flatMap { finding in
                finding.remedies.map { action($0, for: finding) }
            }
            // Each comment is tested with a check of the file, so their number is limited.
            if snapshot.file.bytes.count < 1 << 17 { actions += findings.prefix(16).compactMap(ignore) }
        }
        // An editor that requests all kinds does so at every cursor movement.
        let isNear = wanted.kinds != nil || findings.contains { $0.remedies.first?.certainty == .certain }
        if isNear, isWanted(CurrentDocument.fixAll) { actions += fixEverything }
        return .array(actions)
    }

    private func action(_ remedy: Remedy, for finding: Finding) -> JSON {
        let title = remedy.title.description
        return action(
            title.prefix(1).uppercased() + title.dropFirst(), positions.changes(of: remedy), for: finding,
            isPreferred: remedy.certainty == .certain)
    }

    /// The action that adds a comment to ignore a finding; `nil` if no comment does.
    private func ignore(_ finding: Finding) -> JSON? {
        guard snapshot.kind == .banner else { return nil }
        let edit = snapshot.file.ignoring(
            finding, in: snapshot.report, reason: "TODO: say why", rulings: snapshot.rulings)
        let remedy = edit.map { Remedy("ignore `\(finding.rule.slug)` on this line", [$0], .possible) }
        return remedy.map { action($0, for: finding) }
    }

    /// The action for the safe fixes of `bannerkit validate --fix`; empty if there are none.
    private var fixEverything: [JSON] {
        guard snapshot.kind == .banner, snapshot.report.hasErrors else { return [] }
        let fixes = BannerFile.SafeFixes(snapshot.file, limits: Limits(), rulings: snapshot.rulings)
        guard fixes.count > 0 else { return [] }
        return [action("Apply all safe fixes", snapshot.bytes.changes(to: fixes.file.bytes), CurrentDocument.fixAll)]
    }

    private func action(
        _ title: String, _ changes: [Replacement], _ kind: String = "quickfix", for finding: Finding? = nil,
        isPreferred: Bool = false
    ) -> JSON {
        let isPreferred = isPreferred && client.can("textDocument/codeAction/isPreferredSupport")
        return [
            "title": .string(title), "kind": .string(kind),
            "diagnostics": finding.map { [diagnostic($0)] }, "isPreferred": isPreferred ? true : nil,
            "edit": workspaceEdit(changes),
        ]
    }
}
