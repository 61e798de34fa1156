import Diagnostics

/// A way to write what a run found: a beginning, a part for every file in order, and an end.
///
/// What comes out is a whole document however many files there were, none included.
public protocol ReportFormat: Sendable {
    /// What stands before the first file.
    mutating func begin() -> String
    /// What one file adds.
    mutating func add(_ checked: CheckedFile) -> String
    /// What stands behind the last file.
    mutating func end(_ tally: Tally) -> String
}

/// Findings as text for people, with a line at the end that counts them.
public struct TextFormat: ReportFormat {
    private let text: TextReport
    private let hasSummary: Bool

    /// Text of that style.
    public init(_ style: TextStyle, hasSummary: Bool) {
        text = TextReport(style)
        self.hasSummary = hasSummary
    }

    public func begin() -> String { "" }

    public func add(_ checked: CheckedFile) -> String { text.text(of: checked.report, in: checked.file) }

    public func end(_ tally: Tally) -> String { hasSummary && tally.files > 0 ? tally.summary + "\n" : "" }
}
