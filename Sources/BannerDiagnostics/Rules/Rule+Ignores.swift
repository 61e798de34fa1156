/// Faults in ignore comments.
extension Rule {
    /// The ignore rules, in order of id.
    package static let ignores: [Rule] = [unusedIgnore, malformedIgnore]

    /// Whether an ignore comment can apply to this rule: not if the file cannot be read, and not
    /// for the results of playing it.
    package var canBeIgnored: Bool { group != .reading && group != .scenarios }

    /// An ignore without a finding to silence.
    package static let unusedIgnore = Rule(
        "BK1030", "unused-ignore", .warning, "an ignore that silences nothing",
        """
        `# bannerkit-ignore[RULE] reason` on its own line silences that rule's findings in what follows: a key with \
        its value, or a list entry. At the end of a line it silences the findings that begin on that line. `# \
        bannerkit-ignore-file[RULE] reason` silences those of the whole file. Here there are none, so the comment \
        could only hide a later mistake: remove it or move it.

        A banner with an ignored error can be played if it is complete without the faulty part: an unknown key is left \
        out, and a faulty value has its default. Otherwise the other commands report the ignored error.

              items: [red, orange]
              # bannerkit-ignore[⟦short-dwell⟧] two lamps, with nothing to read
            ✗ timer: 2s
            ✓ timer: 1s
        """)

    /// An ignore without a rule or a reason.
    package static let malformedIgnore = Rule(
        "BK1031", "malformed-ignore", .warning, "an ignore without a rule or a reason",
        """
        An ignore names rules by id or slug, separated by commas, and gives a reason: `# bannerkit-ignore[BK5008, \
        moves-forever] reason`. Reading rules (`BK1…`) cannot be ignored, because nothing in a file that breaks them \
        is reliable. Neither can a scenario's outcome (`BK6…`): correct the expectation instead.

              items: [red, orange]
            ✗ timer: 1s # ⟦bannerkit-ignore[short-dwell]⟧
            ✓ timer: 1s # bannerkit-ignore[short-dwell] two lamps, with nothing to read
        """)
}
