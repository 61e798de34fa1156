extension Command {
    /// Prints a completion script for a shell.
    static let completions = Command(name: "completions") { context, arguments throws(Failure) in
        let word = arguments.operands[0].text
        guard let shell = CompletionShell(rawValue: word) else {
            throw Arguments.unknownChoice(word, of: "the shell", in: CompletionShell.allCases.map(\.rawValue))
        }
        try context.output.write(shell.script)
        return .clean
    }
}
