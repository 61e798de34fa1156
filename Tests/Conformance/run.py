"""run.py [options] -- PROGRAM...: runs the conformance suite on a program; README.md says what it must do."""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import threading

CASES = pathlib.Path(__file__).resolve().parent / "cases.ndjson"
SUITE = 2
TOLERANCE = 0.000002
TIMEOUT = 60


def cases():
    """The cases of the suite, whose first line says its version."""
    first, *lines = map(json.loads, CASES.read_text("utf-8").splitlines())
    if first["suite"] != SUITE:
        sys.exit(f"{CASES.name} is version {first['suite']} of the suite; this runner knows {SUITE}")
    return lines


def is_equal(wanted, found):
    """Whether two values are the same, numbers nearly."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(is_equal(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(is_equal, wanted, found))
    numbers = [isinstance(value, (int, float)) and not isinstance(value, bool) for value in (wanted, found)]
    return abs(wanted - found) <= TOLERANCE if all(numbers) else wanted == found and not any(numbers)


class Processes:
    """A program that is started for each request."""

    def __init__(self, program):
        self.program = program

    def answer(self, request):
        """What the program writes, as values; or why that cannot be said."""
        try:
            ran = subprocess.run(
                self.program, input=json.dumps(request) + "\n", capture_output=True, encoding="utf-8", timeout=TIMEOUT)
            if ran.returncode:
                return None, f"ended with {ran.returncode}: {ran.stderr.strip()[-300:]}"
            return [json.loads(line) for line in ran.stdout.splitlines() if line], None
        except (OSError, UnicodeError, ValueError, subprocess.TimeoutExpired) as error:
            return None, str(error)


class Stream:
    """A program that answers all requests, each with lines up to an empty one; one that ends is started again."""

    def __init__(self, program):
        self.program, self.process = program, None

    def answer(self, request):
        try:
            if self.process is None:
                self.process = subprocess.Popen(
                    self.program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
            timer = threading.Timer(TIMEOUT, self.process.kill)
            timer.start()
            try:
                self.process.stdin.write(json.dumps(request) + "\n")
                self.process.stdin.flush()
                found = []
                while (line := self.process.stdout.readline()) not in ("", "\n"):
                    found.append(json.loads(line))
            finally:
                timer.cancel()
            if line:
                return found, None
            reason = "ended without an empty line after its answer"
        except (OSError, UnicodeError, ValueError) as error:
            reason = str(error)
        self.end()
        return None, reason

    def end(self):
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


def fault(answer, case, kind):
    """The first difference between the expected events or states and a program's answer; nothing if there is none."""
    parts = ("banner", "inputs", "viewport", "reducedMotion", "start", "seed", "until" if kind == "events" else "at")
    found, reason = answer({key: case[key] for key in parts if key in case})
    if reason:
        return reason
    for number, wanted in enumerate(case[kind]):
        if number >= len(found):
            return f"{kind} end after {len(found)}; the next is {json.dumps(wanted, ensure_ascii=False)}"
        if not is_equal(wanted, found[number]):
            return f"{kind} {number + 1}\n  expected {json.dumps(wanted, ensure_ascii=False)}\n  found    {json.dumps(found[number], ensure_ascii=False)}"
    if len(found) > len(case[kind]):
        return f"{kind} {len(case[kind]) + 1} is one too many: {json.dumps(found[len(case[kind])], ensure_ascii=False)}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="NAME", action="append", help="run this case; may be repeated")
    parser.add_argument("--without", metavar="FEATURE", action="append", default=[], help="leave out cases that need this; may be repeated")
    parser.add_argument("--events-only", action="store_true", help="leave states out")
    parser.add_argument("--stream", action="store_true", help="start the program once for all cases")
    parser.add_argument("--jobs", type=int, default=4, help="how many processes at a time, without --stream")
    parser.add_argument("program", nargs="+")
    wanted = parser.parse_args()
    chosen = [case for case in cases() if not wanted.only or case["name"] in wanted.only]
    chosen = [case for case in chosen if not set(wanted.without) & set(case["features"])]
    program = Stream(wanted.program) if wanted.stream else Processes(wanted.program)

    def check(case):
        reason = fault(program.answer, case, "events")
        if not reason and "at" in case and not wanted.events_only:
            reason = fault(program.answer, case, "states")
        return reason

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(1 if wanted.stream else wanted.jobs) as pool:
        for case, reason in zip(chosen, pool.map(check, chosen)):
            if reason:
                failed += 1
                print(f"{case['name']}: {case['shows']}\n  {reason}")
    if wanted.stream:
        program.end()
    print(f"{len(chosen)} cases, {failed} failed")
    sys.exit(1 if failed or not chosen else 0)


if __name__ == "__main__":
    main()
