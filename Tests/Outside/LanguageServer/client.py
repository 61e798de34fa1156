"""A client of the language server, for tests: it says what is asked, and remembers what came."""
import json
import queue
import subprocess
import threading
from urllib.parse import quote


class Client:
    """A running server. Everything it sends is read at once, so that neither waits for the other."""

    def __init__(self, binary, folder, capabilities=None, options=None, arguments=("lsp",), environment=None):
        self.process = subprocess.Popen([binary, *arguments], stdin=-1, stdout=-1, cwd=folder, env=environment)
        self.count = 0
        self.other = []
        self.received = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        self.capabilities = self.request("initialize", {
            "processId": None, "rootUri": "file://" + quote(str(folder)), "capabilities": capabilities or {},
            "initializationOptions": options or {}})["capabilities"]
        self.notify("initialized", {})

    def _read(self):
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                name, value = line.split(b":")
                if name == b"Content-Length":
                    length = int(value)
            if length is None:
                return self.received.put(None)
            self.received.put(json.loads(self.process.stdout.read(length)))

    def send(self, *messages):
        text = b""
        for message in messages:
            content = json.dumps({"jsonrpc": "2.0"} | message).encode()
            text += b"Content-Length: %d\r\n\r\n" % len(content) + content
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def receive(self, timeout=600):
        """The next message; None at the end."""
        return self.other.pop(0) if self.other else self.received.get(timeout=timeout)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def answer(self, method, params):
        """The answer to a request, as it came."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while message := self.received.get(timeout=600):
            if message.get("id") == self.count and "method" not in message:
                return message
            self.other.append(message)
        raise EOFError(method)

    def request(self, method, params):
        message = self.answer(method, params)
        assert "result" in message, message
        return message["result"]

    def diagnostics(self, uri, version=None):
        """The next diagnostics that are published for a document."""
        while message := self.receive():
            params = message.get("params") or {}
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri:
                if version is None or params.get("version") == version:
                    return params["diagnostics"]
        raise EOFError(uri)

    def open(self, uri, text, version=1, language="yaml"):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": language, "version": version, "text": text}})

    def change(self, uri, version, *changes):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def end(self):
        """Ends the conversation properly; the program's exit code."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=600)


def uri(path):
    return "file://" + quote(str(path))
