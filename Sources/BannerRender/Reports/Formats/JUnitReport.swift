/// JUnit's XML: one test case per scenario that was played, and one per file without any, or with other findings; one
/// with an error fails, and a file that could not be read is an error.
///
/// The same input gives the same bytes, so every time is 0. The counts come first, so the test cases are kept until the
/// end; the amount of finding text in them is limited, which GitLab also requires: it does not read a report of 30 MB.
package struct JUnitReport: ReportWriter {
    private let text = TextReport()
    private var cases = ""
    private var count = 0
    private var failures = 0
    private var errors = 0
    private var skipped = 0

    private let suite: String
    /// How many bytes of finding text are kept; a later test case has only the number of its findings.
    private let detailLimit: Int
    private var detailCount = 0

    /// A report without test cases yet, in a suite with this name.
    package init(suite: String = "bannerkit.validate", detailLimit: Int = 16 << 20) {
        self.suite = suite
        self.detailLimit = detailLimit
    }

    package func begin() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    package mutating func add(_ checked: CheckedFile) -> String {
        let path = XMLText.attribute(Sanitiser().visible(checked.location.path))
        for (number, scenario) in (checked.scenarios ?? []).enumerated() {
            let name = XMLText.attribute(Sanitiser().visible(scenario.name))
            add("name=\(name) classname=\(path) file=\(path)", content(checked, scenario, number))
        }
        var rest = checked.report
        if checked.scenarios != nil {
            rest = Report(checked.report.keptFindings.filter { $0.rule.group != .scenarios })
            if rest.isEmpty { return "" }
        }
        add("name=\(path) classname=\"\(suite)\" file=\(path)", content(checked, rest))
        return ""
    }

    private mutating func add(_ names: String, _ inside: String) {
        count += 1
        cases += "    <testcase \(names) time=\"0\"" + (inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n")
    }

    private mutating func content(_ checked: CheckedFile, _ scenario: PlayedScenario, _ number: Int) -> String {
        guard scenario.expectations > 0 else {
            skipped += 1
            return "      <skipped message=\"it expects nothing\"/>\n"
        }
        guard scenario.failures > 0 else { return "" }
        failures += 1
        let place = "/scenarios/\(number)/"
        var report = Report(
            checked.report.findings.filter { $0.rule.group == .scenarios && $0.path.hasPrefix(place) })
        while report.count(of: .error) < scenario.failures { report.addUnseen(.error) }
        return failure(report, in: checked.file, of: "failure", report.findings.first?.rule.id ?? "BK6001")
    }

    private mutating func failure(_ report: Report, in file: SourceFile, of kind: String, _ rule: String) -> String {
        let details = details(report, in: file)
        var tally = Tally()
        tally.add(report)
        let message = XMLText.attribute(tally.counts ?? "")
        return "      <\(kind) type=\"\(rule)\" message=\(message)>\(details)</\(kind)>\n"
    }

    private mutating func content(_ checked: CheckedFile, _ report: Report) -> String {
        let isUnread = report.findings.contains { $0.rule.group == .reading && $0.severity == .error }
        if let fault = checked.fault {
            errors += 1
            let words = Sanitiser().visible(fault)
            return
                "      <error type=\"unread\" message=\(XMLText.attribute(words))>\(XMLText.content(words))</error>\n"
        }
        guard !report.isEmpty else { return "" }
        let worst = report.findings.min { $0.severity < $1.severity }
        guard report.hasErrors, let worst else {
            return "      <system-out>\(details(report, in: checked.file))</system-out>\n"
        }
        if isUnread { errors += 1 } else { failures += 1 }
        return failure(report, in: checked.file, of: isUnread ? "error" : "failure", worst.rule.id)
    }

    /// The findings as text, while there is room for them.
    private mutating func details(_ report: Report, in file: SourceFile) -> String {
        guard detailCount < detailLimit else {
            return "left out: the files before this one fill the report; check it alone to see its findings\n"
        }
        let words = XMLText.content(text.text(of: report, in: file))
        detailCount += words.utf8.count
        return words
    }

    package func end(_ tally: Tally) -> String {
        let counts =
            "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
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
