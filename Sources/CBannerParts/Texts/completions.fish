# Completions of bannerkit for fish, written by `bannerkit completions fish`.

# Whether the command is one of the given words: the first that is not an option.
function __bannerkit_is
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        string match -q -- '-*' $word; and continue
        contains -- $word $argv
        return
    end
    test (count $argv) -eq 0
end

complete -c bannerkit -f
complete -c bannerkit -n __bannerkit_is -s h -l help -d 'print help'
complete -c bannerkit -n __bannerkit_is -s V -l version -d 'print the version'
{{commands}}complete -c bannerkit -n __bannerkit_is -a help -d 'print help, or a command\'s options and examples'
{{branches}}\
