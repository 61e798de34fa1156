"""Answers the conformance suite with `bannerkit simulate`."""
import json
import os
import subprocess
import sys


def simulate(request, **options):
    banner = request["banner"]
    end = request.get("until", max(request.get("at", [0])))
    banner["scenarios"] = [{"name": "case", "duration": end, "inputs": [each for each in request["inputs"] if each["at"] <= end]}]
    words = ["--events", "all"] if "until" in request else [word for at in request["at"] for word in ("--at", f"{at:.6f}s")]
    program = os.environ.get("BANNERKIT", "bannerkit")
    return subprocess.run([program, "simulate", "-", "--scenario", "case", *words], input=json.dumps(banner), encoding="utf-8", **options)


if __name__ == "__main__":
    sys.exit(simulate(json.loads(sys.stdin.readline())).returncode)
