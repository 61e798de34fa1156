import BannerDiagnostics
import BannerYAML

extension LanguageServer {
    /// A document's findings as the protocol's diagnostics.
    func diagnostics(of document: CurrentDocument) -> [JSON] {
        document.snapshot.report.findings.map { diagnostic($0, document) }
    }

    /// A finding as the protocol's diagnostic.
    func diagnostic(_ finding: Diagnostic, _ document: CurrentDocument) -> JSON {
        let page = client.canForDiagnostics("codeDescriptionSupport") ? Release.page(of: finding.rule) : nil
        let tags = LanguageServer.tags(of: finding.rule).filter(client.diagnosticTags.contains)
        // What has no place, or cannot be shown at it, is part of the message.
        var lines = [finding.message]
        if let help = finding.help { lines.append("help: \(help)") }
        var related: [JSON] = []
        for note in finding.notes {
            guard let range = note.range, client.canForDiagnostics("relatedInformation") else {
                lines.append("note: \(note.message)")
                continue
            }
            let place: JSON = ["uri": .string(document.uri.text), "range": document.positions.mark(range).json]
            related.append(["location": place, "message": .string(note.message)])
        }
        return [
            "range": document.positions.mark(finding.range).json,
            "severity": .number(LanguageServer.number(of: finding.severity)), "code": .string(finding.rule.id),
            "source": "bannerkit", "codeDescription": page.map { ["href": .string($0)] },
            "tags": .unlessEmpty(tags.map { .number($0) }), "message": .string(lines.joined(separator: "\n")),
            "relatedInformation": .unlessEmpty(related),
        ]
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
