/// What writes a run's findings in some format: a beginning, a part for every file in order, and an end.
///
/// The output is a complete document for any number of files, including none.
package protocol ReportWriter: Sendable {
    /// The text before the first file.
    mutating func begin() -> String
    /// The text for one file.
    mutating func add(_ checked: CheckedFile) -> String
    /// The text after the last file.
    mutating func end(_ tally: Tally) -> String
    /// Whether advice is shown, so that it must be worded and not only counted.
    var showsAdvice: Bool { get }
    /// How many findings the format had no room for, once the end is written.
    var leftOut: Int { get }
}

extension ReportWriter {
    /// Nothing.
    package func begin() -> String { "" }
    /// True: a report for a program has every finding.
    package var showsAdvice: Bool { true }
    /// None.
    package var leftOut: Int { 0 }
}

extension CheckedFile {
    /// The findings to show, each with its lines and columns.
    var placedFindings: [(finding: Finding, region: Region)] {
        let table = file.lineTable()
        return report.findings.map { ($0, table.region(of: $0.range)) }
    }
}

extension Finding {
    /// What is wrong, and what to change, in one sentence.
    var sentence: String { Words([message] + [help].compactMap(\.self), joinedBy: "; ").description }
}
