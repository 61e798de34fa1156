"""What packages say about a release. The version is in the code, and nowhere else."""

import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


def version():
    """The version that the program prints."""
    text = (ROOT / "Sources/BannerReport/Release.swift").read_text()
    return re.search(r'static let version = "([0-9A-Za-z.+-]+)"', text)[1]


def repository():
    """The address of the repository, where one is known: in a workflow."""
    name = os.environ.get("GITHUB_REPOSITORY")
    return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}" if name else None
