#!/usr/bin/env python3
"""what a client and the server say to each other, step by step."""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Client, uri  # noqa: E402

BINARY = os.environ.get("BANNERKIT", "bannerkit")
BROKEN = "items:\n  - id: a\n    tilte: b\n"
ADVICE = "items:\n  - {id: a, title: A}\n  - {id: b, title: B}\ntimer: {interval: 4s}\nlooping: infinite\n"
DIAGNOSTIC = {"textDocument": {"diagnostic": {}}}


def check(condition, message=None):
    assert condition, message


def frame(content):
    content = content if isinstance(content, bytes) else json.dumps(content).encode()
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def run(data, timeout=600):
    """Sends bytes and the end of input: the exit code and the messages."""
    ran = subprocess.run([BINARY, "lsp"], input=data, stdout=subprocess.PIPE, timeout=timeout)
    messages, rest = [], ran.stdout
    while rest:
        header, rest = rest.split(b"\r\n\r\n", 1)
        length = int(header.removeprefix(b"Content-Length: "))
        messages.append(json.loads(rest[:length]))
        rest = rest[length:]
    return ran.returncode, messages


INITIALIZE = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": None, "capabilities": {}}}


def request(id, method, params=None):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


def endings(folder):
    shutdown, leave = frame(request(2, "shutdown")), frame({"jsonrpc": "2.0", "method": "exit"})
    for data, code in [
            (b"", 1), (frame(INITIALIZE), 1), (leave, 1), (frame(INITIALIZE) + leave, 1),
            (frame(INITIALIZE) + shutdown, 0), (frame(INITIALIZE) + shutdown + leave, 0),
            (frame(INITIALIZE) + shutdown + leave + frame(request(3, "x")), 0), (b"Content-Le", 1)]:
        got, _ = run(data)
        check(got == code, (data, got))


def faults(folder):
    def code(*messages):
        return [m.get("error", {}).get("code") for m in run(b"".join(map(frame, messages)))[1]]
    check(code(request(1, "textDocument/hover")) == [-32002])
    check(code(INITIALIZE, INITIALIZE) == [None, -32600])
    check(code(INITIALIZE, request("a", "x/y"), request(5, "$/x")) == [None, -32601, -32601])
    check(code(INITIALIZE, {"method": "x/y"}, {"method": "$/x"}, {"id": 9, "result": None}) == [None])
    check(code(INITIALIZE, request(2, "shutdown"), request(3, "textDocument/hover")) == [None, None, -32600])
    check(code(b"{", b"[]", b"1", b'{"id": 1.5, "method": "a"}', b'{"id": 7}', b'{"method": 3}') == [
        -32700, -32600, -32600, -32600, -32600, -32600])
    check(code(INITIALIZE, request(2, "textDocument/hover", {"textDocument": {"uri": 1}, "position": {"line": 0, "character": 0}})) == [None, -32602])
    check(code(INITIALIZE, request(2, "textDocument/hover", {"textDocument": {"uri": "file:///a"}, "position": {"line": -1, "character": 0}})) == [None, -32602])
    # What is not open has no diagnostics.
    check(code(INITIALIZE, request(2, "textDocument/diagnostic", {"textDocument": {"uri": "file:///a"}})) == [None, -32602])
    _, messages = run(frame(INITIALIZE) + b"Content-Length: 1000000000\r\n\r\n" + frame(request(2, "shutdown")))
    check([m.get("error", {}).get("code") for m in messages] == [None, -32600], messages)
    _, messages = run(frame(INITIALIZE) + b"hello\r\n\r\n" + frame(request(2, "shutdown")))
    check([m["id"] for m in messages] == [1, None, 2], messages)


def pieces(folder):
    """Bytes that come one by one."""
    process = subprocess.Popen([BINARY, "lsp"], stdin=-1, stdout=-1)
    text = frame(INITIALIZE) + frame(request(2, "shutdown")) + frame({"jsonrpc": "2.0", "method": "exit"})
    for byte in text:
        process.stdin.write(bytes([byte]))
        process.stdin.flush()
    check(process.wait(600) == 0)
    check(process.stdout.read().count(b"Content-Length") == 2)


def rubbish(folder):
    """Frames that were damaged end neither the program nor its memory."""
    chance = random.Random(3)
    change = {"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///w/a.banner.yaml", "version": 2}, "contentChanges": [{"range": {"start": {"line": 1, "character": 2}, "end": {"line": 9, "character": 0}}, "text": "é"}]}}
    opening = {"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///w/a.banner.yaml", "languageId": "yaml", "version": 1, "text": ADVICE}}}
    good = b"".join(map(frame, [INITIALIZE, opening, change, request(4, "textDocument/hover", {"textDocument": {"uri": "file:///w/a.banner.yaml"}, "position": {"line": 0, "character": 1}})]))
    for _ in range(150 if "BANNERKIT_FULL" in os.environ else 50):
        data = bytearray(good)
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(data))
            data[place:place + chance.choice([0, 1, 3, 40])] = bytes(chance.choices(range(256), k=chance.choice([0, 1, 2, 9])))
        ran = subprocess.run([BINARY, "lsp"], input=bytes(data), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=600)
        check(ran.returncode == 1 and ran.stderr == b"", (ran.returncode, bytes(data)))


def pushes(folder):
    client = Client(BINARY, folder, {"textDocument": {"publishDiagnostics": {"versionSupport": True}}})
    check("diagnosticProvider" not in client.capabilities)
    name = "file://" + str(folder) + "/a%62.banner.yaml"
    same = uri(folder / "x" / ".." / "ab.banner.yaml")
    client.open(name, BROKEN)
    check([d["code"] for d in client.diagnostics(name, 1)] == ["BK2001"])
    # Changes that come together are checked once; each is about the text after the one before.
    client.send(*[{"method": "textDocument/didChange", "params": {
        "textDocument": {"uri": same, "version": 2 + n}, "contentChanges": [
            {"range": {"start": {"line": 2, "character": 4}, "end": {"line": 2, "character": 4}}, "text": "x"},
            {"range": {"start": {"line": 2, "character": 4}, "end": {"line": 2, "character": 5}}, "text": ""}]}}
        for n in range(50)])
    client.change(same, 99, {"range": {"start": {"line": 2, "character": 4}, "end": {"line": 2, "character": 9}}, "text": "title"})
    seen = []
    while True:
        message = client.receive()["params"]
        check(message["uri"] == name)
        seen.append(message["version"])
        if message["version"] == 99:
            break
    check(seen == sorted(set(seen)), seen)
    check("BK2001" not in [d["code"] for d in message["diagnostics"]])
    client.notify("textDocument/didClose", {"textDocument": {"uri": same}})
    check(client.diagnostics(name) == [])
    # What is no banner is not checked.
    client.open(uri(folder / "compose.yaml"), BROKEN)
    client.open(uri(folder / "typed.yaml"), "# yaml-language-server: $schema=../Schemas/banner.schema.json\n" + BROKEN)
    message = client.receive()["params"]
    check(message["uri"] == uri(folder / "typed.yaml") and message["diagnostics"], message)
    check(client.end() == 0)


def pulls(folder):
    client = Client(BINARY, folder, DIAGNOSTIC | {"workspace": {"diagnostics": {"refreshSupport": True}}})
    check(client.capabilities["diagnosticProvider"]["workspaceDiagnostics"] is False)
    name, own = uri(folder / "open.banner.yaml"), uri(folder / ".bannerkit.yaml")
    client.open(name, BROKEN, version=7)
    ask = {"textDocument": {"uri": name}}
    full = client.request("textDocument/diagnostic", ask)
    check(full["kind"] == "full" and [d["code"] for d in full["items"]] == ["BK2001"])
    client.change(name, 8, {"text": BROKEN.replace("tilte", "title")})
    check("BK2001" not in [d["code"] for d in client.request("textDocument/diagnostic", ask)["items"]])
    client.change(name, 9, {"text": BROKEN})
    # Settings that are saved ask for a new look.
    (folder / ".bannerkit.yaml").write_text("rules: {unknown-key: warning}\n")
    client.open(own, "rules: {unknown-key: warning}\n")
    client.notify("textDocument/didSave", {"textDocument": {"uri": own}})
    check(client.receive()["method"] == "workspace/diagnostic/refresh")
    check(client.request("textDocument/diagnostic", ask)["items"][0]["severity"] == 2)
    client.open(uri(folder / "compose.yaml"), BROKEN)
    check(client.request("textDocument/diagnostic", {"textDocument": {"uri": uri(folder / "compose.yaml")}})["items"] == [])
    check(not client.other and client.received.empty(), "diagnostics were sent to a client that asks for them")
    check(client.end() == 0)


def cancels(folder):
    client = Client(BINARY, folder, DIAGNOSTIC)
    name = uri(folder / "a.banner.yaml")
    client.open(name, BROKEN)
    ask = {"textDocument": {"uri": name}}
    client.send(
        {"id": "a", "method": "textDocument/diagnostic", "params": ask},
        {"id": 70, "method": "textDocument/hover", "params": ask | {"position": {"line": 0, "character": 0}}},
        {"method": "$/cancelRequest", "params": {"id": "a"}}, {"method": "$/cancelRequest", "params": {"id": 70}},
        {"method": "$/cancelRequest", "params": {"id": 70}}, {"method": "$/cancelRequest", "params": {}},
        {"id": "b", "method": "textDocument/diagnostic", "params": ask})
    answers = {}
    while "b" not in answers:
        message = client.receive()
        check(message["id"] not in answers, "answered twice")
        answers[message["id"]] = message
    # Which of them were waiting depends on the pipe, but none is lost and none is empty.
    check(set(answers) == {"a", 70, "b"})
    check(all("result" in m or m["error"]["code"] == -32800 for m in answers.values()), answers)
    check(answers["b"]["result"]["items"])
    check(client.end() == 0)


def depths(folder):
    """An address of many folders is one like any other, that of a workspace as well."""
    name = "file:///" + "a/" * 20_000 + "a.banner.yaml"
    client = Client(BINARY, folder)
    client.open(name, BROKEN)
    check([d["code"] for d in client.diagnostics(name)] == ["BK2001"])
    check(client.end() == 0)
    client = Client(BINARY, folder, DIAGNOSTIC)
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [{"uri": name, "name": "deep"}], "removed": []}})
    client.open(name, BROKEN)
    check(client.request("textDocument/diagnostic", {"textDocument": {"uri": name}})["items"])
    check(client.request("textDocument/documentLink", {"textDocument": {"uri": name}}) == [])
    check(client.end() == 0)


def settings(folder):
    (folder / ".git").mkdir()
    client = Client(BINARY, folder)
    name, own = uri(folder / "a.banner.yaml"), uri(folder / ".bannerkit.yaml")
    client.open(name, BROKEN)
    check([d["severity"] for d in client.diagnostics(name)] == [1])
    client.open(own, "rules:\n  no-such-rule: off\n")
    check(["not a rule" in d["message"] for d in client.diagnostics(own)] == [True])
    (folder / ".bannerkit.yaml").write_text("rules: {unknown-key: warning}\n")
    client.notify("textDocument/didSave", {"textDocument": {"uri": own}})
    check(client.diagnostics(name)[0]["severity"] == 2)
    # What another program changes holds from the next change of the banner on.
    (folder / ".bannerkit.yaml").write_text("rules: {unknown-key: off}\n")
    client.change(name, 2, {"text": BROKEN})
    check("BK2001" not in [d["code"] for d in client.diagnostics(name)])
    # Limits, and those of a folder.
    (folder / ".bannerkit.yaml").write_text("limits: {items: {max: 1}}\noverrides: [{files: tv/, limits: {items: {max: 2}}}]\n")
    for place, found in (("c.banner.yaml", ["BK7006"]), ("tv/c.banner.yaml", [])):
        client.open(uri(folder / place), "items: [a, b]\n")
        codes = [d["code"] for d in client.diagnostics(uri(folder / place))]
        check([code for code in codes if code.startswith("BK7")] == found, (place, codes))
    check(client.end() == 0)


def images(folder):
    client = Client(BINARY, folder)
    name = uri(folder / "a.banner.yaml")
    client.open(name, "items:\n  - {id: a, title: A, image: a.png, alt: A}\n")
    check("BK5011" in [d["code"] for d in client.diagnostics(name)])
    (folder / "a.png").write_bytes(b"")
    client.notify("textDocument/didSave", {"textDocument": {"uri": name}})
    check("BK5011" not in [d["code"] for d in client.diagnostics(name)])
    check(client.end() == 0)


def actions(folder):
    client = Client(BINARY, folder, {
        "workspace": {"workspaceEdit": {"documentChanges": True}},
        "textDocument": {"codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": True}}})
    name = uri(folder / "a.banner.yaml")
    client.open(name, BROKEN, version=4)

    def ask(*only):
        return client.request("textDocument/codeAction", {
            "textDocument": {"uri": name}, "range": {"start": {"line": 2, "character": 5}, "end": {"line": 2, "character": 5}},
            "context": {"diagnostics": []} | ({"only": list(only)} if only else {})})

    check([(a["title"], a["kind"], a.get("isPreferred")) for a in ask()] == [
        ("Write `title`", "quickfix", True), ("Ignore `unknown-key` on this line", "quickfix", None),
        ("Apply all safe fixes", "source.fixAll.bannerkit", None)], ask())
    check([a["kind"] for a in ask("source")] == ["source.fixAll.bannerkit"])
    check([a["kind"] for a in ask("quickfix")] == ["quickfix"] * 2)
    check(ask("refactor", "source.fix", "source.organizeImports") == [])
    change = ask()[0]["edit"]["documentChanges"][0]
    check(change["textDocument"] == {"uri": name, "version": 4} and change["edits"][0]["newText"] == "title", change)
    check(ask()[0]["diagnostics"][0]["code"] == "BK2001")
    check(client.end() == 0)


def foreign(folder):
    """What a file says is never Markdown, and opens no command and no program."""
    text = (
        'items:\n  - id: a\n    title: "![x](https://a.com/b.png) <b>`c`</b> [d](command:e)"\n    link: command:e\n'
        '    image: ../../etc/a.png\n  - {id: "b`[x](command:y)", link: "mailto:a@b.com", image: c.png}\n'
        'timer: {interval: "`[x](command:y)"}\npaging: {startPage: a}\n')
    for forms in (["markdown", "plaintext"], ["plaintext"], []):
        client = Client(BINARY, folder, {"textDocument": {
            "hover": {"contentFormat": forms}, "completion": {"completionItem": {"documentationFormat": forms}}}})
        name = uri(folder / "a.banner.yaml")
        client.open(name, text)
        said = ""
        for number, line in enumerate(text.split("\n")):
            for character in range(0, len(line), 3):
                place = {"textDocument": {"uri": name}, "position": {"line": number, "character": character}}
                hover = client.request("textDocument/hover", place)
                items = client.request("textDocument/completion", place)["items"]
                for content in [item["documentation"] for item in items if "documentation" in item] + ([hover["contents"]] if hover else []):
                    check(isinstance(content, str) == (not forms) and (not forms or content["kind"] == forms[0]), content)
                    said += (content if isinstance(content, str) else content["value"]) + "\n"
        check("page 0" in said and ("![x](https://a.com/b.png) <b>`c`</b>" in said) == ("markdown" not in forms), said)
        check(("](" in said or "<b>" in said) == ("markdown" not in forms) and ("**" in said) == ("markdown" in forms), said)
        links = [link["target"] for link in client.request("textDocument/documentLink", {"textDocument": {"uri": name}})]
        check(links == ["mailto:a@b.com", uri(folder / "c.png")], links)
        # Only schemas of the workspace are offered.
        client.change(name, 2, {"text": "# $schema=b/../c.json\n# $schema=../../c.json\n# $schema=/etc/c.json\nitems: [a]\n"})
        links = [link["target"] for link in client.request("textDocument/documentLink", {"textDocument": {"uri": name}})]
        check(links == [uri(folder / "c.json")], links)
        check(client.end() == 0)


def parents(folder):
    """The server ends when the editor's process does, although its streams stay open."""
    parent = subprocess.Popen(["sleep", "600"])
    process = subprocess.Popen([BINARY, "lsp"], stdin=-1, stdout=-1)
    message = INITIALIZE | {"params": {"processId": parent.pid, "capabilities": {}}}
    process.stdin.write(frame(message))
    process.stdin.flush()
    process.stdout.readline()
    check(process.poll() is None)
    parent.kill()
    parent.wait()
    check(process.wait(600) == 1)


def waiting(folder):
    """A client that writes much before it reads anything."""
    client = Client(BINARY, folder)
    name = uri(folder / "a.banner.yaml")
    client.open(name, BROKEN)
    process = client.process
    data = b"".join(frame(request(1000 + n, "textDocument/hover", {
        "textDocument": {"uri": name}, "position": {"line": 0, "character": 1}})) for n in range(3_000))
    process.stdin.write(data)
    process.stdin.flush()
    check(client.end() == 0)


for test in [endings, faults, pieces, rubbish, pushes, pulls, cancels, depths, settings, images, actions, foreign, parents, waiting]:
    with tempfile.TemporaryDirectory() as name:
        start = time.monotonic()
        try:
            test(pathlib.Path(name).resolve())
        except BaseException:
            print(f"{test.__name__} failed", file=sys.stderr)
            raise
        if os.environ.get("VERBOSE"):
            print(test.__name__, round(time.monotonic() - start, 2))
