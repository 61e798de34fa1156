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
        _bannerkit_words '{{words}} --help --version'
        ;;
    help)
        _bannerkit_words '{{words}}'
        ;;
{{branches}}    esac
}

complete -o bashdefault -o default -F _bannerkit bannerkit
