#!/usr/bin/env python3
"""Two builds of a release, in two folders with names of different lengths, have the same bytes."""
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]


def built(folder):
    """The files of `make dist` in a clone, by name."""
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    made = subprocess.run(["make", "--no-print-directory", "dist"], cwd=folder, capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stdout + made.stderr)
    return {path.name: path.read_bytes() for path in sorted((folder / ".build/dist").iterdir())}


def main():
    with tempfile.TemporaryDirectory() as work:
        one, other = built(pathlib.Path(work, "a")), built(pathlib.Path(work, "another folder"))
        if different := sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name)):
            sys.exit("two builds differ in " + ", ".join(different))
        print("\n".join(f"{name}: {len(data)} bytes" for name, data in one.items()))
        parts, = [json.loads(data) for name, data in one.items() if name.endswith(".spdx.json")]
        assert [part["name"] for part in parts["packages"]] == ["bannerkit", "gcc", "glibc", "libyaml", "swift"], parts["packages"]
        for name in one:
            if name.endswith(".spdx.json"):
                subprocess.run([sys.executable, "-m", "spdx_tools.spdx.clitools.pyspdxtools", "-i", pathlib.Path(work, "a/.build/dist", name)], check=True)


main()
