"""cases.py: writes the conformance suite's cases.ndjson.

From handmade.py, the vectors, the examples' scenarios, and random banners; the expected answers are those of `bannerkit`.
"""
import json
import os
import pathlib
import random
import sys

import banners
import handmade

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Conformance"))
import bannerkit  # noqa: E402
import run as suite  # noqa: E402

os.environ.setdefault("BANNERKIT", str(ROOT / ".build/debug/bannerkit"))
RANDOM = 58
MOST_EVENTS = 80
MOST_STATES = 5


def answers(request):
    """What `bannerkit` answers."""
    ran = bannerkit.simulate(request, capture_output=True)
    if ran.returncode:
        raise ValueError(f"{request['name']}: {ran.stderr}")
    return [json.loads(line) for line in ran.stdout.splitlines()]


# Where the banners come from: names, sentences if they have one, texts of banners with scenarios, and instants


def vectors():
    folder = ROOT / "Tests/Vectors"
    for path in sorted(folder.glob("*.banner.yaml")):
        text = path.read_text("utf-8")
        yield path.name.split(".")[0], text.splitlines()[0].lstrip("# "), text, None
    for path in sorted(path for kind in ("wide", "free", "rotation", "viewer", "drift") for path in (folder / kind).glob("*.json")):
        vector = json.loads(path.read_text("utf-8"))
        kind = f"{path.parent.name}-" if path.parent.name in ("rotation", "drift") else ""
        yield kind + vector["name"], vector["why"], text_of(vector), None
    for line in (folder / "random.jsonl").read_text("utf-8").splitlines():
        vector = json.loads(line)
        yield vector["name"], None, text_of(vector), None


def text_of(vector):
    scenario = {key: vector[key] for key in ("duration", "inputs", "viewport", "reducedMotion", "start", "seed") if key in vector}
    return json.dumps({**vector["spec"], "scenarios": [{"name": "vector", **scenario}]}, ensure_ascii=False)


def examples():
    for path in sorted((ROOT / "Examples").glob("*.banner.yaml")):
        text = path.read_text("utf-8")
        if "\nscenarios:" not in text:
            text += "\nscenarios: [{ name: unattended, duration: 8s }]\n"
        yield path.name.split(".")[0], None, text, None


def requests():
    """Requests with a name, a sentence if there is one, and instants."""
    for source in (handmade.CASES, vectors(), examples()):
        for name, shows, text, at in source:
            found = list(banners.requests(text))
            if not found and source is handmade.CASES:
                raise ValueError(f"{name} is not valid")
            for request in found:
                yield {**request, "name": name if len(found) == 1 else f"{name}: {request['name']}", "shows": shows, "at": at}
    source, made = banners.Banners(random.Random(30)), 0
    while made < RANDOM:
        request = source.request()
        # Few events hardly show anything.
        if request and 10 <= len(answers(request)) <= MOST_EVENTS:
            made += 1
            yield {**request, "name": f"random-{made:03}", "shows": None, "at": None}


# What a case says


def features(case):
    """What a player must have for a case; README.md lists them."""
    banner, inputs = case["banner"], case["inputs"]
    kinds = {key for each in inputs for key in each}
    indicator, timer, layout = banner["indicator"], banner.get("timer", {}), banner["layout"]
    has = {
        "timer": timer, "drag": kinds & {"drag", "swipe"}, "select": kinds & {"select", "next", "previous"},
        "pause": kinds & {"pause", "resume", "hide", "show"}, "waiting": kinds & {"hover", "leave", "focusIn", "focusOut"},
        "backward": timer.get("direction") == "backward", "focus": banner["focus"]["scale"] != 1,
        "rightToLeft": layout["direction"] == "rightToLeft", "vertical": layout["axis"] == "vertical",
        "fade": banner["transition"]["effect"] == "fade", "freeScrolling": banner["paging"]["snap"] == "none",
        "drift": "drift" in timer,
        "rotation": len({item["weight"] for item in banner["items"]}) > 1,
        "breakpoints": "breakpoints" in banner or "viewport" in case, "reducedMotion": "reducedMotion" in case, "calendar": "start" in case,
        "finish": timer.get("atEnd") == "finish", "order": banner["paging"]["order"] != "file",
        "groups": banner["paging"]["group"] != 1 or banner["paging"]["flush"],
        indicator["style"]: True, "none": False, banner["paging"]["loop"]: True}
    return [feature for feature, is_there in has.items() if is_there]


def sentence(case):
    """What a case shows, from what it has."""
    banner, timer = case["banner"], case["banner"].get("timer")
    n = len(banner["items"])
    kinds = list(dict.fromkeys(key for each in case["inputs"] for key in each if key != "at"))
    words = f"{n} item{'s' * (n > 1)}: {', '.join(case['features'])}"
    if timer:
        words += "; content that drifts" if "drift" in timer else f"; a timer that counts from {timer['countsFrom']}"
        words += f" for {timer['cycles']} cycle{'s' * (timer['cycles'] > 1)}" if "cycles" in timer else ""
    if kinds:
        words += f"; the viewer: {', '.join(kinds)}" + (f", then {timer['afterInteraction']}" if timer else "")
    return words


def instants(case):
    """Some instants in the middle of movements, of fades and of growing cards; without any, one at rest."""
    found = []
    last_release = None
    for event in case["events"]:
        t, kind = event["t"], event["event"]
        if kind == "change" and event["duration"]:
            found += [t + event["duration"] * 0.31, t + event["duration"] * 0.73]
        elif kind == "settle" and last_release is not None and t > last_release:
            found.append(last_release + (t - last_release) * 0.4)
        elif kind == "focus" and case["banner"]["focus"]["scale"] != 1:
            found.append(t + case["banner"]["focus"]["duration"] * 0.45)
        elif kind == "indicator" and event["state"] == "hidden":
            found.append(t - 0.13)
        last_release = t if kind == "dragEnd" else None if kind in ("change", "settle") else last_release
    for each in case["inputs"]:
        if "drag" in each or "swipe" in each:
            found.append(each["at"] + each.get("drag", {"over": 0.1})["over"] * 0.57)
    found = sorted({round(t, 3) for t in found if 0 <= t <= case["until"]}) or [round(case["until"] * 0.37, 3)]
    return found if len(found) <= MOST_STATES else [found[number * len(found) // MOST_STATES] for number in range(MOST_STATES)]


def cases():
    for request in requests():
        at = request.pop("at")
        events = answers(request)
        if len(events) > MOST_EVENTS:
            continue
        case = {**request, "events": events}
        case["at"] = at or instants(case)
        case["states"] = answers({key: value for key, value in case.items() if key != "until"})
        case["features"] = features(case)
        case["shows"] = case["shows"] or sentence(case)
        yield {key: case[key] for key in KEYS if key in case}


KEYS = ["name", "shows", "features", "banner", "viewport", "reducedMotion", "start", "seed", "inputs", "until", "events", "at", "states"]


def main():
    lines = [{"suite": suite.SUITE, "language": 1}, *cases()]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    suite.CASES.write_text(text, encoding="utf-8")
    print(len(lines) - 1, "cases")


if __name__ == "__main__":
    main()
