/// A shell that has completions.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish

    /// The shell's script.
    var script: String {
        switch self {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }
}

extension CommandText {
    /// The word on the command line, then other words for it, which are never offered.
    var words: [String] { [name] + Command.otherNames.filter { $0.value == name }.map(\.key).sorted() }

    /// What a shell offers for its operands.
    var completedOperands: CompletedValue { CompletedValue(named: operands) }
}

/// What a shell offers for a value.
enum CompletedValue: Equatable {
    /// Nothing that a shell could know.
    case nothing
    /// A file or a folder.
    case files
    /// A folder.
    case folders
    /// One of these words.
    case words([String])
    /// A report's format, alone or followed by `=` and a file.
    case report([String])
    /// A rule, by its id or its name.
    case rules
    /// A rule or a key.
    case topics

    /// The value that help calls by this name, as `PATH...` or `FORMAT[=FILE]`.
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

    /// The paths of the keys, in order.
    static var allKeys: [String] { Set(KeyPage.all.map(\.path)).sorted() }
}

extension OptionLine {
    /// What a shell offers for its value; `nil` for an option without a value.
    var completedValue: CompletedValue? {
        guard let value else { return nil }
        return choices.isEmpty ? CompletedValue(named: value) : .words(choices)
    }
}
