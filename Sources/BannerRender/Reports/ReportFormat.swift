/// A report format: its name, its requirements, and its writer.
package enum ReportFormat: String, CaseIterable, Sendable {
    // The order is that of `--help`.
    case text, json, jsonl, markdown, sarif, github, gitlab, junit

    /// Whether paths are relative to the repository's root instead of the current folder.
    package var wantsLocations: Bool { [.sarif, .github, .gitlab, .junit].contains(self) }

    /// Whether text can be in the same output, because each line is a command for the runner.
    package var isBesideText: Bool { self == .github }

    /// Creates a writer for one output.
    package func writer(_ setting: ReportSetting) -> any ReportWriter {
        switch self {
        case .text: TextFindings(setting)
        case .json: JSONReport()
        case .jsonl: JSONLines()
        case .markdown: MarkdownFindings(command: setting.command)
        case .sarif: SARIFReport(rules: setting.rules(), category: setting.category)
        case .github: GitHubCommands()
        case .gitlab: GitLabReport()
        case .junit: JUnitReport(suite: "bannerkit.\(setting.command)")
        }
    }
}

/// The settings of a report, which not every format uses.
package struct ReportSetting: Sendable {
    /// The command's name.
    ///
    /// Other tools use it to distinguish runs.
    package var command: String
    /// The category of SARIF reports, which distinguishes runs on the same commit.
    package var category: String
    /// Creates the list of rules, which only some reports need.
    package var rules: @Sendable () -> [Rule]
    /// The style of text.
    package var style = TextStyle()
    /// Whether text ends with a summary line.
    package var hasSummary = true
    /// Whether text shows advice, or only counts it in the summary.
    package var showsAdvice = true
    /// Whether text lists unreadable files: in a file, but not beside standard error.
    package var showsFaults = false

    /// The settings for a command.
    package init(command: String, category: String, rules: @escaping @Sendable () -> [Rule]) {
        (self.command, self.category, self.rules) = (command, category, rules)
    }
}
