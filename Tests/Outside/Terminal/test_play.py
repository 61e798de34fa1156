#!/usr/bin/env python3
"""Plays banners in a terminal, presses keys, and looks at the screen until it shows what is expected."""
import fcntl
import os
import pty
import re
import select
import struct
import tempfile
import termios
import time
import unittest

PROGRAM = os.environ.get("BANNERKIT", "bannerkit")
RIGHT, LEFT, UP, DOWN = "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[B"
ITEMS = "items: [{id: red, title: Red}, {id: blue, title: Blue}, {id: green, title: Green}]\nindicator: fraction\n"


class Terminal:
    """A program in a terminal of 80 columns and 24 rows."""

    def __init__(self, text, *options):
        self.folder = tempfile.TemporaryDirectory()
        path = os.path.join(self.folder.name, "a.banner.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            # Before the program asks for it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execvp(PROGRAM, [PROGRAM, "play", path, *options])
        self.rows = [""] * 24
        self.bytes = b""
        self.code = None

    def read(self, seconds):
        """Takes what the program has written; whether it still runs."""
        if not select.select([self.file], [], [], seconds)[0]:
            return True
        try:
            added = os.read(self.file, 1 << 16)
        except OSError:
            added = b""
        self.bytes += added
        for part in re.split("\x1b\\[(?=2J|[0-9]+;1H)", self.bytes.decode("utf-8", "replace"))[1:]:
            if part.startswith("2J"):
                self.rows = [""] * 24
            else:
                row, text = part.split(";1H", 1)
                self.rows[int(row) - 1] = re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", text)
        return added != b""

    def wait(self, shown):
        """Waits until the screen shows a text."""
        end = time.monotonic() + 120
        while shown not in self.screen and time.monotonic() < end and self.read(0.05):
            pass
        return self.screen

    @property
    def screen(self):
        return "\n".join(self.rows)

    def press(self, keys):
        os.write(self.file, keys.encode())

    def end(self, keys="q"):
        """Ends the program; returns its exit code."""
        self.press(keys)
        while self.read(1):
            pass
        code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.file)
        self.folder.cleanup()
        return code


class Play(unittest.TestCase):
    def walk(self, text, steps, *options):
        terminal = Terminal(text, *options)
        for key, shown in steps:
            terminal.press(key)
            self.assertIn(shown, terminal.wait(shown), "after %r" % key)
        self.assertEqual(terminal.end(), 0)

    def test_the_arrow_that_points_to_the_next_card_turns_to_it(self):
        steps = [("", "1/3"), (RIGHT, "2/3"), (RIGHT, "3/3"), (LEFT, "2/3"), ("n", "3/3"), ("p", "2/3")]
        self.walk(ITEMS, steps)

    def test_right_to_left(self):
        self.walk(ITEMS + "layout: {direction: rightToLeft}\n", [("", "1/3"), (LEFT, "2/3"), (RIGHT, "1/3")])

    def test_one_below_another(self):
        self.walk(ITEMS + "layout: {axis: vertical}\n", [("", "1/3"), (DOWN, "2/3"), (UP, "1/3")])

    def test_keys_pressed_at_once(self):
        self.walk(ITEMS, [("", "1/3"), (RIGHT + RIGHT, "3/3")])

    def test_a_pause(self):
        self.walk(ITEMS + "timer: 1s\n", [("", "2/3"), (" ", "paused")])

    def test_from_a_date_on(self):
        text = ("timeZone: Europe/Paris\nindicator: fraction\nitems:\n  - {id: a, title: Always}\n"
                "  - {id: b, title: Later, when: {from: 2026-11-02}}\n")
        self.walk(text, [("", "2026-11-01T23:59:"), (RIGHT, "1/1")], "--start", "2026-11-01T23:59")

    def test_control_c_restores_the_terminal(self):
        terminal = Terminal(ITEMS)
        terminal.wait("1/3")
        self.assertEqual(terminal.end("\x03"), 130)
        self.assertTrue(terminal.bytes.endswith(b"\x1b[?25h\x1b[?1049l"), terminal.bytes[-40:])


if __name__ == "__main__":
    unittest.main()
