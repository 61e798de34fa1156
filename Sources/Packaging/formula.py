"""formula.py SHA256SUMS: the Homebrew formula of a release, from the template bannerkit.rb.in and its checksums."""

import pathlib
import re
import string
import sys

import release

# The names that the template uses, by the end of an archive's name.
SYSTEMS = {
    "linux-x86_64": "linux_x86_64", "linux-aarch64": "linux_aarch64", "macos-arm64": "macos_arm64",
    "macos-x86_64": "macos_x86_64",
}


def main():
    address, version = release.repository(), release.version()
    if not address:
        raise SystemExit("the formula needs the repository's address: set GITHUB_REPOSITORY to OWNER/NAME")
    values = {"version": version, "repository": address}
    for line in pathlib.Path(sys.argv[1]).read_text().splitlines():
        found = re.fullmatch(rf"([0-9a-f]{{64}}) [ *]bannerkit-{re.escape(version)}-(\S+)\.tar\.gz", line)
        if found and found[2] in SYSTEMS:
            values[SYSTEMS[found[2]]] = found[1]
    missing = [system for system, name in SYSTEMS.items() if name not in values]
    if missing:
        raise SystemExit(f"no checksum of bannerkit-{version} for {', '.join(missing)}")
    template = pathlib.Path(__file__).with_name("bannerkit.rb.in").read_text()
    sys.stdout.write(string.Template(template).substitute(values))


main()
