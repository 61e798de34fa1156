"""Plays every vector of the calendar with the built program: events, states, summaries, and periods.

    vectors.py [--bannerkit PROGRAM]
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
# All kinds but `focus` and `indicator`, which the vectors leave out.
KINDS = "start,items,change,settle,recenter,timer,dragBegin,dragEnd,hide,show,pause,resume,open,end"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bannerkit", default="bannerkit")
    program = parser.parse_args().bannerkit
    environment = dict(os.environ, TZDIR=str(HERE / "zoneinfo"))
    faults = []

    def lines(*arguments):
        result = subprocess.run([program, *arguments], capture_output=True, text=True, env=environment)
        if result.returncode != 0:
            faults.append(result.stderr)
        return result.stdout.splitlines()

    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((HERE / "Vectors").rglob("*.json")):
            vector = json.loads(path.read_text())
            spec = dict(vector["spec"])
            spec.setdefault("name", "banner")
            play = ["--start", vector["start"]] if "start" in vector else []
            if vector.get("inputs"):
                spec["scenarios"] = [{
                    "name": "s", "start": vector["start"], "duration": vector["duration"], "inputs": vector["inputs"]}]
                play = ["--scenario", "s"]
            file = pathlib.Path(folder, path.stem + ".banner.yaml")
            file.write_text(json.dumps(spec))

            def expect(what, seen, wanted):
                if seen != wanted:
                    faults.append(f"{path.stem}, {what}\n  seen   {seen}\n  wanted {wanted}")

            if "periods" in vector:
                seen = lines("calendar", str(file), "--from", vector["from"], "--to", vector["to"], "--format", "ndjson")
                expect("periods", seen, [json.dumps(p, separators=(",", ":")) for p in vector["periods"]])
            if "events" in vector:
                play += ["--for", vector["duration"]]
                seen = lines("simulate", str(file), *play, "--format", "ndjson", "--events", KINDS)
                for event, wanted in zip(seen, vector["events"]):
                    expect("event", event, json.dumps(wanted, separators=(",", ":")))
                expect("number of events", len(seen), len(vector["events"]))
                for state in vector["states"]:
                    seen = json.loads(lines("simulate", str(file), *play, "--at", f"{state['t']}s")[0])
                    expect("state", {key: seen.get(key) for key in state}, state)
                summary = json.loads(lines("simulate", str(file), *play, "--summary", "--format", "ndjson")[0])
                expect("empty", summary["empty"], vector["summary"]["empty"])
                items = summary["items"]
                expect("shown", {i["item"]: i["seconds"] for i in items}, vector["summary"]["shown"])
                expect("available", {i["item"]: i["available"] for i in items}, vector["summary"]["available"])
            count += 1
    if faults or not count:
        sys.exit("\n".join(faults) or "no vectors")
    print(f"{count} vectors, no differences")


main()
