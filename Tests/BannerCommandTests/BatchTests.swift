import Testing

#if os(Linux)
    /// The tests of `Tests/BatchTests`: what `batch` answers, also to records that are made to be hard.
    @Suite(.enabled(if: Shell.hasTools)) struct `bannerkit batch` {
        @Test(arguments: ["test_answers", "test_calendar", "test_examples", "test_hostile"])
        func `answers each record, in order`(file: String) throws {
            let ran = try shell(
                "cd \"$ROOT/Tests/BatchTests\" && BANNERKIT=$(command -v bannerkit) python3 -B -m unittest -b \(file)")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.errors.contains(/\nRan [1-9][0-9]* tests? in/), "no test ran")
        }
    }
#endif
