import BannerDiagnostics

/// JUnit's XML: one test case per file; one with an error fails, and one that could not be read is an error.
///
/// The same input gives the same bytes, so every time is 0. The counts come first, so the test cases are kept until the
/// end; the amount of finding text in them is limited, which GitLab also requires: it does not read a report of 30 MB.
package struct JUnitReport: ReportWriter {
    private let text = TextReport()
    private var cases = ""
    private var count = 0
    private var failures = 0
    private var errors = 0

    private let suite: String
    /// How many bytes of finding text are kept; a later test case has only the number of its findings.
    private let detailLimit: Int
    private var detailCount = 0

    /// A report without test cases yet, in a suite with this name.
    package init(suite: String = "bannerkit.validate") {
        self.init(suite: suite, detailLimit: 16 << 20)
    }

    init(suite: String, detailLimit: Int) {
        self.suite = suite
        self.detailLimit = detailLimit
    }

    package func begin() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    package mutating func add(_ checked: CheckedFile) -> String {
        count += 1
        let path = XMLText.attribute(Sanitiser().visible(checked.location.path))
        cases += "    <testcase name=\(path) classname=\"\(suite)\" file=\(path) time=\"0\""
        let inside = content(checked)
        cases += inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n"
        return ""
    }

    private mutating func content(_ checked: CheckedFile) -> String {
        let isUnread = checked.report.findings.contains { $0.rule.group == .reading && $0.severity == .error }
        if let fault = checked.fault {
            errors += 1
            let words = Sanitiser().visible(fault)
            return
                "      <error type=\"unread\" message=\(XMLText.attribute(words))>\(XMLText.content(words))</error>\n"
        }
        guard !checked.report.isEmpty else { return "" }
        let details = details(checked)
        var tally = Tally()
        tally.add(checked.report)
        let message = XMLText.attribute(tally.counts ?? "")
        let worst = checked.report.findings.min { $0.severity < $1.severity }
        guard checked.report.hasErrors, let worst else {
            return "      <system-out>\(details)</system-out>\n"
        }
        if isUnread { errors += 1 } else { failures += 1 }
        let name = isUnread ? "error" : "failure"
        return "      <\(name) type=\"\(worst.rule.id)\" message=\(message)>\(details)</\(name)>\n"
    }

    /// The findings as text, while there is room for them.
    private mutating func details(_ checked: CheckedFile) -> String {
        guard detailCount < detailLimit else {
            return "left out: the files before this one fill the report; check it alone to see its findings\n"
        }
        let words = XMLText.content(text.text(of: checked.report, in: checked.file))
        detailCount += words.utf8.count
        return words
    }

    package func end(_ tally: Tally) -> String {
        let counts = "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
        return """
            <testsuites name="bannerkit" \(counts)>
              <testsuite name="\(suite)" \(counts)>
            \(cases)  </testsuite>
            </testsuites>

            """
    }
}

extension ReportFormat {
    /// JUnit's XML.
    static let junit = ReportFormat("junit") { JUnitReport(suite: "bannerkit.\($0.command)") }
}
