import Testing

@Suite struct `A release for the action` {
    @Test(.enabled(if: Shell.hasTools)) func `is installed only if it is what the checksums are of`() throws {
        let ran = try shell(
            """
            \(Shell.installing)
            mkdir -p releases/v0.1.0 && python3 "$ROOT/Sources/Packaging/archive.py" stage releases/v0.1.0 >/dev/null
            (cd releases/v0.1.0 && python3 -c 'import glob, hashlib; n, = glob.glob("*.gz"); print(
                hashlib.sha256(open(n, "rb").read()).hexdigest() + "  " + n)' > SHA256SUMS)
            system=$(cut -d - -f 3- releases/v0.1.0/SHA256SUMS)
            printf 'items: [a, b]\\n' > a.banner.yaml
            PATH=$(dirname "$(command -v python3)"):/usr/bin:/bin
            export RUNNER_TEMP=$PWD/temp BANNERKIT_RELEASES=file://$PWD/releases
            act() { python3 "$ROOT/Tests/Packaging/runner.py" "$@" | grep -v '^sarif\\|^files' | sed "s/-$system/-SYSTEM/"; }
            act; rm -rf temp; act version=v0.1.0 | head -n 1; rm -rf temp; act version=0.2.0; act 'version=../x'
            sum=$(cut -c 1-64 releases/v0.1.0/SHA256SUMS); other=$(printf %064d 0)
            # A sum that is given counts, whatever the release says of itself.
            rm releases/v0.1.0/SHA256SUMS; act sha256="$(printf "$other\\n$sum")" | tail -n 1; act sha256=$other
            act; echo "$sum  another.gz" > releases/v0.1.0/SHA256SUMS; act
            for file in releases/v0.1.0/*.gz; do echo "$sum  ${file##*/}" > releases/v0.1.0/SHA256SUMS; echo >> "$file"; done
            rm -rf temp; act; act sha256=$sum; find temp -name bannerkit
            """)
        #expect(
            ran.output == """
                bannerkit 0.1.0 (banner language 1)
                checked 1 banner, no problems
                exit-code: 0
                bannerkit 0.1.0 (banner language 1)
                ::error::bannerkit: cannot download bannerkit-0.2.0-SYSTEM of version 0.2.0
                exit-code:\u{20}
                ::error::bannerkit: the input `version` is not a version such as 0.1.0
                exit-code:\u{20}
                exit-code: 0
                ::error::bannerkit: bannerkit-0.1.0-SYSTEM is not the file that the input `sha256` is of
                exit-code:\u{20}
                ::error::bannerkit: cannot download SHA256SUMS of version 0.1.0
                exit-code:\u{20}
                ::error::bannerkit: the release has no checksum of bannerkit-0.1.0-SYSTEM
                exit-code:\u{20}
                ::error::bannerkit: bannerkit-0.1.0-SYSTEM is not the file that the release's checksums are of
                exit-code:\u{20}
                ::error::bannerkit: bannerkit-0.1.0-SYSTEM is not the file that the input `sha256` is of
                exit-code:\u{20}

                """, "\(ran)")
    }
}
