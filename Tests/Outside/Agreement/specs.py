"""Random banner specs: sound ones, and ones that are broken in one place.

A spec is a tree of lists (entries of a list), Mappings, and strings (scalars as they are written in YAML).
"""
import json
import pathlib

PARTS = json.loads((pathlib.Path(__file__).resolve().parents[3] / "Schemas/banner.schema.json").read_text())["definitions"]
# Each style's own keys.
STYLES = {
    style: [key for key in PARTS[style]["properties"] if key not in PARTS["none"]["properties"]]
    for style in PARTS["indicator"]["properties"]["style"]["enum"]
}
TEXTS = ["Sale", '"여름 세일 50%"', "no", "2026-01-01", '"2026"', "'it''s'", '"a\\tb"', "half off", '"yes"', "12a", '""']
COLORS = ['"#FFF"', '"#ff6b35"', '"#12345678"', "'#A00'"]
IMAGES = ["images/a.png", "https://example.com/a.png", '"여름.png"', "a/../b.png"]
LINKS = ["https://example.com/a", "http://e.x", "mailto:a@b.c", "tel:+82", "shop://a?b=c"]
EASINGS = ["linear", "easeIn", "easeOut", "easeInOut"]
VALUES = (
    "true false null ~ yes No on 0 1 -1 1.5 1e3 0x1F 0o17 1_000 1:30 .inf .nan 2s -2s 0s \"2s\" \"2\" 300ms 1.5s 9000h "
    "0.0000001s \"#FFF\" \"#ffff\" red a b \"a_b\" dots pill none fraction timerBar scrollBar infinite rewind linear easeIn "
    "[] {} [a] [1] https://x.y http:/x javascript:x data:x /x ../x ~/x images/x.png myapp://x 2026-01-01 2026 \"2026\" "
    "leftToRight change settle next restart 100001 1000001 1000000001 99999999999999999999 1.0 2.0 -0.5 \"true\" 'x' +1 .5 "
    "5. 012 nullx 1s1m 1m30s 1h 0.5 \"\" 여름 -.5 1e-3 TRUE True NULL !!str !!foo << 0ms 0.0 -0s -0h0ms -1ms"
).split() + [
    "", "2 s", '"a b"', "a b", "[0, 0, 1, 1]", "[2, 0, 1, 1]", "[0, 0, 1]", "[a, 1]", "{ a: b }", "{ style: pill }",
    "{ style: dots, size: 3 }", "{ interval: 2s }", "{ duration: 1s }", "{ scale: 2 }", "{ by: 3 }", "{ id: z }",
    "{ at: 1s, tap: true }", "!!str 3", "!!int 3", '"a\\nb"', '"\\u0001"', "http://", "https://", '"tel:"', '"x://a b"', "x" * 129,
    '"#FFFFFF "', '" 2s"', '"2s\\n"', '"a\\n"', "x-a", "[[a]]", "[{ id: z }]", "[{}]", "{ x-a: 1 }", "1.0e0", "0.0", "-0",
]
KEYS = (
    "version name description viewport layout paging timer transition focus indicator items scenarios width height style size "
    "spacing big thumb color id title tags link image duration interval at page always never from to item changes tap next drag "
    "swipe select x-a foo expect inputs count text by over velocity cellWidthMultiplier loop startPage cycles easing scale x- <<"
).split()


class Mapping(list):
    """Keys with values, as pairs."""

    def __add__(self, pairs):
        return Mapping([*self, *pairs])


class Specs:
    """A source of specs: the same random numbers give the same specs."""

    def __init__(self, random):
        self.random = random

    def sound(self):
        """A spec without any fault."""
        r = self.random
        self.ids = r.sample(["a", "b", "summer-sale", "x.1", "Z_9", '"7"', "autumn", "k2"], r.randint(1, 6))
        self.move = r.choice([0, 100, 300, 1000])
        spec = Mapping([["items", [self.item(i) for i in self.ids]]])
        parts = {
            "version": lambda: "1", "name": self.text, "description": self.text, "viewport": self.viewport,
            "layout": self.layout, "paging": self.paging, "timer": self.timer, "focus": self.focus,
            "indicator": self.indicator, "scenarios": self.scenarios, "x-note": lambda: r.choice(VALUES[:6]),
        }
        spec += [[key, part()] for key, part in parts.items() if r.random() < 0.45]
        if self.move != 300 or r.random() < 0.3:
            spec.append(["transition", self.transition()])
        r.shuffle(spec)
        return spec

    def weighted(self):
        """A spec without any fault, whose items differ in weight where something comes twice."""
        spec = self.sound()
        if not any(["loop", "none"] in part for key, part in spec if key == "paging"):
            for item in next(part for key, part in spec if key == "items"):
                if isinstance(item, Mapping) and self.random.random() < 0.5:
                    item.append(["weight", str(self.random.choice([1, 2, 3, 1000]))])
        return spec

    def broken(self):
        """A spec in which one place was changed at random; now and then that leaves it sound."""
        r = self.random
        spec = self.sound()
        places = list(places_of(spec))
        kind = r.random()
        if kind < 0.6:
            container, index = r.choice(places)
            put(container, index, r.choice(VALUES))
        else:
            mappings = [spec] + [value for value in map(get, places) if isinstance(value, Mapping) and value]
            mapping = r.choice(mappings)
            index = r.randrange(len(mapping))
            if kind < 0.75:
                mapping[index][0] = r.choice(KEYS)
            elif kind < 0.85:
                del mapping[index]
            elif kind < 0.95:
                mapping.insert(index, [r.choice(KEYS), r.choice(VALUES)])
            else:
                mapping.append(list(mapping[index]))
        return spec

    def some(self, **parts):
        return Mapping([key, part()] for key, part in parts.items() if self.random.random() < 0.6)

    def text(self):
        return self.random.choice(TEXTS)

    def number(self, low, high):
        r = self.random
        return str(r.choice([r.randint(low, high), round(r.uniform(low, high), 2) or high, high]))

    def page(self):
        r = self.random
        return str(r.randrange(len(self.ids))) if r.random() < 0.5 else r.choice(self.ids)

    def time(self, milliseconds):
        """A duration as one of the ways to write it."""
        ways = [f"{milliseconds}ms", f"{milliseconds / 1000}s", f'"{milliseconds / 1000}"', f"{milliseconds / 1000}"]
        if milliseconds % 1000 == 0:
            ways += [f"{milliseconds // 1000}s", f"{milliseconds // 1000}"]
        if milliseconds > 60_000:
            ways.append(f"{milliseconds // 60_000}m{milliseconds % 60_000}ms")
        return self.random.choice(ways)

    def dwell(self):
        return self.time(self.random.choice([max(1, self.move), 2000, 4500, 61_000]))

    def easing(self):
        r = self.random
        if r.random() < 0.7:
            return r.choice(EASINGS)
        return [self.number(0, 1), self.number(-3, 3), self.number(0, 1), self.number(-3, 3)]

    def item(self, name):
        r = self.random
        if r.random() < 0.3:
            return name
        color, image, link = (lambda: r.choice(COLORS)), (lambda: r.choice(IMAGES)), (lambda: r.choice(LINKS))
        rest = self.some(
            title=self.text, subtitle=self.text, alt=self.text, color=color, image=image, link=link, duration=self.dwell,
            tags=lambda: r.sample(["summer", "sale", "a.b"], r.randint(0, 3)))
        return Mapping([["id", name]] + r.sample(rest, min(len(rest), 3)))

    def viewport(self):
        return self.some(width=lambda: self.number(1, 2000), height=lambda: self.number(1, 2000))

    def layout(self):
        return self.some(
            cellWidthMultiplier=lambda: self.random.choice(["1", "0.7", "0.01", "1.0"]),
            cellHeightMultiplier=lambda: "0.8", spacing=lambda: self.number(0, 100),
            direction=lambda: self.random.choice(["leftToRight", "rightToLeft"]))

    def paging(self):
        return self.some(
            loop=lambda: self.random.choice(["none", "rewind", "infinite"]), startPage=self.page,
            maxPagesPerSwipe=lambda: str(self.random.randint(1, 9)),
            decelerationRate=lambda: self.random.choice(["normal", "fast"]),
            snap=lambda: self.random.choice(["page", "none"]))

    def timer(self):
        r = self.random
        if r.random() < 0.4:
            return self.dwell()
        return Mapping([["interval", self.dwell()]]) + self.some(
            countsFrom=lambda: r.choice(["change", "settle"]), cycles=lambda: str(r.randint(1, 9)),
            afterInteraction=lambda: r.choice(["restart", "resume", "stop", "ignore"]),
            whenHidden=lambda: r.choice(["pause", "restart", "ignore"]))

    def transition(self):
        if self.random.random() < 0.4:
            return self.time(self.move)
        return Mapping([["duration", self.time(self.move)]]) + self.some(easing=self.easing)

    def focus(self):
        if self.random.random() < 0.4:
            return self.random.choice(["1.1", "2", "100"])
        return self.some(scale=lambda: "1.2", duration=lambda: self.time(400), easing=self.easing)

    def indicator(self):
        r = self.random
        style = r.choice(list(STYLES))
        if r.random() < 0.3:
            return style
        keys = r.sample(STYLES[style], r.randint(0, len(STYLES[style])))
        parts = Mapping([key, self.parameter(key)] for key in keys)
        parts += self.some(
            color=lambda: r.choice(COLORS), currentColor=lambda: r.choice(COLORS),
            hidesForSinglePage=lambda: r.choice(["true", "false"]), margin=lambda: self.number(0, 40))
        if style != "dots" or r.random() < 0.5:
            parts.insert(r.randint(0, len(parts)), ["style", style])
        return Mapping(parts)

    def parameter(self, key):
        if key == "background":
            return self.random.choice(COLORS)
        if key == "hides":
            return self.random.choice(["fade", "slide"])
        if key == "growth":
            return self.random.choice([self.time(500), Mapping([["duration", self.time(200)], ["easing", self.easing()]])])
        if key == "thumb" and self.random.random() < 0.4:
            return self.random.choice(["auto", ["50", "80"], ["10", "20.5", "30"]])
        return self.time(1000) if key == "hidesAfter" else self.number(1, 200)

    def scenarios(self):
        return [self.scenario(name) for name in self.random.sample(["one", '"2"', "swipes back"], self.random.randint(0, 2))]

    def scenario(self, name):
        r = self.random
        end = r.choice([10_000, 12_000, 90_000])
        parts = Mapping([["name", name], ["duration", self.time(end)]])
        if r.random() < 0.8:
            parts.append(["inputs", self.inputs(end)])
        if r.random() < 0.8:
            parts.append(["expect", [self.expectation(end) for _ in range(r.randint(0, 3))]])
        return parts

    def inputs(self, end):
        r = self.random
        at, inputs = 0, []
        for _ in range(r.randint(0, 4)):
            at += r.choice([200, 300, 1000, 2200])
            action = r.choice(["swipe", "drag", "select", "tap", "next", "previous", "pause", "resume", "hide", "show"])
            value, over = "true", 0
            if action == "swipe":
                value, over = r.choice(["next", "previous"]), 100
            elif action == "select":
                value = self.page()
            elif action == "drag":
                over = r.choice([0, 150, 200])
                value = Mapping([["by", self.number(-300, 300)], ["over", self.time(over)]])
                value += self.some(velocity=lambda: self.number(-900, 900))
            inputs.append(Mapping([["at", self.time(at)], [action, value]]))
            at += over
        return inputs

    def expectation(self, end):
        r = self.random
        kind = r.choice(["at", "indicator", "always", "never", "item", "changes"])
        if kind == "at":
            return Mapping([["at", self.time(r.randint(0, end))], ["page", self.page()]])
        if kind == "indicator":
            seen = self.some(
                style=lambda: r.choice(list(STYLES)), count=lambda: "5", current=lambda: "0", fill=lambda: "0.5",
                sizes=lambda: ["4", "3.5"], x=lambda: self.number(-9, 99), text=lambda: "2/5", hidden=lambda: "true")
            return Mapping([["at", self.time(end)], ["indicator", seen or Mapping([["alpha", "1"]])]])
        if kind == "item":
            return Mapping([["item", self.page()], ["shownAtLeast", self.time(1000)], ["shownAtMost", self.time(2500)]])
        if kind == "changes":
            return Mapping([["changes", str(r.randint(0, 9))]])
        return Mapping([["from", self.time(1000)], ["to", self.time(end)], [kind, self.page()]])


def places_of(tree):
    """Every value of a tree, as its container and its number there."""
    for index in range(len(tree)):
        yield tree, index
        value = get((tree, index))
        if not isinstance(value, str):
            yield from places_of(value)


def get(place):
    container, index = place
    return container[index][1] if isinstance(container, Mapping) else container[index]


def put(container, index, value):
    if isinstance(container, Mapping):
        container[index][1] = value
    else:
        container[index] = value


def text_of(spec, random):
    """A spec as YAML, its collections below one another or in brackets."""
    lines = []
    write(spec, 0, lines, random)
    return "\n".join(lines) + "\n"


def write(tree, depth, lines, random):
    indent = "  " * depth
    for entry in tree:
        head, value = (f"{entry[0]}:", entry[1]) if isinstance(tree, Mapping) else ("-", entry)
        if isinstance(value, str) or not value or (depth > 0 or isinstance(value, Mapping)) and random.random() < 0.5:
            lines.append(f"{indent}{head} {flow(value)}".rstrip())
        elif head == "-":
            first = len(lines)
            write(value, depth + 1, lines, random)
            lines[first] = f"{indent}- {lines[first].lstrip()}"
        else:
            lines.append(indent + head)
            write(value, depth + 1, lines, random)


def flow(value):
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key}: {flow(part)}" for key, part in value) + " }" if value else "{}"
    return "[" + ", ".join(map(flow, value)) + "]"
