"""run.py [options] -- PROGRAM...: runs the conformance suite on a program; README.md says what it must do."""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys

CASES = pathlib.Path(__file__).resolve().parent / "cases.ndjson"
TOLERANCE = 0.000002


def is_equal(wanted, found):
    """Whether two values are the same, numbers nearly."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(is_equal(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(is_equal, wanted, found))
    numbers = [isinstance(value, (int, float)) and not isinstance(value, bool) for value in (wanted, found)]
    return abs(wanted - found) <= TOLERANCE if all(numbers) else wanted == found and not any(numbers)


def answer(program, request):
    """What the program writes, as values; or why that cannot be said."""
    try:
        ran = subprocess.run(program, input=json.dumps(request) + "\n", capture_output=True, encoding="utf-8", timeout=60)
        if ran.returncode:
            return None, f"ended with {ran.returncode}: {ran.stderr.strip()[-300:]}"
        return [json.loads(line) for line in ran.stdout.splitlines() if line], None
    except (OSError, UnicodeError, ValueError, subprocess.TimeoutExpired) as error:
        return None, str(error)


def fault(program, case, kind, more):
    """The first difference between what is expected and what the program writes; nothing if there is none."""
    found, reason = answer(program, {"banner": case["banner"], "inputs": case["inputs"], **more})
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
    parser.add_argument("--events-only", action="store_true", help="leave states out")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("program", nargs="+")
    wanted = parser.parse_args()
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    cases = [case for case in cases if not wanted.only or case["name"] in wanted.only]

    def check(case):
        reason = fault(wanted.program, case, "events", {"until": case["until"]})
        if not reason and "at" in case and not wanted.events_only:
            reason = fault(wanted.program, case, "states", {"at": case["at"]})
        return reason

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(wanted.jobs) as pool:
        for case, reason in zip(cases, pool.map(check, cases)):
            if reason:
                failed += 1
                print(f"{case['name']}: {case['shows']}\n  {reason}")
    print(f"{len(cases)} cases, {failed} failed")
    sys.exit(1 if failed or not cases else 0)


if __name__ == "__main__":
    main()
