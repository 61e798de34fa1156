/// Faults that are found by playing a banner's scenarios.
extension Rule {
    /// The rules that `bannerkit test` checks by playing, in order of id; reading a file never
    /// reports them.
    package static let outcome: [Rule] = [expectationFailed]

    /// An expectation that does not hold.
    package static let expectationFailed = Rule(
        "BK6001", "expectation-failed", .error, "a scenario's expectation that does not hold",
        """
        A banner's scenarios are its tests: `bannerkit test` plays the inputs of each one and \
        checks every expectation. The message says what was seen instead, and the notes say what \
        happened around that moment. Either the banner does not behave as intended, or the \
        expectation is wrong.

              items: [red, orange, yellow]
              timer: 2s
              scenarios:
                - name: the first turn
                  duration: 5s
                  expect:
            ✗       - { at: 3s, page: ⟦yellow⟧ }
            ✓       - { at: 3s, page: orange }
        """)

    // Faults in ignore comments.

    /// The ignore rules, in order of id.
    package static let ignores: [Rule] = [unusedIgnore, malformedIgnore]

    /// Whether an ignore comment can apply to this rule: not if the file cannot be read, and not
    /// for the results of playing it.
    package var canBeIgnored: Bool { group != .reading && group != .scenarios }

    /// An ignore without a finding to silence.
    package static let unusedIgnore = Rule(
        "BK1030", "unused-ignore", .warning, "an unused ignore comment",
        """
        `# bannerkit-ignore[RULE] reason` on its own line silences that rule's findings in what \
        follows: a key with its value, or a list entry. At the end of a line it silences the \
        findings that begin on that line. `# bannerkit-ignore-file[RULE] reason` silences those of \
        the whole file. Here there are none, so the comment could only hide a later mistake: \
        remove it or move it.

        A banner with an ignored error can be played if it is complete without the faulty part: an \
        unknown key is left out, and a faulty value has its default. Otherwise the other commands \
        report the ignored error.

              items: [red, orange]
              # bannerkit-ignore[⟦short-dwell⟧] two lamps, with nothing to read
            ✗ timer: 2s
            ✓ timer: 1s
        """)

    /// An ignore without a rule or a reason.
    package static let malformedIgnore = Rule(
        "BK1031", "malformed-ignore", .warning, "an ignore without a rule or a reason",
        """
        An ignore names rules by id or slug, separated by commas, and gives a reason: `# \
        bannerkit-ignore[BK5008, moves-forever] reason`. Reading rules (`BK1…`) cannot be ignored, \
        because nothing in a file that breaks them is reliable. Neither can a scenario's outcome \
        (`BK6…`): correct the expectation instead.

              items: [red, orange]
            ✗ timer: 1s # ⟦bannerkit-ignore[short-dwell]⟧
            ✓ timer: 1s # bannerkit-ignore[short-dwell] two lamps, with nothing to read
        """)

    // Text of other programs in a banner file, such as the two sides of a merge or a word
    // processor's quotes.

    /// A conflict of `git merge` that was not resolved.
    package static let mergeConflict = Rule(
        "BK1014", "merge-conflict", .error, "a merge conflict is not resolved",
        """
        `git merge` marks what it could not combine with lines of `<<<<<<<`, `=======` and \
        `>>>>>>>`. Keep one of the two sides, or combine them, and remove these lines.

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
        Only straight quotes, `"` and `'`, quote text in YAML. Curly quotes are part of the text \
        and are shown with it; often a word processor or a chat put them in. Inside a text they \
        are good typography. To show them around a complete text, put straight quotes around them: \
        `"“Summer”"`.

            ✗ items: [{ id: summer, title: ⟦“Summer”⟧ }]
            ✓ items: [{ id: summer, title: "Summer" }]
        """)

    /// A file whose name ends in `.json` is not JSON.
    package static let jsonSyntax = Rule(
        "BK1016", "json-syntax", .error, "the file is not JSON",
        """
        A file whose name ends in `.json`, and a record's `spec` that is an object, is read as \
        JSON: text and keys between double quotes, no comments, no `,` after the last value. For \
        comments, give the file a name that ends in `.banner.yaml`: YAML reads the same text, and \
        `#` begins a comment.
        """)

    /// A line that `bannerkit batch` cannot use.
    package static let batchRecord = Rule(
        "BK1017", "batch-record", .error, "an invalid record for `batch`",
        """
        `bannerkit batch` reads one JSON object from each line: its `spec` is the banner, as an \
        object or as YAML text, and its `id`, text or a number, is repeated in the answer. A line \
        that is empty, too long or not JSON, or whose `spec` is missing or `null`, has an answer \
        too, with this finding and without a line and column.
        """)

    /// A comment that was meant as part of a text.
    package static let hashInText = Rule(
        "BK2013", "hash-in-text", .warning, "a `#` ends a text",
        """
        After a space, `#` begins a comment, also in the middle of a sentence: of `title: We are \
        #1 in town`, YAML keeps `We are`. Quote the whole text. A comment after a text has a space \
        after its `#`, or more than one space before it; then it is not reported, nor in a file \
        whose other comments have none either.

              items:
                - id: summer
            ✗     title: ⟦We are #1 in town⟧
            ✓     title: "We are #1 in town" # since 2019
        """)
}
