/// Faults that are found before a file's content is checked as a banner.
extension Rule {
    /// The reading rules, in order of id.
    package static let reading: [Rule] =
        [
            yamlSyntax, tabIndentation, notUTF8, controlCharacter, emptyFile, severalDocuments,
            duplicateKey,
            undefinedAlias, recursiveAlias, foreignTag, complexKey, gluedComment, contradictedTag,
            mergeConflict, typographicQuotes, jsonSyntax, batchRecord,
        ] + readingLimits

    /// The file is not YAML.
    package static let yamlSyntax = Rule(
        "BK1001", "yaml-syntax", .error, "the file is not YAML",
        """
        The file breaks YAML's own rules, so it cannot be read. The finding shows the cause, if \
        the text around the place where reading stopped shows it; otherwise that place, and where \
        the unfinished construct began.

            ✗ items: ⟦[⟧red, orange
            ✓ items: [red, orange]
        """)

    /// A tab where YAML requires spaces.
    package static let tabIndentation = Rule(
        "BK1002", "tab-indentation", .error, "a tab is used to indent",
        """
        YAML allows only spaces for indentation, because the width of a tab depends on the editor. \
        Set the editor to insert spaces in YAML files.

              items: [red, orange]
              timer:
            ✗ ⟦\t⟧interval: 2s
            ✓   interval: 2s
        """)

    /// The bytes are not valid UTF-8; tests create such a file, because a Swift string cannot
    /// contain it.
    package static let notUTF8 = Rule(
        "BK1003", "not-utf-8", .error, "the file is not UTF-8",
        """
        Banner files are UTF-8, or UTF-16 with a byte order mark. Any other byte usually means \
        that the file was saved in an old encoding such as Latin-1 or EUC-KR, or that it is not a \
        text file. Save it as UTF-8.

            ✓ items: [{ id: summer, title: 여름 }]
            ✓
        """)

    /// The text contains an invisible character.
    package static let controlCharacter = Rule(
        "BK1004", "control-character", .error, "the file contains a control character",
        """
        YAML does not allow control characters other than tab and line break: they are invisible, \
        and some of them are commands to a terminal. In double quotes they can be written as \
        escapes, such as `"\\u0007"`. A file full of NUL characters is often UTF-16 without a byte \
        order mark: save it as UTF-8.

            ✗ items: [red⟦\u{7F}⟧, orange]
            ✗
            ✓ items: [red, orange]
        """)

    /// The file is empty.
    package static let emptyFile = Rule(
        "BK1005", "empty-file", .error, "the file is empty",
        """
        The file is empty, or contains only white space and comments. The smallest banner is one \
        line: `items: [red, orange]`.

            ✗ ⟦⟧# items: [red, orange]
            ✓ items: [red, orange]
        """)

    /// A second document follows the first.
    package static let severalDocuments = Rule(
        "BK1006", "several-documents", .error, "the file contains more than one document",
        """
        A `---` line begins another YAML document. A banner file is a single document, and only \
        the first one is read. Put each banner into its own file.

            ✓ ---
              items: [red, orange]
            ✗ ⟦---⟧
            ✗ items: [green, blue]
        """)

    /// A key appears twice in one mapping.
    package static let duplicateKey = Rule(
        "BK1007", "duplicate-key", .error, "a key appears twice in one mapping",
        """
        A key can appear only once in a mapping. YAML readers differ in which of the two they use, \
        so the file means different things to different programs; bannerkit uses the first. Remove \
        one.

              items: [red, orange]
            ✗ timer: 2s
              ⟦timer⟧: 3s
        """)

    /// An alias refers to an anchor that does not exist.
    package static let undefinedAlias = Rule(
        "BK1008", "undefined-alias", .error, "an alias has no anchor before it",
        """
        `*name` repeats the node that was marked `&name` earlier in the same document. Quote text \
        that begins with `*`.

              items: [red, orange]
              x-first: &first red
            ✗ x-again: ⟦*frist⟧
            ✓ x-again: *first
        """)

    /// An alias is inside the node that it refers to.
    package static let recursiveAlias = Rule(
        "BK1009", "recursive-alias", .error, "an alias is inside the node it refers to",
        """
        A node that contains itself would be infinite. Anchor a smaller part, or write the value \
        out.

              items: [red, orange]
              x-all: &all
            ✗   again: ⟦*all⟧
            ✓   again: red
        """)

    /// A tag that is not part of the core schema.
    package static let foreignTag = Rule(
        "BK1010", "foreign-tag", .error, "a tag is not part of YAML's core schema",
        """
        Only the core tags are allowed: `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq` \
        and `!!map`, each before a value of its type. Quote text that begins with `!`.

              items: [red, orange]
            ✗ name: ⟦!env⟧ home
            ✓ name: !!str home
        """)

    /// A key is a list or a mapping.
    package static let complexKey = Rule(
        "BK1011", "complex-key", .error, "a key is a list or a mapping",
        """
        YAML allows a list or a mapping as a key, but a banner has no such key. The `{{ name }}` \
        of a template looks like one: put it in quotes.

              items: [red, orange]
            ✗ ? ⟦[x-a, x-b]⟧
            ✗ : 1
            ✓ x-a: 1
        """)

    /// A `#` follows a token without a space.
    package static let gluedComment = Rule(
        "BK1012", "glued-comment", .error, "a comment without a space before it",
        """
        A comment begins with `#` after a space. Directly after a quote, a bracket or a comma, \
        some readers treat `#` as a comment and others as an error. Often the quote before it \
        closes text that should have ended lines above, so that the keys in between have silently \
        become part of that text.

            ✗ name: "sale"⟦#⟧ in August
            ✓ name: "sale" # in August
              items: [red, orange]
        """)

    /// A value that does not match its tag.
    package static let contradictedTag = Rule(
        "BK1013", "contradicted-tag", .error, "a value that does not match its tag",
        """
        A tag defines how the value after it is read: `!!int`, `!!float`, `!!bool` and `!!null` \
        require the forms of YAML's core schema, even in quotes. `!!int 3.5` means one thing to a \
        reader that follows the tag and another to a reader that follows the value. Remove the \
        tag, or change the value.

              items: [red, orange]
            ✗ timer: ⟦!!int 3.5⟧
            ✓ timer: !!float 3.5
        """)

    // Limits on the size of a file; each one has its own rule.
    //
    // They have no examples, because those would be huge; tests create the files.

    /// The reading-limit rules, in order of id.
    static let readingLimits: [Rule] = [
        fileTooLarge, nestedTooDeep, tooManyNodes, tooManyAliases, scalarTooLong, blankRunTooLong,
        tooManyDirectives,
    ]

    /// The file is larger than allowed.
    package static let fileTooLarge = Rule(
        "BK1020", "file-too-large", .error, "the file is larger than allowed",
        """
        A file can have at most 1 MiB, so that no file can slow a program down or exhaust its \
        memory. `--max-size` raises the limit, up to 64 MiB.
        """)

    /// Lists and mappings are nested too deeply.
    package static let nestedTooDeep = Rule(
        "BK1021", "nested-too-deep", .error, "lists and mappings are nested too deeply",
        """
        Lists and mappings can be nested at most 64 levels deep; no banner needs a tenth of that. \
        The usual cause is a bracket that is never closed.
        """)

    /// The document has more nodes than allowed.
    package static let tooManyNodes = Rule(
        "BK1022", "too-many-nodes", .error, "the document has too many nodes",
        """
        A document can have at most 200 000 nodes: keys, values and lists together. Those that an \
        alias repeats are counted each time. A few aliases of aliases can expand to billions of \
        nodes.
        """)

    /// The document has more aliases than allowed.
    package static let tooManyAliases = Rule(
        "BK1023", "too-many-aliases", .error, "the document has too many aliases",
        """
        A document can have at most 100 aliases such as `*name`. Write the values out, or generate \
        the file.
        """
    )

    /// A scalar is longer than allowed.
    package static let scalarTooLong = Rule(
        "BK1024", "scalar-too-long", .error, "text is too long",
        """
        One text can have at most 64 KiB. Longer text is usually an image or a file that was \
        pasted into the banner: write its path instead. Another cause is a quote that is never \
        closed.
        """)

    /// Too many spaces or line breaks in a row.
    package static let blankRunTooLong = Rule(
        "BK1025", "blank-run-too-long", .error, "too many spaces or empty lines in a row",
        """
        At most 4096 spaces and line breaks can follow one another: the time that YAML readers \
        take grows with the square of the length.
        """)

    /// Too many lines begin with `%`.
    package static let tooManyDirectives = Rule(
        "BK1026", "too-many-directives", .error, "too many lines begin with `%`",
        """
        A line that begins with `%` is a directive to the YAML reader. At most 16 such lines are \
        allowed; a banner needs none.
        """)
}
