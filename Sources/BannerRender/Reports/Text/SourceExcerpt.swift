/// The source lines of a finding with carets, without colours, for pages.
package struct SourceExcerpt {
    /// The lines, joined with line feeds.
    package let text: String

    /// Renders the lines of a range.
    package init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        let snippet = Snippet(file, table, range)
        let gutter = Gutter(style: TextStyle(), digits: String(snippet.lastLine).count)
        text = String(gutter.code(snippet, mark: "^", .place).dropLast())
    }
}
