#!/usr/bin/env python3
"""bench.py [--quick] [--growth] BANNERKIT IN-MEMORY: prints what BannerKit costs, as ratios to programs in C.

A ratio is the median over pairs of runs, one right after the other. `processor` is time of the processor and bears a busy
machine; `wall` is what a person waits. Absolute times mean nothing on a shared machine and are not printed.
"""
import argparse
import os
import subprocess
import sys

import growth
import latency
import stream
from programs import ROOT, build_yardsticks, corpus, costs, fresh, installed, part, path, specs, written

YEAR = 31_536_000


def row(work, yardstick, processor, wall, limit, memory):
    print("| %-50s | %-18s | %9s | %6s | %7s | %9s |" % (work, yardstick, processor, wall, limit, memory), flush=True)


def ratio(value):
    return "%.2f" % value


def compare(work, yardstick, limit, rounds, theirs, ours):
    """One line: our command against another."""
    their, our = costs(rounds, theirs, ours)
    row(work, yardstick, ratio(our.times(their, "processor")), ratio(our.times(their, "wall")), limit,
        "%.1f MB" % (our.memory / 1024))


def validation(options, bannerkit, rounds):
    ydrain = path("ydrain")
    many = corpus("corpus", "-n", "10000")
    one = corpus("one.banner.yaml", "--one")
    big = corpus("big.banner.yaml", "--big")
    validate = [bannerkit, "validate", "-qq"]
    compare("start", "true", "", 4 * rounds, ["true"], [bannerkit, "--version"])
    compare("one file of 2 KB", "ydrain", "1.3", 4 * rounds, [ydrain, "parse", one], validate + [one])
    compare("10,000 files, one thread", "ydrain", "1.05", rounds, [ydrain, "parse", many], validate + ["-j1", many])
    missing = part("without-pictures", many, 10_000, pictures=False)
    compare("10,000 files without their pictures, one thread", "ydrain", "", rounds, [ydrain, "parse", missing],
            validate + ["-j1", missing])
    compare("10,000 files, one thread, findings as text", "ydrain", "", rounds, [ydrain, "parse", many],
            [bannerkit, "validate", "-j1", many])
    compare("10,000 files, all cores", "one thread", "0.57", rounds, validate + ["-j1", many], validate + [many])
    compare("10,000 files, all cores", "ydrain, all cores", "", rounds,
            [ydrain, "parse", "-t", str(os.cpu_count()), many], validate + [many])
    compare("one file of 10,000 items (%.1f MB)" % (os.path.getsize(big) / 1e6), "ydrain", "1.3", rounds,
            [ydrain, "parse", big], validate + ["--max-size", "64M", big])
    size = 200 if options.quick else 2000
    few = part("gallery-of-%d" % size, many, size)
    compare("a gallery of %d" % size, "validating them", "", 1, validate + [few],
            [bannerkit, "preview", "--color", "never", "-o", path("gallery"), few])
    hundred = part("hundred", many, 100)
    files = [os.path.join(hundred, name) for name in specs(hundred)]
    schema = os.path.join(ROOT, "Schemas", "banner.schema.json")
    for name, words in [("check-jsonschema", ["--schemafile", schema]), ("yamllint", ["-d", "relaxed"])]:
        program = installed(name)
        if program:
            compare("100 files by " + name, "bannerkit", "", 1, validate + [hundred], [program] + words + files)
        else:
            row("100 files by " + name, "bannerkit", "", "", "", "not here")


def timelines(options, bannerkit, in_memory, rounds):
    spec = written("five.banner.yaml", "items: [a, b, c, d, e]\ntimer: 2s\n")
    seconds = YEAR // 12 if options.quick else YEAR
    name = "a month" if options.quick else "a year"
    floor = [path("timeline_floor"), str(seconds)]
    ours = [bannerkit, "simulate", spec, "--for", "%ds" % seconds, "--format", "ndjson"]
    check = "%d" % (86_400 * 2)
    same = subprocess.run([floor[0], check], capture_output=True, check=True).stdout == subprocess.run(
        ours[:4] + [check + "s"] + ours[5:], capture_output=True, check=True).stdout
    compare(name + " to NDJSON, null device", "timeline_floor", "2", rounds, floor, ours)
    compare(name + " to NDJSON, pipe", "timeline_floor", "1.3", max(3, rounds // 2), floor + ["|cat"], ours + ["|cat"])
    row("two days of it", "timeline_floor", "same" if same else "OTHER", "bytes", "same", "")
    values = dict(line.split() for line in subprocess.run([in_memory], capture_output=True, text=True,
                                                          check=True).stdout.splitlines())
    row("a year of events in memory", "", "%.0f M/s" % float(values["changes"]), "", "50 M/s", "")
    row("state(at:) after 100 s", "", "%.0f ns" % float(values["near"]), "", "1000 ns", "")
    row("state(at:) after 100 years", "", "%.0f ns" % float(values["far"]), "", "1000 ns", "")


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
    if not options.growth:
        row("work", "against", "processor", "wall", "at most", "memory")
        row("-" * 50, "-" * 18, "-" * 9, "-" * 6, "-" * 7, "-" * 9)
        validation(options, bannerkit, rounds)
        timelines(options, bannerkit, options.in_memory, 3 if options.quick else 5)
        stream.run(bannerkit, rounds, row)
        print()
        latency.run(bannerkit, options.quick)
        print()
    steep = growth.run(bannerkit, options.quick)
    if steep:
        sys.exit("more than in proportion: " + "; ".join(steep))


if __name__ == "__main__":
    main()
