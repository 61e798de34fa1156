/// How much a run checked and what it found, for its final line.
package struct Tally: Sendable {
    /// How many files were checked.
    package private(set) var files = 0
    /// How many of those have findings.
    package private(set) var filesWithFindings = 0
    /// How many have findings other than advice.
    private var filesWithFaults = 0
    private var found = [0, 0, 0]
    /// How many scenarios of what is only shown fail.
    private var failing = 0
    /// How many scenarios that expect something were played; `nil` if none were to be.
    package private(set) var scenarios: Int?

    private let done: String

    /// Nothing checked yet; `done` is the verb for what is done with each file, in the final line.
    package init(_ done: String = "checked") { self.done = done }

    /// Counts a checked file, its findings, and its scenarios.
    package mutating func add(_ checked: CheckedFile) {
        add(checked.report)
        if let played = checked.scenarios { scenarios = (scenarios ?? 0) + played.count { $0.expectations > 0 } }
    }

    /// Counts a checked file, its findings, and how many of its scenarios fail.
    package mutating func add(_ report: Report, failing: Int = 0) {
        files += 1
        self.failing += failing
        if !report.isEmpty || failing > 0 { filesWithFindings += 1 }
        if report.count(of: .error) + report.count(of: .warning) + failing > 0 { filesWithFaults += 1 }
        addFindings(of: report)
    }

    /// Counts the findings in a file that is not one of those that are checked.
    package mutating func addFindings(of report: Report) {
        for severity in Severity.allCases { found[severity.rawValue] += report.count(of: severity) }
    }

    /// The number of findings of a severity.
    package func count(of severity: Severity) -> Int { found[severity.rawValue] }

    /// The final line of a run, as in "checked 12 banners: 3 errors and 1 warning in 2 of them".
    package var summary: String { summary(showsAdvice: true) }

    /// The final line of a run; advice that was not shown comes last, with the option that shows it.
    func summary(showsAdvice: Bool) -> String {
        let advice = count(of: .advice)
        guard showsAdvice || advice == 0 else {
            var shown = self
            shown.found[Severity.advice.rawValue] = 0
            return shown.summary + "; `--advice always` shows \(advice.of("piece")) of advice"
        }
        var words = "\(done) "
        if let scenarios { words += "\(scenarios.of("scenario")) of " }
        words += files.of("banner")
        guard let counts else { return words + (scenarios == 0 ? "" : ", no problems") }
        return words + ": \(counts)"
            + (files > 1 ? " in \(advice > 0 ? filesWithFindings : filesWithFaults) of them" : "")
    }

    /// The findings in words, as in "3 errors and 1 warning"; `nil` if there are none.
    var counts: String? {
        var parts = [
            (count(of: .error), "error", ""), (count(of: .warning), "warning", ""), (failing, "failing scenario", ""),
            (count(of: .advice), "piece", " of advice"),
        ].compactMap { count, noun, rest in count > 0 ? count.of(noun) + rest : nil }
        guard let last = parts.popLast() else { return nil }
        return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
    }
}

extension BinaryInteger {
    /// So many of something: `1 error`, `2 errors`.
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
