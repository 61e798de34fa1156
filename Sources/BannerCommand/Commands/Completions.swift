extension Command {
    /// Prints a completion script for a shell.
    static let completions = Command(name: "completions") { context, arguments throws(Failure) in
        let word = arguments.operands[0].text
        guard let shell = CompletionShell(rawValue: word) else {
            throw Arguments.unknownChoice(
                word, of: "the shell", in: CompletionShell.allCases.map(\.rawValue))
        }
        try context.output.write(shell.script)
        return .clean
    }
}

/// A shell with a completion script.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
        switch self {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }
}

extension CommandText {
    /// The command's name and its aliases; aliases are not offered.
    var words: [String] {
        [name] + Command.otherNames.filter { $0.value == name }.map(\.key).sorted()
    }

    /// The completion of the operands.
    var completedOperands: CompletedValue { CompletedValue(named: operands) }
}

/// The kind of value to complete.
enum CompletedValue: Equatable {
    /// Free text.
    case nothing
    case files
    case folders
    case words([String])
    /// A report format, alone or followed by `=` and a file.
    case report([String])
    /// A rule id or slug.
    case rules
    /// A rule or a key.
    case topics

    /// Maps a placeholder of `--help`, such as `PATH...` or `FORMAT[=FILE]`.
    init(named name: String) {
        let letters = name.drop { $0 == "[" }.prefix { $0.isLetter }
        self =
            switch letters {
            case "FORMAT": .report(ReportOutputs.words)
            case "PATH", "FILE", "LIST", "OUT", "OLD", "NEW": .files
            case "DIR": .folders
            case "RULE": .topics
            case "RULES": .rules
            case "SHELL": .words(CompletionShell.allCases.map(\.rawValue))
            default: .nothing
            }
    }

    /// The paths of all keys, sorted.
    static var allKeys: [String] { Set(KeyPage.all.map(\.path)).sorted() }
}

extension OptionLine {
    /// The completion of the value; `nil` for an option without a value.
    var completedValue: CompletedValue? {
        guard let value else { return nil }
        return choices.isEmpty ? CompletedValue(named: value) : .words(choices)
    }
}
