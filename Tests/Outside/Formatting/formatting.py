"""formatting.py COUNT: whether `format` changes only the notation of COUNT random files, sound and broken, and of every seed.

A file that is YAML has the same findings after it, and for ruamel.yaml, of which every fourth is asked, the same values, comments,
anchors, and tags; a second run changes nothing, and a file that is not YAML stays as it is. Ends with 1 and shows the files where
that does not hold.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Fixes"))
import broken
import oracle

FUZZED = [path for path in sorted((HERE.parent / "Fuzz/Seeds").rglob("*")) if path.is_file()]


def events(data):
    """What a reader tells of a file, but for the places, the styles of texts, and explicit ends; None if it cannot read it."""
    try:
        told = oracle.events_of(data.decode("utf-8-sig"))
    except (oracle.Unreadable, UnicodeDecodeError):
        return None
    return [event[:3] + (event[4],) for event in told]


def comments(data):
    """The comments in the order of the file, without the space after them; None if the reader fails."""
    try:
        return sorted(text.rstrip() for _, text in oracle.comments_of(data.decode("utf-8-sig")))
    except (oracle.Unreadable, UnicodeDecodeError):
        return None


def found(program, folder):
    """How many findings of each rule each file has, but those that depend on lines and on whether a program wrote the file."""
    ran = subprocess.run([program, "validate", "-o", "json", "."], cwd=folder, capture_output=True)
    counts = collections.defaultdict(collections.Counter)
    for finding in json.loads(ran.stdout)["findings"]:
        if finding["rule"] not in ("BK1030", "BK3016"):
            counts[finding["path"]][finding["rule"]] += 1
    return counts


def complaint(before, after):
    if before == after:
        return None
    old = events(before)
    if old is None:
        return None
    if old != events(after):
        return "it means something else"
    return None if comments(before) == comments(after) else "its comments are others"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit")
    wanted = parser.parse_args()
    source = broken.Broken(random.Random(wanted.seed))
    texts = [path.read_bytes() for path in broken.SEEDS + FUZZED] + [source.spec() for _ in range(wanted.count)]
    files = {f"{number:06}.banner.yaml": text for number, text in enumerate(texts)}
    counts, wrong = collections.Counter(), []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for name, data in files.items():
            (folder / name).write_bytes(data)
        old = found(wanted.bannerkit, folder)
        ran = subprocess.run([wanted.bannerkit, "format", "."], cwd=folder, capture_output=True, text=True)
        counts["files left because their form would mean something else"] = ran.stderr.count("formatting would change its meaning")
        formed = {name: (folder / name).read_bytes() for name in files}
        subprocess.run([wanted.bannerkit, "format", "."], cwd=folder, capture_output=True)
        new = found(wanted.bannerkit, folder)
        for number, (name, before) in enumerate(files.items()):
            is_read = not any(rule.startswith("BK100") for rule in old[name])
            counts["files that are YAML"] += is_read
            counts["files changed"] += before != formed[name]
            reason = complaint(before, formed[name]) if number % 4 == 0 or number < 200 else None
            if "BK1001" in old[name] and before != formed[name]:
                reason = "it is not YAML, and was changed"
            if (folder / name).read_bytes() != formed[name]:
                reason = "a second run changes it"
            if old[name] != new[name] and b"bannerkit-ignore" not in before:
                reason = f"it has other findings: {dict(old[name])} and {dict(new[name])}"
            if reason:
                wrong.append((name, reason))
    print(f"{len(files)} files, seed {wanted.seed}: " + ", ".join(f"{counts[key]} {key}" for key in sorted(counts)))
    print(f"  violations: {len(wrong)}")
    for name, reason in wrong[:10]:
        print(f"\n{name}: {reason}\n--- before\n{files[name].decode(errors='replace')}\n--- after\n{formed[name].decode(errors='replace')}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
