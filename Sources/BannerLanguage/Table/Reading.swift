/// The state of reading a banner file: the findings so far, and the values that are not trusted.
package struct Reading {
    /// The root of the tree.
    package let root: Node
    /// The text, for the few faults that depend on what the parser omits, such as comments.
    package let file: SourceFile
    /// The findings.
    package var report: Report
    /// The keys of a file that is not a banner, such as settings; passed in, so that programs that
    /// read only banners do not link them.
    var otherKeys: [KeySchema]?
    /// Whether the file is a banner.
    package var isBanner: Bool { otherKeys == nil }
    /// Whether advice gets messages instead of only being counted.
    package var tellsAdvice = true
    /// The decisions about exempt errors; `nil` if no error is exempt.
    private let exemptions: BannerContent.Exemptions?
    /// Whether to report every finding, as fixes require, instead of only those that are shown.
    package let isComplete: Bool
    /// The causes of the stored findings, for remedies.
    package private(set) var causes: [Cause] = []
    private let document: Document
    /// The edits of the text, for remedies.
    lazy var nodeEdits = NodeEdits(document)
    /// The position at which the last search in the text ended.
    var cursor: TextCursor
    /// The ranges of faults, from which no conclusions are drawn.
    private var faultyRanges = FaultyRanges()
    /// The keys that a mapping lacks because they are misspelt, or because they are required and
    /// missing.
    private var lackedKeys: Set<LackedKey> = []
    /// The certain meanings of misspelt keys, by their start.
    package var surelyMeant: [Int: String] = [:]
    /// The mappings in which an unknown key was reported.
    package var mappingsWithUnknownKeys: Set<SourceRange> = []
    /// The keys of the records that were needed, by the records' names.
    package var tables: [String: [KeySchema]] = [:]
    /// The records whose keys were listed in a finding.
    package var listedKeys: Set<String> = []
    /// The durations of 100 or more without a unit.
    package var bareDurations: [BareDuration] = []
    /// The items' ids, created on first use.
    package lazy var pages = Pages(root)
    /// The banner's `breakpoints`, which are read after everything that they build on.
    package var breakpoints: Node?
    /// The entries of lists in which rules looked up values, by the lists' ranges.
    package var entries: [SourceRange: [Node]] = [:]

    init(
        _ document: Document, _ report: Report, _ exemptions: BannerContent.Exemptions? = nil,
        isComplete: Bool = false
    ) {
        self.document = document
        root = document.root
        file = document.file
        cursor = TextCursor(document)
        self.report = report
        self.exemptions = exemptions
        self.isComplete = isComplete
    }

    /// A reading of a file other than a banner, with its keys.
    package init(_ document: Document, _ report: Report, keys: [KeySchema]) {
        self.init(document, report)
        otherKeys = keys
    }

    /// A key that a mapping lacks.
    private struct LackedKey: Hashable {
        let mapping: SourceRange
        let key: String
    }

    /// Whether there are so many findings that slow parts nobody will see are skipped: similar
    /// words, headings in long lists.
    package var isCrowded: Bool { !isComplete && report.count(of: .error) >= 2 * Report.shownLimit }

    /// Whether there are so many findings that further ones are only counted.
    package var isFull: Bool { !isComplete && report.count(of: .error) >= 20 * Report.shownLimit }

    /// Whether no conclusions are possible without the faulty part.
    ///
    /// A timer's interval and a scenario's values have no default, while an unknown key is simply
    /// ignored.
    private static func hasNoDefault(_ rule: Rule, _ path: String) -> Bool {
        guard path.hasPrefix("/scenarios") || path.hasSuffix("/interval") else { return false }
        return rule.group == .values || ![Rule.unknownKey.id, Rule.misplacedKey.id, Rule.mergeKey.id].contains(rule.id)
    }

    /// Whether a fault is exempt, so that conclusions are drawn as if the faulty part were absent.
    package func isExempt(_ rule: Rule, at range: SourceRange) -> Bool {
        guard let exemptions, !isFull else { return false }
        return exemptions.contain(rule, range.start)
    }

    /// Reports a fault in a part of a value or at its key; the value is not used.
    package mutating func fault(
        _ rule: Rule, _ message: Words, at range: SourceRange, in node: Node,
        explanation: Words? = nil, notes: [Note] = [], remedies: [Remedy] = [],
        cause: Cause.Kind? = nil
    ) {
        let path = isFull || isComplete ? "" : node.path
        if !isExempt(rule, at: range) || Reading.hasNoDefault(rule, path) { faultyRanges.insert(range) }
        let number = report.add(
            Finding(
                rule, message, at: range, explanation: explanation, notes: notes, remedies: remedies, path: path))
        guard let number, let cause, !isCrowded else { return }
        causes.append(Cause(finding: number, node: node, kind: cause))
    }

    /// Reports a fault of a whole value; the value is not used.
    package mutating func fault(
        _ rule: Rule, _ message: Words, at node: Node,
        explanation: Words? = nil, notes: [Note] = [], remedies: [Remedy] = [],
        cause: Cause.Kind? = nil
    ) {
        fault(
            rule, message, at: node.range, in: node, explanation: explanation, notes: notes, remedies: remedies,
            cause: cause)
    }

    /// Marks a value as not trusted.
    package mutating func distrust(_ node: Node) { faultyRanges.insert(node.range) }

    /// Marks a key as probably intended by the author, so that its default is not trusted.
    package mutating func distrust(_ mapping: Node, lacking key: String) {
        lackedKeys.insert(LackedKey(mapping: mapping.range, key: key))
    }

    /// Whether another key of the mapping was reported as a misspelling of this one.
    package func isMisspelt(_ key: String, in mapping: Node) -> Bool {
        lackedKeys.contains(LackedKey(mapping: mapping.range, key: key))
    }

    /// Whether a value has no fault, so that conclusions can be drawn from it.
    package func trusts(_ node: Node) -> Bool { !faultyRanges.overlap(node.range) }
}
