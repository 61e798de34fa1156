/// The completions for fish, from 3.0 on.
struct FishCompletions {
    /// The commands in the order of help.
    let commands: [Command]

    /// The script.
    var text: String {
        var lines = [
            "# Completions of bannerkit for fish, written by `bannerkit completions fish`.", "",
            "# Whether the command is one of the given words: the first that is not an option.",
            "function __bannerkit_is",
            "    set -l words (commandline -opc)",
            "    set -e words[1]",
            "    for word in $words",
            "        string match -q -- '-*' $word; and continue",
            "        contains -- $word $argv",
            "        return",
            "    end",
            "    test (count $argv) -eq 0",
            "end", "",
            "complete -c bannerkit -f",
            "complete -c bannerkit -n __bannerkit_is -s h -l help -d 'print help'",
            "complete -c bannerkit -n __bannerkit_is -s V -l version -d 'print the version'",
        ]
        for condition in ["__bannerkit_is", "'__bannerkit_is help'"] {
            lines += commands.map { "complete -c bannerkit -n \(condition) -a \($0.name) -d \(quoted($0.summary))" }
        }
        lines.append(
            "complete -c bannerkit -n __bannerkit_is -a help -d \(quoted("print help, or a command's options and examples"))"
        )
        return (lines + commands.flatMap(block)).joined(separator: "\n") + "\n"
    }

    private func block(_ command: Command) -> [String] {
        let start = "complete -c bannerkit -n '__bannerkit_is \(command.words.joined(separator: " "))'"
        var lines = [""]
        if command.completedOperands != .nothing { lines.append(start + action(command.completedOperands)) }
        lines += command.allOptions.map { option in
            let names = (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
            let value = option.completedValue.map { " -r" + action($0) } ?? ""
            return start + names + value + " -d \(quoted(option.summary))"
        }
        return lines
    }

    private func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: " -f"
        case .files: " -F"
        case .folders: " -f -a '(__fish_complete_directories (commandline -ct))'"
        case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
        case .report(let words): " -F -a \(quoted(words.joined(separator: " ")))"
        case .rules:
            // A tab separates a word from its description.
            " -f -a \(quoted(CompletedValue.allRules.map { "\($0.id)\\t\($0.name) \($0.name)\\t\($0.id)" }.joined(separator: " ")))"
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "\\'" : String($0) }.joined() + "'"
    }
}
