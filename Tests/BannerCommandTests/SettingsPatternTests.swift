import Testing

@Suite struct `A pattern in settings` {
    private static let files = ["a.banner.yaml": "items: [a]\n", ".git/HEAD": ""]
    /// 1,001 patterns, and 1,000.
    private static let tooMany = "{1,2,3,4,5,6,7}{1,2,3,4,5,6,7,8,9,10,11}{1,2,3,4,5,6,7,8,9,10,11,12,13}"
    private static let thousand = "{1,2,3,4,5,6,7,8,9,10}{1,2,3,4,5,6,7,8,9,10}{1,2,3,4,5,6,7,8,9,10}"

    /// Settings, with the place and the end of what is found in them.
    @Test(arguments: [
        ("exclude: '\(tooMany)'", "1:10", "1000 patterns"), ("exclude: [a, '\(tooMany)']", "1:14", "1000 patterns"),
        ("overrides:\n  - files: ['\(tooMany)']\n    rules: { BK5: off }", "2:13", "1000 patterns"),
        (
            "exclude:" + (0...10).map { "\n  - 'a\($0)\(thousand)'" }.joined(), "12:5",
            "10000 patterns, together with those before it"
        ),
    ])
    func `is a mistake where its braces stand for too many`(settings: String, place: String, end: String) throws {
        let ran = try shell(
            "bannerkit validate . > out; code=$?; grep '^.bannerkit.yaml:' out; exit $code",
            files: Self.files.merging([".bannerkit.yaml": settings + "\n"]) { $1 })
        #expect(
            ran.code == 2 && ran.output.hasPrefix(".bannerkit.yaml:\(place): error[BK2004]: the braces of `"), "\(ran)")
        #expect(ran.output.hasSuffix("` stand for more than \(end)\n"), "\(ran)")
    }

    @Test func `may have braces that stand for a thousand`() throws {
        let ran = try shell(
            "bannerkit validate .",
            files: Self.files.merging([".bannerkit.yaml": "exclude: '\(Self.thousand)'\n"]) { $1 })
        #expect(ran == Ran(output: "checked 1 banner, no problems\n"))
    }
}
