/// The completion script for bash 3.2 and later; it does not need the package `bash-completion`.
enum BashCompletions {
    static var text: String {
        Template("completions.bash").filled([
            "words": (Command.all.map(\.name) + ["help"]).joined(separator: " "),
            "branches": Command.texts.map(branch).joined(),
        ])
    }

    private static func branch(_ command: CommandText) -> String {
        var lines = ["    \(command.words.joined(separator: "|")))"]
        let valued = command.options.compactMap { option in
            option.completedValue.map { (option, $0) }
        }
        if !valued.isEmpty {
            lines.append("        [[ $operands ]] || case $before in")
            lines += valued.map { option, value in
                let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
                return "        \(names.joined(separator: "|"))) \(action(value)); return 0 ;;"
            }
            lines.append("        esac")
        }
        let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
        lines += [
            "        if [[ ! $operands && $word == -* ]]; then",
            "            _bannerkit_words '\(options)'",
            "        else", "            \(action(command.completedOperands))", "        fi",
            "        ;;",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The action for a value.
    ///
    /// `:` produces no words, so that bash falls back to file names.
    private static func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: "_bannerkit_words ''"
        case .files: ":"
        case .folders: "_bannerkit_folders"
        case .words(let words): "_bannerkit_words '\(words.joined(separator: " "))'"
        case .report(let words): "_bannerkit_report '\(words.joined(separator: " "))'"
        case .rules: action(.words(rules))
        case .topics: action(.words(rules + CompletedValue.allKeys))
        }
    }

    private static var rules: [String] { Rule.all.flatMap { [$0.id, $0.slug] } }
}
