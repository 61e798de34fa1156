/// What can be wrong with a comment that asks for findings to be ignored.
extension Rule {
    /// The rules of ignores, in order of id.
    public static let ignores: [Rule] = [unusedIgnore, malformedIgnore]

    /// Whether a comment may ask that findings of this rule be ignored: not what keeps a file from being read, and not
    /// what comes of playing it.
    public var canBeIgnored: Bool { !id.hasPrefix("BK1") && !id.hasPrefix("BK6") }

    /// An ignore without a finding that it could silence.
    public static let unusedIgnore = Rule(
        "BK1030", "unused-ignore", .warning, "an ignore that silences nothing",
        explanation: """
            `# bannerkit-ignore[RULE] reason` on a line of its own silences that rule's findings in what begins next: a \
            key with its value, or an entry of a list. At the end of a line it silences the findings that begin on that \
            line. Here there is none, so the comment would hide a fault that is made later: remove it, or move it.

            A banner with an error that is ignored is checked without complaint, but is still not played.
            """,
        bad: """
            items: [red, orange]
            # bannerkit-ignore[⟦short-dwell⟧] two lamps, with nothing to read
            timer: 2s
            """,
        good: """
            items: [red, orange]
            # bannerkit-ignore[short-dwell] two lamps, with nothing to read
            timer: 1s
            """)

    /// An ignore that names no rule, or gives no reason.
    public static let malformedIgnore = Rule(
        "BK1031", "malformed-ignore", .warning, "an ignore without a rule or a reason",
        explanation: """
            An ignore names rules by id or slug, with commas between them, and says why: \
            `# bannerkit-ignore[BK5008, moves-forever] reason`. Rules of reading (`BK1…`) cannot be ignored, since \
            nothing can be relied upon in a file that breaks them; nor can a scenario's outcome (`BK6…`): mend the \
            expectation.
            """,
        bad: """
            items: [red, orange]
            timer: 1s # ⟦bannerkit-ignore[short-dwell]⟧
            """,
        good: """
            items: [red, orange]
            timer: 1s # bannerkit-ignore[short-dwell] two lamps, with nothing to read
            """)
}
