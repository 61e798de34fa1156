#!/usr/bin/env python3
"""extremes.py [COUNT] [--combinations N] [--seed N] [--bannerkit PROGRAM]: runs every command and format on banners whose numbers
stand at the ends of what the language allows. No run may end with exit code 4, by a signal, or need memory or time without
bounds. Of the whole grid COUNT runs are taken, spread evenly.
"""
import argparse
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

import specs

ROOT = pathlib.Path(__file__).resolve().parents[3]
REPORTS = re.search(r"case (.*)", (ROOT / "Sources/BannerRender/Reports/ReportFormat.swift").read_text())[1].split(", ")
YEAR, LATEST = "8784h", "87840000h"

COMMANDS = (
    [["validate", "FILE", "-o", report] for report in REPORTS]
    + [["test", "FILE", "-o", report] for report in REPORTS]
    + [["simulate", "FILE", "--events", "all", "--format", form] + stretch
       for form in ["ndjson", "table", "csv"] for stretch in [["--for", "3s"], ["--scenario", "s"], ["--for", LATEST]]]
    + [["simulate", "FILE", "--summary", "--format", form, "--for", end] for form in ["ndjson", "table"]
       for end in ["0", "1h", LATEST]]
    + [["simulate", "FILE", "--scenario", "s", "--at", "0", "--at", "1.000001", "--at", YEAR, "--at", LATEST]]
    + [["preview", "FILE", "-f", "svg"] + stretch for stretch in [[], ["--scenario", "s"], ["--for", "2s"], ["--for", YEAR]]]
    + [["preview", "FILE", "-f", "svg", "--scenario", "s", "--every", every] for every in ["0.000001", "500ms", "12s"]]
    + [["preview", "FILE", "-f", "svg", "--at", "0", "--at", LATEST]]
    + [["preview", "FILE"]]
    + [["diff", "FILE", "BASE", "--for", end] for end in ["1h", YEAR]]
    + [["diff", "BASE", "FILE", "--for", LATEST, "-f", "markdown"]]
)

# On an ordinary banner: the numbers of the command line at their own ends.
OPTIONS = [
    words
    for value in ["0", "0.000001", "0.5", LATEST]
    for words in [
        ["simulate", "BASE", "--for", value], ["simulate", "BASE", "--at", value], ["diff", "FILE", "BASE", "--for", value],
        ["simulate", "BASE", "--summary", "--for", value],
        ["preview", "BASE", "-f", "svg", "--every", value], ["preview", "BASE", "-f", "svg", "--at", value],
        ["preview", "BASE", "-f", "svg", "--for", value],
    ]
] + [["validate", "BASE", option, value] for option in ["--jobs", "--max-size"]
     for value in ["1", "1000", "1001", "64M", "9223372036854775807", "99999999999999999999"]]

# What one run may take. A bound on a run that never ends, not a measurement: a hundred times what is usual.
SECONDS = 30
MEGABYTES = 300
# What the system counts memory in: kilobytes, or on a Mac bytes.
UNIT = 1 << 20 if sys.platform == "darwin" else 1 << 10


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(words, folder):
    """How a run ended: its exit code or minus its signal, its peak of memory in MB, and what it said."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    with open(os.path.join(folder, "errors"), "w+b") as errors:
        process = subprocess.Popen(words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                                   preexec_fn=limit, env=environment)
        # A reader that has seen enough goes away, as `head` does.
        left = 1 << 20
        while left > 0 and (piece := process.stdout.read1(min(left, 1 << 16))):
            left -= len(piece)
        process.stdout.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        return process.returncode, usage.ru_maxrss // UNIT, errors.read().decode("utf-8", "replace")


def grid(schema, options):
    """Every run: what is at its end, the banner, the command."""
    ordinary = ("the command line", specs.json.dumps(specs.base()))
    banners = specs.specs(schema, options.combinations, options.seed)
    runs = [(name, text, words) for name, text in banners for words in COMMANDS]
    return runs + [ordinary + (words,) for words in OPTIONS]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, help="how many runs, spread evenly; default: all of them")
    parser.add_argument("--combinations", type=int, default=100, help="banners with several numbers at their ends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit")
    options = parser.parse_args()
    program = os.path.abspath(shutil.which(options.bannerkit))
    schema = specs.json.loads(subprocess.run([program, "schema"], capture_output=True, check=True).stdout)
    runs = grid(schema, options)
    if options.count:
        runs = [runs[number * len(runs) // options.count] for number in range(options.count)]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        names = {"FILE": os.path.join(folder, "a.banner.yaml"), "BASE": os.path.join(folder, "base.banner.yaml")}
        with open(names["BASE"], "w", encoding="utf-8") as file:
            file.write(specs.json.dumps(specs.base("scrollBar", "rewind")))
        written = None
        for name, text, words in runs:
            if text != written:
                with open(names["FILE"], "w", encoding="utf-8") as file:
                    file.write(text)
                written = text
            started = [program] + [names.get(word, word) for word in words]
            code, memory, said = run(started, folder)
            if code not in (0, 1, 2, 3, 5) or memory > MEGABYTES:
                failed += 1
                print("%s: bannerkit %s\n  code %d, %d MB; %s\n  %s" % (
                    name, " ".join(words), code, memory, said.strip()[-200:], text[:1000]), flush=True)
    print("%d runs, %d of them wrong" % (len(runs), failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
