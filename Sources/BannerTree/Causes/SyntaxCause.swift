import BannerDiagnostics

/// Why a text is not YAML, where an author would look for it; positions are bytes.
struct SyntaxCause {
    var rule = Rule.yamlSyntax
    /// What is wrong.
    var message: String
    /// Where it is.
    var range: Range<Int>
    /// What to change.
    var help: String?
    var notes: [(message: String, place: Range<Int>)] = []
    /// A change that mends it.
    var fix: Fix?
    /// What is wrong and what to change if that change turns out not to help.
    var otherwise: (message: String, help: String)?

    /// Replacements in order of place.
    struct Fix {
        var title: String
        var edits: [(range: Range<Int>, text: String)]
        var isSafe: Bool
    }

    init(
        _ message: String, at start: Int, _ end: Int, help: String? = nil, rule: Rule = .yamlSyntax, fix: Fix? = nil
    ) {
        self.message = message
        self.help = help
        self.rule = rule
        self.fix = fix
        range = start..<max(start, end)
    }

    /// Adds a place that explains the cause.
    func noting(_ message: String, at start: Int, _ end: Int) -> SyntaxCause {
        var cause = self
        cause.notes.append((message, start..<max(start, end)))
        return cause
    }
}

extension SyntaxCause.Fix {
    /// The replacement of one range.
    static func replacing(_ start: Int, _ end: Int, with text: String, _ title: String, isSafe: Bool = true) -> Self {
        SyntaxCause.Fix(title: title, edits: [(start..<max(start, end), text)], isSafe: isSafe)
    }
}

extension SyntaxScene {
    /// The most likely cause: the first of an ordered list that the text shows; `nil` if it shows none.
    ///
    /// Each looks at a few lines around the stop, or once through the text.
    var cause: SyntaxCause? {
        for find in SyntaxScene.finders {
            if let cause = find(self) { return cause }
        }
        return nil
    }

    /// What certainly is not YAML comes first, what libyaml's words mean in general comes last.
    private static let finders: [@Sendable (SyntaxScene) -> SyntaxCause?] = [
        { $0.mergeConflict }, { $0.patch }, { $0.javaScript }, { $0.templateSyntax }, { $0.invisibleCharacter },
        { $0.foreignComment },
        { $0.codeFence }, { $0.unknownEscape }, { $0.hiddenByComment }, { $0.unclosedQuote }, { $0.wideCharacter },
        { $0.dashWithoutSpace },
        { $0.foreignBullet }, { $0.textAfterQuote }, { $0.textAfterBracket }, { $0.unclosedBracket },
        { $0.missingComma }, { $0.specialFirstCharacter }, { $0.colonInText }, { $0.colonWithoutSpace },
        { $0.foreignAssignment }, { $0.otherIndentation }, { $0.textNotIndented }, { $0.missingColon },
    ]
}
