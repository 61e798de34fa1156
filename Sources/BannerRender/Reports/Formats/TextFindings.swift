/// Findings as text for people, with a final line that counts them.
package struct TextFindings: ReportWriter {
    private let text: TextReport
    private let hasSummary: Bool
    /// Whether it shows advice.
    package let showsAdvice: Bool
    private let showsFaults: Bool
    private let sanitiser: Sanitiser

    /// Text for this output.
    package init(_ setting: ReportSetting) {
        text = TextReport(setting.style)
        hasSummary = setting.hasSummary
        showsAdvice = setting.showsAdvice
        showsFaults = setting.showsFaults
        sanitiser = setting.style.sanitiser
    }

    package func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault {
            return showsFaults ? "\(sanitiser.visible(checked.file.name)): cannot be read: \(fault)\n\n" : ""
        }
        return text.text(of: checked.report, in: checked.file, showsAdvice: showsAdvice)
    }

    package func end(_ tally: Tally) -> String {
        hasSummary && tally.files > 0 ? tally.summary(showsAdvice: showsAdvice) + "\n" : ""
    }
}

extension ReportFormat {
    /// Text for people.
    package static let text = ReportFormat("text", wantsLocations: false) { TextFindings($0) }
}
