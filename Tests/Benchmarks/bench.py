#!/usr/bin/env python3
"""bench.py [--quick] [--growth] BANNERKIT IN-MEMORY: prints what BannerKit costs, as ratios to programs in C.

A ratio is the median over pairs of runs, one right after the other. `processor` is time of the processor and bears a busy
machine; `wall` is what a person waits. Absolute times mean little on a shared machine; the few with a limit are tried
again, like every other row that is over its limit. The run fails if a limit does not hold.
"""
import argparse
import os
import subprocess
import sys
import time

import growth
import latency
import stream
from programs import ATTEMPTS, ROOT, Table, build_yardsticks, corpus, fresh, installed, is_over, part, path, specs, written

YEAR = 31_536_000


def validation(options, table, bannerkit, rounds):
    compare, row = table.compare, table.row
    ydrain = path("ydrain")
    many = corpus("corpus", "-n", "10000")
    one = corpus("one.banner.yaml", "--one")
    big = corpus("big.banner.yaml", "--big")
    validate = [bannerkit, "validate", "-qq"]
    compare("start", "true", 1.05, 4 * rounds, ["true"], [bannerkit, "--version"])
    compare("one file of 2 KB", "ydrain", 2.0, 4 * rounds, [ydrain, "parse", one], validate + [one])
    compare("10,000 files, one thread", "ydrain", 2.0, rounds, [ydrain, "parse", many], validate + ["-j1", many])
    missing = part("without-pictures", many, 10_000, pictures=False)
    compare("10,000 files without their pictures, one thread", "ydrain", 2.1, rounds, [ydrain, "parse", missing],
            validate + ["-j1", missing])
    compare("10,000 files, one thread, findings as text", "ydrain", None, rounds, [ydrain, "parse", many],
            [bannerkit, "validate", "-j1", many])
    compare("10,000 files, all cores", "one thread", 0.57, 3 * rounds, validate + ["-j1", many], validate + [many], clock="wall")
    compare("10,000 files, all cores", "ydrain, all cores", None, rounds,
            [ydrain, "parse", "-t", str(os.cpu_count()), many], validate + [many])
    compare("one file of 10,000 items (%.1f MB)" % (os.path.getsize(big) / 1e6), "ydrain", 1.9, rounds,
            [ydrain, "parse", big], validate + ["--max-size", "64M", big])
    size = 200 if options.quick else 2000
    few = part("gallery-of-%d" % size, many, size)
    compare("a gallery of %d" % size, "validating them", 9, 3, validate + [few],
            [bannerkit, "preview", "--color", "never", "-o", path("gallery"), few])
    compare("10,000 files written out, one thread", "validating them", 1.25, rounds, validate + ["-j1", many],
            [bannerkit, "resolve", "-j1", many])
    hundred = part("hundred", many, 100)
    files = [os.path.join(hundred, name) for name in specs(hundred)]
    schema = os.path.join(ROOT, "Schemas", "banner.schema.json")
    for name, words in [("check-jsonschema", ["--schemafile", schema]), ("yamllint", ["-d", "relaxed"])]:
        program = installed(name)
        if program:
            compare("100 files by " + name, "bannerkit", None, 1, validate + [hundred], [program] + words + files)
        else:
            row("100 files by " + name, "bannerkit", memory="not here")


def timelines(options, table, bannerkit, in_memory, rounds):
    compare, row = table.compare, table.row
    spec = written("five.banner.yaml", "items: [a, b, c, d, e]\ntimer: 2s\n")
    seconds = YEAR // 12 if options.quick else YEAR
    name = "a month" if options.quick else "a year"
    floor = [path("timeline_floor"), str(seconds)]
    ours = [bannerkit, "simulate", spec, "--for", "%ds" % seconds, "--format", "ndjson"]
    check = "%d" % (86_400 * 2)
    same = subprocess.run([floor[0], check], capture_output=True, check=True).stdout == subprocess.run(
        ours[:4] + [check + "s"] + ours[5:], capture_output=True, check=True).stdout
    compare(name + " to NDJSON, null device", "timeline_floor", 1.35, rounds, floor, ours)
    compare(name + " to NDJSON, pipe", "timeline_floor", 1.1, max(3, rounds // 2), floor + ["|cat"], ours + ["|cat"])
    row("two days of it", "timeline_floor", "same" if same else "OTHER", "bytes", "same")
    table.hold("two days of it in other bytes than timeline_floor's", 0 if same else 1, most=0)
    rows = [
        ("a year of changes in memory", "changes", "M/s", {"least": 400}),
        ("state(at:) after 100 s", "near", "ns", {"most": 400}),
        ("state(at:) after 100 years", "far", "ns", {"most": 400}),
    ]
    # They are compared with nothing, and a machine that is busy now may not be a few seconds later.
    best = {}
    for attempt in range(5 * ATTEMPTS):
        time.sleep(3 if attempt else 0)
        for line in subprocess.run([in_memory], capture_output=True, text=True, check=True).stdout.splitlines():
            name, value = line.split()
            best[name] = (max if name == "changes" else min)(best.get(name, float(value)), float(value))
        if not any(is_over(best[name], **limits) for _, name, _, limits in rows):
            break
    for work, name, unit, limits in rows:
        table.hold(work, best[name], **limits)
        row(work, "", "%.0f %s" % (best[name], unit), "", "%d %s" % (list(limits.values())[0], unit))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few runs, a month in place of a year")
    parser.add_argument("--growth", action="store_true", help="only the plots of how the cost grows")
    parser.add_argument("bannerkit")
    parser.add_argument("in_memory")
    options = parser.parse_args()
    rounds = 3 if options.quick else 9
    build_yardsticks()
    bannerkit = fresh(options.bannerkit)
    table = Table()
    if not options.growth:
        table.row("work", "against", "processor", "wall", "limit", "memory")
        table.row("-" * 50, "-" * 18, "-" * 9, "-" * 6, "-" * 7, "-" * 9)
        size = os.path.getsize(bannerkit) / 1e6
        table.hold("the program, in MB", size, most=14.5)
        table.row("the program", "", "%.1f MB" % size, "", "14.5 MB")
        validation(options, table, bannerkit, rounds)
        timelines(options, table, bannerkit, options.in_memory, 3 if options.quick else 5)
        stream.run(bannerkit, rounds, table)
        print()
        latency.run(bannerkit, options.quick, table)
        print()
    table.over += growth.run(bannerkit, options.quick)
    if table.over:
        sys.exit("over the limits:\n  " + "\n  ".join(table.over))


if __name__ == "__main__":
    main()
