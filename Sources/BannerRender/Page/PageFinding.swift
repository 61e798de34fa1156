/// A finding for a page, which escapes its text.
package struct PageFinding: Sendable {
    let finding: Finding
    /// The source lines with carets.
    let code: String
    /// The position, counted from 1.
    let line, column: Int

    /// Locates a finding in a file.
    package init(_ finding: Finding, in file: SourceFile, _ table: LineTable) {
        self.finding = finding
        code = SourceExcerpt(file, table, finding.range).text
        let place = table.location(of: finding.range.start)
        (line, column) = (place.line, place.column)
    }

    /// `error`, `warning` or `advice`.
    var severity: String { finding.severity.name }
}
