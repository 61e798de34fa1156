"""What drives the built program: a name, a command and its folder for each suite, in two tiers.

`make test` runs a sample of each program that tries random input, and a suite for each kind of page; `make test-outside` runs
all of those in full, and what needs other browsers, editors, Spark, or much time.
"""
import os
import pathlib
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTSIDE = ROOT / "Tests/Outside"

# Programs that try COUNT random inputs: the script, how many in `make test`, and how many in `make test-outside` (0: all).
SIZED = {
    "agreement": ("Agreement/agreement.py", 150, 5_000),
    "calendar": ("Calendar/compare.py", 200, 5_000),
    "fixes": ("Fixes/fixes.py", 150, 5_000),
    "formatting": ("Formatting/formatting.py", 150, 20_000),
    "server": ("LanguageServer/equal.py", 100, 5_000),
    "resolve": ("Resolve/properties.py", 50, 20_000),
    "player": ("Resolve/agreement.py", 50, 5_000),
    "extremes": ("Extremes/extremes.py", 75, 0),
}
# The suites in Chromium that `make test` runs: one for each kind of page, and one that compares the page's engine with the program's.
WALKS = [f"Browser/test_{name}" for name in ("page", "gallery", "diff", "playground", "element", "engine")]
# The suites that take longest, which begin, and what the others begin with in their order.
LONGEST = [
    "Browser/test_playground", "Browser/test_element", "Browser/test_completing", "Browser/test_screen",
    "Faults/test_calls", "Batch/test_hostile",
]
THEN = ["Browser/", "Batch/", "Resolve/", "server", "extremes", ""]


class Suite(NamedTuple):
    """A suite and how to run it; the program is BANNERKIT, and the first on the PATH."""

    name: str
    command: list
    folder: pathlib.Path = ROOT
    environment: dict = {}


def python(name, script, *words, **environment):
    script = OUTSIDE / script
    return Suite(name, [sys.executable, script.name, *map(str, words)], script.parent, environment)


def unittests(script, name=None, **environment):
    script = OUTSIDE / script
    command = [sys.executable, "-W", "ignore", "-m", "unittest", "-b", script.stem]
    return Suite(name or f"{script.parent.name}/{script.stem}", command, script.parent, environment)


def sized(name, count, seed, *more):
    return python(name, SIZED[name][0], *([count] if count else []), "--seed", seed, *more)


def tests(folder="*"):
    return [unittests(path.relative_to(OUTSIDE)) for path in sorted(OUTSIDE.glob(f"{folder}/test_*.py"))]


def turn(name):
    """Where a suite stands among the others: those that take longest come first, so that none is alone at the end."""
    return LONGEST.index(name) if name in LONGEST else len(LONGEST) + next(
        place for place, begin in enumerate(THEN) if name.startswith(begin))


def together(name, suites, **environment):
    """Suites of one folder in one process, one after another."""
    command = suites[0].command[:-1] + [suite.command[-1] for suite in suites]
    return Suite(name, command, suites[0].folder, environment)


def editors(**environment):
    pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pytest.ini", "clients.py"]
    return Suite("server for each editor", [sys.executable, *pytest], OUTSIDE / "LanguageServer", environment)


def is_left_to_ci(name):
    """Whether `make test` leaves a suite to CI: one in Chromium that is not the one for its kind of page."""
    return name.startswith("Browser/") and name not in WALKS


def inside():
    """What CI runs beside the Swift tests: every `test_*.py`, and a sample of each random search."""
    found = tests()
    return found + [sized(name, sample, 1) for name, (_, sample, _) in SIZED.items()] + [
        python("calendar vectors", "Calendar/vectors.py"),
        python("editors' set-ups", "Editors/setups.py"),
        python("server protocol", "LanguageServer/protocol.py"),
        editors(),
    ]


def outside(count=None, seed=1, is_sample=False):
    """What `make test-outside` runs, by name; COUNT replaces the size of what has one."""
    def size(sample, full):
        return count if count is not None else sample if is_sample else full

    # The release binary, because there are tens of thousands of runs.
    release = ["--bannerkit", ROOT / ".build/bannerkit"]
    browsers = os.pathsep.join(str(ROOT / ".build" / name) for name in ("python", "browsers"))
    return {suite.name: suite for suite in [sized(
        name, size(sample, full), seed, *([] if name == "player" else release)) for name, (_, sample, full) in SIZED.items()] + [
        Suite(
            "properties", [
                "swift", "test", "--quiet", "--skip-build", "--disable-xctest",
                "--filter", "BannerKitTests|BannerCalendarTests" if is_sample else "^Banner"],
            environment={"BANNERKIT_FULL": "1"}),
        unittests("Editors/editors.py", "editors"),
        editors(BANNERKIT_FULL="1"),
        python("server protocol", "LanguageServer/protocol.py", BANNERKIT_FULL="1"),
        unittests("Browser/other_browsers.py", "browsers", PYTHONPATH=browsers),
        together("pages", tests("Browser"), BANNERKIT_FULL="1"),
        together("hard", tests("Faults"), BANNERKIT_FULL="1"),
        unittests("Batch/test_hostile.py", "hard: batch", BANNERKIT_FULL="1"),
        unittests("Batch/spark.py", "spark", PYTHONPATH=str(ROOT / ".build/spark"), BATCH_RECORDS=str(size(50, 2_000))),
        Suite("wasm", [str(ROOT / "Sources/Scripts/page"), "--check", *([] if is_sample else ["--again"])]),
        # A sample always tries the same, so that it does not fail by chance for who changed something else.
        Suite("fuzz", [str(ROOT / ".ci/fuzz"), str(size(20, 60))], ROOT, {"FUZZ_SEED": str(seed)} if is_sample else {}),
        *([] if is_sample else [python("reproducible", "Packaging/reproducible.py")]),
        python("mutants", "Mutations/mutate.py", size(3, 20), "--seed", seed),
    ]}
