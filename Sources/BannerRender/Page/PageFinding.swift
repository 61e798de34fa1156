/// A finding as a page shows it; its text is an author's and is escaped in the page.
package struct PageFinding: Sendable {
    /// `error`, `warning` or `advice`.
    package var severity: String
    /// The rule's id.
    package var rule: String
    /// What is wrong and what was expected.
    package var message: String
    /// What to change.
    package var help: String?
    /// The lines in question, with carets below.
    package var code: String?
    /// The position, from 1.
    package var line, column: Int

    /// A finding of this rule at this position.
    package init(
        severity: String, rule: String, message: String, help: String?, code: String?, line: Int, column: Int
    ) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.help = help
        self.code = code
        self.line = line
        self.column = column
    }
}
