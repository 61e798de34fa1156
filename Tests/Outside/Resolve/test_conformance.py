"""The conformance suite, run on `bannerkit` itself, on the player in Python, and on programs that are wrong on purpose."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
SUITE = ROOT / "Tests/Conformance"
sys.path.insert(0, str(SUITE))
import bannerkit  # noqa: E402
import player  # noqa: E402
import run as suite  # noqa: E402

os.environ.setdefault("BANNERKIT", str(ROOT / ".build/debug/bannerkit"))

WRONG = '''
import json, sys
sys.path.insert(0, {suite!r})
import player
for line in sys.stdin:
    request = json.loads(line)
    request["banner"].get("timer", {{}})["countsFrom"] = "change"
    for each in player.answer(request):
        print(json.dumps(each))
    print(flush=True)
'''
FEATURES = {
    "none", "rewind", "infinite", "dots", "scalingDots", "pill", "scrollBar", "progressBar", "fraction", "timerBar", "timer", "backward",
    "drag", "select", "pause", "waiting", "focus", "rightToLeft", "vertical", "fade", "freeScrolling", "rotation", "breakpoints",
    "reducedMotion", "calendar", "finish", "order", "groups", "drift",
}


def run(*words):
    return subprocess.run([sys.executable, SUITE / "run.py", *map(str, words)], capture_output=True, encoding="utf-8")


class Conformance(unittest.TestCase):
    def check(self, answer):
        """Every case, without a Python of its own for each."""
        for case in suite.cases():
            for kind in ("events", "states"):
                with self.subTest(case["name"], kind=kind):
                    self.assertIsNone(suite.fault(answer, case, kind))

    def test_bannerkit(self):
        def answer(request):
            ran = bannerkit.simulate(request, capture_output=True)
            return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr if ran.returncode else None

        self.check(answer)

    def test_player(self):
        self.check(lambda request: (player.answer(request), None))

    def test_cases(self):
        """What README.md says of them, and each feature in some and not in others."""
        cases = suite.cases()
        self.assertGreater(len(cases), 400)
        self.assertEqual(len(cases), len({case["name"] for case in cases}), "names")
        self.assertLess(suite.CASES.stat().st_size, 2_000_000)
        readme = (SUITE / "README.md").read_text("utf-8")
        for feature in FEATURES:
            count = sum(feature in case["features"] for case in cases)
            self.assertTrue(5 < count < len(cases), f"{feature}: {count}")
            self.assertIn(f"`{feature}`", readme)
        self.assertEqual(set().union(*(case["features"] for case in cases)), FEATURES)
        self.assertTrue(all(case["at"] == sorted(case["at"]) for case in cases))
        moving = sum(state["phase"] != "resting" for case in cases for state in case["states"])
        self.assertGreater(moving, len(cases), "states in the middle of movements")

    def test_runner(self):
        """The runner and both programs as README.md has them, once for each request and as a stream."""
        names = ["minimal", "counts-from-settle", "cycles", "rewind", "hide-show", "no-timer", "sets-none", "reduced-keep", "window-style"]
        only = [f"--only={name}" for name in names]
        for program in ("bannerkit.py", "player.py"):
            for more in ([], ["--stream"]):
                ran = run(*only, *more, "--", sys.executable, SUITE / program)
                self.assertEqual((ran.returncode, ran.stdout), (0, f"{len(names)} cases, 0 failed\n"), ran.stderr)
        ran = run(*only, "--without=calendar", "--without=reducedMotion", "--stream", "--", sys.executable, SUITE / "player.py")
        self.assertEqual(ran.stdout, f"{len(names) - 2} cases, 0 failed\n")

    def test_wrong(self):
        """One that counts each dwell from the change: the cases that show it are named, and no others."""
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder, "wrong.py")
            wrong.write_text(WRONG.format(suite=str(SUITE)), encoding="utf-8")
            ran = run("--events-only", "--stream", "--", sys.executable, wrong)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("counts-from-settle: the dwell begins when the page rests\n  events ", ran.stdout)
        named = {line.split(": ")[0] for line in ran.stdout.splitlines()[:-1] if not line.startswith(" ")}
        self.assertGreater(len(named), 20)
        for case in suite.cases():
            if case["name"] in named:
                self.assertEqual(case["banner"]["timer"]["countsFrom"], "settle", case["name"])

    def test_faults(self):
        """A program that ends with an error, writes no JSON, or too little, is named with the reason."""
        ended = "ended without an empty line after its answer"
        for words, once, stream in (
            (["false"], "ended with 1", ended), (["echo", "{"], "Expecting", "Expecting"), (["true"], "events end after 0", ended),
            (["/no/such"], "No such file", "No such file"), (["echo"], "events end after 0", "events end after 0"),
        ):
            for more, reason in ([], once), (["--stream"], stream):
                ran = run("--only", "minimal", *more, "--", *words)
                self.assertEqual(ran.returncode, 1)
                self.assertIn("minimal: three lines of YAML: the defaults\n", ran.stdout)
                self.assertRegex(ran.stdout, f"{reason}|Broken pipe" if more else reason)


if __name__ == "__main__":
    unittest.main()
