"""Texts as an editor sees them: positions, the result of changes, and random changes."""
import re

LINE_BREAK = re.compile(r"\r\n|\r|\n")


def lines(text):
    """Where each line begins and ends, without its line break."""
    starts, ends = [0], []
    for match in LINE_BREAK.finditer(text):
        ends.append(match.start())
        starts.append(match.end())
    return list(zip(starts, ends + [len(text)]))


def units(text, encoding):
    return len(text.encode(encoding, "surrogatepass")) // (2 if encoding == "utf-16-le" else 1)


def position(text, place, encoding="utf-16-le"):
    """The position of a code point."""
    number, (start, end) = [line for line in enumerate(lines(text)) if line[1][0] <= place][-1]
    return {"line": number, "character": units(text[start:min(place, end)], encoding)}


def offset(text, place, encoding="utf-16-le"):
    """The code point at a position."""
    table = lines(text)
    if place["line"] >= len(table):
        return len(text)
    start, end = table[place["line"]]
    count = 0
    for index in range(start, end):
        count += units(text[index], encoding)
        if count > place["character"]:
            return index
    return end


def applied(text, edits, encoding="utf-16-le"):
    """The text after the edits of one answer, none of which overlap."""
    changes = sorted(
        (offset(text, e["range"]["start"], encoding), offset(text, e["range"]["end"], encoding), e["newText"])
        for e in edits)
    result, last = "", 0
    for start, end, new in changes:
        assert start >= last, "edits overlap"
        result += text[last:start] + new
        last = end
    return result + text[last:]


def mutated(text, other, chance):
    """A text with a few changes."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randint(0, len(text))
        end = min(len(text), start + chance.choice([0, 0, 1, 1, 2, 5, 20]))
        cut = chance.randint(0, max(0, len(other) - 1))
        new = chance.choice([
            "", "", "\n", "\r\n", "\r", "  ", "\t", ":", "- ", "#", " # bannerkit-ignore[moves-forever] because\n",
            "'", '"', "{", "}", "[", "]", "&a ", "*a", "|", "é", "한국어", "😀", "\u2028", "\ufeff", "0x1F", "yes", "-1",
            other[cut:cut + chance.choice([3, 12, 40])]])
        text = text[:start] + new + text[end:]
    return text
