/// Findings as text for people, with a final summary line.
package struct TextFindings: ReportWriter {
    private let setting: ReportSetting
    private let text: TextReport
    /// Whether advice is printed.
    package var showsAdvice: Bool { setting.showsAdvice }

    /// Creates a writer with the output's settings.
    package init(_ setting: ReportSetting) { (self.setting, text) = (setting, TextReport(setting.style)) }

    package func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault {
            let name = setting.style.sanitiser.visible(checked.file.name)
            return setting.showsFaults ? "\(name): cannot be read: \(fault)\n\n" : ""
        }
        return text.text(of: checked.report, in: checked.file, showsAdvice: showsAdvice)
    }

    package func end(_ tally: Tally) -> String {
        setting.hasSummary && tally.files > 0 ? tally.summary(showsAdvice: showsAdvice) + "\n" : ""
    }
}
