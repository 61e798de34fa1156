/// JUnit's XML: one test case per scenario that was played, and one per file without any, or with other findings; one
/// with an error fails, and a file that could not be read is an error.
///
/// The same input gives the same bytes, so every time is 0. The counts come first, so the test cases are kept until the
/// end; the amount of finding text in them is limited, which GitLab also requires: it does not read a report of 30 MB.
package struct JUnitReport: ReportWriter {
    private var cases = ""
    private var (count, failures, errors, skipped) = (0, 0, 0, 0)

    private let suite: String
    /// How many bytes of finding text are kept; a later test case has only the number of its findings.
    private let detailLimit: Int
    private var detailCount = 0

    /// A report without test cases yet, in a suite with this name.
    package init(suite: String = "bannerkit.validate", detailLimit: Int = 16 << 20) {
        (self.suite, self.detailLimit) = (suite, detailLimit)
    }

    package func begin() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    package mutating func add(_ checked: CheckedFile) -> String {
        let path = attribute(checked.location.path)
        for (number, scenario) in (checked.scenarios ?? []).enumerated() {
            add("name=\(attribute(scenario.name)) classname=\(path)", path, content(checked, scenario, number))
        }
        var rest = checked.report
        if checked.scenarios != nil {
            rest = Report(checked.report.keptFindings.filter { $0.rule.group != .scenarios })
            if rest.isEmpty { return "" }
        }
        add("name=\(path) classname=\"\(suite)\"", path, content(checked, rest))
        return ""
    }

    private func attribute(_ text: String) -> String { XMLText.attribute(Sanitiser().visible(text)) }

    private mutating func add(_ names: String, _ path: String, _ inside: String) {
        count += 1
        cases += "    <testcase \(names) file=\(path) time=\"0\""
        cases += inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n"
    }

    private mutating func content(_ checked: CheckedFile, _ scenario: PlayedScenario, _ number: Int) -> String {
        guard scenario.expectations > 0 else {
            skipped += 1
            return "      <skipped message=\"it expects nothing\"/>\n"
        }
        guard scenario.failures > 0 else { return "" }
        var report = Report(
            checked.report.findings.filter {
                $0.rule.group == .scenarios && $0.path.hasPrefix("/scenarios/\(number)/")
            })
        while report.count(of: .error) < scenario.failures { report.addUnseen(.error) }
        return failure(report, in: checked.file, report.findings.first?.rule.id ?? "BK6001")
    }

    private mutating func content(_ checked: CheckedFile, _ report: Report) -> String {
        if let fault = checked.fault {
            return element("error", "unread", fault, XMLText.content(Sanitiser().visible(fault)))
        }
        let worst = report.findings.min { $0.severity < $1.severity }
        if report.hasErrors, let worst {
            let isUnread = report.findings.contains { $0.rule.group == .reading && $0.severity == .error }
            return failure(report, in: checked.file, isError: isUnread, worst.rule.id)
        }
        return report.isEmpty ? "" : "      <system-out>\(details(report, in: checked.file))</system-out>\n"
    }

    private mutating func failure(
        _ report: Report, in file: SourceFile, isError: Bool = false, _ rule: String
    ) -> String {
        var tally = Tally()
        tally.add(report)
        return element(isError ? "error" : "failure", rule, tally.counts ?? "", details(report, in: file))
    }

    /// What a test case contains that failed, or is an error.
    private mutating func element(_ name: String, _ type: String, _ message: String, _ inside: String) -> String {
        if name == "error" { errors += 1 } else { failures += 1 }
        return "      <\(name) type=\"\(type)\" message=\(attribute(message))>\(inside)</\(name)>\n"
    }

    /// The findings as text, while there is room for them.
    private mutating func details(_ report: Report, in file: SourceFile) -> String {
        guard detailCount < detailLimit else {
            return "left out: the files before this one fill the report; check it alone to see its findings\n"
        }
        let words = XMLText.content(TextReport().text(of: report, in: file))
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
