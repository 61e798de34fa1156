"""archive.py STAGE FOLDER: the program that `make install PREFIX=STAGE` installed, as bannerkit-VERSION-SYSTEM.tar.gz.

The same program gives the same bytes: dates, owners, modes and order are fixed.
"""

import gzip
import io
import pathlib
import sys
import tarfile

import binary
import release


def main():
    stage, folder = map(pathlib.Path, sys.argv[1:])
    name = f"bannerkit-{release.version()}-{binary.system(stage / 'bin/bannerkit')}"
    files = {path.relative_to(stage).as_posix(): path for path in stage.rglob("*") if path.is_file()}
    files |= {"LICENSE": release.ROOT / "LICENSE", "README.md": release.ROOT / "README.md"}
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for inside, path in sorted(files.items()):
            content = path.read_bytes()
            entry = tarfile.TarInfo(f"{name}/{inside}")
            entry.size, entry.mode = len(content), 0o755 if inside.startswith("bin/") else 0o644
            archive.addfile(entry, io.BytesIO(content))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.tar.gz"
    with open(path, "wb") as out, gzip.GzipFile("", "wb", 9, out, mtime=0) as packed:
        packed.write(tar.getvalue())
    print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


main()
