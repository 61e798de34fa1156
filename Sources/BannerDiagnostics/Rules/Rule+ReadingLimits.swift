/// Limits on the size of a file; each one has its own rule.
///
/// They have no examples, because those would be huge; tests create the files.
extension Rule {
    /// The reading-limit rules, in order of id.
    static let readingLimits: [Rule] = [
        fileTooLarge, nestedTooDeep, tooManyNodes, tooManyAliases, scalarTooLong, blankRunTooLong, tooManyDirectives,
    ]

    /// The file is larger than allowed.
    package static let fileTooLarge = Rule(
        "BK1020", "file-too-large", .error, "the file is larger than allowed",
        """
        A file can have at most 1 MiB, so that no file can slow a program down or exhaust its memory. `--max-size` \
        raises the limit, up to 64 MiB.
        """)

    /// Lists and mappings are nested too deeply.
    package static let nestedTooDeep = Rule(
        "BK1021", "nested-too-deep", .error, "lists and mappings are nested too deeply",
        """
        Lists and mappings can be nested at most 64 levels deep; no banner needs a tenth of that. The usual cause is a \
        bracket that is never closed.
        """)

    /// The document has more nodes than allowed.
    package static let tooManyNodes = Rule(
        "BK1022", "too-many-nodes", .error, "the document has too many nodes",
        """
        A document can have at most 200 000 nodes: keys, values and lists together. Those that an alias repeats are \
        counted each time. A few aliases of aliases can expand to billions of nodes.
        """)

    /// The document has more aliases than allowed.
    package static let tooManyAliases = Rule(
        "BK1023", "too-many-aliases", .error, "the document has too many aliases",
        "A document can have at most 100 aliases such as `*name`. Write the values out, or generate the file.")

    /// A scalar is longer than allowed.
    package static let scalarTooLong = Rule(
        "BK1024", "scalar-too-long", .error, "text is too long",
        """
        One text can have at most 64 KiB. Longer text is usually an image or a file that was pasted into the banner: \
        write its path instead. Another cause is a quote that is never closed.
        """)

    /// Too many spaces or line breaks in a row.
    package static let blankRunTooLong = Rule(
        "BK1025", "blank-run-too-long", .error, "too many spaces or empty lines in a row",
        """
        At most 4096 spaces and line breaks can follow one another: the time that YAML readers take grows with the \
        square of the length.
        """)

    /// Too many lines begin with `%`.
    package static let tooManyDirectives = Rule(
        "BK1026", "too-many-directives", .error, "too many lines begin with `%`",
        """
        A line that begins with `%` is a directive to the YAML reader. At most 16 such lines are allowed; a banner \
        needs none.
        """)
}
