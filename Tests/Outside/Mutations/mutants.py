"""Finds what can be changed in a line of Swift, and how to write the line so that the change can be switched on later."""
import dataclasses
import re

SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
    "&&": "||", "||": "&&",
}
KEYWORDS = (
    "let var return guard if else for while repeat switch case default func init struct enum extension import public "
    "private fileprivate static mutating indirect typealias subscript associatedtype protocol break continue throw "
    "defer do try where in get set some any nonisolated override package internal fallthrough infix unsafe"
).split()


@dataclasses.dataclass
class Mutant:
    """One changed line. `planted` is the line that does both, with `{}` where the mutant's number goes."""

    path: str
    line: int
    before: str
    after: str
    planted: str
    operator: str = ""
    number: int = 0

    def __str__(self):
        return f"{self.path}:{self.line + 1}\n  - {self.before.strip()}\n  + {self.after.strip() or '(nothing)'}"

    def source(self):
        """The line as it is built."""
        return self.planted.replace("{}", self.symbol() if self.operator else str(self.number))

    def symbol(self):
        """An operator of its own: the number in base four, written in letters that operators may have."""
        digits, rest = "", self.number
        while rest or not digits:
            digits, rest = "^~%|"[rest % 4] + digits, rest // 4
        return self.operator + digits


def code_only(line, in_text):
    """The line with blanks for comments and texts, and whether a text of many lines goes on after it."""
    result, place = [], 0
    while place < len(line):
        if line.startswith('"""', place):
            in_text, width = not in_text, 3
        elif in_text:
            width = 1
        elif line.startswith("//", place):
            break
        elif line[place] == '"':
            end = place + 1
            while end < len(line) and line[end] != '"':
                end += 2 if line[end] == "\\" else 1
            width = end + 1 - place
        else:
            result.append(line[place])
            place += 1
            continue
        result.append(" " * width)
        place += width
    return "".join(result).ljust(len(line))[:len(line)], in_text


def of_file(path, text):
    """Every mutant of a file."""
    lines, in_text, found = text.split("\n"), False, []
    initialiser = None
    for number, line in enumerate(lines):
        was_in_text = in_text
        code, in_text = code_only(line, in_text)
        words = code.split()
        indent = len(line) - len(line.lstrip())
        if re.match(r"\s*(\w+ )*init[(?<]", code):
            initialiser = indent
        elif initialiser is not None and words and indent <= initialiser and words[0] != ")":
            initialiser = None
        if was_in_text or not words or words[0].startswith(("@", "#")) or "import" in words[:2]:
            continue
        near = (lines[number - 1].rstrip() if number else "", lines[number + 1].strip() if number + 1 < len(lines) else "")
        for before, after, planted, operator in changes(line, code, near):
            # What an initialiser leaves out is not Swift, mostly.
            if after or initialiser is None:
                found.append(Mutant(path, number, before, after, planted, operator))
    return found


def changes(line, code, near):
    """What can be changed in a line: the line before and after, the planted line, and the operator if it is one."""
    def replaced(match, new, planted, group=0, operator=""):
        start, end = match.span(group)
        escaped = (line[:start] + "\0" + line[end:]).replace("\0", planted)
        return line, line[:start] + new + line[end:], escaped, operator

    for match in re.finditer(r" (<=|>=|<|>|==|!=|\+|-|\+=|-=|&&|\|\|) ", code):
        operator = match.group(1)
        yield replaced(match, SWAPS[operator], "{}", 1, operator)
    for match in re.finditer(r"\b(true|false)\b", code):
        if code.lstrip().startswith("case ") and match.start() < code.find(": "):
            continue
        other = "false" if match.group() == "true" else "true"
        yield replaced(match, other, f"(isAwake({{}}) ? {other} : {match.group()})")
    for match in re.finditer(r"(?<![\w.$])(0x[0-9A-F_]+|[0-9][0-9_]*(\.[0-9]+)?)(?![\w.])", code):
        if "." in match.group():
            other = repr(float(match.group()) + 1)
        else:
            other = str(int(match.group().replace("_", ""), 0) + 1)
        yield replaced(match, other, f"(isAwake({{}}) ? {other} : {match.group()})")
    for match in re.finditer(r"(?<![\w.])(min|max)\((?!_)", code):
        other = "max(" if match.group(1) == "min" else "min("
        yield replaced(match, other, f"{match.group(1)}OrOther({{}}, ")
    match = re.match(r"\s*(?:} else )?(guard|if|while) (.+?)(?: else)? \{", code)
    if match:
        start = match.start(2)
        for part in conditions(match.group(2)):
            text = line[start + part.start():start + part.end()]
            if not re.match(r"(let|var|case|#|_)\b", text):
                here = (line[:start + part.start()], line[start + part.end():])
                yield line, f"{here[0]}!({text}){here[1]}", f"{here[0]}(({text}) != isAwake({{}})){here[1]}", ""
    stripped = line.strip()
    if is_statement(code.strip(), *near):
        indent = line[:len(line) - len(line.lstrip())]
        yield line, "", f"{indent}if !isAwake({{}}) {{ {stripped} }}", ""


def conditions(text):
    """The conditions of a guard or an if, parted by commas outside of brackets."""
    depth, start, spans = 0, 0, []
    for place, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            spans.append((start, place))
            start = place + 2
    spans.append((start, len(text)))
    return [re.compile(r".*", re.S).match(text, first, last) for first, last in spans if depth == 0]


def is_statement(code, before, after):
    """Whether a line is a whole statement that nothing depends on: an assignment or a call."""
    if not re.match(r"[A-Za-z_(]", code) or re.split(r"\W", code)[0] in KEYWORDS or re.match(r"\w+:", code):
        return False
    if code.endswith(("{", ",", "(", "[", "=", "?", "+", "-", "&", "|")) or any(
            code.count(a) != code.count(b) for a, b in ("()", "[]", "{}")):
        return False
    if before.endswith((",", "(", "[", "=", "+", "-", "&&", "||", "->")) or after.startswith((".", "?", "+", "&", "|", ":", "=")):
        return False
    return bool(re.search(r" [-+*/|&]?= ", code) or code.endswith(")"))
