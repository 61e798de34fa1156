import Testing

@Suite struct `A release for the action` {
    @Test(.enabled(if: Shell.hasTools)) func `is installed only if it is what the checksums are of`() throws {
        let ran = try shell(
            """
            \(Shell.installing)
            python3 "$ROOT/Sources/Packaging/wheel.py" stage releases/v0.1.0 >/dev/null
            name=$(ls releases/v0.1.0) other=$(printf %064d 0)
            sum=$(python3 -c 'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())' < "releases/v0.1.0/$name")
            sums() { printf '%s  %s\\n' "$@" > releases/v0.1.0/SHA256SUMS; }
            printf 'items: [a, b]\\n' > a.banner.yaml
            PATH=$(dirname "$(command -v python3)"):/usr/bin:/bin
            export RUNNER_TEMP=$PWD/temp BANNERKIT_RELEASES=file://$PWD/releases
            act() { python3 "$ROOT/Tests/Outside/Packaging/runner.py" "$@" | grep -v '^sarif' | sed "s/$name/WHEEL/;s/for .* on .*/for …/"; }
            sums $other another.whl $sum "$name"
            act; rm -rf temp; act version=v0.1.0 | head -n 1; rm -rf temp; act version=0.2.0; act 'version=../x'
            # A sum that is given counts, whatever the release says of itself.
            sums $other "$name"; act sha256="$(printf "$other\\n$sum")" | tail -n 1; act sha256=$other
            act; sums $sum another.whl; act; rm releases/v0.1.0/SHA256SUMS; act
            sums $sum "$name"; echo >> "releases/v0.1.0/$name"
            rm -rf temp; act; act sha256=$sum; find temp -name bannerkit
            """)
        #expect(
            ran.output == """
                bannerkit 0.1.0 (banner language 1)
                checked 1 banner, no problems
                exit-code: 0
                bannerkit 0.1.0 (banner language 1)
                ::error::bannerkit: cannot download SHA256SUMS of version 0.2.0
                exit-code:\u{20}
                ::error::bannerkit: the input `version` is not a version such as 0.1.0
                exit-code:\u{20}
                exit-code: 0
                ::error::bannerkit: WHEEL is not the file that the input `sha256` is of
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the release's checksums are of
                exit-code:\u{20}
                ::error::bannerkit: the release has no wheel for …
                exit-code:\u{20}
                ::error::bannerkit: cannot download SHA256SUMS of version 0.1.0
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the release's checksums are of
                exit-code:\u{20}
                ::error::bannerkit: WHEEL is not the file that the input `sha256` is of
                exit-code:\u{20}

                """, "\(ran)")
    }
}
