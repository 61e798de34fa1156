/// Text of other programs that got into a file: the two sides of a merge, quotes of a word processor.
extension Rule {
    /// A conflict of `git merge` that was not resolved.
    package static let mergeConflict = Rule(
        "BK1014", "merge-conflict", .error, "a merge conflict is not resolved",
        explanation: """
            `git merge` marks what it could not combine with lines of `<<<<<<<`, `=======` and `>>>>>>>`. Keep one of \
            the two sides, or combine them, and remove these lines. They are reported wherever they are, also in a \
            block of text, which YAML would accept.
            """,
        bad: """
            items: [red, orange]
            ⟦<<<<<<< HEAD⟧
            timer: 3s
            =======
            timer: 5s
            >>>>>>> main
            """,
        good: """
            items: [red, orange]
            timer: 5s
            """)

    /// Curly quotes around a complete text.
    package static let typographicQuotes = Rule(
        "BK1015", "typographic-quotes", .warning, "curly quotes around a complete text",
        explanation: """
            Only straight quotes, `"` and `'`, quote text in YAML. Curly quotes are part of the text and are shown with \
            it; often a word processor or a chat put them in. Inside a text they are good typography. To show them \
            around a complete text, put straight quotes around them: `"“Summer”"`.
            """,
        bad: """
            items: [{ id: summer, title: ⟦“Summer”⟧ }]
            """,
        good: """
            items: [{ id: summer, title: "Summer" }]
            """)
}
