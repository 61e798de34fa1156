"""cases.py: writes the conformance suite's cases.ndjson from the vectors, the examples' scenarios, and random banners."""
import json
import os
import pathlib
import random
import subprocess

import properties
from properties import specs

ROOT = pathlib.Path(__file__).resolve().parents[3]
BANNERKIT = os.environ.get("BANNERKIT") or str(ROOT / ".build/debug/bannerkit")
RANDOM = 160
MOST_EVENTS = 90


def run(text, *words):
    ran = subprocess.run([BANNERKIT, *words], input=text, capture_output=True, encoding="utf-8")
    return ran.stdout if ran.returncode == 0 else None


def vectors():
    """Names, sentences and texts of banners with one scenario, and options of `resolve`."""
    folder = ROOT / "Tests/Vectors"
    for path in sorted(folder.glob("*.banner.yaml")):
        text = path.read_text("utf-8")
        yield path.name.split(".")[0], text.splitlines()[0].lstrip("# "), text, []
    for path in sorted(path for kind in ("wide", "free", "rotation") for path in (folder / kind).glob("*.json")):
        vector = json.loads(path.read_text("utf-8"))
        window = vector.get("viewport", {})
        if not vector.get("reducedMotion") and window.keys() <= {"width", "height"}:
            size = ["--viewport", str(window["width"]) + (f"x{window['height']}" if "height" in window else "")] if "width" in window else []
            kind = "rotation-" if path.parent.name == "rotation" else ""
            yield kind + vector["name"], vector["why"], text_of(vector), size
    for line in (folder / "random.jsonl").read_text("utf-8").splitlines():
        vector = json.loads(line)
        yield vector["name"], None, text_of(vector), []


def text_of(vector):
    scenario = {"name": "vector", "duration": vector["duration"], "inputs": vector["inputs"]}
    return json.dumps({**vector["spec"], "scenarios": [scenario]}, ensure_ascii=False)


def others():
    for path in sorted((ROOT / "Examples").glob("*.banner.yaml")):
        yield path.name.split(".")[0], None, path.read_text("utf-8"), []
    numbers = random.Random(30)
    source = specs.Specs(numbers)
    for number in range(RANDOM * 6):
        yield f"random-{number:03}", None, specs.text_of(source.sound(), numbers), []


def sentence(banner, inputs):
    """What a case shows, from what it has."""
    n, timer = len(banner["items"]), banner.get("timer")
    words = f"{n} item{'s' * (n > 1)}, loop {banner['paging']['loop']}, {banner['indicator']['style']}"
    if timer:
        words += f"; a timer that counts from {timer['countsFrom']}"
        words += f" for {timer['cycles']} cycle{'s' * (timer['cycles'] > 1)}" if "cycles" in timer else ""
    kinds = list(dict.fromkeys(key for each in inputs for key in each if key != "at"))
    if kinds:
        words += f"; the viewer: {', '.join(kinds)}" + (f", then {timer['afterInteraction']}" if timer else "")
    return words


def cases():
    made = 0
    for source in (vectors(), others()):
        for name, shows, text, size in source:
            is_random = name.startswith("random-")
            if is_random and made >= RANDOM:
                break
            line = run(text, "resolve", "-", *size)
            if line is None:
                continue
            banner = json.loads(line)
            scenarios = banner.pop("scenarios", [] if is_random else [{"name": "unattended", "duration": 8, "reducedMotion": False}])
            scenarios = [each for each in scenarios if not each["reducedMotion"] and "start" not in each]
            for scenario in scenarios:
                if "viewport" in scenario or any("when" in item for item in banner["items"]):
                    continue
                inputs = scenario.get("inputs", [])
                whole = json.dumps({**banner, "scenarios": [{**scenario, "name": "case", "expect": []}]})
                events = run(whole, "simulate", "-", "--scenario", "case", "--events", "all")
                if events is None or len(events.splitlines()) > MOST_EVENTS or is_random and len(events.splitlines()) < 4:
                    continue
                case = {
                    "name": name if len(scenarios) == 1 else f"{name}: {scenario['name']}", "shows": shows or sentence(banner, inputs),
                    "banner": banner, "inputs": inputs, "until": scenario["duration"], "events": [json.loads(each) for each in events.splitlines()]}
                made += is_random
                if not is_random or made % 3 == 0:
                    case["at"] = [round(scenario["duration"] * part, 3) for part in (0.13, 0.37, 0.5, 0.81)]
                    words = [word for at in case["at"] for word in ("--at", f"{at:.3f}s")]
                    case["states"] = [json.loads(each) for each in run(whole, "simulate", "-", "--scenario", "case", *words).splitlines()]
                yield case


def main():
    lines = [json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases()]
    (ROOT / "Tests/Conformance/cases.ndjson").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(len(lines), "cases")


if __name__ == "__main__":
    main()
