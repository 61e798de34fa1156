import BannerRender
import BannerTestSupport

extension Marked {
    /// The text as the file that the tests name.
    var file: SourceFile { file(named: "a.banner.yaml") }
}

extension Rule {
    /// A rule for tests that are about printing.
    static func sample(_ severity: Severity = .error, id: String = "BK2001") -> Rule {
        Rule(id, "sample", severity, "a sample", "")
    }
}

/// The text report of one finding without the hint to the documentation: what a person reads.
func printed(_ finding: Finding, in file: SourceFile, style: TextStyle = TextStyle()) -> String {
    var report = Report()
    report.add(finding)
    return TextReport(style).text(of: report, in: file)
}

/// The code line and the line with the marks, for the range between `⟦` and `⟧`.
func code(_ text: String, style: TextStyle = TextStyle()) -> [String] {
    let marked = Marked(text)
    let lines = printed(Finding(.sample(), "m", at: marked.range), in: marked.file, style: style)
        .split(separator: "\n", omittingEmptySubsequences: false)
    return lines[2...].prefix { $0 != "  |" }.map(String.init)
}
