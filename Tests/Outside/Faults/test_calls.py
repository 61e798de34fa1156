"""Every call to the system that a run makes fails once, in every way that it can; `make test` tries a fifth of that."""
import errno
import json
import signal

from faults import GOOD, FaultTest
from scenarios import LONG, SCENARIOS

# What is made again after a signal; for the others a system without slow disks never says that.
MADE_AGAIN = {"open", "read", "write", "close", "fsync", "rename", "linkat", "fchmod", "opendir", "mkdir", "stat", "lstat"}
# Errors that the program tells apart, by the calls that give them; every call can give the first.
ERRORS = {
    errno.EIO: None,
    errno.EACCES: {"open", "opendir", "lstat", "rename", "mkdir", "realpath"},
    errno.ENOSPC: {"open", "write", "fsync", "close", "rename", "mkdir"},
    errno.EMFILE: {"open", "opendir"},
    errno.EPERM: {"open", "fchmod"},
}


def bytes_of(content):
    return content if isinstance(content, bytes) else content.encode()


def is_whole(name, content, usual):
    """Whether a file has all that it should; a report of a run with a fault says so in it."""
    if name.endswith(".json"):
        return content == usual.files[name] or json.loads(content)["unread"]
    if name.endswith(".sarif"):
        return content == usual.files[name] or not json.loads(content)["runs"][0]["invocations"][0]["executionSuccessful"]
    if name.endswith(".svg"):
        return content.startswith(b"<svg ") and content.endswith(b"</svg>\n")
    if name.endswith(".html"):
        return content.startswith(b"<!DOCTYPE html>") and content.endswith(b"</html>\n")
    return content == usual.files[name] or name.endswith(".txt") and b": cannot be read: " in content


class Calls(FaultTest):
    def test_a_call_that_fails_is_a_fault_that_is_reported_or_makes_no_difference(self):
        for name, (files, words) in (SCENARIOS | LONG).items():
            usual = self.run_with(files, words)
            cases = [
                (at, call, error)
                for at, call in enumerate(self.calls(files, words), 1)
                for error, calls in ERRORS.items()
                if calls is None or call in calls and name not in LONG
            ]
            for (at, call, error), ran in self.all(
                lambda at, call, error: self.run_with(files, words, {"AT": at, "DOES": error}), self.some(cases)
            ):
                with self.subTest(scenario=name, call=call, at=at, error=errno.errorcode[error]):
                    self.check(ran, usual, files)

    def check(self, ran, usual, files):
        self.assertEqual(ran.unfinished, [])
        if ran.same(usual):
            return
        # A picture that the system does not answer for is a finding of its banner, as in `validate`.
        if ran.code == 0 and b" 1 warning" in ran.errors and usual.errors.startswith(b"bannerkit: "):
            return
        self.assertEqual((ran.code, ran.errors[:11]), (3, b"bannerkit: "))
        self.assertEqual(set(ran.files) - set(usual.files), set())
        for name, content in ran.files.items():
            is_old = name in files and content == bytes_of(files[name])
            self.assertTrue(is_old or is_whole(name, content, usual), f"{name} is neither the old file nor a whole new one")

    def test_a_call_that_a_signal_interrupts_is_made_again(self):
        self.make_no_difference(MADE_AGAIN, errno.EINTR)

    def test_a_call_that_does_a_part_of_its_work_is_followed_by_one_for_the_rest(self):
        self.make_no_difference({"read", "write"}, "SHORT")

    def make_no_difference(self, calls, fault):
        for name, (files, words) in SCENARIOS.items():
            usual = self.run_with(files, words)
            cases = [(at, call) for at, call in enumerate(self.calls(files, words), 1) if call in calls]
            for (at, call), ran in self.all(lambda at, _: self.run_with(files, words, {"AT": at, "DOES": fault}), self.some(cases)):
                with self.subTest(scenario=name, call=call, at=at):
                    self.assertTrue(ran.same(usual), ran)

    def test_a_run_that_is_killed_leaves_the_old_files_or_the_new_ones_and_nothing_in_the_way(self):
        for name, (files, words) in SCENARIOS.items():
            usual = self.run_with(files, words)
            count = len(self.calls(files, words))
            cases = [(at, "KILL") for at in range(1, count + 1)] + [(count, "KILLAFTER")]
            for (at, _), (ran, again) in self.all(lambda at, moment: self.killed(files, words, at, moment), self.some(cases)):
                with self.subTest(scenario=name, at=at):
                    self.assertEqual(ran.code, -signal.SIGKILL)
                    for file, content in ran.files.items():
                        allowed = [bytes_of(files[file])] if file in files else []
                        allowed += [usual.files[file]] if file in usual.files else []
                        self.assertTrue(content in allowed or file in ran.unfinished, f"{file} is not whole")
                    if again:
                        self.assertEqual(again.code, usual.code)
                        finished = {file: content for file, content in again.files.items() if file not in ran.unfinished}
                        self.assertEqual(finished, usual.files)

    def built(self):
        """A folder that `build` made, then other banners, and what the folder holds after another run."""
        words = ["build", "a", "-o", "out"]
        old = self.run_with({"a/a.banner.yaml": GOOD, "a/b.banner.yaml": GOOD, "out/own": "mine"}, words).files
        changed = old | {"a/a.banner.yaml": "items: [{ id: c, image: c.svg }]\n", "a/c.svg": "<svg/>"}
        del changed["a/b.banner.yaml"]
        new = self.run_with(changed, words).files
        self.assertEqual(set(new) ^ set(old), {"a/b.banner.yaml", "a/c.svg", "out/c.svg", "out/b.banner.json", "out/b.css", "out/b.html"})
        return words, old, changed, new

    def check_built(self, ran, old, new):
        """Each file is the old one or the new one, but for the list, which may name both."""
        for name, content in ran.files.items():
            if name not in ran.unfinished and name != "out/manifest.json":
                self.assertIn(content, [old.get(name), new.get(name)], name)
        self.assertLessEqual(set(old) & set(new), set(ran.files))
        json.loads(ran.files["out/manifest.json"])

    def test_a_build_that_is_killed_leaves_old_files_and_new_ones_and_the_next_goes_on(self):
        words, old, changed, new = self.built()

        def both(at):
            folder = self.folder(changed)
            return self.run_in(folder, words, {"AT": at, "DOES": "KILL"}), self.run_in(folder, words)

        cases = [(at,) for at in range(1, len(self.calls(changed, words)) + 1)]
        for (at,), (ran, again) in self.all(both, self.some(cases)):
            with self.subTest(at=at):
                self.assertEqual((ran.code, again.code), (-signal.SIGKILL, 0))
                self.check_built(ran, old, new)
                self.assertEqual({name: content for name, content in again.files.items() if name not in ran.unfinished}, new)

    def test_a_build_of_which_a_call_fails_names_the_file_and_the_next_goes_on(self):
        words, old, changed, new = self.built()
        cases = [(at, error) for at in range(1, len(self.calls(changed, words)) + 1) for error in (errno.EIO, errno.ENOSPC, errno.EACCES)]

        def both(at, error):
            folder = self.folder(changed)
            return self.run_in(folder, words, {"AT": at, "DOES": error}), self.run_in(folder, words)

        for (at, error), (ran, again) in self.all(both, self.some(cases)):
            with self.subTest(at=at, error=errno.errorcode[error]):
                self.assertEqual((ran.unfinished, again.code, again.files), ([], 0, new))
                self.check_built(ran, old, new)
                if ran.code != 0:
                    self.assertRegex(ran.errors, b"^bannerkit: .*`")

    def killed(self, files, words, at, moment):
        """A run that is killed, and one after it where it left something."""
        folder = self.folder(files)
        ran = self.run_in(folder, words, {"AT": at, "DOES": moment})
        return ran, self.run_in(folder, words) if ran.unfinished else None
