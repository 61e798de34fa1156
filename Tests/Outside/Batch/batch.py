"""Records for `bannerkit batch`, and ways to run it."""
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Outside/Agreement"))
sys.path.insert(0, str(ROOT / "Tests/Outside/Fixes"))
BANNERKIT = os.environ.get("BANNERKIT") or str(ROOT / ".build/debug/bannerkit")

# Whether as much is tried as in `make hard`.
IS_FULL = "BANNERKIT_FULL" in os.environ


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


ZONES = [None, "UTC", "Asia/Seoul", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Soul"]


def dated(count, seed):
    """Random banners whose items come and go around a change of clocks, some with mistakes, as values of JSON."""
    r = random.Random(seed)

    def date():
        text = f"2026-11-0{r.randrange(1, 5)}"
        return text + r.choice(["", f"T0{r.randrange(10)}:30", "T01:30-05:00", "T02:00Z"])

    def occasion():
        parts = {
            "from": date, "until": date, "days": lambda: r.sample(["mon", "tue", "wed", "sun"], 2),
            "hours": lambda: r.choice(["01:30-02:30", "22:00-02:00", ["06:00-09:00", "12:00-24:00"], "9-17"]),
        }
        return {key: parts[key]() for key in sorted(r.sample(list(parts), r.randrange(1, 4)))}

    for _ in range(count):
        items = [{"id": f"i{k}"} for k in range(r.randrange(1, 6))]
        for item in items:
            kind = r.random()
            if kind < 0.7:
                item["when"] = occasion() if kind < 0.4 else "otherwise" if kind < 0.5 else [occasion(), occasion()]
        spec = {"items": items, "timer": r.choice(["7s", "20m", {"interval": "1h", "cycles": 2}])}
        zone = r.choice(ZONES)
        if zone:
            spec["timeZone"] = zone
        if r.random() < 0.3:
            spec["breakpoints"] = [{"minWidth": 300, "layout": {"cellWidthMultiplier": 0.8, "spacing": 4}, "indicator": "pill"}]
        yield {"id": "x", "spec": spec}


def line(record):
    return json.dumps(record)
