"""Systems with little: few descriptors, small files, full disks, no /proc."""
import errno
import json
import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import unittest

from faults import BROKEN, GOOD, FaultTest


def limited(kind, most):
    return lambda: resource.setrlimit(kind, (most, most))


class Descriptors(FaultTest):
    def test_files_that_cannot_be_opened_are_reported_in_every_format(self):
        # 0 to 2 are the streams; each report takes one more, so that none is left to read with.
        formats = ["json", "jsonl", "sarif", "gitlab", "junit", "markdown", "text"]
        for name in formats:
            with self.subTest(format=name):
                ran = self.run_with(
                    {"a.yaml": GOOD, "b.yaml": GOOD}, ["validate", "-j2", "a.yaml", "b.yaml", "-o", f"{name}=out"],
                    preexec_fn=limited(resource.RLIMIT_NOFILE, 4))
                self.assertEqual(ran.code, 3)
                self.assertEqual(ran.errors.count(b"too many files are open"), 2)
                self.assertIn(b"too many files are open", ran.files["out"])

    def test_two_threads_with_one_descriptor_read_what_one_would(self):
        files = {f"{number}.banner.yaml": BROKEN for number in range(60)}
        usual = self.run_with(files, ["validate", "-j1", "."])
        for _ in range(10):
            ran = self.run_with(
                files, ["validate", "-j2", *files], preexec_fn=limited(resource.RLIMIT_NOFILE, 4))
            self.assertEqual((ran.code, ran.errors), (usual.code, usual.errors))
            self.assertEqual(len(ran.output), len(usual.output))

    def test_a_system_that_has_no_thread_left_makes_no_difference(self):
        files = {f"{number}.banner.yaml": BROKEN for number in range(20)}
        usual = self.run_with(files, ["validate", "-j4", "."])
        for at in (1, 2):
            ran = self.run_with(files, ["validate", "-j4", "."], {"CALL": "pthread_create", "AT": at, "DOES": errno.EAGAIN})
            self.assertTrue(ran.same(usual))

    def test_a_small_stack_makes_no_difference(self):
        files = {"a.banner.yaml": GOOD, "b.banner.yaml": GOOD.replace("2s", "3s"), "c.banner.yaml": BROKEN}
        pair = ["a.banner.yaml", "b.banner.yaml"]
        for words in (["diff", *pair], ["preview", "--diff", *pair, "-o", "out"], ["validate", "-j2", "."]):
            with self.subTest(words=words):
                usual = self.run_with(files, words)
                ran = self.run_with(files, words, preexec_fn=limited(resource.RLIMIT_STACK, 128 << 10))
                self.assertTrue(ran.same(usual), ran)

    def test_a_run_with_a_small_stack_ends_like_any_other_when_it_is_stopped(self):
        folder = self.folder({"a.yaml": GOOD})
        process = self.start(
            ["simulate", "a.yaml", "--for", "87600000h", "--max-events", "1000000000000", "-o", "out"], folder,
            preexec_fn=lambda: [limited(resource.RLIMIT_STACK, 128 << 10)(), resource.setrlimit(resource.RLIMIT_CPU, (1, 2))])
        ran = self.ended(process, folder)
        self.assertEqual((ran.code, list(ran.files)), (128 + signal.SIGXCPU, ["a.yaml"]))

    def test_arguments_need_no_proc(self):
        ran = self.run_with({"a.yaml": BROKEN}, ["validate", "-q", "a.yaml"], {"HIDES": "/proc"})
        self.assertEqual((ran.code, ran.output.count(b"error[BK")), (1, 2))


class Space(FaultTest):
    def test_a_file_larger_than_files_may_be_is_a_fault(self):
        for words in (["simulate", "a.yaml", "--for", "1h", "-o", "out"], ["preview", "a.yaml", "-o", "out"]):
            ran = self.run_with({"a.yaml": GOOD}, words, preexec_fn=limited(resource.RLIMIT_FSIZE, 8192))
            self.assertEqual((ran.code, list(ran.files)), (3, ["a.yaml"]))
            self.assertIn(b"it would exceed the limit for file sizes", ran.errors)

    def test_standard_output_into_such_a_file_is_a_fault_too(self):
        folder = self.folder({"a.yaml": GOOD})
        with open(folder / "out", "wb") as out:
            ran = self.run_in(
                folder, ["simulate", "a.yaml", "--for", "1h"], stdout=out, preexec_fn=limited(resource.RLIMIT_FSIZE, 8192))
        self.assertEqual(ran.code, 3)
        self.assertEqual(ran.errors, b"bannerkit: cannot write standard output: it would exceed the limit for file sizes\n")

    def test_a_full_disk_leaves_the_old_file(self):
        disk = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-disk-"))
        self.addCleanup(disk.rmdir)
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "bannerkit", str(disk)]
        if subprocess.run(mount, capture_output=True).returncode == 0:
            self.addCleanup(subprocess.run, ["umount", str(disk)], check=True)
            (disk / "a.yaml").write_text(GOOD)
            (disk / "out").write_text("old")
            ran = self.run_in(disk, ["preview", "a.yaml", "-o", "out"])
        else:
            # Where no disk can be mounted, one that is full from the third write on stands in for it.
            ran = self.run_with(
                {"a.yaml": GOOD, "out": "old"}, ["simulate", "a.yaml", "--for", "1h", "-o", "out"],
                {"CALL": "write", "AT": 3, "DOES": errno.ENOSPC})
        self.assertEqual((ran.code, ran.files), (3, {"a.yaml": GOOD.encode(), "out": b"old"}))
        self.assertIn(b"no space left on the disk", ran.errors)

    def test_a_disk_that_is_full_for_one_output_is_not_for_the_others(self):
        ran = self.run_with(
            {"a.yaml": BROKEN, "b.yaml": GOOD},
            ["validate", "-j1", "a.yaml", "b.yaml", "-o", "text=/dev/full", "-o", "json=out.json", "-o", "junit"])
        self.assertEqual(ran.code, 3)
        self.assertEqual(ran.errors, b"bannerkit: cannot write `/dev/full`: no space left on the disk\n")
        self.assertEqual(json.loads(ran.files["out.json"])["summary"]["files"], 2)
        self.assertTrue(ran.output.endswith(b"</testsuites>\n"))


class Fixes(FaultTest):
    def test_go_on_when_one_file_cannot_be_written(self):
        for call, error in (("write", errno.ENOSPC), ("fsync", errno.EIO), ("rename", errno.EIO)):
            with self.subTest(call=call):
                files = {name: BROKEN for name in ("a.yaml", "b.yaml", "c.yaml")}
                words = ["validate", "-j1", "--fix", *files, "-o", "json"]
                ran = self.run_with(files, words, {"CALL": call, "AT": 2, "DOES": error})
                report = json.loads(ran.output)
                self.assertEqual(ran.code, 3)
                self.assertEqual((report["summary"]["files"], {finding["path"] for finding in report["findings"]}), (3, {"b.yaml"}))
                self.assertEqual([name for name in files if ran.files[name] == BROKEN.encode()], ["b.yaml"])
                self.assertIn(b"cannot write `b.yaml`: ", ran.errors)

    def test_go_on_when_nobody_can_read_the_report(self):
        folder = self.folder({name: BROKEN for name in ("a.yaml", "b.yaml")})
        with open("/dev/full", "wb") as full:
            ran = self.run_in(folder, ["validate", "--fix", "a.yaml", "b.yaml", "-o", "json"], stdout=full)
        self.assertEqual(ran.code, 3)
        self.assertEqual(ran.errors.count(b"fixed 2 findings"), 2)
        self.assertEqual(ran.errors.count(b"cannot write standard output: no space left on the disk\n"), 1)


class Replaced(FaultTest):
    """What holds when a file is replaced."""

    def test_it_keeps_its_mode(self):
        for words, name in ((["validate", "--fix", "a.yaml"], "a.yaml"), (["simulate", "b.yaml", "-o", "out"], "out")):
            for mode in (0o600, 0o640, 0o664, 0o4751):
                with self.subTest(name=name, mode=oct(mode)):
                    folder = self.folder({"a.yaml": BROKEN, "b.yaml": GOOD, "out": "old"})
                    file = folder / name
                    file.chmod(mode)
                    before = file.read_bytes()
                    self.assertEqual(self.run_in(folder, words).code, 0)
                    self.assertNotEqual(file.read_bytes(), before)
                    self.assertEqual(oct(file.stat().st_mode & 0o7777), oct(mode))

    @unittest.skipIf(os.geteuid() != 0, "only root can give away a file")
    def test_a_program_of_somebody_else_runs_as_nobody_else_afterwards(self):
        folder = self.folder({"a.yaml": GOOD, "out": "old"})
        os.chown(folder / "out", 4321, 8765)
        (folder / "out").chmod(0o6755)
        self.assertEqual(self.run_in(folder, ["simulate", "a.yaml", "-o", "out"]).code, 0)
        kept = (folder / "out").stat()
        self.assertEqual((kept.st_uid, oct(kept.st_mode & 0o7777)), (0, "0o755"))

    def test_a_mode_that_cannot_be_kept_keeps_the_old_file(self):
        ran = self.run_with({"a.yaml": BROKEN}, ["validate", "-q", "--fix", "a.yaml"], {"CALL": "fchmod", "AT": 1, "DOES": errno.EPERM})
        self.assertEqual((ran.code, ran.files), (3, {"a.yaml": BROKEN.encode()}))
        self.assertEqual(ran.errors, b"bannerkit: cannot write `a.yaml`: permission denied\n")

    def test_a_disk_without_hard_links_makes_no_difference(self):
        words = ["build", "a", "-o", "out"]
        usual = self.run_with({"a/a.banner.yaml": GOOD}, words)
        count = self.calls({"a/a.banner.yaml": GOOD}, words).count("linkat")
        self.assertGreater(count, 3)
        for at in range(1, count + 1):
            ran = self.run_with({"a/a.banner.yaml": GOOD}, words, {"CALL": "linkat", "AT": at, "DOES": errno.EPERM})
            self.assertTrue(ran.same(usual), ran)

    def test_a_file_that_must_not_be_written_is_not_replaced(self):
        folder = self.folder({"a.yaml": BROKEN})
        (folder / "a.yaml").chmod(0o444)
        folder.chmod(0o777)
        more = {"user": 65534} if os.geteuid() == 0 else {}
        ran = self.run_in(folder, ["validate", "-q", "--fix", "a.yaml"], **more)
        self.assertEqual((ran.code, ran.files), (3, {"a.yaml": BROKEN.encode()}))
        self.assertEqual(ran.errors, b"bannerkit: cannot write `a.yaml`: permission denied\n")
