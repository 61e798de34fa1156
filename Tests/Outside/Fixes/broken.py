"""Random banner specs with the faults that people make: some can surely be mended, some only seem so.

The same random numbers give the same specs. A spec is bytes, as a file may hold them: with any line breaks, with or without
a byte order mark, compact or not, with comments, anchors, aliases and tags all over.
"""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Agreement"))
import specs

SEEDS = sorted((HERE.parents[1] / "BannerCommandTests" / "Golden").glob("*.banner.yaml"))
SEEDS += sorted((HERE.parents[2] / "Examples").glob("*.banner.yaml"))

DURATIONS = [
    "2 sec", "2 s", '"2 s"', "3 seconds", "1,5s", "1,500s", '"1,500s"', "0,25s", "1:30", "0:01:30", "24:00", "PT2S", "PT1M30S",
    "1h30", "1h 30m", "2 M", "2M", "2S", "500 MS", "5 mins", "1 500 ms", "'2 sec'", "2secs", "100 ms", "0 sec", "2 5ms", "1_000",
    "9000 h", "0.0000001 s", "2 s # two",
]
BOOLEANS = ["yes", "no", "on", "off", "y", "n", "True", "FALSE", '"true"', "'no'", '"yes"', "!!str true", "!!bool yes", "null"]
TEXTS = [
    "2026", "1.5", "-7", "1e3", "0x1F", "0o17", ".inf", ".nan", "null", "~", "true", "False", "", "007", "1_000", "!!int 3", "NULL",
    "2026 # year", '"\\e"', "!!str 2026", "+1", "99999999999999999999",
]
COLORS = [
    "#FFF", "#bad", "#bad idea", "#FF6B35", "#12345678", "#fff # white", "FF6B35", '"FF6B35"', "'abc'", "fff", "bed", "123456",
    "1e5", "red", "#fff,", "", "~", "#", "facade", "000", "# fff",
]
NOTES = ["# a: b", "# don't {change} \"this\"", "# 여름 [x", "#", "# - x", "#x # y", "# &a *a !!int"]
OTHER_NUMBERS = ["20px", "50%", "1_000", "0x1F", "1:30", "~", "null", "1,5", "!!int 3.5", "!!str 3", "!!float 3"]


class Broken:
    """A source of broken specs."""

    def __init__(self, random):
        self.random = random
        self.specs = specs.Specs(random)

    def spec(self):
        """A spec with one to five faults, as bytes."""
        r = self.random
        text = self.seed() if r.random() < 0.25 else self.made()
        for _ in range(r.choice([0, 0, 0, 1, 2, 4])):
            text = self.decorated(text)
        return self.encoded(text)

    def made(self):
        """A spec from the generator of sound ones, with faults in it."""
        r = self.random
        tree = self.specs.sound()
        tree = [pair for pair in tree if pair[0] != "x-note"] and tree
        for _ in range(r.randint(1, 5)):
            self.spoil(tree)
        if r.random() < 0.2:
            return compact(tree, r)
        return specs.text_of(tree, r)

    def seed(self):
        """One of the repository's own banners, with faults in its lines."""
        r = self.random
        lines = r.choice(SEEDS).read_text(encoding="utf-8").split("\n")
        for _ in range(r.randint(1, 4)):
            number = r.randrange(len(lines))
            words = list(re.finditer(r"[A-Za-z]{3,}", lines[number]))
            if words:
                word = r.choice(words)
                lines[number] = lines[number][: word.start()] + self.misspelt(word[0]) + lines[number][word.end() :]
        return "\n".join(lines)

    def spoil(self, tree):
        """Puts a fault into one place of a tree."""
        r = self.random
        places = list(specs.places_of(tree))
        scalars = [place for place in places if isinstance(specs.get(place), str)]
        mappings = [tree] + [value for value in map(specs.get, places) if isinstance(value, specs.Mapping) and value]
        kind = r.random()
        if kind < 0.35:
            pair = r.choice(r.choice(mappings))
            pair[0] = self.misspelt(pair[0])
        elif kind < 0.42:
            # Two keys that can mean the same one.
            mapping = r.choice(mappings)
            pair = r.choice(mapping)
            mapping.insert(r.randint(0, len(mapping)), [self.misspelt(pair[0]), pair[1]])
            if r.random() < 0.7:
                pair[0] = self.misspelt(pair[0])
        elif kind < 0.92 and scalars:
            container, index = r.choice(scalars)
            key = container[index][0] if isinstance(container, specs.Mapping) else ""
            specs.put(container, index, self.wrong(key, container, index))
        else:
            tree.append([r.choice(["x-a", "x-b", "x-note"]), r.choice(TEXTS + ["{ tilte: 2026 }", "[yes, 2 sec]"])])

    def wrong(self, key, container, index):
        """A scalar that is not what its key wants."""
        r = self.random
        old = specs.get((container, index))
        if key in ("title", "subtitle", "alt", "name", "description", "id", "text") or not key:
            return r.choice(TEXTS)
        if key in ("color", "currentColor", "background"):
            return r.choice(COLORS)
        if key in ("hidesForSinglePage", "hidden", "next", "previous", "tap", "pause", "resume", "hide", "show"):
            return r.choice(BOOLEANS)
        if re.fullmatch(r'"?[0-9.]+(h|m|s|ms)"?|[0-9]+m[0-9.]+ms', old) or key in ("interval", "duration", "at", "from", "to", "over"):
            return r.choice(DURATIONS)
        if re.fullmatch(r"-?[0-9.]+", old):
            quoted = [f'"{old}"', f"'{old}'", f'"0{old}"', f'"{old}.{"0" * 70}"' if "." not in old else f'"{old}{"0" * 70}"']
            return r.choice(quoted + ['" 3"', '"3 "', '"1e2"', '"-1"', '"0"', '"2.5"'] + OTHER_NUMBERS)
        if re.fullmatch(r"[A-Za-z]{3,}", old):
            word = self.misspelt(old)
            return r.choice([word, word, f'"{word}"', f"'{word}'", f"!!str {word}", f"{word} # {old}"])
        return r.choice(TEXTS + DURATIONS)

    def misspelt(self, word):
        """A word with a slip of the finger in it."""
        r = self.random
        if len(word) < 2:
            return word
        at = r.randrange(len(word) - 1)
        slips = [
            word[:at] + word[at + 1 :], word[:at] + word[at] + word[at:], word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + r.choice("aeiorstn") + word[at:], word[:at] + r.choice("aeiorstn") + word[at + 1 :], word.lower(),
            word.upper(), word.capitalize(), re.sub(r"([A-Z])", r"-\1", word).lower(), re.sub(r"([A-Z])", r"_\1", word).lower(), word + "s",
            f'"{word[:at] + word[at + 1:]}"', f"'{word[:at] + word[at + 1:]}'",
        ]
        return r.choice(slips)

    def decorated(self, text):
        """The text with a comment, an anchor, an alias, a tag or other quotes somewhere."""
        r = self.random
        lines = text.split("\n")
        number = r.randrange(len(lines))
        line = lines[number]
        value = re.fullmatch(r"( *(?:- )*)([^\s#:\"'&*!{\[]+: )([^\s#&*!{\[|>].*)", line)
        kind = r.random()
        if kind < 0.15:
            self.frame(lines, number)
        elif kind < 0.35:
            lines[number] = f"{line} {r.choice(NOTES)}" if r.random() < 0.7 else f"{line}\n{r.choice(NOTES)}"
        elif value and kind < 0.6:
            name = r.choice("abc")
            space = r.choice([" ", "  ", " # note\n" + " " * (len(value[1]) + 2)])
            lines[number] = f"{value[1]}{value[2]}&{name}{space}{value[3]}"
            if r.random() < 0.6:
                use = r.choice(["x-a: *{}", "title: *{}", "name: *{}", "x-b: [*{}, 1]", "description: *{}"]).format(name)
                lines.insert(number + 1, " " * len(value[1]) + use)
        elif value and kind < 0.7:
            lines[number] = f"{value[1]}&k {value[2]}{value[3]}"
        elif value and kind < 0.8:
            lines[number] = f"{value[1]}{value[2]}{r.choice(['!!str', '!!int', '! ', '!!float'])} {value[3]}"
        elif value and kind < 0.9:
            inner = " " * (len(value[1]) + 2)
            lines[number] = f"{value[1]}{value[2]}{r.choice(['|-', '>-', '|- # note', '>'])}\n{inner}{value[3]}"
        elif value:
            lines[number] = f"{value[1]}? {value[2][:-2]}\n{' ' * len(value[1])}: {value[3]}"
        return "\n".join(lines)

    def frame(self, lines, number):
        """Puts something around a line, or around the whole text."""
        r = self.random
        line, kind = lines[number], r.random()
        opening = re.fullmatch(r"( *)([^\s#:\"'&*!{\[-]+):", line)
        words = re.search(r"(?<=[^ ]) (?=[^ #&*!|>])", line[line.find(":") + 2 :])
        if opening and kind < 0.4:
            lines[number] = f"{line} &m"
            lines.append(r.choice(["x-m: *m", "layout: *m", "x-m: [*m, *m]", "focus: *m"]))
        elif words and ": " in line and kind < 0.4:
            # A text that goes on in the next line.
            place = line.find(":") + 2 + words.start()
            lines[number] = f"{line[:place]}\n{' ' * 12}{line[place + 1 :]}"
        elif kind < 0.5:
            lines[number] = f"{line} # bannerkit-ignore[{r.choice(['unknown-key', 'unknown-word', 'BK2004', 'duration-syntax'])}] why"
        elif kind < 0.6:
            lines[number] = f"# bannerkit-ignore[{r.choice(['unknown-key', 'unquoted-text', 'wrong-type'])}] why\n{line}"
        elif kind < 0.8:
            lines.insert(0, r.choice(["---", "%YAML 1.2\n---", "--- # begins", "# yaml-language-server: $schema=x"]))
        elif kind < 0.9:
            lines.append(r.choice(["...", "...\n# after", "---\ntimmer: 2 sec"]))
        else:
            lines[number] = line + r.choice(["  ", "\t", "\u2028", " \u00a0"])

    def encoded(self, text):
        """The text as bytes, its line breaks and its beginning and end as editors leave them."""
        r = self.random
        if r.random() < 0.25:
            text = text.replace("\n", r.choice(["\r\n", "\r\n", "\r\n", "\r"]))
        if r.random() < 0.25:
            text = text.rstrip("\r\n")
        kind = r.random()
        if kind < 0.1:
            return b"\xef\xbb\xbf" + text.encode()
        if kind < 0.12:
            return b"\xff\xfe" + text.encode("utf-16-le")
        return text.encode()


def compact(tree, random):
    """A spec as JSON on one line or several; what is no JSON stays as YAML writes it."""
    if isinstance(tree, specs.Mapping):
        pairs = [f"{name(key)}:{compact(value, random)}" for key, value in tree]
        return "{" + random.choice([",", ", ", ",\n"]).join(pairs) + "}"
    if isinstance(tree, list):
        return "[" + ",".join(compact(value, random) for value in tree) + "]"
    if re.fullmatch(r"-?[0-9]+([.][0-9]+)?|true|false|null|\".*\"", tree):
        return tree
    if random.random() < 0.1:
        return tree
    return json.dumps(tree.strip("'"), ensure_ascii=False)


def name(key):
    return key if key[:1] == '"' else json.dumps(key.strip("'"))
