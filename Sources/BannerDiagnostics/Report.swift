/// The findings of one reading of a file; reading continues after a fault, so that one run reports
/// everything.
public struct BannerReport: Sendable {
    /// The maximum number of findings to show for one file; the others are counted («What a banner
    /// means», Limits).
    package static let shownLimit = 100
    /// The maximum number of findings to store.
    private let keptLimit: Int

    private var kept: [Finding] = []
    /// The number of findings of each severity, by its raw value.
    package private(set) var counts = SIMD4<Int>()

    /// A report without findings.
    ///
    /// - Parameter keepsAll: whether to store every finding, as fixes require, instead of enough to
    ///   choose the shown ones from.
    package init(keepsAll: Bool = false) {
        keptLimit = keepsAll ? .max : 2_000
    }

    /// A report of these findings.
    package init(_ findings: [Finding]) {
        self.init()
        for finding in findings { add(finding) }
    }

    /// Adds a finding; returns its index in `keptFindings`, or `nil` if it is only counted.
    @discardableResult
    package mutating func add(_ diagnostic: Finding) -> Int? {
        counts[diagnostic.severity.rawValue] += 1
        guard kept.count < keptLimit else { return nil }
        kept.append(diagnostic)
        return kept.count - 1
    }

    /// Adds the findings of another report on the same file.
    package mutating func add(_ other: Report) {
        for finding in other.kept.prefix(keptLimit - kept.count) { kept.append(finding) }
        counts &+= other.counts
    }

    /// Adds the remedies of a stored finding, and an explanation if there are none.
    package mutating func resolve(_ number: Int, by remedies: [Remedy], explanation: Words? = nil) {
        kept[number].remedies += remedies
        kept[number].explanation = explanation ?? kept[number].explanation
    }

    /// Replaces the remedies of a stored finding.
    package mutating func replaceRemedies(of number: Int, by remedies: [Remedy]) {
        kept[number].remedies = remedies
    }

    /// Adds a note to the stored findings that match.
    package mutating func note(_ message: Words, _ isMeant: (Finding) -> Bool) {
        for number in kept.indices where isMeant(kept[number]) {
            kept[number].notes.append(Note(message))
        }
    }

    /// Counts a finding without storing it.
    package mutating func addUnseen(_ severity: Severity) { counts[severity.rawValue] += 1 }

    /// The stored findings, in the order in which they were added; beyond some thousands they are
    /// only counted.
    package var keptFindings: [Finding] { kept }

    /// Whether every finding is stored.
    package var keepsAll: Bool { kept.count < keptLimit }

    /// Removes the stored findings with these indices.
    package mutating func remove(_ numbers: Set<Int>) {
        guard !numbers.isEmpty else { return }
        remove(kept.indices.map(numbers.contains))
    }

    /// Removes the stored findings for which `isRemoved`, indexed like `keptFindings`, is true.
    package mutating func remove(_ isRemoved: [Bool]) {
        for (finding, isRemoved) in zip(kept, isRemoved) where isRemoved {
            counts[finding.severity.rawValue] -= 1
        }
        kept = zip(kept, isRemoved).filter { !$0.1 }.map(\.0)
    }

    /// Applies a project's rule settings to the stored findings: some are removed, some get another
    /// severity.
    ///
    /// - Parameters:
    ///   - configuration: the project's rule settings.
    ///   - isKept: whether a finding stays unchanged.
    package mutating func apply(
        _ configuration: RuleConfiguration, but isKept: (Finding) -> Bool = { _ in false }
    ) {
        guard !configuration.isStandard else { return }
        remove(kept.map { configuration.severity(of: $0.rule) == nil && !isKept($0) })
        for index in kept.indices where !isKept(kept[index]) {
            counts[kept[index].severity.rawValue] -= 1
            kept[index].severity =
                configuration.severity(of: kept[index].rule) ?? kept[index].severity
            counts[kept[index].severity.rawValue] += 1
        }
    }

    /// Raises the stored findings of a rule to errors, and changes them with `change`.
    package mutating func raise(_ rule: Rule, _ change: (inout Finding) -> Void) {
        for index in kept.indices
        where kept[index].rule.id == rule.id && kept[index].severity != .error {
            counts[kept[index].severity.rawValue] -= 1
            kept[index].severity = .error
            change(&kept[index])
            counts[Severity.error.rawValue] += 1
        }
    }

    /// Whether there are no findings.
    package var isEmpty: Bool { counts.wrappedSum() == 0 }

    /// The number of findings of a severity, including those that are not shown.
    public func count(of severity: BannerReport.Severity) -> Int { counts[severity.rawValue] }

    /// Whether there is a finding of at least this severity.
    package func hasFindings(asBadAs severity: Severity) -> Bool {
        (0...severity.rawValue).contains { counts[$0] > 0 }
    }

    /// Whether there is a finding of severity error.
    package var hasErrors: Bool { count(of: .error) > 0 }

    /// The findings to show, by place and then by rule; at most `shownLimit`.
    ///
    /// More would be slow to print and too many to read. Whatever prints these should also print
    /// `hiddenCount`; `count(of:)` counts all findings.
    public var findings: [BannerReport.Finding] {
        kept.indices.sorted { a, b in
            (kept[a].range.start, kept[a].rule.id, a) < (kept[b].range.start, kept[b].rule.id, b)
        }.prefix(Report.shownLimit).map { kept[$0] }
    }

    /// The report with only the shown findings and unchanged counts, to save memory.
    package var shown: Report {
        guard kept.count > Report.shownLimit else { return self }
        var shown = self
        shown.kept = findings
        return shown
    }

    /// The number of findings that are not in `findings`.
    public var hiddenCount: Int { max(0, counts.wrappedSum() - Report.shownLimit) }

    /// `hiddenCount` as a sentence; `nil` if it is 0.
    package var hiddenWords: String? {
        guard hiddenCount > 0 else { return nil }
        return "\(hiddenCount) more \(hiddenCount == 1 ? "finding is" : "findings are") not shown"
    }
}
