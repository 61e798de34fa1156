"""Answers the conformance suite with `bannerkit simulate`."""
import json
import os
import subprocess
import sys


def simulate(request, **options):
    end = request.get("until", max(request.get("at", [0])))
    scenario = {"name": "case", "duration": end, "inputs": [each for each in request["inputs"] if each["at"] <= end]}
    scenario.update({key: request[key] for key in ("viewport", "reducedMotion", "start", "seed") if key in request})
    banner = json.dumps({**request["banner"], "scenarios": [scenario]})
    words = ["--events", "all"] if "until" in request else [word for at in request["at"] for word in ("--at", f"{at:.6f}s")]
    program = os.environ.get("BANNERKIT", "bannerkit")
    return subprocess.run([program, "simulate", "-", "--scenario", "case", *words], input=banner, encoding="utf-8", **options)


if __name__ == "__main__":
    for line in sys.stdin:
        if simulate(json.loads(line)).returncode:
            sys.exit(1)
        print(flush=True)
