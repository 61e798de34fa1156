"""`bannerkit play` in a terminal of 80 by 24, as tmux shows it."""
import shutil
import subprocess
import tempfile
import time
import unittest
import pathlib


class Playing(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-"))
        self.addCleanup(shutil.rmtree, self.folder, True)
        # Whatever a test leaves running in its folder ends with it.
        self.addCleanup(subprocess.run, ["pkill", "-KILL", "-f", str(self.folder)])
        self.socket = str(self.folder / "tmux")
        self.banner = self.folder / "a.banner.yaml"
        self.banner.write_text("items:\n  - { id: a, title: First }\n  - { id: b, title: 두번째 }\n  - { id: c, title: Third }\n")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, "-f", "/dev/null", *words], capture_output=True, text=True).stdout

    def start(self, environment=""):
        program = shutil.which("bannerkit")
        after = "code=$?; echo; echo ended $code; stty -a | tr ';' '\\n' | grep -wE 'icanon|-icanon' | grep -oE -- '-?icanon'; exec sleep 600"
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", f"env {environment} {program} play {self.banner}; {after}")
        self.addCleanup(self.tmux, "kill-server")
        return self.until("q quit")

    def screen(self, *more):
        return self.tmux("capture-pane", "-p", *more)

    def until(self, text, *more):
        for _ in range(3000):
            screen = self.screen(*more)
            if text in screen:
                return screen
            time.sleep(0.02)
        self.fail(f"`{text}` never came:\n{self.screen()}")

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def test_the_keys_turn_the_pages_and_the_terminal_is_put_back(self):
        screen = self.start("NO_COLOR=1 LC_ALL=C.UTF-8").splitlines()
        self.assertEqual(len(screen), 24)
        self.assertIn("First", "\n".join(screen))
        self.assertIn("1/3", screen[22])
        self.assertIn("░" * 40, screen[0])
        self.assertIn("First", screen[21])
        self.press("Right")
        self.assertRegex(self.until("change  두번째"), r"\d\.\ds  change  두번째")
        self.until("2/3")
        self.press("p")
        self.until("1/3")
        self.press("Left")
        self.until("3/3")
        self.press("Space")
        self.until("paused")
        self.press("q")
        ended = self.until("ended 0")
        self.assertNotIn("q quit", ended)
        self.until("icanon")
        self.assertNotIn("-icanon", self.screen())

    def test_ctrl_c_ends_with_130_and_the_terminal_is_put_back(self):
        self.start("LC_ALL=C.UTF-8")
        self.press("C-c")
        self.until("ended 130")
        self.until("icanon")
        self.assertNotIn("-icanon", self.screen())

    def test_ctrl_z_gives_the_terminal_to_the_shell_until_it_goes_on(self):
        program = shutil.which("bannerkit")
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", "env PS1='shell: ' LC_ALL=C.UTF-8 bash --norc -i")
        self.addCleanup(self.tmux, "kill-server")
        self.until("shell:")
        self.press(f"{program} play {self.banner}", "Enter")
        self.until("q quit")
        self.press("C-z")
        self.assertNotIn("q quit", self.until("Stopped"))
        self.press("stty -a | grep -oE -- '-?icanon'", "Enter")
        self.assertNotIn("-icanon", self.until("\nicanon"))
        self.press("fg", "Enter")
        self.until("q quit")
        self.press("Right")
        self.until("2/3")
        self.press("q")
        self.until("fg\n")

    def test_cards_are_in_colour(self):
        self.start("COLORTERM=truecolor LC_ALL=C.UTF-8")
        # The first colour of those for cards that have none: #3f5b8c, as tmux tells it.
        self.assertRegex(self.screen("-e"), r"48;(2;63;91;140|5;\d+)")

    def test_a_signal_puts_the_terminal_back_too(self):
        self.start("LC_ALL=C.UTF-8")
        pane = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        child = subprocess.run(["pgrep", "-P", pane], capture_output=True, text=True).stdout.split()[0]
        subprocess.run(["kill", "-TERM", child], check=True)
        ended = self.until("ended 143")
        self.assertNotIn("q quit", ended)
        self.until("icanon")
        self.assertNotIn("-icanon", self.screen())

    def test_without_a_terminal_it_says_so(self):
        ran = subprocess.run(["bannerkit", "play", str(self.banner)], stdin=subprocess.DEVNULL, capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertTrue(ran.stderr.startswith("bannerkit: `play` needs a terminal to draw on\n"), ran.stderr)
