"""Platforms of a program, from its ELF or Mach-O header."""

import pathlib
import struct

LINUX = {62: "x86_64", 183: "aarch64"}
DARWIN = {0x01000007: "x86_64", 0x0100000C: "arm64"}


def platforms(path):
    """The platform tags of a wheel with this program.

    A static program for Linux runs with any C library. A dynamic one gets the tag `linux_…`, which
    PyPI does not accept.
    """
    data = pathlib.Path(path).read_bytes()
    processor = processor_of(data)
    if data[:4] == b"\x7fELF":
        if needs_interpreter(data):
            return [f"linux_{processor}"]
        return [f"manylinux_2_17_{processor}", f"manylinux2014_{processor}", f"musllinux_1_1_{processor}"]
    major, minor = least_macos(data)
    return [f"macosx_{major}_{minor}_{processor}"]


def processor_of(data):
    if data[:6] == b"\x7fELF\x02\x01":
        kinds, kind = LINUX, struct.unpack_from("<H", data, 18)[0]
    elif data[:4] == b"\xcf\xfa\xed\xfe":
        kinds, kind = DARWIN, struct.unpack_from("<I", data, 4)[0]
    else:
        raise SystemExit("not a 64-bit program for Linux or macOS")
    if kind not in kinds:
        raise SystemExit(f"a program for an unknown processor, {kind}")
    return kinds[kind]


def needs_interpreter(data):
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    return any(struct.unpack_from("<I", data, start + size * i)[0] == 3 for i in range(count))


def least_macos(data):
    """The oldest macOS version, as (major, minor).

    The linker writes it. It is at least 26 for a program that loads libraries through @rpath, which
    older systems would need from the toolchain.
    """
    least, position = None, 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, position)
        if command == 0x32:
            (number,) = struct.unpack_from("<I", data, position + 12)
            least = max(least or (0, 0), (number >> 16, number >> 8 & 0xFF))
        elif command in (0x0C, 0x80000018):
            (offset,) = struct.unpack_from("<I", data, position + 8)
            if data[position + offset : position + size].startswith(b"@rpath/"):
                least = max(least or (0, 0), (26, 0))
        position += size
    if least is None:
        raise SystemExit("a program that does not say which macOS it is for")
    # pip ignores the minor version from macOS 11.
    return (least[0], 0) if least[0] >= 11 else least
