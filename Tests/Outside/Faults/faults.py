"""Runs bannerkit on a system that fails on purpose; `faults.c` says how."""
import atexit
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
GOOD = "items: [a, b]\ntimer: 2s\n"
BROKEN = "items: [a, b]\ntimmer: 2s\nindicator: pll\n"
FIXED = "items: [a, b]\ntimer: 2s\nindicator: pill\n"


def built():
    """The library that is loaded in front of the C library, built once for all tests of a process."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-faults-"))
    atexit.register(shutil.rmtree, folder, True)
    library = folder / "faults.so"
    compiler = shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        raise SystemExit("these tests need a compiler for C: clang comes with Swift")
    command = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", HERE / "faults.c", "-o", library, "-ldl"]
    subprocess.run(command, check=True)
    return library


LIBRARY = built()


class Ran:
    """How a run ended: its exit code, what it printed, and what its folder holds afterwards."""

    def __init__(self, code, output, errors, folder):
        self.code = code
        self.output = output
        self.errors = errors
        self.files = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
        self.unfinished = [name for name in self.files if ".bannerkit-" in name]

    def same(self, other):
        return (self.code, self.output, self.errors, self.files) == (other.code, other.output, other.errors, other.files)

    def __repr__(self):
        return f"code {self.code}, {self.output!r}, {self.errors!r}, {self.files}"


class FaultTest(unittest.TestCase):
    def folder(self, files):
        """A folder of these files, each a text or bytes; a name may have folders in it."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-"))
        self.addCleanup(shutil.rmtree, folder, True)
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return folder

    def start(self, words, folder, faults=None, **more):
        """Starts bannerkit in the folder; `faults` are the words of faults.c without the `FAULT_` in front of them."""
        environment = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "GITHUB_ACTIONS")}
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if faults is not None:
            environment["LD_PRELOAD"] = str(LIBRARY)
            environment |= {f"FAULT_{name}": str(value) for name, value in faults.items()}
        more = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
        process = subprocess.Popen(["bannerkit", *words], cwd=folder, env=environment, **more)
        self.addCleanup(process.kill)
        return process

    def ended(self, process, folder):
        output, errors = process.communicate(timeout=600)
        return Ran(process.returncode, output, errors, folder)

    def run_in(self, folder, words, faults=None, **more):
        return self.ended(self.start(words, folder, faults, **more), folder)

    def run_with(self, files, words, faults=None, **more):
        return self.run_in(self.folder(files), words, faults, **more)

    def some(self, cases):
        """What is tried of the cases: all of them, as in `make hard`, or else every fifth."""
        return cases if "BANNERKIT_FULL" in os.environ else cases[::5]

    def all(self, run, cases):
        """What `run` gives for each of the cases, in order; several run at once."""
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            return list(zip(cases, pool.map(lambda case: run(*case), cases)))

    def calls(self, files, words):
        """The names of the calls that a run makes, in order; it makes them on one thread."""
        log = self.folder({}) / "calls"
        self.run_with(files, words, {"LOG": log})
        return log.read_text().split()
