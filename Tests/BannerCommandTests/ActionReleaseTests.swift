import Testing

@Suite struct `A release for the action` {
    @Test(.enabled(if: Shell.hasTools))
    func `is installed only if it is what the checksums are of`() throws {
        let ran = try shell(
            """
            \(Shell.installing)
            python3 "$ROOT/Sources/Packaging/wheel.py" stage releases/v1.0.0-rc.1 >/dev/null
            name=$(ls releases/v1.0.0-rc.1) other=$(printf %064d 0)
            sum=$(python3 -c 'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())' < "releases/v1.0.0-rc.1/$name")
            sums() { printf '%s  %s\\n' "$@" > releases/v1.0.0-rc.1/SHA256SUMS; }
            printf 'items: [a, b]\\n' > a.banner.yaml
            PATH=$(dirname "$(command -v python3)"):/usr/bin:/bin
            export RUNNER_TEMP=$PWD/temp BANNERKIT_RELEASES=file://$PWD/releases
            act() { python3 "$ROOT/Tests/Outside/Packaging/runner.py" "$@" | grep -v '^sarif' | sed "s/$name/WHEEL/;s/for .* on .*/for …/"; }
            sums $other another.whl $sum "$name"
            act version=1.0.0-rc.1; rm -rf temp; act version=v1.0.0-rc.1 | head -n 1; rm -rf temp; act version=1.0.1; act 'version=../x'
            # A sum that is given counts, whatever the release says of itself.
            sums $other "$name"; own() { act version=1.0.0-rc.1 "$@"; }
            own sha256="$(printf "$other\\n$sum")" | tail -n 1; own sha256=$other
            own; sums $sum another.whl; own; rm releases/v1.0.0-rc.1/SHA256SUMS; own
            sums $sum "$name"; echo >> "releases/v1.0.0-rc.1/$name"
            rm -rf temp; own; own sha256=$sum; find temp -name bannerkit
            """)
        #expect(
            ran.output == """
                bannerkit 1.0.0-rc.1 (banner language 1)
                checked 1 banner, no problems
                exit-code: 0
                bannerkit 1.0.0-rc.1 (banner language 1)
                ::error::bannerkit: cannot download SHA256SUMS of version 1.0.1
                exit-code:\u{20}
                ::error::bannerkit: the input `version` is not a version such as 1.0.0
                exit-code:\u{20}
                exit-code: 0
                ::error::bannerkit: WHEEL is not the file that the input `sha256` is of
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the release's checksums are of
                exit-code:\u{20}
                ::error::bannerkit: the release has no wheel for …
                exit-code:\u{20}
                ::error::bannerkit: cannot download SHA256SUMS of version 1.0.0-rc.1
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the release's checksums are of
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the input `sha256` is of
                exit-code:\u{20}

                """, "\(ran)")
    }
    /// The build is that of the action's sources, and nothing is downloaded.
    @Test(.enabled(if: Shell.hasTools)) func `is built as long as there is none`() throws {
        let make = """
            #!/bin/sh
            for word; do folder=${word#PREFIX=}; done
            mkdir -p "$folder/bin" && ln -s "$PROGRAM" "$folder/bin/bannerkit"
            echo "make $*" | sed "s|$ROOT/Sources/Packaging/action/../../..|ROOT|; s|$folder|FOLDER|"

            """
        let ran = try shell(
            """
            export RUNNER_TEMP=$PWD/temp PROGRAM=$(command -v bannerkit) BANNERKIT_RELEASES=file:///none
            chmod +x tools/make; export PATH=$PWD/tools:$(dirname "$(command -v python3)"):/usr/bin:/bin
            python3 "$ROOT/Tests/Outside/Packaging/runner.py"
            """, files: ["tools/make": make, "a.banner.yaml": "items: [a, b]\n"])
        #expect(
            ran.output == """
                make -C ROOT install DESTDIR= PREFIX=FOLDER
                bannerkit 1.0.0-rc.1 (banner language 1)
                checked 1 banner, no problems
                exit-code: 0
                sarif: False

                """, "\(ran)")
    }
}
