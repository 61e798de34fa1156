"""npm.py BANNERKIT FOLDER: packs what `bannerkit build --npm` writes, as `npm pack` does.

The same files give the same bytes: dates, modes, owners and the order are fixed.
"""

import gzip
import io
import pathlib
import subprocess
import sys
import tarfile
import tempfile

import release


def main():
    program, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"banner-kit-{release.version()}.tgz"
    with tempfile.TemporaryDirectory() as work:
        subprocess.run([program.absolute(), "build", "--npm", "-o", "package"], cwd=work, check=True, stdout=subprocess.DEVNULL)
        archive = io.BytesIO()
        with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for path in sorted(pathlib.Path(work).rglob("*")):
                if path.is_file():
                    entry = tarfile.TarInfo(path.relative_to(work).as_posix())
                    entry.size, entry.mode = path.stat().st_size, 0o644
                    tar.addfile(entry, io.BytesIO(path.read_bytes()))
    package.write_bytes(gzip.compress(archive.getvalue(), 9, mtime=0))
    print(f"{package}: {package.stat().st_size / 1e3:.0f} KB")


main()
