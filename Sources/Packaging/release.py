"""Metadata of a release. Release.swift is the only source of the version."""

import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


def version():
    """The version in Release.swift, which the program prints."""
    text = (ROOT / "Sources/BannerDiagnostics/Release.swift").read_text()
    return re.search(r'static let version = "([0-9A-Za-z.+-]+)"', text)[1]


def python_version():
    """The version in Python's format: 1.0.0rc1 for 1.0.0-rc.1."""
    number, _, rest = version().partition("-")
    for word, letter in ("alpha", "a"), ("beta", "b"), ("rc", "rc"):
        rest = re.sub(rf"^{word}[.]?", letter, rest)
    if not re.fullmatch(r"\d+(\.\d+)*((a|b|rc)\d+)?", number + rest):
        raise SystemExit(f"the version {version()} is not one that Python's packages can have")
    return number + rest


def repository():
    """The URL of the repository in a GitHub workflow, otherwise None."""
    name = os.environ.get("GITHUB_REPOSITORY")
    return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}" if name else None
