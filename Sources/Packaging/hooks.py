"""What pip asks for when it installs this repository, as pre-commit does: a package without code that needs the
program's package of the same version. Nothing is compiled, and nothing but that package is downloaded.
"""

import base64
import hashlib
import pathlib
import zipfile

import release

NAME = "bannerkit_hooks"


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    version = release.python_version()
    info = f"{NAME}-{version}.dist-info"
    files = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: bannerkit-hooks\nVersion: {version}\n"
        f"Summary: The hooks of BannerKit\nRequires-Dist: bannerkit=={version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: bannerkit\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    wheel = f"{NAME}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, wheel), "w") as archive:
        for name, text in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(text.encode())}\n"
            archive.writestr(name, text)
        archive.writestr(f"{info}/RECORD", f"{record}{info}/RECORD,,\n")
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise SystemExit("the program is built with `make release`, and its package with `make wheel`")
