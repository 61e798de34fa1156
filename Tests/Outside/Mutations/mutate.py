"""Changes one line of the engine or of the checker and runs the tests, again and again: which changes does no test notice?

    mutate.py COUNT [--seed N] [--path PART] [--library]

COUNT lines are chosen at random by the seed. All changes are built at once, into a copy of the repository, each asleep
until its number is written into the programs; so a mutant costs a run of the tests and no build. The suites that are
nearest to the change run first, the command line's and the programs of Tests/Outside last, and a run ends with the first test that fails. Linux only.
"""
import argparse
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import threading
import time

import mutants
import planting

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(REPOSITORY / "Tests/Outside"))
import suites  # noqa: E402

FOLDER = REPOSITORY / ".build/mutants"

# A library suite that asks for more memory than this has failed; the browser of the command line's suites reserves more.
MOST_MEMORY = 8 << 30

# The targets that are changed, what their file of operators imports, and the suites that run for each, nearest first.
ENGINE = ["BannerKitTests", "BannerCalendarTests", "BannerRenderTests", "BannerYAMLTests", "BannerCommandTests"]
CHECKER = ["BannerTreeTests", "BannerLanguageTests", "BannerYAMLTests", "BannerRenderTests", "BannerCommandTests"]
TARGETS = {
    "BannerKit": ("", ENGINE),
    "BannerRules": ("import BannerKit", ["BannerRulesTests", *CHECKER]), "BannerLanguage": ("import BannerKit", CHECKER),
    "BannerYAML": ("import BannerKit", CHECKER), "BannerTree": ("", CHECKER),
}


def chosen(count, seed, part):
    """Mutants of `count` different lines."""
    all_mutants = []
    for target in TARGETS:
        for file in sorted((REPOSITORY / "Sources" / target).rglob("*.swift")):
            all_mutants += mutants.of_file(str(file.relative_to(REPOSITORY)), file.read_text())
    numbers = random.Random(seed)
    by_line = {}
    for mutant in all_mutants:
        if part in mutant.path:
            by_line.setdefault((mutant.path, mutant.line), []).append(mutant)
    # Lines that stand close together would share the faults of a build.
    lines = []
    for line in numbers.sample(sorted(by_line), len(by_line)):
        if all(line[0] != other[0] or abs(line[1] - other[1]) > 4 for other in lines):
            lines.append(line)
    result = [numbers.choice(by_line[line]) for line in lines[:count]]
    for number, mutant in enumerate(result, 1):
        mutant.number = number
    return result


# What drives the built program, beside the suites of Swift.
PROGRAMS = {suite.name: suite for suite in suites.inside()}


def run(program, suite, limit):
    """Runs a suite until its first failure and returns what failed, or nothing."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", BANNERKIT_FULL="1", PYTHONPATH=str(REPOSITORY / ".build/python"))
    environment["PATH"] = f"{program.parent}:{REPOSITORY}/.build/python/bin:{environment['PATH']}"
    environment["BANNERKIT"] = str(program.parent / "bannerkit")
    environment.pop("BANNERKIT_RECORD", None)
    if suite in PROGRAMS:
        return run_program(PROGRAMS[suite], environment, limit)
    process = subprocess.Popen(
        [program, "--testing-library", "swift-testing", "--filter", f"^{suite}\\."], cwd=FOLDER, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
        preexec_fn=lambda: suite == "BannerCommandTests" or resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)))
    late = threading.Event()
    timer = threading.Timer(limit, lambda: (late.set(), stop(process)))
    timer.start()
    passed, fault = 0, None
    for line in process.stdout:
        passed += " passed after " in line
        if " recorded an issue " in line:
            fault = re.sub(r"\x1b\[[0-9;]*m", "", " ".join(line.split()))[:160]
            stop(process)
            break
    code = process.wait()
    timer.cancel()
    if late.is_set():
        return f"{suite} takes more than {limit:.0f} s"
    if not fault and code == 0 and passed == 0:
        raise SystemExit(f"{suite} has no tests")
    return fault or (f"{suite} ends with {code}" if code else None)


def run_program(suite, environment, limit):
    """Runs a program of Tests/Outside and returns what failed, or nothing."""
    process = subprocess.Popen(
        suite.command, cwd=suite.folder, env={**environment, **suite.environment}, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        code = process.wait(limit)
    except subprocess.TimeoutExpired:
        stop(process)
        process.wait()
        return f"{suite.name} takes more than {limit:.0f} s"
    return f"{suite.name} ends with {code}" if code else None


def stop(process):
    """Ends a suite and everything that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--path", default="", help="only files whose path holds this")
    parser.add_argument("--library", action="store_true", help="without the command line's suites")
    arguments = parser.parse_args()
    wanted = chosen(arguments.count, arguments.seed, arguments.path)
    copy = planting.Planting(REPOSITORY, FOLDER, {name: imports for name, (imports, _) in TARGETS.items()}, mutants.SWAPS)
    built = copy.build(wanted)
    print(f"{len(built)} mutants built; {len(wanted) - len(built)} were not Swift", flush=True)
    programs = planting.Programs(FOLDER)

    def nearest(mutant):
        names = TARGETS[mutant.path.split("/")[1]][1]
        return names[:-1] if arguments.library else names + list(PROGRAMS)

    limits = {}
    programs.wake()
    for suite in sorted({suite for mutant in built for suite in nearest(mutant)}):
        start = time.monotonic()
        if fault := run(programs.tests, suite, 3600):
            raise SystemExit(f"{suite} fails without any mutant: {fault}")
        limits[suite] = 20 + 2 * (time.monotonic() - start)
    survivors = []
    for mutant in built:
        programs.wake(mutant.number)
        fault = next((fault for suite in nearest(mutant) if (fault := run(programs.tests, suite, limits[suite]))), None)
        if not fault:
            survivors.append(mutant)
        print(f"{'killed  ' if fault else 'SURVIVED'} {mutant}\n  {fault or ''}", flush=True)
    programs.wake()
    print(f"\n{len(built)} tried, {len(built) - len(survivors)} killed, {len(survivors)} survived")
    for mutant in survivors:
        print(mutant)


if __name__ == "__main__":
    sys.exit(main())
