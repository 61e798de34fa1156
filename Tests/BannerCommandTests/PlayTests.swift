import Testing

#if os(Linux)
    /// What `Tests/Terminal` sees on the screen of a terminal.
    struct `bannerkit play` {
        @Test func `plays a banner and turns with keys`() throws {
            let ran = try shell(
                "cd \"$ROOT/Tests/Terminal\" && BANNERKIT=$(command -v bannerkit) python3 -B -m unittest -b play")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.errors.contains(/\nRan [1-9][0-9]* tests? in/), "no test ran")
        }
    }
#endif
