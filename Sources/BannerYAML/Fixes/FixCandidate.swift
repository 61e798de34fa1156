import BannerTree

/// A safe change to one scalar, with the findings that it fixes.
struct FixCandidate {
    /// The new text and its range.
    let edit: Edit
    /// The rule of the first of the findings.
    let rule: Rule
    /// The scalar whose text is changed.
    let scalar: Node
    /// The findings.
    var mended: [FindingKey]

    /// How many bytes longer the text is afterwards.
    let growth: Int

    /// What the change can affect first: the scalar and, if it is a key, its value.
    var reach: SourceRange { scalar.entryRange.union(edit.range) }
}

/// A finding's rule and position: two findings with the same ones are equal.
struct FindingKey: Hashable {
    let rule: String
    let range: SourceRange
}

extension FindingKey {
    init(_ finding: Diagnostic, at range: SourceRange) { self.init(rule: finding.rule.id, range: range) }
}

extension FixCandidate {
    /// The changes of a reading that affect nothing but what they are about, in order of position.
    ///
    /// Excluded are changes that contradict one another, that are below a key of the author's own, and that another
    /// place would see through an alias without having the same fault.
    static func all(of report: Report, in document: Document) -> [FixCandidate] {
        var candidates: [SourceRange: FixCandidate] = [:]
        var contradicted: Set<SourceRange> = []
        var shared = SharedScalars(document, report)
        var cursor = TextCursor(document)
        let findings = report.keptFindings.filter { $0.fix?.isSafe ?? false }
            .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        for finding in findings {
            // Each of these changes has a single range.
            guard let edits = finding.fix?.edits, let edit = edits.first, edits.count == 1 else { continue }
            let key = FindingKey(finding, at: finding.range)
            if let other = candidates[edit.range] {
                if other.edit.replacement != edit.replacement { contradicted.insert(edit.range) }
                candidates[edit.range]?.mended.append(key)
                continue
            }
            guard let scalar = document.scalar(at: edit.range.start), !scalar.isBroken,
                edit.range == scalar.contentRange(&cursor) || isComment(edit, after: scalar),
                !scalar.isBelowOwnKey, let others = shared.findings(of: finding.rule, at: scalar)
            else { continue }
            let old = cursor.byteOffset(of: edit.range.end) - cursor.byteOffset(of: edit.range.start)
            candidates[edit.range] = FixCandidate(
                edit: edit, rule: finding.rule, scalar: scalar, mended: [key] + others,
                growth: edit.replacement.utf8.count - old)
        }
        return candidates.values.filter { !contradicted.contains($0.edit.range) }
            .sorted { $0.edit.range.start < $1.edit.range.start }
    }

    /// Whether a change turns a comment into the value of a key without one.
    private static func isComment(_ edit: Edit, after scalar: Node) -> Bool {
        scalar.style == .plain && scalar.firstByte == nil && scalar.range.end <= edit.range.start
    }
}

/// The scalars that are used in more than one place of a document.
private struct SharedScalars {
    private let aliases: [(range: SourceRange, target: Node)]
    private let targets: [Node]
    private let report: Report
    private lazy var findings = Set(report.keptFindings.map { FindingKey($0, at: $0.range) })

    init(_ document: Document, _ report: Report) {
        aliases = document.aliases
        targets = aliases.map(\.target)
        self.report = report
    }

    /// The findings of a rule at the aliases of a scalar; `nil` if not every place that uses it has one.
    mutating func findings(of rule: Rule, at scalar: Node) -> [FindingKey]? {
        guard !targets.isEmpty && scalar.isInside(targets) else { return [] }
        var keys: [FindingKey] = []
        for (range, target) in aliases {
            if scalar.isSame(as: target) {
                keys.append(FindingKey(rule: rule.id, range: range))
            } else if scalar.isInside([target]) {
                return nil
            }
        }
        return keys.allSatisfy { findings.contains($0) } ? keys : nil
    }
}

extension Node {
    /// Whether the node is below a key that begins with `x-`.
    fileprivate var isBelowOwnKey: Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.starts(with: "x-".utf8) }
    }
}
