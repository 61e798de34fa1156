/// Text of other programs in a banner file, such as the two sides of a merge or a word processor's
/// quotes.
extension Rule {
    /// A conflict of `git merge` that was not resolved.
    package static let mergeConflict = Rule(
        "BK1014", "merge-conflict", .error, "a merge conflict is not resolved",
        """
        `git merge` marks what it could not combine with lines of `<<<<<<<`, `=======` and `>>>>>>>`. Keep one of the \
        two sides, or combine them, and remove these lines.

              items: [red, orange]
            ✗ ⟦<<<<<<< HEAD⟧
            ✗ timer: 3s
            ✗ =======
              timer: 5s
            ✗ >>>>>>> main
        """)

    /// Curly quotes around a complete text.
    package static let typographicQuotes = Rule(
        "BK1015", "typographic-quotes", .warning, "curly quotes around a complete text",
        """
        Only straight quotes, `"` and `'`, quote text in YAML. Curly quotes are part of the text and are shown with \
        it; often a word processor or a chat put them in. Inside a text they are good typography. To show them around \
        a complete text, put straight quotes around them: `"“Summer”"`.

            ✗ items: [{ id: summer, title: ⟦“Summer”⟧ }]
            ✓ items: [{ id: summer, title: "Summer" }]
        """)

    /// A file whose name ends in `.json` is not JSON.
    package static let jsonSyntax = Rule(
        "BK1016", "json-syntax", .error, "the file is not JSON",
        """
        A file whose name ends in `.json`, and a record's `spec` that is an object, is read as JSON: text and keys \
        between double quotes, no comments, no `,` after the last value. For comments, give the file a name that ends \
        in `.banner.yaml`: YAML reads the same text, and `#` begins a comment.
        """)

    /// A line that `bannerkit batch` cannot use.
    package static let batchRecord = Rule(
        "BK1017", "batch-record", .error, "a line of `batch` that is not a record",
        """
        `bannerkit batch` reads one JSON object from each line: its `spec` is the banner, as an object or as YAML \
        text, and its `id`, text or a number, is repeated in the answer. A line that is empty, too long or not JSON, \
        or whose `spec` is missing or `null`, has an answer too, with this finding and without a line and column.
        """)

    /// A comment that was meant as part of a text.
    package static let hashInText = Rule(
        "BK2013", "hash-in-text", .warning, "a `#` ends a text",
        """
        After a space, `#` begins a comment, also in the middle of a sentence: of `title: We are #1 in town`, YAML \
        keeps `We are`. Quote the whole text. A comment after a text has a space after its `#`, or more than one space \
        before it; then it is not reported, nor in a file whose other comments have none either.

              items:
                - id: summer
            ✗     title: ⟦We are #1 in town⟧
            ✓     title: "We are #1 in town" # since 2019
        """)
}
