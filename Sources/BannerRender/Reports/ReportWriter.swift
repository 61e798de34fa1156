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
    var sentence: String { Words([message] + [help].compactMap(\.self), joinedBy: "; ").description }
}
