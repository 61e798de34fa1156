/// What can be wrong with a file before anything in it is looked at as a banner.
extension Rule {
    /// The rules of reading, in order of id.
    public static let reading: [Rule] =
        [
            yamlSyntax, tabIndentation, notUTF8, controlCharacter, emptyFile, severalDocuments, duplicateKey,
            undefinedAlias, recursiveAlias, foreignTag, complexKey, gluedComment, contradictedTag,
        ] + readingLimits

    /// The file is not YAML.
    public static let yamlSyntax = Rule(
        "BK1001", "yaml-syntax", .error, "the file is not YAML",
        explanation: """
            The file breaks YAML's own rules, so nothing in it can be told apart. The finding says where the reader could \
            not go on, and the note where the construct began that was never finished; the cause often stands there, \
            or in the line above.
            """,
        bad: """
            items: [red, orange⟦⟧
            """,
        good: """
            items: [red, orange]
            """)

    /// A tab stands where YAML wants blanks.
    public static let tabIndentation = Rule(
        "BK1002", "tab-indentation", .error, "a tab is used to indent",
        explanation: """
            YAML indents with blanks only, because a tab is as wide as each editor likes. Set the editor to write blanks \
            in YAML files.
            """,
        bad: """
            items: [red, orange]
            timer:
            ⟦\t⟧interval: 2s
            """,
        good: """
            items: [red, orange]
            timer:
              interval: 2s
            """)

    /// The bytes are no text; provoked by a file that is made in the tests, since Swift's strings hold valid text only.
    public static let notUTF8 = Rule(
        "BK1003", "not-utf-8", .error, "the file is not UTF-8",
        explanation: """
            Banner files are UTF-8, or UTF-16 with a byte order mark. A byte that fits neither mostly means that the file \
            was saved in an old encoding such as Latin-1 or EUC-KR, or that it is no text at all. Save it as UTF-8.
            """,
        bad: "", good: "items: [{ id: summer, title: 여름 }]\n")

    /// A character that cannot be seen stands in the text.
    public static let controlCharacter = Rule(
        "BK1004", "control-character", .error, "the file holds a control character",
        explanation: """
            Control characters other than tab and line break are not allowed in YAML: they cannot be seen, and some of \
            them command terminals. Between double quotes they can be written as escapes, such as `"\\u0007"`. \
            A file full of NUL is often UTF-16 without a byte order mark: save it as UTF-8.
            """,
        bad: "items: [red⟦\u{7F}⟧, orange]\n",
        good: """
            items: [red, orange]
            """)

    /// There is nothing to read.
    public static let emptyFile = Rule(
        "BK1005", "empty-file", .error, "the file says nothing",
        explanation: """
            The file is empty, or holds only blanks and comments. The smallest banner is one line: `items: [red, orange]`.
            """,
        bad: """
            ⟦⟧# items: [red, orange]
            """,
        good: """
            items: [red, orange]
            """)

    /// A second document follows the first.
    public static let severalDocuments = Rule(
        "BK1006", "several-documents", .error, "the file holds more than one document",
        explanation: """
            A line of `---` begins another YAML document. A banner file is one document; only the first is read. Put each \
            banner into a file of its own.
            """,
        bad: """
            items: [red, orange]
            ⟦---⟧
            items: [green, blue]
            """,
        good: """
            ---
            items: [red, orange]
            """)

    /// A key stands twice in one mapping.
    public static let duplicateKey = Rule(
        "BK1007", "duplicate-key", .error, "a key stands twice in one mapping",
        explanation: """
            A mapping may have each key once. YAML readers differ in which of two they take, so the file means different \
            things to different programs; here the first counts. Remove one.
            """,
        bad: """
            items: [red, orange]
            timer: 2s
            ⟦timer⟧: 3s
            """,
        good: """
            items: [red, orange]
            timer: 3s
            """)

    /// An alias names an anchor that is not there.
    public static let undefinedAlias = Rule(
        "BK1008", "undefined-alias", .error, "an alias names no anchor before it",
        explanation: """
            `*name` repeats the node that was marked `&name` further up in the same document. A text that begins with `*` \
            must stand in quotes.
            """,
        bad: """
            items: [red, orange]
            x-first: &first red
            x-again: ⟦*frist⟧
            """,
        good: """
            items: [red, orange]
            x-first: &first red
            x-again: *first
            """)

    /// An alias stands inside the node that it names.
    public static let recursiveAlias = Rule(
        "BK1009", "recursive-alias", .error, "an alias stands inside the node it names",
        explanation: """
            A node that holds itself has no end. Anchor a smaller part, or write the value out.
            """,
        bad: """
            items: [red, orange]
            x-all: &all
              again: ⟦*all⟧
            """,
        good: """
            items: [red, orange]
            x-all: &all
              again: red
            """)

    /// A tag that is not one of the core schema's.
    public static let foreignTag = Rule(
        "BK1010", "foreign-tag", .error, "a tag is not one of YAML's core schema",
        explanation: """
            Only the core tags mean something here: `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq` and `!!map`, \
            each before a value of its kind. A text that begins with `!` must stand in quotes.
            """,
        bad: """
            items: [red, orange]
            name: ⟦!env⟧ home
            """,
        good: """
            items: [red, orange]
            name: !!str home
            """)

    /// A key is a list or a mapping.
    public static let complexKey = Rule(
        "BK1011", "complex-key", .error, "a key is a list or a mapping",
        explanation: """
            YAML lets a list or a mapping be a key; no banner has such a key. `{{ name }}` of a template looks like one: \
            put it in quotes.
            """,
        bad: """
            items: [red, orange]
            ? ⟦[x-a, x-b]⟧
            : 1
            """,
        good: """
            items: [red, orange]
            x-a: 1
            """)

    /// A `#` follows a token without a blank.
    public static let gluedComment = Rule(
        "BK1012", "glued-comment", .error, "a comment begins without a blank before it",
        explanation: """
            A comment begins with `#` after a blank. Directly after a quote, a bracket or a comma some readers take it for \
            a comment and others for an error. Often the quote before it closes a text that should have ended lines above, \
            and the keys between have silently become a part of that text.
            """,
        bad: """
            name: "sale"⟦#⟧ in August
            items: [red, orange]
            """,
        good: """
            name: "sale" # in August
            items: [red, orange]
            """)

    /// A value that is not what its tag says.
    public static let contradictedTag = Rule(
        "BK1013", "contradicted-tag", .error, "a value that is not what its tag says",
        explanation: """
            A tag says how the value after it is read: `!!int`, `!!float`, `!!bool` and `!!null` want the forms of YAML's \
            core schema, also between quotes. `!!int 3.5` means one thing to a reader that goes by the tag and another to \
            a reader that goes by the value. Remove the tag, or change the value.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦!!int 3.5⟧
            """,
        good: """
            items: [red, orange]
            timer: !!float 3.5
            """)
}
