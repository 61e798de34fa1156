import BannerTree

/// Why the YAML reader stopped, in libyaml's words and in ours.
struct SyntaxFault {
    /// What is wrong; empty when memory ran out.
    var problem: String
    /// The code point at which it was noticed.
    var place: Int
    /// What libyaml was reading.
    var context: String? = nil
    /// Where that began.
    var contextPlace: Int

    /// The wording of a fault for people.
    struct Wording {
        var rule = Rule.yamlSyntax
        var message: String
        var help: String?

        init(_ message: String, help: String? = nil, rule: Rule = .yamlSyntax) {
            self.rule = rule
            self.message = message
            self.help = help
        }
    }

    /// Whether the fault is a tab in place of spaces; `tabs` is the number of tabs at its position.
    func isAboutTabs(_ tabs: Int) -> Bool {
        problem.hasPrefix("found a tab character")
            || tabs > 0 && problem == "found character that cannot start any token"
    }

    /// What libyaml was reading, as the subject of "… begins here"; `nil` if that does not help.
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

    /// The fault in our wording.
    var wording: Wording {
        if let wording = SyntaxFault.wordings[problem] { return wording }
        if problem.isEmpty { return Wording("there is not enough memory to read the file") }
        let words = [context ?? "", problem].flatMap { $0.split(separator: " ") }
        if words.contains("tag") {
            return Wording(
                "the tag cannot be read", help: "quote text that begins with `!`", rule: .foreignTag)
        }
        if words.contains("directive") {
            return Wording(
                "the directive cannot be read", help: "remove the line, or quote text that begins with `%`")
        }
        return Wording(problem)
    }
}
