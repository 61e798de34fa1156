"""wheel.py STAGE FOLDER: builds a Python wheel from the installation of `make install PREFIX=STAGE`.

The wheel is reproducible: dates, modes and the order of files are fixed. It needs only Python's
standard library.
"""

import base64
import hashlib
import pathlib
import re
import sys
import zipfile

import binary
import release


def main():
    stage, folder = map(pathlib.Path, sys.argv[1:])
    version, tags = release.python_version(), binary.platforms(stage / "bin/bannerkit")
    info = f"bannerkit-{version}.dist-info"
    data = f"bannerkit-{version}.data"
    files = {f"{data}/scripts/bannerkit": (stage / "bin/bannerkit").read_bytes()}
    for path in sorted((stage / "share").rglob("*")):
        if path.is_file():
            files[f"{data}/data/{path.relative_to(stage).as_posix()}"] = path.read_bytes()
    files[f"{info}/METADATA"] = metadata().encode()
    # Write one line per tag: `pip check` does not split compressed tags.
    lines = ["Wheel-Version: 1.0", f"Generator: bannerkit {version}", "Root-Is-Purelib: false"]
    files[f"{info}/WHEEL"] = "\n".join(lines + [f"Tag: py3-none-{tag}" for tag in tags] + [""]).encode()
    files[f"{info}/licenses/LICENSE"] = (release.ROOT / "LICENSE").read_bytes()
    record = "".join(f"{name},{digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"bannerkit-{version}-py3-none-{'.'.join(tags)}.whl"
    pack(wheel, files)
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


def pack(path, files):
    with zipfile.ZipFile(path, "w") as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED, 6)


def digest(content):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def metadata():
    address, version = release.repository(), release.version()
    lines = [
        "Metadata-Version: 2.4",
        "Name: bannerkit",
        f"Version: {release.python_version()}",
        "Summary: Animated banners from YAML, checked and played without a screen",
        "Description-Content-Type: text/markdown",
        "Keywords: banner,carousel,yaml,linter,swift",
        "License-Expression: MIT",
        "License-File: LICENSE",
        "Classifier: Environment :: Console",
        "Classifier: Intended Audience :: Developers",
        "Classifier: Operating System :: MacOS",
        "Classifier: Operating System :: POSIX :: Linux",
        "Classifier: Topic :: Software Development :: Quality Assurance",
        "Requires-Python: >=3.7",
    ]
    text = (release.ROOT / "README.md").read_text()
    if address:
        pages = {"Repository": "", "Documentation": f"/tree/v{version}/Sources/BannerKit/BannerKit.docc"}
        pages |= {"Changelog": f"/blob/v{version}/CHANGELOG.md", "Issues": "/issues"}
        lines += [f"Project-URL: {name}, {address}{page}" for name, page in pages.items()]
        # Make relative links absolute, because PyPI shows the README.
        text = re.sub(r"(!\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{address}/raw/v{version}/", text)
        text = re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{address}/blob/v{version}/", text)
    return "\n".join(lines) + "\n\n" + text


main()
