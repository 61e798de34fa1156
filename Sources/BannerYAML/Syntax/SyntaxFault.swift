import BannerTree

/// A syntax error of libyaml, with our wording for it.
struct SyntaxFault {
    /// libyaml's description of the problem; empty if memory ran out.
    var problem: String
    /// The code point at which it was detected.
    var place: Int
    /// libyaml's description of the construct that it was reading.
    var context: String? = nil
    /// The start of that construct.
    var contextPlace: Int

    /// Whether the fault is a tab in place of spaces; `tabs` is the number of tabs at its position.
    func isAboutTabs(_ tabs: Int) -> Bool {
        problem.hasPrefix("found a tab character")
            || tabs > 0 && problem == "found character that cannot start any token"
    }

    /// The construct that libyaml was reading, as the subject of "… begins here"; `nil` if that
    /// does not help.
    var beganWhat: String? {
        switch context {
        case "while scanning a simple key": "the key"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted text"
        case "while scanning a block scalar": "the block of text"
        case "while scanning a plain scalar": "the text"
        case "while parsing a flow sequence": "the list"
        case "while parsing a flow mapping": "the mapping"
        case "while parsing a block collection": "the list"
        case "while parsing a block mapping": "the mapping"
        case "while scanning a tag", "while parsing a tag": "the tag"
        case "while scanning an anchor": "the anchor"
        case "while scanning an alias": "the alias"
        default: nil
        }
    }

    /// The finding in our wording.
    func finding(at range: SourceRange, notes: [Note]) -> Finding {
        func finding(_ message: Words, _ explanation: Words? = nil, _ rule: Rule? = nil) -> Finding {
            Finding(rule ?? .yamlSyntax, message, at: range, explanation: explanation, notes: notes)
        }
        if let wording = SyntaxFault.wordings[problem] { return finding(wording.message, wording.explanation) }
        if problem.isEmpty { return finding("there is not enough memory to read the file") }
        let words = [context ?? "", problem].flatMap { $0.split(separator: " ") }
        if words.contains("tag") {
            return finding("the tag cannot be read", "quote text that begins with `!`", .foreignTag)
        }
        guard words.contains("directive") else { return finding(Words(problem)) }
        return finding("the directive cannot be read", "remove the line, or quote text that begins with `%`")
    }
}
