#compdef bannerkit
# Completions of bannerkit for zsh, written by `bannerkit completions zsh`.

_bannerkit_commands() {
    local -a commands=(
{{commands}}\
        'help:print help, or a command'\''s options and examples'
    )
    _describe command commands
}

_bannerkit_rules() {
    local -a ids=(
{{ids}}    )
    local -a names=(
{{names}}    )
    _describe -t ids rule ids -- names
}

_bannerkit_keys=({{keys}})

# A format, or the file after the `=` of one.
_bannerkit_report() {
    if compset -P '*='; then _files; else compadd -S '' -- "$@"; fi
}

_bannerkit() {
    local curcontext=$curcontext state line
    typeset -A opt_args
    _arguments -C '(- *)'{-h,--help}'[print help]' '(- *)'{-V,--version}'[print the version]' {{continued}}
        '1: :_bannerkit_commands' '*:: :->arguments'
    [[ $state == arguments ]] || return
    case $words[1] in
    (help) _arguments '*: :_bannerkit_commands' ;;
{{branches}}    esac
}

if [[ $funcstack[1] == _bannerkit ]]; then _bannerkit "$@"; else compdef _bannerkit bannerkit; fi
