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
    /// Whether it shows advice.
    public let showsAdvice: Bool

    /// Text of that style; advice is shown, or only counted in the last line.
    public init(_ style: TextStyle, hasSummary: Bool, showsAdvice: Bool = true) {
        text = TextReport(style)
        self.hasSummary = hasSummary
        self.showsAdvice = showsAdvice
    }

    public func begin() -> String { "" }

    public func add(_ checked: CheckedFile) -> String {
        text.text(of: checked.report, in: checked.file, showsAdvice: showsAdvice)
    }

    public func end(_ tally: Tally) -> String {
        hasSummary && tally.files > 0 ? tally.summary(showsAdvice: showsAdvice) + "\n" : ""
    }
}
