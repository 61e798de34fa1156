#!/usr/bin/env python3
"""instructions.py [--record] BANNERKIT IN-MEMORY: counts the processor's instructions for fixed tasks, and compares them.

No clock is involved, so a busy machine gives the same numbers. Another toolchain or libyaml can give others, and so can the
seed of a dictionary's hashes, so a count can be 2 % larger before it is a failure. If there are fewer, record them.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import latency
import subjects
from programs import HERE, specs

KEPT = os.path.join(HERE, "instructions.txt")
HEADING = "# Thousands of instructions of the release binary; written by .ci/instructions --record.\n"
MOST = 1.02
FIVE = "items: [a, b, c, d, e]\ntimer: 2s\n"
# What the states of banners with these take; `--at` asks for them one by one.
STATES = {
    "hover": FIVE + "scenarios: [{ name: s, duration: 100s, inputs: [{ at: 3s, hoverIn: true }, { at: 9s, hoverOut: true }] }]\n",
    "fade": FIVE + "transition: { effect: fade }\n",
    "weights": "items: [{ id: a, weight: 3 }, b, c, { id: d, weight: 2 }, e]\ntimer: 2s\n",
    "free-scrolling": FIVE.replace("timer: 2s", "paging: { snap: none }") + (
        "scenarios: [{ name: s, duration: 100s, inputs: [{ at: 3s, drag: { by: -200, over: 100ms, velocity: -900 } }] }]\n"),
    "calendar": "timeZone: UTC\n" + FIVE.replace("e]", "{ id: e, when: { hours: 08:00-20:00 } }]"),
}


def count(words, log, **more):
    """The instructions of one run; a fault of the program ends this one."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=" + log]
    # Each variable of the environment takes instructions before `main`.
    code = subprocess.run(tool + words, env={"PATH": os.environ["PATH"]}, stdout=more.pop("stdout", subprocess.DEVNULL), stderr=subprocess.DEVNULL, **more).returncode
    if code not in (0, 1):
        sys.exit("%s ended with %d" % (" ".join(words[:8]), code))
    return collected(log)


def collected(log):
    with open(log, encoding="utf-8", errors="replace") as text:
        return int(re.search(r"Collected : (\d+)", text.read())[1]) // 1000


def in_editor(bannerkit, folder, log, size, method=None):
    """What a change costs until its diagnostics, or an answer after it."""
    def session(rounds):
        tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=" + log]
        content = latency.text(size)
        editor = latency.Editor(tool + [bannerkit, "lsp"], folder, content)
        for _ in range(rounds):
            editor.ask("textDocument/" + method, 2 + content.count("\n") // 2 // 6 * 6) if method else editor.wait()
        editor.client.end()
        return collected(log)
    return (session(3) - session(1)) // 2


def tasks(bannerkit, in_memory, work):
    """Each task by its name, with what counts it."""
    log = os.path.join(work, "log")

    def written(name, text):
        name = os.path.join(work, name)
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
        return name

    def corpus(name, *words):
        name = os.path.join(work, name)
        subprocess.run([sys.executable, os.path.join(HERE, "corpus.py"), name, *words], check=True, stderr=subprocess.DEVNULL)
        return name

    def ours(*words, **more):
        return lambda: count([bannerkit, *words], log, **more)

    def piped():
        reader = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        counted = ours("simulate", five, "--for", "24h", "--format", "ndjson", stdout=reader.stdin)()
        reader.stdin.close()
        reader.wait()
        return counted

    def states(name):
        file = written("states-%s.banner.yaml" % name, STATES[name])
        more = ["--scenario", "s"] if "scenarios:" in STATES[name] else []
        more += ["--start", "2026-11-27"] if "when:" in STATES[name] else []
        at = [word for number in range(1000) for word in ("--at", "%dms" % (number * 97))]
        return ours("simulate", file, *more, *at)

    def records(files):
        lines = []
        for number, name in enumerate(specs(files)):
            with open(os.path.join(files, name), encoding="utf-8") as text:
                lines.append(json.dumps({"id": number, "spec": text.read()}) + "\n")
        return ours("batch", stdin=open(written("records", "".join(lines)), "rb"))

    five, files = written("five.banner.yaml", FIVE), corpus("files", "-n", "100")
    without = os.path.join(work, "without")
    shutil.copytree(files, without, ignore=shutil.ignore_patterns("images"))
    shutil.rmtree(os.path.join(without, "images"), ignore_errors=True)
    faults = written("faults.banner.yaml", "items:\n" + "".join("  - { id: i%d, colour: red }\n" % at for at in range(300)))
    inputs = written("inputs.banner.yaml", "\n".join(subjects.HEAD + subjects.scenario("long", 300)) + "\n")
    validate = ["validate", "-qq", "-j1"]
    found = [
        ("start", ours("--version")),
        ("one-item", ours("validate", "-qq", five)),
        ("two-kilobytes", ours("validate", "-qq", corpus("one.banner.yaml", "--one"))),
        ("hundred-files", ours(*validate, files)),
        ("hundred-files-as-text", ours("validate", "-j1", files)),
        ("hundred-files-without-pictures", ours(*validate, without)),
        ("hundred-records", records(files)),
        ("hundred-files-resolved", ours("resolve", "-j1", files)),
        ("thousand-items", ours("validate", "-qq", corpus("items.banner.yaml", "--big", "--items", "1000"))),
        ("three-hundred-faults", ours("validate", faults)),
        ("three-hundred-inputs", ours("test", "-qq", "--allow-empty", inputs)),
        ("gallery-of-hundred", ours("preview", "--color", "never", "-o", os.path.join(work, "gallery"), files)),
        ("a-month-of-events", lambda: count([in_memory, "events"], log)),
        ("twenty-thousand-states", lambda: count([in_memory, "states"], log)),
        ("a-day-to-ndjson", ours("simulate", five, "--for", "24h", "--format", "ndjson")),
        ("a-day-to-ndjson-in-a-pipe", piped),
        ("change-at-100-KB", lambda: in_editor(bannerkit, work, log, 100_000)),
        ("completion-at-100-KB", lambda: in_editor(bannerkit, work, log, 100_000, "completion")),
        ("hover-at-100-KB", lambda: in_editor(bannerkit, work, log, 100_000, "hover")),
    ]
    return found + [("thousand-states-" + name, states(name)) for name in STATES]


def check_wrong_types(bannerkit, work):
    """A value of the wrong type may cost at most three times as much as an unknown key."""
    counts = []
    for key in ("zzqq", "title"):
        name = os.path.join(work, key + ".banner.yaml")
        with open(name, "w", encoding="utf-8") as file:
            file.write("items:\n" + "".join("  - { id: i%d, %s: [1] }\n" % (number, key) for number in range(2000)))
        counts.append(count([bannerkit, "validate", name], os.path.join(work, "log")))
    print("two thousand unknown keys %d, wrong types %d" % tuple(counts))
    if counts[1] > 3 * counts[0]:
        sys.exit("a value of the wrong type costs too much")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write instructions.txt")
    parser.add_argument("bannerkit", type=os.path.abspath)
    parser.add_argument("in_memory", type=os.path.abspath)
    options = parser.parse_args()
    with open(KEPT, encoding="utf-8") as file:
        kept = {name: int(number) for name, number in (line.split() for line in file if line[0] != "#")}
    failed, lines = False, [HEADING]
    with tempfile.TemporaryDirectory() as work:
        for name, counted in tasks(options.bannerkit, options.in_memory, work):
            now = counted()
            lines.append("%s %d\n" % (name, now))
            change = now / kept[name] if name in kept else 0
            isFault = not change or change > MOST
            failed = failed or isFault
            print("%-34s %9d  %s%s" % (name, now, "%+.1f %%" % (100 * change - 100) if change else "new",
                                       "  too many" if change and isFault else ""), flush=True)
        check_wrong_types(options.bannerkit, work)
    if options.record:
        with open(KEPT, "w", encoding="utf-8") as file:
            file.writelines(lines)
    elif failed:
        sys.exit("more instructions than are recorded, or a task that is not")


if __name__ == "__main__":
    main()
