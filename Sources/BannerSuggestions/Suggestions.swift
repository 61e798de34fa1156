package import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// What an author probably meant: nothing else guesses.
package struct Suggestions {
    private let document: Document
    private var edits: NodeEdits

    private init(_ document: Document) {
        self.document = document
        edits = NodeEdits(document)
    }

    /// A report with the remedies of its findings.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - causes: what the findings are about.
    ///   - document: what was read.
    /// - Returns: the same findings, each with what can be done about it.
    package static func report(of report: Report, _ causes: [Cause], in document: Document) -> Report {
        guard !causes.isEmpty else { return report }
        var (report, suggestions) = (report, Suggestions(document))
        for cause in causes {
            let answer = suggestions.answer(to: cause)
            report.resolve(cause.finding, by: answer.remedies, explanation: answer.explanation)
        }
        return report
    }
}
