/// The completion script for zsh: a file `_bannerkit` in `fpath`, or to be sourced.
enum ZshCompletions {
    static var text: String {
        func list(_ entries: [(String, String)]) -> String {
            entries.map { "        \(quoted("\($0):\($1)"))\n" }.joined()
        }
        let rules = Rule.all
        return Template("completions.zsh").filled([
            "commands": list(Command.texts.map { ($0.name, $0.summary) }),
            "ids": list(rules.map { ($0.id, $0.slug) }),
            "names": list(rules.map { ($0.slug, $0.id) }),
            "keys": CompletedValue.allKeys.joined(separator: " "),
            "continued": "\\",
            "branches": Command.texts.map(branch).joined(),
        ])
    }

    private static func branch(_ command: CommandText) -> String {
        var specs = command.options.map(specification)
        specs.append(
            command.completedOperands == .nothing
                ? "'*: :'" : quoted("*:operand:\(action(command.completedOperands))"))
        return "    (\(command.words.joined(separator: "|")))\n        _arguments -s -S \\\n"
            + specs.map { "            \($0)" }.joined(separator: " \\\n") + "\n        ;;\n"
    }

    private static func specification(_ option: OptionLine) -> String {
        let summary = "[\(escaped(option.summary, "[]\\"))]"
        guard let value = option.completedValue else {
            let names = option.letter.map { "{-\($0),--\(option.name)}" } ?? "--\(option.name)"
            return "'*'\(names)\(quoted(summary))"
        }
        let names = option.letter.map { "{-\($0)+,--\(option.name)=}" } ?? "--\(option.name)="
        let word = escaped(option.value ?? "", ":\\")
        return "'*'\(names)\(quoted("\(summary):\(word):\(action(value))"))"
    }

    private static func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .report(let words): "{_bannerkit_report \(words.joined(separator: " "))}"
        case .rules: "_bannerkit_rules"
        case .topics: "{_bannerkit_rules; compadd -- $_bannerkit_keys}"
        }
    }

    private static func escaped(_ text: String, _ special: String) -> String {
        text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.escaped(["'": "'\\''"]))'"
    }
}
