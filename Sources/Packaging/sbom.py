"""sbom.py PROGRAM MAP FOLDER: writes what a program consists of, as SPDX, from the linker's map.

Every archive of which the map has a part is of a component with a known licence, or the script
fails. The date is that of the commit.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import binary
import release

# The licence of each component, by the name of its source package, and who supplies it.
LICENCES = {
    "swift": ("Apache-2.0 WITH Swift-exception", "Organization: Swift.org"),
    "libyaml": ("MIT", "Organization: The YAML Project"),
    "glibc": ("LGPL-2.1-or-later", "Organization: GNU"),
    "gcc": ("GPL-3.0-or-later WITH GCC-exception-3.1", "Organization: GNU"),
}


def said(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def component(path, toolchain):
    """The name and version of the component that an archive is of."""
    if path.is_relative_to(toolchain):
        return "swift", re.search(r"Swift version ([0-9.]+)", said("swiftc", "--version"))[1]
    # `Sources/Scripts/libyaml` makes a copy of it.
    owner = "libyaml-dev" if path.name == "libyaml.a" else said("dpkg-query", "--search", path).split(":")[0]
    source, version = said("dpkg-query", "--show", "--showformat=${source:Package} ${source:Upstream-Version}\n", owner).splitlines()[0].split()
    return re.sub(r"-[0-9.]+$", "", source), version


def package(name, version, licence, supplier):
    return {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version, "supplier": supplier, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
    }


def main():
    program, links, folder = map(pathlib.Path, sys.argv[1:])
    toolchain = pathlib.Path(os.path.realpath(shutil.which("swiftc"))).parents[2]
    archives = {pathlib.Path(os.path.realpath(name)) for name in re.findall(r"(/\S+\.a)\(", links.read_text())}
    found = dict(component(path, toolchain) for path in archives)
    if unknown := set(found) - set(LICENCES):
        raise SystemExit("no licence is known for " + ", ".join(sorted(unknown)))
    data = program.read_bytes()
    own = package("bannerkit", release.version(), "MIT", "Organization: The BannerKit authors")
    own["checksums"] = [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()}]
    linked = [package(name, found[name], *LICENCES[name]) for name in sorted(found)]
    date = int(os.environ.get("SOURCE_DATE_EPOCH") or said("git", "log", "-1", "--format=%ct"))
    name = f"bannerkit-{release.version()}-{binary.platforms(program)[0]}"
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        "documentNamespace": "urn:sha256:" + own["checksums"][0]["checksumValue"],
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(date, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: Sources/Packaging/sbom.py"],
        },
        "packages": [own, *linked],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]},
            *({"spdxElementId": own["SPDXID"], "relationshipType": "STATIC_LINK", "relatedSpdxElement": part["SPDXID"]} for part in linked),
        ],
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.spdx.json").write_text(json.dumps(document, indent=2) + "\n")
    print(f"{folder / name}.spdx.json: {', '.join(sorted(found))}")


main()
