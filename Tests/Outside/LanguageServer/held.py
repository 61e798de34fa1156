"""A language server that stands still in the middle of its work until a test lets it go on."""
import atexit
import os
import pathlib
import shutil
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Faults"))
from client import Client  # noqa: E402
from faults import LIBRARY  # noqa: E402


def held(binary, folder, capabilities, call, at):
    """A client, what waits until its server is at its `at`th call of the system of that name, and what lets it go on.

    What is said in between is said while the server works, however slow the client is.
    """
    marks = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-"))
    atexit.register(shutil.rmtree, marks, True)
    reached, until = marks / "reached", marks / "go"
    client = Client(binary, folder, capabilities, environment=os.environ | {
        "LD_PRELOAD": str(LIBRARY), "FAULT_CALL": call, "FAULT_AT": str(at), "FAULT_DOES": "WAIT", "FAULT_REACHED": str(reached),
        "FAULT_UNTIL": str(until)})

    def wait():
        while not reached.exists():
            assert client.process.poll() is None, "it ended too early"
            time.sleep(0.002)

    return client, wait, until.touch
