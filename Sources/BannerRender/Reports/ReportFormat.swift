/// A format of report as a value: its word, what it needs of a run, and what writes it.
///
/// One file for each format; `all` is the list, from which the command line takes its words and its help.
package struct ReportFormat: Sendable {
    /// The word that selects it.
    package let word: String
    /// Whether its reader looks for files below the repository's root, and not from the current folder.
    package let wantsLocations: Bool
    /// Whether its lines are commands to what runs the program, so that text can be in the same output.
    package let isBesideText: Bool
    /// Makes a writer for one run and one output.
    package let writer: @Sendable (ReportSetting) -> any ReportWriter

    /// A format; most are for programs that have the repository and read a file of their own.
    init(
        _ word: String, wantsLocations: Bool = true, isBesideText: Bool = false,
        writer: @escaping @Sendable (ReportSetting) -> any ReportWriter
    ) {
        (self.word, self.writer) = (word, writer)
        (self.wantsLocations, self.isBesideText) = (wantsLocations, isBesideText)
    }

    /// All formats, in the order of the help.
    package static let all = [text, json, jsonl, markdown, sarif, github, gitlab, junit]
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
