extension Command {
    /// Prints a shell's completions.
    static let completions = Command(
        name: "completions",
        summary: "print completions for a shell: bash, zsh or fish",
        operands: "SHELL",
        examples: [
            "source <(bannerkit completions bash)": "for bash, in ~/.bashrc",
            "bannerkit completions zsh > ~/.zfunc/_bannerkit": "for zsh, in a folder of its fpath",
            "bannerkit completions fish > ~/.config/fish/completions/bannerkit.fish": "for fish",
        ]
    ) { context, arguments throws(Failure) in
        let word = arguments.operands[0].text
        guard let shell = CompletionShell(rawValue: word) else {
            throw Arguments.unknownChoice(word, of: "the shell", in: CompletionShell.allCases.map(\.rawValue))
        }
        try context.output.write(shell.script(Command.all))
        return .clean
    }

    /// Prints the manual page.
    static let man = Command(
        name: "man",
        summary: "print the manual page, for man",
        examples: [
            "bannerkit man > bannerkit.1": "the page as a file",
            "bannerkit man | man -l -": "the page in a pager",
        ]
    ) { context, _ throws(Failure) in
        try context.output.write(ManualPage(commands: Command.all).text)
        return .clean
    }
}
