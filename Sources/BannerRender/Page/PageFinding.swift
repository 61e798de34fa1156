/// A finding as a page shows it; its text is an author's and is escaped in the page.
package struct PageFinding: Sendable {
    let finding: Finding
    /// The lines in question, with carets below.
    let code: String
    /// The position, from 1.
    let line, column: Int

    /// A finding in a file.
    package init(_ finding: Finding, in file: SourceFile, _ table: LineTable) {
        self.finding = finding
        code = SourceExcerpt(file, table, finding.range).text
        let place = table.location(of: finding.range.start)
        (line, column) = (place.line, place.column)
    }

    /// `error`, `warning` or `advice`.
    var severity: String { finding.severity.name }
}
