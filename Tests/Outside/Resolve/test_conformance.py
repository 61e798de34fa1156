"""The conformance suite, run on `bannerkit` itself, and on a program that is wrong on purpose."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[3]
SUITE = ROOT / "Tests/Conformance"
sys.path.insert(0, str(SUITE))
import bannerkit  # noqa: E402
import run as suite  # noqa: E402

os.environ.setdefault("BANNERKIT", str(ROOT / ".build/debug/bannerkit"))

WRONG = '''
import json, subprocess, sys
request = json.loads(sys.stdin.readline())
timer = request["banner"].get("timer")
if timer:
    timer["countsFrom"] = "change"
sys.exit(subprocess.run([sys.executable, {adapter!r}], input=json.dumps(request) + "\\n", encoding="utf-8").returncode)
'''


def run(*words):
    return subprocess.run([sys.executable, SUITE / "run.py", *words], capture_output=True, encoding="utf-8")


class Conformance(unittest.TestCase):
    def test_bannerkit(self):
        """Every case, without a Python of its own for each."""
        cases = [json.loads(line) for line in (SUITE / "cases.ndjson").read_text("utf-8").splitlines()]
        self.assertGreater(len(cases), 250)
        self.assertEqual(len(cases), len({case["name"] for case in cases}), "names")
        with mock.patch.object(suite, "answer", self.answer):
            for case in cases:
                for kind, more in (("events", {"until": case["until"]}), ("states", {"at": case.get("at")})):
                    if kind in case:
                        with self.subTest(case["name"], kind=kind):
                            self.assertIsNone(suite.fault(None, case, kind, more))

    @staticmethod
    def answer(_, request):
        ran = bannerkit.simulate(request, capture_output=True)
        return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr if ran.returncode else None

    def test_runner(self):
        """The runner and the program as README.md has them."""
        names = ["minimal", "counts-from-settle", "cycles", "rewind", "swipe-restarts", "hide-show", "no-timer"]
        ran = run(*(f"--only={name}" for name in names), "--", sys.executable, str(SUITE / "bannerkit.py"))
        self.assertEqual((ran.returncode, ran.stdout), (0, f"{len(names)} cases, 0 failed\n"), ran.stderr)

    def test_wrong(self):
        """One that counts each dwell from the change: the cases that show it are named, and no others."""
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder, "wrong.py")
            wrong.write_text(WRONG.format(adapter=str(SUITE / "bannerkit.py")), encoding="utf-8")
            names = ["minimal", "counts-from-settle", "cycles", "rewind", "swipe-restarts", *(f"r7-{n:04}" for n in range(12))]
            ran = run("--events-only", *(f"--only={name}" for name in names), "--", sys.executable, str(wrong))
        self.assertEqual(ran.returncode, 1)
        there = {json.loads(line)["name"] for line in (SUITE / "cases.ndjson").read_text("utf-8").splitlines()}
        self.assertGreater(len(there & set(names)), 12)
        self.assertIn(f"\n{len(there & set(names))} cases, ", ran.stdout)
        self.assertIn("counts-from-settle: the dwell begins when the page rests\n  events ", ran.stdout)
        named = {line.split(": ")[0] for line in ran.stdout.splitlines()[:-1] if not line.startswith(" ")}
        self.assertNotIn("minimal", named)
        for line in (SUITE / "cases.ndjson").read_text("utf-8").splitlines():
            case = json.loads(line)
            if case["name"] in named:
                self.assertEqual(case["banner"]["timer"]["countsFrom"], "settle", case["name"])

    def test_faults(self):
        """A program that ends with an error, writes no JSON, or too little, is named with the reason."""
        for words, reason in (
            (["false"], "ended with 1"), (["echo", "{"], "Expecting"), (["true"], "events end after 0"), (["/no/such"], "No such file"),
        ):
            ran = run("--only", "minimal", "--", *words)
            self.assertEqual(ran.returncode, 1)
            self.assertIn("minimal: three lines of YAML: the defaults\n", ran.stdout)
            self.assertIn(reason, ran.stdout)


if __name__ == "__main__":
    unittest.main()
