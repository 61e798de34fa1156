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
    package var note: (message: String, place: Int)?
    /// A change that mends it.
    package var fix: Fix?
    /// What is wrong and what to change if that change turns out not to help.
    package var otherwise: (message: String, help: String)?

    /// Replacements in order of place.
    package struct Fix {
        package var title: String
        package var edits: [(range: Range<Int>, text: String)]
        package var isSafe: Bool

        package init(title: String, edits: [(range: Range<Int>, text: String)], isSafe: Bool = true) {
            (self.title, self.edits, self.isSafe) = (title, edits, isSafe)
        }
    }

    package init(
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
    package static func replacing(_ range: Range<Int>, with text: String, _ title: String? = nil, isSafe: Bool = true)
        -> Self
    {
        let title = title ?? (text.isEmpty ? "remove it" : "write `\(text)`")
        return SyntaxCause.Fix(title: title, edits: [(range, text)], isSafe: isSafe)
    }
}
