import Foundation
import Testing

/// What `make install` and a release make of the built program.
extension Shell {
    /// Lines that install the program in `stage`, as a release does.
    ///
    /// It is the program under test, from a copy: `make` would build the release binary if it were
    /// older than the sources. As in a release it has no symbols, which are most of its bytes and
    /// which a wheel would compress.
    static let installing = """
        cp "$(command -v bannerkit)" program && strip program
        make -s -C "$ROOT" install -o "$PWD/program" RELEASE="$PWD/program" PREFIX="$PWD/stage" >&2
        """
}

@Suite(.serialized) struct `Packages` {
    @Test(.enabled(if: Shell.hasTools))
    func `have the same bytes each time, and work without Swift`() throws {
        let ran = try shell("\(Shell.installing)\n\"$ROOT/.ci/wheel\" stage")
        #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran.errors)")
        #expect(ran.output.contains("bannerkit-1.0.0rc1-py3-none-"))
    }

    @Test func `are made and installed where paths have spaces`() throws {
        let ran = try shell(
            """
            mkdir -p 'my clone/Sources/Packaging' 'my clone/.build' && cd 'my clone'
            cp "$ROOT/Makefile" "$ROOT/Package.swift" . && printf '#!/bin/sh\necho "$@"\n' > .build/bannerkit
            echo 'import sys; print(*sys.argv)' > Sources/Packaging/wheel.py
            chmod +x .build/bannerkit && make -s wheel && (cd .build && find stage -type f | sort)
            make -s install DESTDIR="$PWD/de st" PREFIX='/my prefix' && cd 'de st' && find . -type f | sort
            """)
        #expect(
            ran.output == """
                Sources/Packaging/wheel.py .build/stage .build/dist
                stage/bin/bannerkit
                stage/share/bash-completion/completions/bannerkit
                stage/share/fish/vendor_completions.d/bannerkit.fish
                stage/share/zsh/site-functions/_bannerkit
                ./my prefix/bin/bannerkit
                ./my prefix/share/bash-completion/completions/bannerkit
                ./my prefix/share/fish/vendor_completions.d/bannerkit.fish
                ./my prefix/share/zsh/site-functions/_bannerkit

                """, "\(ran)")
    }

    /// Headers of programs, and the tags of their wheels.
    @Test func `are for the systems that the program's header names`() throws {
        let program = #"""
            import struct, sys
            sys.path.insert(0, sys.argv[1] + "/Sources/Packaging")
            import binary

            def elf(machine, *kinds):
                head = b"\x7fELF\x02\x01" + bytes(10) + struct.pack("<HHIQQQIHHH", 2, machine, 1, 0, 64, 0, 0, 64, 56, len(kinds))
                return head.ljust(64, b"\0") + b"".join(struct.pack("<I", kind).ljust(56, b"\0") for kind in kinds)

            def macho(processor, least, *libraries):
                commands = struct.pack("<IIIIII", 0x32, 24, 1, least << 16, 0, 0)
                for library in libraries:
                    commands += struct.pack("<IIIIII", 0x0C, 24 + 64, 24, 0, 0, 0) + library.ljust(64, b"\0")
                head = struct.pack("<IIIIIIII", 0xFEEDFACF, processor, 0, 2, 1 + len(libraries), len(commands), 0, 0)
                return head + commands

            for data in [
                elf(62, 1, 1), elf(183, 1), elf(62, 1, 3), elf(243, 1), macho(0x0100000C, 13, b"/usr/lib/libSystem.B.dylib"),
                macho(0x01000007, 13, b"@rpath/libswiftCompatibilitySpan.dylib"), b"#!/bin/sh\n",
            ]:
                open("program", "wb").write(data)
                try:
                    print(*binary.platforms("program"))
                except SystemExit as fault:
                    print(fault)
            """#
        #expect(
            try shell("python3 tags.py \"$ROOT\"", files: ["tags.py": program])
                == Ran(
                    output: """
                        manylinux_2_17_x86_64 manylinux2014_x86_64 musllinux_1_1_x86_64
                        manylinux_2_17_aarch64 manylinux2014_aarch64 musllinux_1_1_aarch64
                        linux_x86_64
                        a program for an unknown processor, 243
                        macosx_13_0_arm64
                        macosx_26_0_x86_64
                        not a 64-bit program for Linux or macOS

                        """))
    }

    @Test(arguments: [
        ("1.2.3", "1.2.3"), ("1.0.0-rc.1", "1.0.0rc1"), ("1.0.0-beta.2", "1.0.0b2"),
        ("1.0.0-x", "the version 1.0.0-x is not one that Python's packages can have"),
    ])
    func `have a version that Python reads`(version: String, expected: String) throws {
        let program = """
            import sys
            sys.path.insert(0, sys.argv[1] + "/Sources/Packaging")
            import release
            release.version = lambda: sys.argv[2]
            print(release.python_version())
            """
        let ran = try shell(
            "python3 version.py \"$ROOT\" \(version) 2>&1", files: ["version.py": program])
        #expect(ran.output == "\(expected)\n")
    }

    @Test func `have the version that the program prints, and a tag has to have it`() throws {
        let ran = try shell(
            """
            [ "$(bannerkit --version | cut -d ' ' -f 2)" = "$("$ROOT/Sources/Scripts/version")" ] || echo "another version"
            "$ROOT/Sources/Scripts/version" v0.0.0
            """)
        #expect(
            ran == Ran(errors: "the tag is v0.0.0, and the code is version 1.0.0-rc.1\n", code: 1))
    }
}
