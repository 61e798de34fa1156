"""Records for `bannerkit batch`, and ways to run it."""
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Agreement"))
sys.path.insert(0, str(ROOT / "Tests/Fixes"))
BANNERKIT = os.environ.get("BANNERKIT") or str(ROOT / ".build/debug/bannerkit")


def batch(lines, *options):
    """Runs the command on bytes, or on lines of text; returns the exit code, the output's lines and the errors."""
    data = lines if isinstance(lines, bytes) else "".join(line + "\n" for line in lines).encode()
    ran = subprocess.run([BANNERKIT, "batch", *options], input=data, capture_output=True)
    output = ran.stdout.decode("utf-8")
    assert output == "" or output.endswith("\n")
    return ran.returncode, output.split("\n")[:-1], ran.stderr.decode()


def records(count, seed):
    """Random banners, some with mistakes, as values of JSON."""
    r = random.Random(seed)
    for number in range(count):
        items = [{"id": f"i{k}", "title": r.choice(["Sale", "여름 세일", "🔥 hot", 'a "b"', "x: y"])} for k in range(r.randrange(1, 7))]
        spec = {"items": items}
        if r.random() < 0.8:
            spec["timer"] = r.choice(["2s", "300ms", {"interval": "3s", "cycles": r.randrange(1, 4)}, 5, "soon", {"interval": "2s", "cicles": 1}])
        if r.random() < 0.5:
            spec["paging"] = {"loop": r.choice(["infinite", "none", "rewind", "never"])}
        if r.random() < 0.3:
            spec["indicator"] = r.choice(["pill", "dots", {"style": "progressBar"}, "bars"])
        if r.random() < 0.2:
            items[-1]["colour" if r.random() < 0.5 else "color"] = r.choice(["#ff0000", "red"])
        if r.random() < 0.1:
            items.append({"id": "i0"})
        yield {"id": r.choice([number, f"n{number}", None, True]), "spec": spec}


def line(record):
    return json.dumps(record)
