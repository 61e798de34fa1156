import Testing

/// The tests of `Tests/PageBundle`: how the pages' scripts are made out of their modules.
@Suite(.enabled(if: Shell.hasTools)) struct `The pages' scripts` {
    @Test func `are bundles of their modules`() throws {
        let ran = try shell("cd \"$ROOT/Tests/PageBundle\" && python3 -B -m unittest -b test_bundle")
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.errors.contains(/\nRan [1-9][0-9]* tests? in/), "no test ran")
    }
}
