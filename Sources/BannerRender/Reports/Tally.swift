/// The totals of a run, for its summary line.
package struct Tally {
    /// The number of checked files.
    package private(set) var files = 0
    /// The number of files with findings.
    package private(set) var filesWithFindings = 0
    /// The number of files with findings other than advice.
    private var filesWithFaults = 0
    private var found = SIMD4<Int>()
    /// The number of failing scenarios in previews.
    private var failing = 0
    /// The number of played scenarios with expectations; `nil` if none were requested.
    package private(set) var scenarios: Int?

    private let done: String

    /// Zero totals; `done` is the verb of the summary line.
    package init(_ done: String = "checked") { self.done = done }

    /// Counts a file with its findings and scenarios.
    package mutating func add(_ checked: CheckedFile) {
        add(checked.report)
        if let played = checked.scenarios {
            scenarios = (scenarios ?? 0) + played.count { $0.expectations > 0 }
        }
    }

    /// Counts a file with its findings and failing scenarios.
    package mutating func add(_ report: Report, failing: Int = 0) {
        files += 1
        self.failing += failing
        if !report.isEmpty || failing > 0 { filesWithFindings += 1 }
        if report.count(of: .error) + report.count(of: .warning) + failing > 0 {
            filesWithFaults += 1
        }
        addFindings(of: report)
    }

    /// Counts findings without a file, such as those in settings.
    package mutating func addFindings(of report: Report) {
        found &+= report.counts
    }

    /// The number of findings of a severity.
    package func count(of severity: Severity) -> Int { found[severity.rawValue] }

    /// The summary line: `checked 12 banners: 3 errors and 1 warning in 2 of them`.
    package var summary: String { summary(showsAdvice: true) }

    /// The summary line; hidden advice comes last, with the option that shows it.
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
        let some = advice > 0 ? filesWithFindings : filesWithFaults
        return words + ": \(counts)" + (files > 1 && some > 0 ? " in \(some) of them" : "")
    }

    /// The counts in words, such as `3 errors and 1 warning`; `nil` if there are none.
    var counts: String? {
        var parts = [
            (count(of: .error), "error", ""), (count(of: .warning), "warning", ""),
            (failing, "failing scenario", ""),
            (count(of: .advice), "piece", " of advice"),
        ].compactMap { count, noun, rest in count > 0 ? count.of(noun) + rest : nil }
        guard let last = parts.popLast() else { return nil }
        return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
    }
}

extension BinaryInteger {
    /// The number with a noun in the right form: `1 error`, `2 errors`.
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
