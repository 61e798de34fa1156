#!/usr/bin/env python3
"""equal.py [COUNT] [--seed N] --bannerkit BINARY: the server and `validate` report the same, and fix the same.

Every golden and every example, and COUNT texts made from them by random changes; as many random banners as JSON."""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Batch"))
from batch import dated, records  # noqa: E402
from client import Client, uri  # noqa: E402
from texts import applied, lines, mutated, position, units  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
SEVERITIES = {"error": 1, "warning": 2, "advice": 3}
ENCODING = {"utf-8": "utf-8", "utf-16": "utf-16-le"}


def undone(text, chance, encoding):
    """A text before a change, and the change that leads to `text`."""
    start = chance.randint(1 if text.startswith("\ufeff") else 0, len(text))
    end = min(len(text), start + chance.choice([0, 0, 1, 3, 12]))
    # There is no position inside a line break.
    if any(text[place - 1:place + 1] == "\r\n" for place in (start, end) if place):
        return undone(text, chance, encoding)
    old = chance.choice(["x", " ", "- a", "#", "a: b", "'", "[", "*", "한"])
    before = text[:start] + old + text[end:]
    span = {"start": position(before, start, encoding), "end": position(before, start + len(old), encoding)}
    return before, {"range": span, "text": text[start:end]}


def json_texts(count, chance):
    """Random banners as JSON, every second one with a few changes."""
    specs = [record["spec"] for make in (records, dated) for record in make(count // 2, chance.random())]
    texts = [json.dumps(spec, indent=chance.choice([None, 2]), ensure_ascii=chance.random() < 0.5) for spec in specs]
    return [text if chance.random() < 0.5 else mutated(text, chance.choice(texts), chance) for text in texts]


def expected(finding, text, encoding):
    """A finding of `validate -o json` as the server should send it."""
    table = lines(text)

    def place(at):
        start, end = table[at["line"] - 1]
        return {"line": at["line"] - 1, "character": units(text[start:min(start + at["column"] - 1, end)], encoding)}

    start, end = place(finding["range"]["start"]), place(finding["range"]["end"])
    if end["line"] > start["line"]:
        first, last = table[start["line"]]
        end = {"line": start["line"], "character": units(text[first:last], encoding)}
    return finding["rule"], SEVERITIES[finding["severity"]], finding["message"], str(start), str(end)


def received(diagnostic):
    return (
        diagnostic["code"], diagnostic["severity"], diagnostic["message"],
        str(diagnostic["range"]["start"]), str(diagnostic["range"]["end"]))


def same(wanted, got):
    """Whether two findings are equal; the message of the server continues with help and notes."""
    return wanted[:2] == got[:2] and wanted[3:] == got[3:] and (got[2] + "\n").startswith(wanted[2] + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", nargs="?", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    sources = sorted((ROOT / "Examples").glob("*.banner.yaml"))
    sources += sorted(p for p in (ROOT / "Tests/BannerCommandTests/Golden").rglob("*") if p.suffix in (".yaml", ".yml"))
    texts = []
    for path in sources:
        try:
            texts.append(path.read_bytes().decode())
        except UnicodeDecodeError:
            pass  # An editor cannot send it.
    small = [text for text in texts if len(text) < 20_000]
    texts += [mutated(chance.choice(small), chance.choice(small), chance) for _ in range(options.count)]
    endings = ["yaml"] * len(texts) + ["json"] * (options.count // 2 * 2)
    texts += json_texts(options.count, chance)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / ".git").mkdir()
        (folder / ".bannerkit.yaml").write_text("rules:\n  moves-forever: warning\n  short-dwell: off\n")
        names = []
        for number, (text, ending) in enumerate(zip(texts, endings)):
            names.append(folder / f"{number:05}.banner.{ending}")
            names[-1].write_bytes(text.encode())
        reports = {path: [] for path in names}
        for start in range(0, len(names), 500):
            run = subprocess.run(
                [options.bannerkit, "validate", "-o", "json", "--fail-on", "never", *names[start:start + 500]],
                stdout=subprocess.PIPE, check=True)
            for finding in json.loads(run.stdout)["findings"]:
                reports[pathlib.Path(finding["path"])].append(finding)
        fixes = {}
        for encoding in ["utf-8", "utf-16"]:
            fixes |= talk(options.bannerkit, folder, names, texts, reports, encoding, chance)
        subprocess.run(
            [options.bannerkit, "validate", "--fix", "-qq", "-o", "json=" + str(folder / "out.json"), "--fail-on", "never", folder], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for path, text in zip(names, texts):
            fixed = path.read_bytes().decode()
            assert fixes[path] == fixed, f"{path.name}: fix-all gives\n{fixes[path]!r}\nand --fix\n{fixed!r}\nfor\n{text!r}"
        changed = sum(fixes[path] != text for path, text in zip(names, texts))
    print(f"{len(texts)} texts, {sum(map(len, reports.values()))} findings, {changed} fixed: all the same")


def talk(binary, folder, names, texts, reports, encoding, chance):
    """Compares the findings of each text; returns what fix-all makes of it."""
    client = Client(binary, folder, {
        "general": {"positionEncodings": [encoding]},
        "textDocument": {
            "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}})
    assert client.capabilities["positionEncoding"] == encoding
    fixes = {}
    for path, text in zip(names, texts):
        # What comes of a change is what comes of the whole text.
        before, change = undone(text, chance, ENCODING[encoding])
        client.open(uri(path), before)
        client.diagnostics(uri(path), 1)
        client.change(uri(path), 2, change)
        got = [received(d) for d in client.diagnostics(uri(path), 2)]
        # A byte order mark is no character of the file, but one of the editor's text.
        mark = "\ufeff" if text.startswith("\ufeff") else ""
        shift = units(mark, ENCODING[encoding])
        wanted = [expected(f, text[len(mark):], ENCODING[encoding]) for f in reports[path]]
        if shift:
            got = [unshifted(g, shift) for g in got]
        assert len(wanted) == len(got) and all(map(same, wanted, got)), (
            f"{path.name}, {encoding}: validate and the server differ on {text!r}\n"
            + "\n".join(f"{w}\n{g}" for w, g in zip(wanted + [None] * len(got), got + [None] * len(wanted)) if w or g))
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
        actions = client.request("textDocument/codeAction", {
            "textDocument": {"uri": uri(path)}, "range": whole,
            "context": {"diagnostics": [], "only": ["source.fixAll"]}})
        assert len(actions) <= 1
        edits = actions[0]["edit"]["changes"][uri(path)] if actions else []
        fixes[path] = applied(text, edits, ENCODING[encoding])
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri(path)}})
        assert client.diagnostics(uri(path)) == []
    assert client.end() == 0
    return fixes


def unshifted(got, shift):
    """A finding as it would be without a byte order mark on the first line."""
    def place(text):
        at = eval(text)
        return str(at | {"character": at["character"] - shift}) if at["line"] == 0 else text
    return got[:3] + (place(got[3]), place(got[4]))


main()
