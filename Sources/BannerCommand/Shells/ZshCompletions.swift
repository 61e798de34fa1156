/// The completions for zsh, for a file `_bannerkit` in a folder of its `fpath`, or to be sourced.
struct ZshCompletions {
    /// The commands in the order of help.
    let commands: [Command]

    /// The script.
    var text: String {
        """
        #compdef bannerkit
        # Completions of bannerkit for zsh, written by `bannerkit completions zsh`.

        _bannerkit_commands() {
            local -a commands=(
        \(commands.map { "        \(quoted("\($0.name):\($0.summary)"))\n" }.joined())\
                'help:print help, or a command'\\''s options and examples'
            )
            _describe command commands
        }

        _bannerkit_rules() {
            local -a ids=(
        \(CompletedValue.allRules.map { "        \(quoted("\($0.id):\($0.name)"))\n" }.joined())    )
            local -a names=(
        \(CompletedValue.allRules.map { "        \(quoted("\($0.name):\($0.id)"))\n" }.joined())    )
            _describe -t ids rule ids -- names
        }

        # A format, or the file after the `=` of one.
        _bannerkit_report() {
            if compset -P '*='; then _files; else compadd -S '' -- "$@"; fi
        }

        _bannerkit() {
            local curcontext=$curcontext state line
            typeset -A opt_args
            _arguments -C '(- *)'{-h,--help}'[print help]' '(- *)'{-V,--version}'[print the version]' \\
                '1: :_bannerkit_commands' '*:: :->arguments'
            [[ $state == arguments ]] || return
            case $words[1] in
            (help) _arguments '*: :_bannerkit_commands' ;;
        \(commands.map(branch).joined())    esac
        }

        if [[ $funcstack[1] == _bannerkit ]]; then _bannerkit "$@"; else compdef _bannerkit bannerkit; fi

        """
    }

    private func branch(_ command: Command) -> String {
        var specs = command.allOptions.map(specification)
        specs.append(
            command.completedOperands == .nothing ? "'*: :'" : quoted("*:operand:\(action(command.completedOperands))"))
        return "    (\(command.words.joined(separator: "|")))\n        _arguments -s -S \\\n"
            + specs.map { "            \($0)" }.joined(separator: " \\\n") + "\n        ;;\n"
    }

    private func specification(_ option: Option) -> String {
        let summary = "[\(escaped(option.summary, "[]\\"))]"
        guard let value = option.completedValue else {
            let names = option.letter.map { "{-\($0),--\(option.name)}" } ?? "--\(option.name)"
            return "'*'\(names)\(quoted(summary))"
        }
        let names = option.letter.map { "{-\($0)+,--\(option.name)=}" } ?? "--\(option.name)="
        return "'*'\(names)\(quoted("\(summary):\(escaped(option.value ?? "", ":\\")):\(action(value))"))"
    }

    private func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .report(let words): "{_bannerkit_report \(words.joined(separator: " "))}"
        case .rules: "_bannerkit_rules"
        }
    }

    private func escaped(_ text: String, _ special: String) -> String {
        text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}
