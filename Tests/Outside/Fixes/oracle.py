"""What a change of a YAML text may change: read by ruamel.yaml, a reader that is not ours."""
import re

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.tokens import ScalarToken


class Unreadable(Exception):
    """The text is not YAML."""


def events_of(text):
    """What the reader tells of a text, in order: kind, anchor, tag, style, value, and where a scalar ends."""
    try:
        return [
            (
                type(event).__name__, getattr(event, "anchor", None), str(getattr(event, "tag", None) or ""),
                getattr(event, "style", None), getattr(event, "value", None), event.end_mark.index,
            )
            for event in YAML(typ="safe", pure=True).parse(text)
        ]
    except (YAMLError, ValueError, IndexError, AttributeError) as error:
        raise Unreadable(str(error)) from error


def comments_of(text):
    """The comments of a text, each with the place of its `#`."""
    try:
        tokens = [token for token in YAML(typ="safe", pure=True).scan(text) if token.end_mark.index > token.start_mark.index]
    except (YAMLError, ValueError, IndexError, AttributeError) as error:
        raise Unreadable(str(error)) from error
    found, last = [], 0
    for token in tokens:
        found += comments_in(text, last, token.start_mark.index)
        last = token.end_mark.index
        if isinstance(token, ScalarToken) and token.style in ("|", ">"):
            # The first line of a block may end with a comment, and comments after its text are counted to it.
            lines = list(re.finditer(r"[^\r\n]*", text[token.start_mark.index : last]))
            found += comments_in(text, token.start_mark.index, token.start_mark.index + lines[0].end())
            found += trailing_comments(text, token.start_mark.index, last)
    return found + comments_in(text, last, len(text))


def comments_in(text, start, end):
    return [(start + found.start(), found[0]) for found in re.finditer(r"#[^\r\n]*", text[start:end])]


def trailing_comments(text, start, end):
    """Comments at the end of a block of text, less indented than it."""
    lines = [(m.start(), m[0]) for m in re.finditer(r"[^\r\n]+", text[start:end])][1:]
    body = next((line for _, line in lines if line.strip()), "")
    indent = len(body) - len(body.lstrip(" "))
    found = []
    for place, line in lines:
        stripped = line.lstrip(" ")
        if stripped.startswith("#") and len(line) - len(stripped) < indent:
            found.append((start + place + len(line) - len(stripped), stripped))
    return found


def applied(text, edits):
    """A text with replacements (start, end, new) made, in order and without overlap."""
    parts, last = [], 0
    for start, end, new in edits:
        parts += [text[last:start], new]
        last = end
    return "".join(parts) + text[last:]


def made_edits(before, after, edits):
    """Those of some edits that turn one text into the other; None where they do not."""
    made, shift = [], 0
    for number, (start, end, new) in enumerate(edits):
        following = edits[number + 1][0] if number + 1 < len(edits) else len(before)
        if after[start + shift :].startswith(before[start:following]):
            continue
        made.append((start, end, new))
        shift += len(new) - (end - start)
    return made if applied(before, made) == after else None


def moved(edits, place):
    """Where a place of the changed text was before."""
    shift = 0
    for start, end, new in edits:
        if place <= start + shift:
            break
        if place < start + shift + len(new):
            return start
        shift += len(new) - (end - start)
        if place == start + shift + end - start and place - shift <= end:
            return end
    return place - shift


def harm(before, after, edits):
    """What, besides the scalars that are edited, is different in the changed text; nothing where all is well.

    Raises Unreadable where already the old text cannot be read.
    """
    without, rest = without_removals(before, edits)
    if without != before:
        return harm(without, after, rest) if value_in(without) == value_in(before) else "has lost a value"
    old = events_of(before)
    try:
        new = events_of(after)
    except Unreadable as error:
        return f"cannot be read: {error}"
    if [event[0] for event in old] != [event[0] for event in new]:
        return "has other events"
    ends = {end: replacement for _, end, replacement in edits}
    comment_starts = {start for start, _, _ in edits if before[start] == "#"}
    comments = [(place, text) for place, text in comments_of(before)]
    for last, mine, its in zip([old[0], *old], old, new):
        if mine[1:3] != its[1:3]:
            return f"has another anchor or tag: {mine} {its}"
        if mine[3:5] == its[3:5]:
            continue
        # A block of text ends after its last line.
        end = len(before[: mine[5]].rstrip()) if mine[3] in ("|", ">") else mine[5]
        at_end = end in ends
        # A value that is not there ends somewhere before the next token.
        in_comment = mine[4] == "" and any(last[5] < start <= mine[5] + 1 for start in comment_starts)
        if not at_end and not in_comment:
            return f"has another value: {mine} {its}"
        written = ends[end] if at_end else None
        if at_end and value_of(written) != its[4]:
            return f"has not the value that was to be written: {written!r} {its}"
    kept = [text for place, text in comments if place not in comment_starts]
    cut = [before[end:].split("\n")[0].split("\r")[0].lstrip() for start, end, _ in edits if start in comment_starts]
    if sorted(kept + [rest for rest in cut if rest]) != sorted(text for _, text in comments_of(after)):
        return "has other comments"
    return None


def without_removals(text, edits):
    """The text without what is only removed, such as an entry that is there twice, and the other edits of it."""
    removals = [edit for edit in edits if not edit[2]]
    rest = []
    for start, end, new in edits:
        shift = sum(edit[1] - edit[0] for edit in removals if edit[1] <= start)
        if new:
            rest.append((start - shift, end - shift, new))
    return applied(text, removals), rest


def value_in(text):
    """The whole value of a text; of two entries with one key, the first counts."""
    reader = YAML(typ="safe", pure=True)
    reader.allow_duplicate_keys = True
    try:
        return repr(reader.load(text))
    except (YAMLError, ValueError, IndexError, AttributeError, TypeError) as error:
        raise Unreadable(str(error)) from error


def value_of(written):
    return next(event[4] for event in events_of(written) if event[0] == "ScalarEvent")
