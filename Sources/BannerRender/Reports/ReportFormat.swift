/// A format of report: its word, what it needs of a run, and what writes it.
package enum ReportFormat: String, CaseIterable, Sendable {
    // In the order of the help.
    case text, json, jsonl, markdown, sarif, github, gitlab, junit

    /// Whether its reader looks for files below the repository's root, and not from the current folder.
    package var wantsLocations: Bool { [.sarif, .github, .gitlab, .junit].contains(self) }

    /// Whether its lines are commands to what runs the program, so that text can be in the same output.
    package var isBesideText: Bool { self == .github }

    /// Makes a writer for one run and one output.
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

/// What a format may want to know about a run and the output that it writes to.
package struct ReportSetting: Sendable {
    /// The command's name, by which programs distinguish runs.
    package var command: String
    /// The name that distinguishes SARIF reports of one commit.
    package var category: String
    /// Makes the rules that a report can describe, which most reports do not.
    package var rules: @Sendable () -> [Rule]
    /// The style of text.
    package var style = TextStyle()
    /// Whether text ends with a line that counts the findings.
    package var hasSummary = true
    /// Whether text shows advice, or only counts it in that line.
    package var showsAdvice = true
    /// Whether text names the files that could not be read: in a file, but not where standard error is read too.
    package var showsFaults = false

    /// The setting for a run of this command.
    package init(command: String, category: String, rules: @escaping @Sendable () -> [Rule]) {
        (self.command, self.category, self.rules) = (command, category, rules)
    }
}
