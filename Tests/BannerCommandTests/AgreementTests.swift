import Testing

@Suite struct `The JSON Schema and bannerkit validate` {
    @Test(.enabled(if: Shell.hasTools)) func `agree on random banners, except for the listed rules`() throws {
        let ran = try shell("python3 \"$ROOT/Tests/Agreement/agreement.py\" 300")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
        #expect(ran.output.hasPrefix("300 specs, seed 1: "))
        #expect(ran.output.contains("\n  disagreements: 0\n"))
    }
}
