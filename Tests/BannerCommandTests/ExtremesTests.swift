import Testing

/// A sample of `make extremes`.
@Suite struct `Numbers at the ends of what is allowed` {
    @Test(.enabled(if: Shell.hasTools)) func `end no command by a fault of its own, nor without bounds`() throws {
        let ran = try shell(
            "cd \"$ROOT/Tests/Extremes\" && python3 -B extremes.py --sample 250 \"$(command -v bannerkit)\"")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
        #expect(ran.output == "250 runs, 0 of them wrong\n")
    }
}
