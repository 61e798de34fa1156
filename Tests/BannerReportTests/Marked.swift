import BannerReport
import Diagnostics

/// A text with `⟦` and `⟧` around a range, as a file and that range.
struct Marked {
    let file: SourceFile
    let range: SourceRange

    init(_ text: String, name: String = "a.banner.yaml") {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.firstIndex(of: "⟦") ?? 0
        let end = (scalars.firstIndex(of: "⟧") ?? 1) - 1
        var clean = String.UnicodeScalarView()
        clean.append(contentsOf: scalars.filter { $0 != "⟦" && $0 != "⟧" })
        file = SourceFile(name: name, bytes: Array(String(clean).utf8))
        range = SourceRange(start, end)
    }
}

extension Rule {
    /// A rule for tests that are about printing.
    static func sample(_ severity: Severity = .error, id: String = "BK2001") -> Rule {
        Rule(id, "sample", severity, "a sample", explanation: "", bad: "", good: "")
    }
}

/// The text report of one finding without the hint to the documentation: what a person reads.
func printed(_ diagnostic: Diagnostic, in file: SourceFile, style: TextStyle = TextStyle()) -> String {
    var report = Report()
    report.add(diagnostic)
    return TextReport(style).text(of: report, in: file)
}

/// The code line and the line with the marks, for the range between `⟦` and `⟧`.
func code(_ text: String, style: TextStyle = TextStyle()) -> [String] {
    let marked = Marked(text)
    let lines = printed(Diagnostic(.sample(), "m", at: marked.range), in: marked.file, style: style)
        .split(separator: "\n", omittingEmptySubsequences: false)
    return lines[2...].prefix { $0 != "  |" }.map(String.init)
}
