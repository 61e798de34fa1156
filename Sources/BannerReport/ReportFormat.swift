import BannerDiagnostics

/// A format for what a run found: a beginning, a part for every file in order, and an end.
///
/// The output is a complete document for any number of files, including none.
public protocol ReportFormat: Sendable {
    /// The text before the first file.
    mutating func begin() -> String
    /// The text for one file.
    mutating func add(_ checked: CheckedFile) -> String
    /// The text after the last file.
    mutating func end(_ tally: Tally) -> String
}

/// Findings as text for people, with a final line that counts them.
public struct TextFormat: ReportFormat {
    private let text: TextReport
    private let hasSummary: Bool
    /// Whether it shows advice.
    public let showsAdvice: Bool
    private let showsFaults: Bool
    private let sanitiser: Sanitiser

    /// Text in this style; advice is shown, or only counted in the last line.
    ///
    /// `showsFaults` is for a file: files that could not be read are then reported there too, and not only on standard
    /// error.
    public init(_ style: TextStyle, hasSummary: Bool, showsAdvice: Bool = true, showsFaults: Bool = false) {
        text = TextReport(style)
        self.hasSummary = hasSummary
        self.showsAdvice = showsAdvice
        self.showsFaults = showsFaults
        sanitiser = style.sanitiser
    }

    public func begin() -> String { "" }

    public func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault {
            return showsFaults ? "\(sanitiser.visible(checked.file.name)): cannot be read: \(fault)\n\n" : ""
        }
        return text.text(of: checked.report, in: checked.file, showsAdvice: showsAdvice)
    }

    public func end(_ tally: Tally) -> String {
        hasSummary && tally.files > 0 ? tally.summary(showsAdvice: showsAdvice) + "\n" : ""
    }
}
