/// A finding as a page shows it; its text is an author's and is sanitised by the page.
public struct PageFinding: Sendable {
    /// `error`, `warning` or `advice`.
    public var severity: String
    /// The rule's id.
    public var rule: String
    /// What is wrong and what was expected.
    public var message: String
    /// What to change.
    public var help: String?
    /// The position, from 1.
    public var line, column: Int

    /// A finding of this rule at this position.
    public init(severity: String, rule: String, message: String, help: String?, line: Int, column: Int) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.help = help
        self.line = line
        self.column = column
    }
}
