"""fixes.py COUNT: whether `--fix` and `--diff` leave COUNT random broken specs as they must.

After `--fix` a spec can be read, each finding that was mended is gone, no finding is new, and every value that no fix
names, every anchor, alias, tag and comment is as it was; a second run changes nothing. What `--diff` prints, `patch` and
`git apply` turn into the same files. Ends with 1 and shows the specs where that does not hold.
"""
import argparse
import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

import broken
import oracle


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit", help="the program to look at")
    return parser.parse_args()


def run(command, folder, codes, **more):
    ran = subprocess.run(command, cwd=folder, capture_output=True, **more)
    if ran.returncode not in codes:
        sys.exit(f"{command} ended with {ran.returncode}: {ran.stdout[-2000:]!r} {ran.stderr[-2000:]!r}")
    return ran


def findings_in(folder, bannerkit):
    """For each file the findings but advice, and its ignores, which are looked for only where nothing is wrong."""
    rules = run([bannerkit, "explain", "BK5"], folder, (0,)).stdout.decode().splitlines()[1:]
    advice = [f"`{line.split()[1]}`" for line in rules]
    ran = run([bannerkit, "validate", "-o", "json", "."], folder, (0, 1))
    found = collections.defaultdict(list)
    for finding in json.loads(ran.stdout)["findings"]:
        is_ignore = finding["rule"] == "BK1030" and any(name in finding["message"] for name in advice)
        if not is_ignore and not finding["rule"].startswith("BK5"):
            data = (folder / finding["path"]).read_bytes()
            found[finding["path"]].append(unmarked(finding, data))
    return found


def decoded(data):
    """A file's text without its mark."""
    if data.startswith(b"\xff\xfe"):
        return data[2:].decode("utf-16-le")
    return data.removeprefix(b"\xef\xbb\xbf").decode()


def unmarked(finding, data):
    """A finding whose places, which count a file's bytes, are those of its text without the mark."""
    edits = [edit for fix in finding["fixes"] for edit in fix["edits"]]
    for part in [finding] + edits if data.startswith(b"\xef\xbb\xbf") else []:
        for side in part["range"].values():
            side["offset"] -= 3
    return finding


def characters(text, finding):
    """A finding's place in characters; offsets count bytes."""
    data = text.encode()
    return tuple(len(data[: finding["range"][side]["offset"]].decode()) for side in ("start", "end"))


def edits_of(text, findings):
    """The safe edits of findings as (start, end, new), each once and in order."""
    data, edits = text.encode(), set()
    for finding in findings:
        for fix in finding["fixes"]:
            if fix["applicability"] == "safe":
                for edit in fix["edits"]:
                    start, end = (len(data[: edit["range"][side]["offset"]].decode()) for side in ("start", "end"))
                    edits.add((start, end, edit["replacement"]))
    return sorted(edits)


def complaint(before, after, found, left, counts):
    """What does not hold for one spec; nothing where all does."""
    if before[:2] == b"\xff\xfe":
        return None if before == after else "UTF-16 was changed"
    if before[:3] == b"\xef\xbb\xbf" != after[:3]:
        return "the byte order mark is gone"
    if any(finding["rule"] in ("BK1001", "BK1002", "BK1007") for finding in found):
        # What is not YAML, a tab that indents and a key that appears twice hide other faults, whose fixes are found only once
        # they are gone. Only the second run is compared.
        return None
    old, new = decoded(before), decoded(after)
    made = oracle.made_edits(old, new, edits_of(old, found))
    if made is None:
        return "is not its old text with safe fixes"
    counts["fixes made"] += len(made)
    counts["safe fixes not made"] += len(edits_of(old, found)) - len(made)
    if not made:
        return None
    counts["specs changed"] += 1
    try:
        harm = oracle.harm(old, new, made)
    except oracle.Unreadable:
        # The other reader takes fewer texts than ours, as with a tab at the end of a line.
        counts["specs changed that the other reader never reads"] += 1
        harm = None
    if harm:
        return harm
    rest = collections.Counter((finding["rule"], *characters(old, finding)) for finding in found)
    mended = {(f["rule"], *characters(old, f)) for f in found if any(edit in made for edit in edits_of(old, [f]))}
    for finding in left:
        start, end = (oracle.moved(made, place) for place in characters(new, finding))
        key = (finding["rule"], start, end)
        if key in mended:
            return f"a mended finding is still there: {key} {finding['message']}"
        rest[key] -= 1
        if rest[key] < 0:
            return f"a finding is new: {key} {finding['message']}"
    return None


def patched(folder, names, diff, tool):
    """What `patch` or `git apply` make of a copy of the specs."""
    copy = folder.with_name(tool[0])
    shutil.copytree(folder, copy)
    if diff:
        run([*tool, "-p0"], copy, (0,), input=diff)
    return {name: (copy / name).read_bytes() for name in names}


def main():
    wanted = arguments()
    started = time.monotonic()
    source = broken.Broken(random.Random(wanted.seed))
    specs = {f"{number:06}.banner.yaml": source.spec() for number in range(wanted.count)}
    counts, wrong = collections.Counter(), []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place, "specs")
        folder.mkdir()
        for name, data in specs.items():
            (folder / name).write_bytes(data)
        found = findings_in(folder, wanted.bannerkit)
        diff = run([wanted.bannerkit, "validate", "--diff", "."], folder, (0, 1)).stdout
        patches = {tool[0]: patched(folder, specs, diff, tool) for tool in (["patch", "-s"], ["git", "apply"])}
        run([wanted.bannerkit, "validate", "-qq", "--fix", "."], folder, (0, 1))
        left = findings_in(folder, wanted.bannerkit)
        fixed = {name: (folder / name).read_bytes() for name in specs}
        again = run([wanted.bannerkit, "validate", "-qq", "--fix", "."], folder, (0, 1))
        for name, before in specs.items():
            counts["specs that can be read"] += not any(f["rule"][:5] == "BK100" for f in found[name])
            reason = complaint(before, fixed[name], found[name], left[name], counts)
            if (folder / name).read_bytes() != fixed[name]:
                reason = "a second run changes it"
            for tool, files in patches.items():
                if files[name] != fixed[name]:
                    reason = f"{tool} makes something else of it"
            if reason:
                wrong.append((name, reason, before, fixed[name]))
    if b"bannerkit: fixed" in again.stderr:
        wrong.append(("all", "a second run says that it fixed something", b"", again.stderr))

    print(f"{wanted.count} specs, seed {wanted.seed}: " + ", ".join(f"{counts[key]} {key}" for key in sorted(counts)))
    print(f"  violations: {len(wrong)}")
    print(f"took {time.monotonic() - started:.0f} s", file=sys.stderr)
    for name, reason, before, after in wrong[:10]:
        print(f"\n{name}: {reason}\n--- before\n{before.decode(errors='replace')}\n--- after\n{after.decode(errors='replace')}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
