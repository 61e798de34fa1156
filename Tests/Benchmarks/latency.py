#!/usr/bin/env python3
"""latency.py [--quick] BANNERKIT: how long an editor waits for diagnostics after a change, completion, hover and formatting.

From the last byte of a change to the last byte of the answer, 50th and 99th of 100; `ryl server`, which checks and formats
YAML, does the same by turns. Another line types 200 changes within a second.
"""
import argparse
import os
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Outside", "LanguageServer"))
from client import Client, uri  # noqa: E402
from programs import ATTEMPTS, installed, is_over  # noqa: E402

OFFERS = {"textDocument": {"publishDiagnostics": {"versionSupport": True}}}


def text(size):
    """A banner without findings of nearly a size in bytes."""
    parts = ["paging: {loop: none}\nitems:\n"]
    left = size - len(parts[0]) - 40
    for number in range(size):
        parts.append(
            "  - id: card-%d\n    title: Offer %d\n    color: \"#%06X\"\n    duration: 4s\n"
            "    alt: \"A photograph of what is offered\"\n    link: https://example.com/offers/%d\n" % (
                number, number, number * 4099 % 0xFFFFFF, number))
        left -= len(parts[-1])
        if left < 160:
            break
    return "".join(parts) + "timer: {interval: 4s}\n"


class Editor:
    """A document that is open in a server, and changes."""

    def __init__(self, command, folder, content):
        self.client = Client(command[0], folder, OFFERS, arguments=command[1:])
        self.uri = uri(os.path.join(folder, "a.banner.yaml"))
        self.version = 1
        self.client.open(self.uri, content)
        self.client.diagnostics(self.uri)

    def change(self):
        """Types a space after a key, or removes it."""
        self.version += 1
        start, end = {"line": 0, "character": 8}, {"line": 0, "character": 8 + self.version % 2}
        self.client.change(self.uri, self.version, {
            "range": {"start": start, "end": end}, "text": "" if self.version % 2 else " "})

    def wait(self):
        """The time from a change to its diagnostics in milliseconds."""
        self.change()
        start = time.monotonic()
        self.client.diagnostics(self.uri, self.version)
        return (time.monotonic() - start) * 1000

    def ask(self, method, line):
        """The time of an answer after a change."""
        self.change()
        start = time.monotonic()
        self.client.request(method, {
            "textDocument": {"uri": self.uri}, "position": {"line": line, "character": 6}})
        passed = (time.monotonic() - start) * 1000
        self.client.diagnostics(self.uri, self.version)
        return passed

    def format(self):
        """The time of formatting a text that is new each time."""
        self.wait()
        start = time.monotonic()
        self.client.request("textDocument/formatting", {
            "textDocument": {"uri": self.uri}, "options": {"tabSize": 2, "insertSpaces": True}})
        return (time.monotonic() - start) * 1000

    def burst(self, count=200):
        """The time from the last of many changes within a second to its diagnostics."""
        begin = time.monotonic()
        for number in range(count):
            time.sleep(max(0, begin + number / count - time.monotonic()))
            self.change()
        start = time.monotonic()
        self.client.diagnostics(self.uri, self.version)
        return (time.monotonic() - start) * 1000


def row(work, measure, limit=None, other=None, table=None):
    """One line: the times that `measure` returns, with a limit for the 99th of 100, if there is one."""
    for _ in range(ATTEMPTS):
        times = sorted(measure())
        middle, last = statistics.median(times), times[min(len(times) - 1, len(times) * 99 // 100)]
        if not is_over(last, limit):
            break
    ratio = "" if not other else "%.2f" % (middle / statistics.median(other))
    if table:
        table.hold(work + ", 99th of 100 in ms", last, most=limit)
    print("| %-34s | %8.2f | %8.2f | %7s | %6s |" % (work, middle, last, "" if limit is None else limit, ratio), flush=True)


def run(bannerkit, quick, table=None):
    ryl = installed("ryl")
    print("| %-34s | %8s | %8s | %7s | %6s |" % ("in an editor, milliseconds", "p50", "p99", "p99 max", "to ryl"))
    print("|%s|%s|%s|%s|%s|" % ("-" * 36, "-" * 10, "-" * 10, "-" * 9, "-" * 8))
    with tempfile.TemporaryDirectory() as folder:
        # Without it, ryl checks nothing.
        with open(os.path.join(folder, ".yamllint"), "w", encoding="utf-8") as file:
            file.write("extends: default\n")
        for name, size, limit, answer in [("2 KB", 2_048, None, None), ("1 MB", 1_000_000, 60, 30)]:
            content = text(size)
            rounds = 10 if quick else 100
            ours = Editor([bannerkit, "lsp"], folder, content)
            theirs = Editor([ryl, "server"], folder, content) if ryl else None
            for _ in range(3):
                ours.wait()
                if theirs:
                    theirs.wait()
            others = []

            def beside(work):
                """Our times of some work; `others` gets those of ryl by turns."""
                others.clear()
                times = []
                for number in range(rounds):
                    times.append(work(ours))
                    if theirs and number < 20:
                        others.append(work(theirs))
                return times

            row("%s: change to diagnostics" % name, lambda: beside(Editor.wait), limit, others, table)
            if theirs:
                row("  by ryl", lambda: others)
            middle = 2 + content.count("\n") // 2 // 6 * 6
            for method in ["completion", "hover"]:
                row("%s: change and %s" % (name, method), lambda: [
                    ours.ask("textDocument/" + method, middle) for _ in range(rounds // 2)], answer, table=table)
            row("%s: formatting" % name, lambda: beside(Editor.format), other=others)
            if theirs:
                row("  by ryl", lambda: others)
            row("%s: last of 200 changes in 1 s" % name, lambda: [ours.burst() for _ in range(1 if quick else 3)])
            ours.client.process.kill()
            if theirs:
                theirs.client.process.kill()
    if not ryl:
        print("ryl is not here: `pip install ryl` for its times")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few changes")
    parser.add_argument("bannerkit")
    options = parser.parse_args()
    run(os.path.abspath(options.bannerkit), options.quick)


if __name__ == "__main__":
    main()
