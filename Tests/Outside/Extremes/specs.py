"""Banners in which numbers stand at the ends of what the language allows, made from its JSON Schema."""
import copy
import json
import pathlib
import random

# Where the numbers of each part of the schema stand in a banner.
PLACES = {
    "viewport": ["viewport"], "layout": ["layout"], "paging": ["paging"], "timer": ["timer"],
    "transition": ["transition"], "focus": ["focus"], "item": ["items", 1], "scenario": ["scenarios", 0],
    "input": ["scenarios", 0, "inputs", 0], "drag": ["scenarios", 0, "inputs", 0, "drag"],
    "expectation": ["scenarios", 0, "expect", 0],
    "indicatorState": ["scenarios", 0, "expect", 0, "indicator"], "scenarioViewport": ["scenarios", 0, "viewport"],
    "growth": ["indicator", "growth"], "breakpoint": ["breakpoints", 0], "breakpointViewport": ["breakpoints", 0, "viewport"],
    "occasion": ["items", 1, "when", 0], "everyWeeks": ["items", 1, "when", 0, "everyWeeks"],
}
SCHEMA = json.loads((pathlib.Path(__file__).resolve().parents[3] / "Schemas/banner.schema.json").read_text())
STYLES = SCHEMA["definitions"]["indicator"]["properties"]["style"]["enum"]
LOOPS = ["infinite", "rewind", "none"]
# The parts that decide where the content is, and so what lies past an edge.
MOVING = ["viewport", "layout", "paging", "transition", "drag"]


def base(style="pill", loop="infinite"):
    """An ordinary banner, which the others are made of."""
    return {
        "items": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "viewport": {}, "layout": {"spacing": 20 if loop == "rewind" else 0},
        "paging": {"loop": loop}, "timer": {"interval": 2}, "transition": {"duration": 0.3}, "focus": {"scale": 1.1},
        "indicator": {"style": style},
        "scenarios": [{
            "name": "s", "duration": 12,
            "inputs": [
                {"at": 1, "drag": {"by": -180, "over": 0.2}}, {"at": 3, "swipe": "next"},
                {"at": 4, "drag": {"by": 5000, "over": 0.1}}, {"at": 5, "select": 2},
                {"at": 7, "hide": True}, {"at": 8, "show": True}, {"at": 9, "tap": True}],
            "expect": [{"at": 4, "page": 1}]}],
    }


def ends(schema):
    """The values at the ends of a number's or a duration's bounds; none for what is neither."""
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if not {"number", "integer"} & set(kinds) or "object" in kinds:
        return []
    is_duration = "string" in kinds and "integer" not in kinds
    low = schema.get("minimum", schema.get("exclusiveMinimum", 0))
    high = schema.get("maximum", 2)
    if "integer" in kinds:
        return sorted({low, low + 1, high - 1, high})
    step = 1e-6 if is_duration else 5e-324
    values = {low if "minimum" in schema else step, low + step, low + 1e-6, high}
    if not is_duration:
        values |= {high * (1 - 2 ** -53), low + 1e-300, low + 0.009}
    if low < 0:
        values |= {0.0, -5e-324}
    return sorted(values)


def fields(schema):
    """Every number of the language: the part that it belongs to, its key, and its values."""
    found = []
    for part, definition in schema["definitions"].items():
        for key, value in definition.get("properties", {}).items():
            reference = value.get("$ref") or next((one["$ref"] for one in value.get("allOf", []) if "$ref" in one), "")
            value = schema["definitions"].get(reference.split("/")[-1], value)
            found += [(part, key, [end]) for end in ends(value)]
            items = value.get("items")
            if isinstance(items, list):
                corners = [ends(one) for one in items]
                found += [(part, key, [[pick[0 if n & 1 << k else -1] for k, pick in enumerate(corners)]])
                          for n in range(2 ** len(corners))]
            elif isinstance(items, dict):
                found += [(part, key, [[end, end]]) for end in ends(items)]
    return found


def put(spec, part, key, value):
    if part in STYLES:
        place = spec["indicator"] = {"style": part}
    else:
        if part.startswith("breakpoint"):
            spec.setdefault("breakpoints", [{"minWidth": 700, "viewport": {"height": 900}}])
        elif part == "growth" and "growth" not in spec["indicator"]:
            spec["indicator"] = {"style": "scrollBar", "thumb": [50, 80], "growth": {}}
        elif part == "scenarioViewport":
            spec["scenarios"][0].setdefault("viewport", {})
        elif part in ("occasion", "everyWeeks"):
            spec["items"][1].setdefault("when", [{"days": "mon", "everyWeeks": {"count": 2, "from": "2026-01-05"}}])
        place = spec
        for step in PLACES[part][:-1]:
            place = place[step]
        last = PLACES[part][-1]
        if part == "indicatorState":
            place = place.setdefault(last, {})
        else:
            place = place[last]
    # An expectation and an input say one thing each.
    others = {
        "always": {}, "never": {}, "changes": {}, "item": {"shownAtLeast": 1}, "shownAtLeast": {"item": 1},
        "shownAtMost": {"item": 1}, "from": {"always": 1}, "to": {"always": 1},
    } if part == "expectation" else {"select": {"at": 1}} if part == "input" else {}
    if key in others:
        place.clear()
        place.update(others[key])
    place[key] = value
    # Nothing may begin while a finger is down, nor before what comes earlier in the file.
    if part == "drag" and key == "over" or part == "input" and key == "at":
        inputs = spec["scenarios"][0]["inputs"]
        del inputs[1:]
    return spec


def specs(schema, combinations, seed):
    """All banners with one number at an end, then as many with several, each with a name."""
    known = fields(schema)
    unknown = {part for part, _, _ in known} - set(PLACES) - set(STYLES)
    assert not unknown, "the schema has new parts, whose place nobody knows: %s" % unknown
    made = []
    for number, (part, key, (value,)) in enumerate(known):
        for loop in LOOPS if part in MOVING else [LOOPS[number % len(LOOPS)]]:
            spec = put(base(STYLES[number % len(STYLES)], loop), part, key, value)
            made.append(("%s.%s = %s, %s" % (part, key, value, loop), spec))
    chance = random.Random(seed)
    for number in range(combinations):
        style = chance.choice(STYLES)
        spec = base(style, chance.choice(LOOPS))
        apart = ("expectation", "growth", "indicatorState", "input", "scenario")
        fitting = [one for one in known if one[0] == style or one[0] in PLACES and one[0] not in apart]
        for part, key, (value,) in chance.sample(fitting, chance.randrange(2, 9)):
            if part == style:
                spec["indicator"][key] = value
            else:
                put(spec, part, key, value)
        made.append(("combination %d" % number, spec))
    for style in STYLES:
        many = base(style)
        many["items"] = [{"id": "i%d" % number} for number in range(10_000)]
        made.append(("10,000 items, %s" % style, many))
    busy = base()
    busy["scenarios"][0]["inputs"] = [{"at": number / 100, "select": number % 3} for number in range(1_000)]
    made.append(("1,000 inputs", busy))
    return [(name, json.dumps(copy.deepcopy(spec))) for name, spec in made]
