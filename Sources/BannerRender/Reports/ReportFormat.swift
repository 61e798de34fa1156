/// A report format: its name, its requirements, and its writer.
package enum ReportFormat: String, CaseIterable {
    // The order is that of `--help`.
    case text, json, jsonl, markdown, sarif, github, gitlab, junit

    /// Whether paths are relative to the repository's root instead of the current folder.
    package var wantsLocations: Bool { [.sarif, .github, .gitlab, .junit].contains(self) }

    /// Whether standard output has the text report too, because each line is a command for the
    /// runner.
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
package struct ReportSetting {
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
        self.command = command
        self.category = category
        self.rules = rules
    }
}

/// A writer of findings in one format: a beginning, a part per file, and an end.
///
/// The output is a complete document for any number of files, including none.
package protocol ReportWriter: Sendable {
    /// The text before the first file.
    mutating func begin() -> String
    /// The text for one file.
    mutating func add(_ checked: CheckedFile) -> String
    /// The text after the last file.
    mutating func end(_ tally: Tally) -> String
    /// Whether the format shows advice, so that its messages must be created.
    var showsAdvice: Bool { get }
    /// The number of findings that were omitted; valid after `end`.
    var leftOut: Int { get }
}

extension ReportWriter {
    /// The default: no text before the first file.
    package func begin() -> String { "" }
    /// The default: reports for other tools include all findings.
    package var showsAdvice: Bool { true }
    /// The default: nothing is omitted.
    package var leftOut: Int { 0 }
}

extension CheckedFile {
    /// The findings with their lines and columns.
    var placedFindings: [(finding: Finding, region: Region)] {
        let table = file.lineTable()
        return report.findings.map { ($0, table.region(of: $0.range)) }
    }
}

extension Finding {
    /// The message and the help in one line.
    var sentence: String {
        Words([message] + [help].compactMap(\.self), joinedBy: "; ").description
    }
}
