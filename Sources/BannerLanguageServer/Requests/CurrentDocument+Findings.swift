extension CurrentDocument {
    /// The document's findings as the protocol's diagnostics.
    var diagnostics: [JSON] { snapshot.report.findings.map(diagnostic) }

    /// The same as the answer to a client that asks for them.
    var report: JSON { ["kind": "full", "items": .array(diagnostics)] }

    /// A finding as the protocol's diagnostic.
    func diagnostic(_ finding: Finding) -> JSON {
        let page = client.canForDiagnostics("codeDescriptionSupport") ? Release.page(of: finding.rule) : nil
        let isUnnecessary = CurrentDocument.unnecessary.contains(finding.rule.slug) && client.knowsUnnecessary
        // What has no place, or cannot be shown at it, is part of the message.
        var lines = [finding.message.description]
        if let help = finding.help { lines.append("help: \(help.description)") }
        var related: [JSON] = []
        for note in finding.notes {
            guard let range = note.range, client.canForDiagnostics("relatedInformation") else {
                lines.append("note: \(note.message.description)")
                continue
            }
            let place: JSON = ["uri": .string(uri.text), "range": positions.mark(range).json]
            related.append(["location": place, "message": .string(note.message.description)])
        }
        return [
            "range": positions.mark(finding.range).json, "severity": .number(finding.severity.rawValue + 1),
            "code": .string(finding.rule.id), "source": "bannerkit",
            "codeDescription": page.map { ["href": .string($0)] }, "tags": isUnnecessary ? [1] : nil,
            "message": .string(lines.joined(separator: "\n")), "relatedInformation": .unlessEmpty(related),
        ]
    }

    /// What an editor shows in grey: text that does nothing.
    private static let unnecessary = [
        "unused-ignore", "duration-without-timer", "timer-for-one-item", "cycles-without-loop",
    ]
}
