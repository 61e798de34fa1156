/// What is too much for one file; each limit has a rule of its own.
///
/// Their bad examples would be huge, so `bad` is empty: the tests make the files.
extension Rule {
    /// The rules of the reading's limits, in order of id.
    static let readingLimits: [Rule] = [
        fileTooLarge, nestedTooDeep, tooManyNodes, tooManyAliases, scalarTooLong, blankRunTooLong, tooManyDirectives,
    ]

    private static let smallBanner = "items: [red, orange]\n"

    /// The file has more bytes than allowed.
    public static let fileTooLarge = Rule(
        "BK1020", "file-too-large", .error, "the file is larger than allowed",
        explanation: """
            A file may have 1 MiB, so that no file can make a program wait or run out of memory. A larger limit, up to \
            64 MiB, can be asked for with `--max-size`.
            """,
        bad: "", good: smallBanner)

    /// Collections stand too deep inside one another.
    public static let nestedTooDeep = Rule(
        "BK1021", "nested-too-deep", .error, "lists and mappings are nested too deeply",
        explanation: """
            Lists and mappings may stand 64 deep inside one another; no banner needs a tenth of that. Mostly a bracket is \
            never closed.
            """,
        bad: "", good: smallBanner)

    /// The document has more nodes than allowed.
    public static let tooManyNodes = Rule(
        "BK1022", "too-many-nodes", .error, "the document has too many nodes",
        explanation: """
            A document may have 200 000 nodes: keys, values and lists together, those behind an alias counted as often as \
            the alias is followed. A few aliases of aliases can stand for billions of nodes.
            """,
        bad: "", good: smallBanner)

    /// The document has more aliases than allowed.
    public static let tooManyAliases = Rule(
        "BK1023", "too-many-aliases", .error, "the document has too many aliases",
        explanation: """
            A document may have 100 aliases such as `*name`. Write the values out, or make the file with a program.
            """,
        bad: "", good: smallBanner)

    /// A scalar is longer than allowed.
    public static let scalarTooLong = Rule(
        "BK1024", "scalar-too-long", .error, "a text is too long",
        explanation: """
            One text may have 64 KiB. A longer one is mostly an image or a file that was put into the banner: name its \
            path instead. Or a quote is never closed.
            """,
        bad: "", good: smallBanner)

    /// Too many blanks or line breaks follow one another.
    public static let blankRunTooLong = Rule(
        "BK1025", "blank-run-too-long", .error, "too many blanks or blank lines follow one another",
        explanation: """
            At most 4096 blanks and line breaks may follow one another: longer runs make YAML readers slow, by their \
            length squared.
            """,
        bad: "", good: smallBanner)

    /// Too many lines begin with `%`.
    public static let tooManyDirectives = Rule(
        "BK1026", "too-many-directives", .error, "too many lines begin with `%`",
        explanation: """
            A line that begins with `%` is a directive to the YAML reader. At most 16 lines may begin so; a banner needs \
            none.
            """,
        bad: "", good: smallBanner)
}
