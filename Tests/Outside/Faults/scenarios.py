"""Command lines that read, write or change files, each with the files that it begins with."""
from faults import BROKEN, GOOD

SCENARIOS = {
    "a fix": ({"a.yaml": BROKEN}, ["validate", "--fix", "a.yaml"]),
    "fixes in a folder": (
        {"a.banner.yaml": BROKEN, "b/c.banner.yaml": BROKEN, ".gitignore": "d*\n", "d.banner.yaml": BROKEN},
        ["validate", "-j1", "--fix", "."],
    ),
    "a report over an old one": (
        {"a.yaml": BROKEN, "out.json": "old"}, ["validate", "-j1", "a.yaml", "-o", "json=out.json"]),
    "several reports": (
        {"a.yaml": BROKEN, "b.yaml": GOOD},
        ["validate", "-j1", "a.yaml", "b.yaml", "-o", "json", "-o", "sarif=out.sarif", "-o", "text=out.txt"],
    ),
    "a drawing with a picture": (
        {"a.yaml": "items: [{ id: a, image: a.png }, b]\n", "a.png": b"\x89PNG\r\n\x1a\n", "a.svg": "old"},
        ["preview", "a.yaml", "-f", "svg", "-o", "a.svg"],
    ),
    "a timeline": ({"a.yaml": GOOD, "out": "old"}, ["simulate", "a.yaml", "--for", "2000s", "-o", "out"]),
    "an output that is the input": ({"a.yaml": GOOD}, ["preview", "a.yaml", "-f", "svg", "-o", "./a.yaml"]),
    "a list": ({"list": "a.yaml\n", "a.yaml": GOOD}, ["validate", "-j1", "--files-from", "list", "--list-files"]),
    "a difference": ({"a.yaml": GOOD, "b.yaml": BROKEN.replace("timmer", "timer")}, ["diff", "a.yaml", "a.yaml"]),
}

# Runs that take long, as pages do; only one error is tried with each of their calls.
LONG = {
    "a gallery": (
        {"a/a.banner.yaml": "items: [{ id: a, image: a.png }, b]\n", "a/a.png": b"\x89PNG\r\n\x1a\n"},
        ["preview", "a", "-o", "out"],
    ),
}
