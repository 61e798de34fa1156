import BannerDiagnostics
import BannerTree
import BannerYAML

/// The kinds of code actions, which begin with one another.
enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.bannerkit"

    /// Whether a client that asks for some kinds only wants this one.
    static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
        only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
}

extension LanguageServer {
    /// What can be done about the findings in a range, computed from the text as it is now.
    mutating func codeActions(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let wanted = try parameters.range("range")
        let only = try parameters.object("context")["only"]?.array?.compactMap(\.string)
        guard let document = try document(parameters) else { return [] }
        let findings = document.snapshot.report.findings.filter { finding in
            let mark = document.positions.mark(finding.range)
            return mark.lowerBound <= wanted.upperBound && mark.upperBound >= wanted.lowerBound
        }
        var actions: [JSON] = []
        if CodeActionKind.isWanted(CodeActionKind.quickFix, only) {
            actions += findings.compactMap { quickFix($0, document) }
            // Each is tried, which takes as long as a check.
            let limit = max(2, min(16, (4 << 20) / max(1, document.snapshot.file.bytes.count)))
            actions += findings.prefix(limit).compactMap { ignore($0, document) }
        }
        // An editor that asks for everything does so whenever its cursor moves.
        let isNear = only != nil || findings.contains { $0.fix?.isSafe == true }
        if isNear, CodeActionKind.isWanted(CodeActionKind.fixAll, only), let action = fixAll(document) {
            actions.append(action)
        }
        return .array(actions)
    }

    private func quickFix(_ finding: Diagnostic, _ document: CurrentDocument) -> JSON? {
        guard let fix = finding.fix else { return nil }
        let changes = fix.edits.map { (document.positions.bytes(of: $0.range), $0.replacement) }
        return action(
            LanguageServer.capitalized(fix.title), CodeActionKind.quickFix, changes, document, for: finding,
            isPreferred: fix.isSafe)
    }

    /// A comment that silences the finding, if there is one that does.
    private func ignore(_ finding: Diagnostic, _ document: CurrentDocument) -> JSON? {
        guard let change = IgnoreEdit(of: finding, in: document.snapshot, document.positions) else { return nil }
        return action(
            "Ignore `\(finding.rule.slug)` on this line", CodeActionKind.quickFix, [(change.range, change.text)],
            document, for: finding)
    }

    /// What `bannerkit validate --fix` would do.
    private func fixAll(_ document: CurrentDocument) -> JSON? {
        let snapshot = document.snapshot
        guard snapshot.kind == .banner, snapshot.report.hasErrors else { return nil }
        let fixes = SafeFixes(snapshot.file, limits: Limits(), rulings: snapshot.rulings)
        guard fixes.count > 0 else { return nil }
        let title = fixes.count == 1 ? "Apply the safe fix" : "Apply all \(fixes.count) safe fixes"
        return action(
            title, CodeActionKind.fixAll, LineChanges(from: snapshot.file.bytes, to: fixes.file.bytes).changes,
            document)
    }

    private func action(
        _ title: String, _ kind: String, _ changes: [(Range<Int>, String)], _ document: CurrentDocument,
        for finding: Diagnostic? = nil, isPreferred: Bool = false
    ) -> JSON {
        let isPreferred = isPreferred && client.can("textDocument", "codeAction", "isPreferredSupport")
        return [
            "title": .string(title), "kind": .string(kind),
            "diagnostics": finding.map { [diagnostic($0, document)] }, "isPreferred": isPreferred ? true : nil,
            "edit": workspaceEdit(changes.map { (range: $0.0, text: $0.1) }, in: document),
        ]
    }

    private static func capitalized(_ text: String) -> String {
        (text.first.map { $0.uppercased() } ?? "") + text.dropFirst()
    }
}
