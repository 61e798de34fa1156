package import BannerDiagnostics

/// Why a text is not YAML, where an author would look for it; positions are bytes.
package struct SyntaxCause {
    package var rule = Rule.yamlSyntax
    /// What is wrong.
    package var message: String
    /// Where it is.
    package var range: Range<Int>
    /// What to change.
    package var help: String?
    /// A place that explains the cause.
    var note: (message: String, place: Int)?
    /// A change that mends it.
    var fix: Fix?
    /// What is wrong and what to change if that change turns out not to help.
    var otherwise: (message: String, help: String)?

    /// Replacements in order of place.
    struct Fix {
        var title: String
        var edits: [(range: Range<Int>, text: String)]
        var isSafe = true
    }

    init(
        _ message: String, at range: Range<Int>, help: String? = nil, rule: Rule = .yamlSyntax,
        note: (String, Int)? = nil, fix: Fix? = nil, otherwise: String? = nil
    ) {
        self.rule = rule
        self.message = message
        self.range = range
        self.help = help
        self.note = note
        self.fix = fix
        self.otherwise = otherwise.map { (message, $0) }
    }
}

extension SyntaxCause.Fix {
    /// The replacement of one range.
    static func replacing(_ range: Range<Int>, with text: String, _ title: String? = nil, isSafe: Bool = true) -> Self {
        let title = title ?? (text.isEmpty ? "remove it" : "write `\(text)`")
        return SyntaxCause.Fix(title: title, edits: [(range, text)], isSafe: isSafe)
    }
}

extension SyntaxScene {
    /// The most likely cause: the first of an ordered list that the text shows; `nil` if it shows none.
    ///
    /// Each looks at a few lines around the stop, or once through the text. What certainly is not YAML comes first, what
    /// libyaml's words mean in general comes last.
    var cause: SyntaxCause? {
        if let cause = SyntaxCause.ofForeignText(in: bytes) { return cause }
        for find in SyntaxScene.finders { if let cause = find(self) { return cause } }
        return nil
    }

    private static let finders: [@Sendable (SyntaxScene) -> SyntaxCause?] = [
        { $0.forgottenConflict }, { $0.javaScript }, { $0.templateSyntax }, { $0.invisibleCharacter },
        { $0.foreignComment }, { $0.codeFence }, { $0.wrongEscape }, { $0.hiddenByComment }, { $0.unclosedQuote },
        { $0.wideCharacter }, { $0.foreignSeparator }, { $0.foreignDash }, { $0.textAfterQuote },
        { $0.textAfterBracket }, { $0.unclosedBracket }, { $0.missingComma }, { $0.specialFirstCharacter },
        { $0.colonInText }, { $0.foreignColon }, { $0.otherIndentation }, { $0.textNotIndented }, { $0.missingColon },
    ]
}
