/// What one reading of a file found; a reading goes on after a fault, so one run tells all.
public struct Report: Sendable {
    /// How many findings of one file are shown; the rest is counted («What a banner means», Limits).
    public static let shownLimit = 100
    /// How many findings are kept to choose the shown ones from.
    private let keptLimit: Int

    private var kept: [Diagnostic] = []
    private var counts = Counts()

    /// How many findings there are of each severity.
    private struct Counts {
        var errors = 0
        var warnings = 0
        var advice = 0

        subscript(severity: Severity) -> Int {
            get {
                switch severity {
                case .error: errors
                case .warning: warnings
                case .advice: advice
                }
            }
            set {
                switch severity {
                case .error: errors = newValue
                case .warning: warnings = newValue
                case .advice: advice = newValue
                }
            }
        }

        var all: Int { errors + warnings + advice }
    }

    /// A report without findings.
    ///
    /// - Parameter keepsAll: whether every finding is kept, as for fixes, and not only enough to choose the shown ones from.
    public init(keepsAll: Bool = false) {
        keptLimit = keepsAll ? .max : 2_000
    }

    /// Adds a finding; its number in `keptFindings`, where it is kept.
    @discardableResult
    public mutating func add(_ diagnostic: Diagnostic) -> Int? {
        counts[diagnostic.severity] += 1
        guard kept.count < keptLimit else { return nil }
        kept.append(diagnostic)
        return kept.count - 1
    }

    /// Takes back that a kept finding's fix surely is what the author meant, and says why.
    public mutating func doubtFix(ofKept number: Int, because note: Note) {
        kept[number].fix?.isSafe = false
        kept[number].notes.append(note)
    }

    /// Counts a finding that nobody will see.
    public mutating func addUnseen(_ severity: Severity) { counts[severity] += 1 }

    /// The findings that are kept, in the order in which they were added; beyond some thousands they are only counted.
    public var keptFindings: [Diagnostic] { kept }

    /// Whether every finding is kept.
    public var keepsAll: Bool { kept.count < keptLimit }

    /// Takes out the kept findings at which `isRemoved`, counted as `keptFindings` are, is true.
    public mutating func remove(_ isRemoved: [Bool]) {
        for (finding, isRemoved) in zip(kept, isRemoved) where isRemoved { counts[finding.severity] -= 1 }
        kept = zip(kept, isRemoved).filter { !$0.1 }.map(\.0)
    }

    /// Whether nothing at all was found.
    public var isEmpty: Bool { counts.all == 0 }

    /// How many findings of that severity there are, those beyond the limit included.
    public func count(of severity: Severity) -> Int { counts[severity] }

    /// Whether there is a finding of severity error.
    public var hasErrors: Bool { count(of: .error) > 0 }

    /// The findings to show, by place and then by rule; at most `shownLimit`.
    public var findings: [Diagnostic] {
        Array(
            kept.enumerated().sorted { a, b in
                (a.element.range.start, a.element.rule.id, a.offset)
                    < (b.element.range.start, b.element.rule.id, b.offset)
            }.prefix(Report.shownLimit).map(\.element))
    }

    /// The same with the shown findings only, for a report that is held while others are made; every count stays.
    public var shown: Report {
        guard kept.count > Report.shownLimit else { return self }
        var shown = self
        shown.kept = findings
        return shown
    }

    /// How many findings there are beyond those that are shown.
    public var hiddenCount: Int {
        max(0, counts.all - Report.shownLimit)
    }
}
