/// A finding as a page shows it; its text is an author's and is escaped in the page.
package struct PageFinding: Sendable {
    let diagnostic: Diagnostic
    /// The lines in question, with carets below.
    let code: String
    /// The position, from 1.
    let line, column: Int

    /// A finding in a file.
    package init(_ diagnostic: Diagnostic, in file: SourceFile, _ table: LineTable) {
        self.diagnostic = diagnostic
        code = SourceExcerpt(file, table, diagnostic.range).text
        let place = table.location(of: diagnostic.range.start)
        (line, column) = (place.line, place.column)
    }

    /// `error`, `warning` or `advice`.
    var severity: String { diagnostic.severity.name }
}
