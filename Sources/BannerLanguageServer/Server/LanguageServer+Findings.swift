import BannerDiagnostics
import BannerYAML

extension LanguageServer {
    /// A document's findings as the protocol's diagnostics.
    func diagnostics(of document: CurrentDocument) -> [JSONValue] {
        document.snapshot.report.findings.map { diagnostic($0, document) }
    }

    /// A finding as the protocol's diagnostic.
    func diagnostic(_ finding: Diagnostic, _ document: CurrentDocument) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("range", document.positions.mark(finding.range).json),
            ("severity", .number(LanguageServer.number(of: finding.severity))),
            ("code", .text(finding.rule.id)),
            ("source", "bannerkit"),
        ]
        if let page = Release.page(of: finding.rule), client.canForDiagnostics("codeDescriptionSupport") {
            members.append(("codeDescription", ["href": .text(page)]))
        }
        let tags = LanguageServer.tags(of: finding.rule).filter(client.diagnosticTags.contains)
        if !tags.isEmpty { members.append(("tags", .array(tags.map { .number($0) }))) }
        // What has no place, or cannot be shown at it, is part of the message.
        var lines = [finding.message]
        if let help = finding.help { lines.append("help: \(help)") }
        var related: [JSONValue] = []
        for note in finding.notes {
            guard let range = note.range, client.canForDiagnostics("relatedInformation") else {
                lines.append("note: \(note.message)")
                continue
            }
            let place: JSONValue = ["uri": .text(document.uri.text), "range": document.positions.mark(range).json]
            related.append(["location": place, "message": .text(note.message)])
        }
        members.append(("message", .text(lines.joined(separator: "\n"))))
        if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
        return .object(members)
    }

    private static func number(of severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .advice: 3
        }
    }

    /// What an editor shows in grey: text that does nothing.
    private static func tags(of rule: Rule) -> [Int] { unnecessary.contains(rule.id) ? [1] : [] }

    private static let unnecessary = Set(
        ["unused-ignore", "duration-without-timer", "timer-for-one-item", "cycles-without-loop"]
            .compactMap { Rule.named($0)?.id })
}
