import Testing

@testable import BannerRender

@Suite struct `A report of many files` {
    /// A file with an error in its first letter.
    private static func broken(_ name: String) -> CheckedFile {
        var report = Report()
        report.add(Finding(.sample(), "wrong", at: SourceRange(0, 1)))
        return CheckedFile(
            SourceFile(name: name, bytes: Array("a: 1\n".utf8)), report, at: .inside(name))
    }

    @Test
    func
        `for JUnit says of every file how many findings it has, and shows them while there is room`()
    {
        var format = JUnitReport(suite: "s", detailLimit: 1)
        for name in ["a", "b"] { #expect(format.add(Self.broken(name)).isEmpty) }
        #expect(
            format.end(Tally()) == """
                <testsuites name="bannerkit" tests="2" failures="2" errors="0" skipped="0" time="0">
                  <testsuite name="s" tests="2" failures="2" errors="0" skipped="0" time="0">
                    <testcase name="a" classname="s" file="a" time="0">
                      <failure type="BK2001" message="1 error">a:1:1: error[BK2001]: wrong
                  |
                1 | a: 1
                  | ^
                  |
                  = see: bannerkit explain BK2001

                </failure>
                    </testcase>
                    <testcase name="b" classname="s" file="b" time="0">
                      <failure type="BK2001" message="1 error">left out: the files before this one fill the report; \
                check it alone to see its findings
                </failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func `for GitLab distinguishes the findings of two links to one file`() {
        var format = GitLabReport()
        let parts = [
            format.add(Self.broken("a")), format.add(Self.broken("a")),
            format.add(Self.broken("b")),
        ]
        #expect(parts.map { $0.prefix(2) } == ["\n{", ",\n", ",\n"])
        #expect(Set(parts.map(Self.fingerprint)).count == 3)
    }

    @Test func `for code scanning holds the worst findings, whatever came first`() {
        var format = SARIFReport(rules: [])
        for number in 0..<51 { #expect(format.add(Self.many(.warning, in: "w\(number)")).isEmpty) }
        for number in 0..<51 { #expect(format.add(Self.many(.error, in: "e\(number)")).isEmpty) }
        let text = format.end(Tally())
        #expect(text.split(separator: "\n").count { $0.contains("\"level\":\"error\"") } == 5_000)
        #expect(!text.contains("\"level\":\"warning\""))
        #expect(format.leftOut == 5_200)
    }

    @Test func `for code scanning links to the rules of a release that knows its address`() {
        let rule = Rule.sample()
        let page =
            "https://a.b/c/d/blob/v\(Release.version)/Sources/BannerKit/BannerKit.docc/Rules.md#bk2001-sample"
        let linked = SARIFReport(rules: [rule], home: "https://a.b/c/d").begin()
        #expect(
            linked.contains("\"informationUri\":\"https://a.b/c/d\"")
                && linked.contains("\"helpUri\":\"\(page)\""))
        #expect(!SARIFReport(rules: [rule], home: nil).begin().contains("Uri"))
    }

    /// A file with 100 findings.
    private static func many(_ severity: Severity, in name: String) -> CheckedFile {
        var report = Report()
        for _ in 0..<100 { report.add(Finding(.sample(severity), "wrong", at: SourceRange(0, 1))) }
        return CheckedFile(
            SourceFile(name: name, bytes: Array("a: 1\n".utf8)), report, at: .inside(name))
    }

    private static func fingerprint(_ text: String) -> Substring {
        text.split(separator: "\"fingerprint\":\"").last?.prefix(64) ?? ""
    }
}
