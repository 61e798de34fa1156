"""complete.py SHELL SCRIPT LINE...: what a real shell offers at the end of each command line: a line for each, with tabs between.

bash and zsh run on a terminal of their own, with the keys that insert every offer into the line. The program is a
function there that prints its arguments; fish can be asked. zsh finds a script `_bannerkit` itself, in its folder.
"""

import os
import pty
import select
import subprocess
import sys
import time

PROMPT = b"@ready@ "
# Written apart, so that the echo of what is typed does not contain it.
END = b"@end@"
SETUP = {
    "bash": r"""unset HISTFILE; bind 'set enable-bracketed-paste off'; bind '"\C-t": insert-completions'; source "$SCRIPT"
bannerkit() { printf '@%s@\n' end "$@" end; }; PS1='@ready''@ '
""",
    "zsh": r"""unset HISTFILE; unsetopt prompt_sp prompt_cr zle_bracketed_paste 2>/dev/null; unset zle_bracketed_paste
fpath=("${SCRIPT:h}" $fpath); autoload -U compinit; compinit -u -D
[[ ${SCRIPT:t} == _bannerkit ]] || source "$SCRIPT"; zstyle ':completion:*' completer _all_matches _complete
zstyle ':completion:*' insert true; zstyle ':completion:*' old-matches false; bindkey '^T' complete-word
bannerkit() { printf '@%s@\n' end "$@" end; }; PS1='@ready''@ '
""",
}
START = {"bash": ["bash", "--noprofile", "--norc", "-i"], "zsh": ["zsh", "-f", "-i"]}


def on_a_terminal(shell, lines):
    """For each line the arguments that the program has when every offer is inserted."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(START[shell][0], START[shell])
    seen = b""

    def wait_for(mark, count):
        nonlocal seen
        deadline = time.monotonic() + 600
        while seen.count(mark) < count:
            if time.monotonic() > deadline or not select.select([terminal], [], [], 600)[0]:
                sys.exit(f"{shell} does not answer: {seen!r}")
            seen += os.read(terminal, 65536)

    os.write(terminal, SETUP[shell].encode())
    wait_for(PROMPT, 1)
    printed = []
    for line in lines:
        seen = b""
        os.write(terminal, line.encode() + b"\x14\r")
        wait_for(END, 2)
        wait_for(PROMPT, 1)
        arguments = seen.replace(b"\r", b"").split(END)[1].decode().split("\n")
        printed.append([argument[1:-1] for argument in arguments if argument.startswith("@")])
    os.write(terminal, b"exit\r")
    os.close(terminal)
    os.waitpid(child, 0)
    return printed


def main():
    shell, script, *lines = sys.argv[1:]
    os.environ.update(SCRIPT=os.path.abspath(script), TERM="dumb", COLUMNS="4000", LC_ALL="C.UTF-8", INPUTRC="/dev/null")
    if shell == "fish":
        ask = 'source $SCRIPT; for line in $argv; complete -C "$line"; echo @; end'
        said = subprocess.run(["fish", "--no-config", "-c", ask, *lines], capture_output=True, text=True, check=True).stdout
        offers = [[offer.split("\t")[0] for offer in part.splitlines()] for part in said.split("@\n")[:-1]]
    else:
        # The words of the line itself come first.
        offers = [all[len(line.split(" ")) - 2:] for line, all in zip(lines, on_a_terminal(shell, lines))]
    print("\n".join("\t".join(sorted(offer.rstrip() for offer in each)) for each in offers))


main()
