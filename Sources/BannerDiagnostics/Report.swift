/// What one reading of a file found; reading continues after a fault, so that one run reports everything.
public struct BannerReport: Sendable {
    /// How many findings of one file are shown; the others are counted («What a banner means», Limits).
    public static let shownLimit = 100
    /// How many findings are kept to choose the shown ones from.
    private let keptLimit: Int

    private var kept: [Diagnostic] = []
    /// How many findings there are of each severity, by its number.
    private var counts = SIMD4<Int>()

    /// A report without findings.
    ///
    /// - Parameter keepsAll: whether every finding is kept, as for fixes, and not just enough to choose the shown ones
    ///   from.
    package init(keepsAll: Bool = false) {
        keptLimit = keepsAll ? .max : 2_000
    }

    /// A report of these findings.
    package init(_ findings: [Diagnostic]) {
        self.init()
        for finding in findings { add(finding) }
    }

    /// Adds a finding; returns its number in `keptFindings`, if it is kept.
    @discardableResult
    package mutating func add(_ diagnostic: Diagnostic) -> Int? {
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

    /// Marks a kept finding's fix as unsafe, and says why.
    package mutating func doubtFix(ofKept number: Int, because note: Note) {
        kept[number].fix?.isSafe = false
        kept[number].fix?.isUnique = false
        kept[number].notes.append(note)
    }

    /// Removes every fix, or keeps it, and only as a safe one if `isSafe`.
    package mutating func limitFixes(toSafe isSafe: Bool?) {
        for index in kept.indices {
            guard let isSafe else {
                kept[index].fix = nil
                if let otherwise = kept[index].otherwise {
                    (kept[index].message, kept[index].help) = otherwise
                }
                continue
            }
            if !isSafe { kept[index].fix?.isSafe = false }
        }
    }

    /// Replaces each kept finding by another of the same severity, or removes it.
    package mutating func rewrite(_ change: (Diagnostic) -> Diagnostic?) {
        kept = kept.compactMap { finding in
            let changed = change(finding)
            if changed == nil { counts[finding.severity.rawValue] -= 1 }
            return changed
        }
    }

    /// Counts a finding that is not shown.
    package mutating func addUnseen(_ severity: Severity) { counts[severity.rawValue] += 1 }

    /// The findings that are kept, in the order in which they were added; after some thousands they are only counted.
    package var keptFindings: [Diagnostic] { kept }

    /// Whether every finding is kept.
    package var keepsAll: Bool { kept.count < keptLimit }

    /// Removes the kept findings for which `isRemoved`, called with their index in `keptFindings`, is true.
    package mutating func remove(_ isRemoved: [Bool]) {
        for (finding, isRemoved) in zip(kept, isRemoved) where isRemoved { counts[finding.severity.rawValue] -= 1 }
        kept = zip(kept, isRemoved).filter { !$0.1 }.map(\.0)
    }

    /// Applies what a project has decided about rules to the kept findings: some are removed, some get another severity.
    package mutating func apply(_ rulings: Rulings) {
        guard !rulings.isStandard else { return }
        remove(kept.map { rulings.severity(of: $0.rule) == nil })
        for index in kept.indices {
            counts[kept[index].severity.rawValue] -= 1
            kept[index].severity = rulings.severity(of: kept[index].rule) ?? kept[index].severity
            counts[kept[index].severity.rawValue] += 1
        }
    }

    /// Raises the kept findings of a rule to errors, and changes what they say.
    package mutating func raise(_ rule: Rule, _ change: (inout Diagnostic) -> Void) {
        for index in kept.indices where kept[index].rule.id == rule.id && kept[index].severity != .error {
            counts[kept[index].severity.rawValue] -= 1
            kept[index].severity = .error
            change(&kept[index])
            counts[Severity.error.rawValue] += 1
        }
    }

    /// Whether there are no findings at all.
    public var isEmpty: Bool { counts.wrappedSum() == 0 }

    /// The number of findings of a severity, including those over the limit.
    public func count(of severity: BannerReport.Severity) -> Int { counts[severity.rawValue] }

    /// Whether there is a finding of this severity or worse.
    package func hasFindings(asBadAs severity: Severity) -> Bool {
        Severity.allCases.contains { $0 <= severity && count(of: $0) > 0 }
    }

    /// Whether there is a finding of severity error.
    public var hasErrors: Bool { count(of: .error) > 0 }

    /// The findings to show, by place and then by rule; at most `shownLimit`.
    ///
    /// Nobody reads more, and each costs time to print. What prints these also prints `hiddenCount`; `count(of:)` counts
    /// all.
    public var findings: [BannerReport.Diagnostic] {
        Array(
            kept.enumerated().sorted { a, b in
                (a.element.range.start, a.element.rule.id, a.offset)
                    < (b.element.range.start, b.element.rule.id, b.offset)
            }.prefix(Report.shownLimit).map(\.element))
    }

    /// The same with only the shown findings, for a report that is kept while others are made; all counts stay.
    package var shown: Report {
        guard kept.count > Report.shownLimit else { return self }
        var shown = self
        shown.kept = findings
        return shown
    }

    /// How many findings are not in `findings`.
    public var hiddenCount: Int { max(0, counts.wrappedSum() - Report.shownLimit) }

    /// How many findings are not in `findings`, in words; `nil` if all are.
    package var hiddenWords: String? {
        guard hiddenCount > 0 else { return nil }
        return "\(hiddenCount) more \(hiddenCount == 1 ? "finding is" : "findings are") not shown"
    }
}
