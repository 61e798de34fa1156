/// Checkstyle's XML, which most build systems and reviewers' tools read.
package struct CheckstyleReport: ReportWriter {
    /// A report with no files yet.
    package init() {}

    package func begin() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n" }

    package func add(_ checked: CheckedFile) -> String {
        let name = XMLText.attribute(Sanitiser().visible(checked.location.path))
        var text = ""
        if let fault = checked.fault {
            text += element(nil, "error", Sanitiser().visible(fault), "bannerkit")
        }
        for (finding, region) in checked.placedFindings {
            let severity = finding.severity == .advice ? "info" : finding.severity.name
            let message = Sanitiser().visible(finding.sentence)
            text += element(region.start, severity, message, "bannerkit.\(finding.rule.id)")
        }
        if let hidden = checked.report.hiddenWords { text += element(nil, "info", hidden, "bannerkit") }
        return text.isEmpty ? "  <file name=\(name)/>\n" : "  <file name=\(name)>\n\(text)  </file>\n"
    }

    package func end(_ tally: Tally) -> String { "</checkstyle>\n" }

    private func element(_ place: SourceLocation?, _ severity: String, _ message: String, _ source: String) -> String {
        let place = place.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
        return
            "    <error \(place)severity=\"\(severity)\" message=\(XMLText.attribute(message)) source=\"\(source)\"/>\n"
    }
}

extension ReportFormat {
    /// Checkstyle's XML.
    static let checkstyle = ReportFormat("checkstyle") { _ in CheckstyleReport() }
}
