extension CurrentDocument {
    /// The findings as diagnostics of the protocol.
    var diagnostics: [JSON] { snapshot.report.findings.map(diagnostic) }

    /// The response to a client that pulls diagnostics.
    var report: JSON { ["kind": "full", "items": .array(diagnostics)] }

    /// A finding as a diagnostic.
    func diagnostic(_ finding: Finding) -> JSON {
        let page = client.canForDiagnostics("codeDescriptionSupport") ? Release.page(of: finding.rule) : nil
        let isUnnecessary = CurrentDocument.unnecessary.contains(finding.rule.slug) && client.knowsUnnecessary
        // A note without a range, or one that the client cannot show, becomes part of the message.
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

    /// The rules about text without effect, which editors fade out.
    private static let unnecessary = [
        "unused-ignore", "duration-without-timer", "timer-for-one-item", "cycles-without-loop",
    ]
}
