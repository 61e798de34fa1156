import Testing

@Suite struct `A pattern in settings` {
    private static let files = ["a.banner.yaml": "items: [a]\n", ".git/HEAD": ""]
    /// 110 patterns, and 100.
    private static let tooMany = "{1,2,3,4,5,6,7,8,9,10}{1,2,3,4,5,6,7,8,9,10,11}"
    private static let hundred = "{1,2,3,4,5,6,7,8,9,10}{1,2,3,4,5,6,7,8,9,10}"

    /// Settings, with the place and the end of what is found in them.
    @Test(arguments: [
        ("exclude: '\(tooMany)'", "1:10", "100 patterns"),
        ("exclude: [a, '\(tooMany)']", "1:14", "100 patterns"),
        ("overrides:\n  - files: ['\(tooMany)']\n    rules: { BK5: off }", "2:13", "100 patterns"),
        ("exclude: 'a/[bc]'", "1:10", "`a/[bc]` has a bracket, which patterns do not have"),
        (
            "overrides:\n  - files: '[ab]/'\n    rules: { BK5: off }", "2:12",
            "which patterns do not have"
        ),
    ])
    func `is a mistake with brackets, or where its braces stand for too many`(
        settings: String, place: String, end: String
    ) throws {
        let ran = try shell(
            "bannerkit validate . > out; code=$?; grep '^.bannerkit.yaml:' out; exit $code",
            files: Self.files.merging([".bannerkit.yaml": settings + "\n"]) { $1 })
        #expect(
            ran.code == 2 && ran.output.hasPrefix(".bannerkit.yaml:\(place): error[BK2004]: "),
            "\(ran)")
        #expect(ran.output.hasSuffix("\(end)\n"), "\(ran)")
    }

    @Test func `may have braces that stand for a hundred`() throws {
        let ran = try shell(
            "bannerkit validate .",
            files: Self.files.merging([".bannerkit.yaml": "exclude: '\(Self.hundred)'\n"]) { $1 })
        #expect(ran == Ran(output: "checked 1 banner, no problems\n"))
    }
}
