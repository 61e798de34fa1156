/// The lines of a finding with carets below them, without colours: for a page that shows findings.
package struct SourceExcerpt {
    /// The text, one line after the other.
    package let text: String

    /// The lines that a range covers.
    package init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        let snippet = Snippet(file, table, range)
        let gutter = Gutter(style: TextStyle(), digits: String(snippet.lastLine).count)
        text = String(gutter.code(snippet, mark: "^", .place).dropLast())
    }
}
