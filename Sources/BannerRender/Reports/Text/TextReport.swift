/// Findings as text for people: location, code with carets, help, and a link to the explanation.
///
///     home.banner.yaml:3:10: error[BK2001]: unknown key `intervall` in `timer`
///       |
///     3 | timer: { intervall: 2s }
///       |          ^^^^^^^^^
///       |
///       = help: write `interval`
///       = see: bannerkit explain BK2001
package struct TextReport {
    private let style: TextStyle

    /// Creates a renderer with a style.
    package init(_ style: TextStyle = TextStyle()) { self.style = style }

    /// The findings of a file, each followed by an empty line; empty if there is nothing to show.
    package func text(of report: Report, in file: SourceFile, showsAdvice: Bool = true) -> String {
        let findings =
            showsAdvice ? report.findings : report.findings.filter { $0.severity != .advice }
        guard !findings.isEmpty else { return "" }
        let table = file.lineTable()
        var text = ""
        var explained: Set<String> = []
        for finding in findings {
            let isFirst = explained.insert(finding.rule.id).inserted
            text += self.text(of: finding, in: file, table, seeAlso: isFirst) + "\n"
        }
        if let hidden = report.hiddenWords {
            text += "\(style.sanitiser.visible(file.name)): \(hidden)\n\n"
        }
        return text
    }

    private func text(of finding: Finding, in file: SourceFile, _ table: LineTable, seeAlso: Bool)
        -> String
    {
        let name = finding.severity.name
        let place = table.region(of: finding.range).start
        let snippet = Snippet(file, table, finding.range)
        let others = finding.notes.map { note in note.range.map { Snippet(file, table, $0) } }
        let lastLine = (others.compactMap { $0 } + [snippet]).map(\.lastLine).max() ?? 1
        let gutter = Gutter(style: style, digits: String(lastLine).count)

        var text = style.paint(
            "\(style.sanitiser.visible(file.name)):\(place.line):\(place.column):", .place)
        text +=
            " " + style.paint("\(name)[\(finding.rule.id)]:", .severity(name))
            + " \(words(finding.message.description))\n"
        text += gutter.empty
        text += gutter.code(snippet, mark: "^", .severity(name))
        text += gutter.empty
        for (note, other) in zip(finding.notes, others) {
            text += gutter.remark("note", words(note.message.description))
            guard let other else { continue }
            text += gutter.code(other, mark: "-", .gutter)
        }
        if let help = finding.help { text += gutter.remark("help", words(help.description)) }
        if seeAlso { text += gutter.remark("see", "bannerkit explain \(finding.rule.id)") }
        return text
    }

    /// A sanitised message; it can quote long text of the author, so its length is limited.
    private func words(_ text: String) -> String { style.sanitiser.visible(text, limit: 400) }
}

/// Findings as text for people, with a final summary line.
package struct TextFindings: ReportWriter {
    private let setting: ReportSetting
    private let text: TextReport
    /// Whether advice is printed.
    package var showsAdvice: Bool { setting.showsAdvice }

    /// Creates a writer with the output's settings.
    package init(_ setting: ReportSetting) {
        self.setting = setting
        text = TextReport(setting.style)
    }

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
