/// The completions for bash, from 3.2 on, without the package `bash-completion`.
struct BashCompletions {
    /// The commands in the order of help.
    let commands: [Command]

    /// The script.
    var text: String {
        """
        # Completions of bannerkit for bash, written by `bannerkit completions bash`.

        # Offers words; a shell that knows how then offers no files.
        _bannerkit_words() {
            type compopt >/dev/null 2>&1 && compopt +o default +o bashdefault
            local offer
            while IFS= read -r offer; do COMPREPLY+=("$offer"); done < <(compgen -W "$1" -- "$word")
        }

        # Offers formats; a file follows the `=` of one.
        _bannerkit_report() {
            _bannerkit_words "$1"
            type compopt >/dev/null 2>&1 && compopt -o nospace
        }

        _bannerkit_folders() {
            type compopt >/dev/null 2>&1 && compopt +o default +o bashdefault -o dirnames
        }

        _bannerkit() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' operands='' index
            COMPREPLY=()
            # bash makes three words of `--option=value`.
            if [[ $word == '=' ]]; then
                word=''
            elif [[ $before == '=' ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
                # The file of `--output FORMAT=FILE`.
                [[ $before == -* ]] || return 0
            fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index]} in
                --) operands=only ;;
                -*) ;;
                *) [[ $command ]] || command=${COMP_WORDS[index]} ;;
                esac
            done
            case $command in
            '')
                _bannerkit_words '\(words.joined(separator: " ")) --help --version'
                ;;
            help)
                _bannerkit_words '\(words.joined(separator: " "))'
                ;;
        \(commands.map(branch).joined())    esac
        }

        complete -o bashdefault -o default -F _bannerkit bannerkit

        """
    }

    private var words: [String] { commands.map(\.name) + ["help"] }

    private func branch(_ command: Command) -> String {
        var lines = ["    \(command.words.joined(separator: "|")))"]
        let valued = command.allOptions.compactMap { option in option.completedValue.map { (option, $0) } }
        if !valued.isEmpty {
            lines.append("        [[ $operands ]] || case $before in")
            lines += valued.map { option, value in
                let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
                return "        \(names.joined(separator: "|"))) \(action(value)); return 0 ;;"
            }
            lines.append("        esac")
        }
        let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
        lines += [
            "        if [[ ! $operands && $word == -* ]]; then", "            _bannerkit_words '\(options)'",
            "        else", "            \(action(command.completedOperands))", "        fi", "        ;;",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Files are what bash itself offers when a function offers nothing.
    private func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: "_bannerkit_words ''"
        case .files: ":"
        case .folders: "_bannerkit_folders"
        case .words(let words): "_bannerkit_words '\(words.joined(separator: " "))'"
        case .report(let words): "_bannerkit_report '\(words.joined(separator: " "))'"
        case .rules:
            "_bannerkit_words '\(CompletedValue.allRules.flatMap { [$0.id, $0.name] }.joined(separator: " "))'"
        }
    }
}
