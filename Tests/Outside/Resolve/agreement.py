"""agreement.py COUNT: whether the player in Python and `bannerkit` agree on COUNT random banners: all events, and some states.

Ends with 1 and shows the requests where they do not.
"""
import argparse
import json
import os
import pathlib
import random
import sys

import banners

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Conformance"))
import bannerkit  # noqa: E402
import player  # noqa: E402
import run as suite  # noqa: E402

os.environ.setdefault("BANNERKIT", str(ROOT / ".build/debug/bannerkit"))


def difference(request):
    """How the player's answers differ; nothing if they do not."""
    for kind, other in (("events", "at"), ("states", "until")):
        asked = {key: value for key, value in request.items() if key != other}
        ran = bannerkit.simulate(asked, capture_output=True)
        if ran.returncode:
            return ran.stderr
        wanted = [json.loads(line) for line in ran.stdout.splitlines()]
        reason = suite.fault(lambda _: (player.answer(asked), None), {**request, kind: wanted}, kind)
        if reason:
            return reason
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    numbers = random.Random(wanted.seed)
    source = banners.Banners(numbers)
    tried = failed = 0
    while tried < wanted.count:
        request = source.request()
        if request is None:
            continue
        tried += 1
        request["at"] = sorted(round(numbers.uniform(0, request["until"]), 4) for _ in range(6))
        reason = difference(request)
        if reason:
            failed += 1
            print(f"{reason}\n{json.dumps(request, ensure_ascii=False)}\n")
    print(f"{tried} banners, seed {wanted.seed}: {failed} differ")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
