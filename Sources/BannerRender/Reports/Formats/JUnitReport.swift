/// JUnit XML: a test case per played scenario, and one per file without scenarios or with other
/// findings.
///
/// A test case with errors fails, and a file that cannot be read is an error. Times are 0, so that
/// the output is deterministic. The counts come first, so test cases are buffered. Finding texts
/// are limited, because GitLab does not read reports over 30 MB.
package struct JUnitReport: ReportWriter {
    private var cases = ""
    private var (count, failures, errors, skipped) = (0, 0, 0, 0)

    private let suite: String
    /// The limit on finding texts in bytes; later test cases contain only counts.
    private let detailLimit: Int
    private var detailCount = 0

    /// An empty report with this suite name.
    package init(suite: String = "bannerkit.validate", detailLimit: Int = 16 << 20) {
        self.suite = suite
        self.detailLimit = detailLimit
    }

    package func begin() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    package mutating func add(_ checked: CheckedFile) -> String {
        let path = attribute(checked.location.path)
        for (number, scenario) in (checked.scenarios ?? []).enumerated() {
            add(
                "name=\(attribute(scenario.name)) classname=\(path)", path,
                content(checked, scenario, number))
        }
        var rest = checked.report
        if checked.scenarios != nil {
            rest = Report(checked.report.keptFindings.filter { $0.rule.group != .scenarios })
            if rest.isEmpty { return "" }
        }
        add("name=\(path) classname=\"\(suite)\"", path, content(checked, rest))
        return ""
    }

    private func attribute(_ text: String) -> String {
        XMLText.attribute(Sanitiser().visible(text))
    }

    private mutating func add(_ names: String, _ path: String, _ inside: String) {
        count += 1
        cases += "    <testcase \(names) file=\(path) time=\"0\""
        cases += inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n"
    }

    private mutating func content(_ checked: CheckedFile, _ scenario: PlayedScenario, _ number: Int)
        -> String
    {
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
            let isUnread = report.findings.contains {
                $0.rule.group == .reading && $0.severity == .error
            }
            return failure(report, in: checked.file, isError: isUnread, worst.rule.id)
        }
        return report.isEmpty
            ? "" : "      <system-out>\(details(report, in: checked.file))</system-out>\n"
    }

    private mutating func failure(
        _ report: Report, in file: SourceFile, isError: Bool = false, _ rule: String
    ) -> String {
        var tally = Tally()
        tally.add(report)
        return element(
            isError ? "error" : "failure", rule, tally.counts ?? "", details(report, in: file))
    }

    /// The element of a failed test case or an error.
    private mutating func element(
        _ name: String, _ type: String, _ message: String, _ inside: String
    ) -> String {
        if name == "error" { errors += 1 } else { failures += 1 }
        return "      <\(name) type=\"\(type)\" message=\(attribute(message))>\(inside)</\(name)>\n"
    }

    /// The findings as text, within the limit.
    private mutating func details(_ report: Report, in file: SourceFile) -> String {
        guard detailCount < detailLimit else {
            return
                """
                left out: the files before this one fill the report; check it alone to see its \
                findings\n
                """
        }
        let words = XMLText.content(TextReport().text(of: report, in: file))
        detailCount += words.utf8.count
        return words
    }

    package func end(_ tally: Tally) -> String {
        let counts =
            """
            tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" \
            skipped=\"\(skipped)\" time=\"0\"
            """
        return """
            <testsuites name="bannerkit" \(counts)>
              <testsuite name="\(suite)" \(counts)>
            \(cases)  </testsuite>
            </testsuites>

            """
    }
}
