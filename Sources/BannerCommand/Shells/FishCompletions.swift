/// The completion script for fish 3.0 and later.
enum FishCompletions {
    static var text: String {
        let words = ["__bannerkit_is", "'__bannerkit_is help'"].flatMap { condition in
            Command.texts.map {
                "complete -c bannerkit -n \(condition) -a \($0.name) -d \(quoted($0.summary))\n"
            }
        }
        return Template("completions.fish").filled([
            "commands": words.joined(),
            "branches": Command.texts.flatMap(block).map { $0 + "\n" }.joined(),
        ])
    }

    private static func block(_ command: CommandText) -> [String] {
        let start =
            "complete -c bannerkit -n '__bannerkit_is \(command.words.joined(separator: " "))'"
        var lines = [""]
        if command.completedOperands != .nothing {
            lines.append(start + action(command.completedOperands))
        }
        lines += command.options.map { option in
            let names = (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
            let value = option.completedValue.map { " -r" + action($0) } ?? ""
            return start + names + value + " -d \(quoted(option.summary))"
        }
        return lines
    }

    private static func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: " -f"
        case .files: " -F"
        case .folders: " -f -a '(__fish_complete_directories (commandline -ct))'"
        case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
        case .report(let words): " -F -a \(quoted(words.joined(separator: " ")))"
        case .rules: action(.words(rules))
        case .topics: action(.words(rules + CompletedValue.allKeys))
        }
    }

    /// Rule ids and slugs; a tab separates a word from its description.
    private static var rules: [String] {
        Rule.all.flatMap { ["\($0.id)\\t\($0.slug)", "\($0.slug)\\t\($0.id)"] }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.escaped(["'": "\\'"]) + "'"
    }
}
