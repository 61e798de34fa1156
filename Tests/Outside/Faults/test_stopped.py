"""Runs that are stopped in the middle, and files that change while a run goes on."""
import os
import resource
import signal
import time

from faults import BROKEN, FIXED, GOOD, FaultTest

STOPS = [
    signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF,
    signal.SIGUSR1, signal.SIGUSR2, signal.SIGXCPU, signal.SIGIO, signal.SIGPWR, signal.SIGSTKFLT,
]


class Held(FaultTest):
    def hold(self, folder, words, call="fsync", at=1, **more):
        """A run that waits at a call until the file `go` is there."""
        marks = self.folder({})
        faults = {"CALL": call, "AT": at, "DOES": "WAIT", "REACHED": marks / "reached", "UNTIL": marks / "go"}
        process = self.start(words, folder, faults, **more)
        while not (marks / "reached").exists():
            self.assertIsNone(process.poll(), "it ended too early")
            time.sleep(0.002)
        return process, lambda: (marks / "go").touch()


class Stopped(Held):
    def test_every_signal_that_ends_a_run_removes_what_is_unfinished(self):
        for stop in STOPS:
            with self.subTest(signal=stop.name):
                folder = self.folder({"a.yaml": BROKEN})
                # Whoever started the tests may ignore it, as nohup does.
                process, _ = self.hold(
                    folder, ["validate", "--fix", "a.yaml"], preexec_fn=lambda: signal.signal(stop, signal.SIG_DFL))
                process.send_signal(stop)
                ran = self.ended(process, folder)
                self.assertEqual((ran.code, ran.files), (128 + stop, {"a.yaml": BROKEN.encode()}))

    def test_that_holds_for_any_number_of_files(self):
        folder = self.folder({"a.yaml": GOOD})
        outputs = [f"--output=json={number}.json" for number in range(100)]
        process, _ = self.hold(folder, ["validate", "a.yaml", *outputs])
        process.send_signal(signal.SIGTERM)
        ran = self.ended(process, folder)
        self.assertEqual((ran.code, list(ran.files)), (143, ["a.yaml"]))

    def test_a_signal_that_is_ignored_from_the_start_does_not_end_it(self):
        folder = self.folder({"a.yaml": BROKEN})
        process, go = self.hold(
            folder, ["validate", "--fix", "a.yaml"], preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        process.send_signal(signal.SIGHUP)
        go()
        ran = self.ended(process, folder)
        self.assertEqual((ran.code, ran.files), (0, {"a.yaml": FIXED.encode()}))

    def test_the_time_that_a_run_may_take_ends_it_like_a_signal(self):
        folder = self.folder({"a.yaml": GOOD})
        ran = self.run_in(
            folder, ["simulate", "a.yaml", "--for", "87600000h", "--max-events", "1000000000000", "-o", "out"],
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (1, 2)))
        self.assertEqual((ran.code, list(ran.files)), (128 + signal.SIGXCPU, ["a.yaml"]))


class Meanwhile(Held):
    FILES = {f"{name}.yaml": BROKEN for name in "abc"}

    def test_a_file_that_was_saved_since_it_was_read_is_not_fixed(self):
        # At its fsync the new `a.yaml` is about to take its place.
        folder = self.folder(self.FILES)
        process, go = self.hold(folder, ["validate", "-q", "-j1", "--fix", *self.FILES])
        (folder / "a.yaml").write_text(BROKEN + "name: Saved\n")
        go()
        ran = self.ended(process, folder)
        expected = {name: FIXED.encode() for name in self.FILES} | {"a.yaml": (BROKEN + "name: Saved\n").encode()}
        self.assertEqual((ran.code, ran.files), (3, expected))
        self.assertIn(b"did not fix `a.yaml`: it was changed meanwhile", ran.errors)
        self.assertTrue(ran.output.startswith(b"a.yaml:2:1: error[BK2001]"), "what is there now")

    def test_a_file_that_was_removed_since_then_stays_away(self):
        folder = self.folder(self.FILES)
        process, go = self.hold(folder, ["validate", "-q", "-j1", "--fix", *self.FILES])
        (folder / "a.yaml").unlink()
        go()
        ran = self.ended(process, folder)
        self.assertEqual((ran.code, sorted(ran.files)), (3, ["b.yaml", "c.yaml"]))
        self.assertIn(b"cannot write `a.yaml`: no such file or folder\n", ran.errors)

    def test_what_others_put_into_a_built_folder_meanwhile_stays(self):
        for code, name, words in ((3, "a.html", ["build", "a", "-o", "out"]), (2, "index.html", ["preview", "a", "-o", "out"])):
            with self.subTest(name=name):
                folder = self.folder({"a/a.banner.yaml": GOOD, "out/own": "mine"})
                process, go = self.hold(folder, words)
                (folder / "out" / name).write_text("theirs")
                go()
                ran = self.ended(process, folder)
                self.assertEqual((ran.code, ran.files[f"out/{name}"], ran.files["out/own"]), (code, b"theirs", b"mine"))
                self.assertIn(f"`out/{name}`".encode(), ran.errors)
                self.assertEqual(ran.unfinished, [])

    def test_two_names_of_one_file_are_fixed_once(self):
        folder = self.folder({"a.yaml": BROKEN})
        os.symlink("a.yaml", folder / "b.yaml")
        ran = self.run_in(folder, ["validate", "-q", "--fix", "a.yaml", "b.yaml"])
        self.assertEqual((ran.code, ran.errors), (0, b"bannerkit: fixed 2 findings in `a.yaml`\n"))
        self.assertEqual(ran.files, {"a.yaml": FIXED.encode(), "b.yaml": FIXED.encode()})

    def test_two_runs_at_once_leave_what_one_would(self):
        for words, files in [
            (["validate", "-q", "--fix", "a.yaml"], {"a.yaml": FIXED.encode()}),
            (["simulate", "a.yaml", "-o", "out"], None),
        ]:
            usual = files or self.run_with({"a.yaml": GOOD}, words).files
            for _ in range(10):
                folder = self.folder({"a.yaml": BROKEN if files else GOOD})
                processes = [self.start(words, folder) for _ in range(3)]
                # No run may write while the folder is read.
                for process in processes:
                    process.wait(timeout=600)
                runs = [self.ended(process, folder) for process in processes]
                self.assertEqual(runs[-1].files, usual)
                self.assertTrue(all(run.code in (0, 3) for run in runs), runs)
