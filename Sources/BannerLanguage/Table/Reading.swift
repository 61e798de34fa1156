/// One reading of a banner file: what has been found, and which values cannot be trusted.
package struct Reading {
    /// What is read.
    package let root: Node
    /// The text, for the few faults that are visible only in what YAML leaves out, such as comments.
    package let file: SourceFile
    /// What was found.
    package var report: Report
    /// The keys of a file that is not a banner, such as settings: handed in, so that who reads only banners does not link them.
    var otherKeys: [KeySchema]?
    /// Whether the file is a banner, whose keys have places and are known from elsewhere.
    package var isBanner: Bool { otherKeys == nil }
    /// Whether advice is worded, and not just counted.
    package var tellsAdvice = true
    /// What is asked about errors that may not count; `nil` if all do.
    private let exemptions: BannerContent.Exemptions?
    /// Whether every finding is needed, as for fixes, and not only those that are shown.
    package let isComplete: Bool
    /// What the kept findings are about, for whoever looks for remedies.
    package private(set) var causes: [Cause] = []
    private let document: Document
    /// The edits of the text that rules ask for.
    lazy var nodeEdits = NodeEdits(document)
    /// The position in the text at which the last search ended.
    var cursor: TextCursor
    /// The ranges of faults; no further conclusions are drawn from them.
    private var faultyRanges = FaultyRanges()
    /// The keys that a mapping lacks because they are misspelt, or that are required and missing.
    private var lackedKeys: Set<LackedKey> = []
    /// The certain meaning of misspelt keys, by their first code points.
    package var surelyMeant: [Int: String] = [:]
    /// The mappings in which a key was reported.
    package var mappingsWithUnknownKeys: Set<SourceRange> = []
    /// The keys of the records that were asked for, by their names.
    package var tables: [String: [KeySchema]] = [:]
    /// The records whose keys were listed in a finding.
    package var listedKeys: Set<String> = []
    /// The durations of 100 or more without a unit.
    package var bareDurations: [BareDuration] = []
    /// The items' ids, made when they are first needed.
    package lazy var pages = Pages(root)
    /// The banner's `breakpoints`, which are read when all that they go over is known.
    package var breakpoints: Node?
    /// The entries of the lists in which rules looked up places, by the lists' ranges.
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

    /// A reading of another file than a banner: its keys, those of mappings with an example of their own.
    package init(_ document: Document, _ report: Report, keys: [KeySchema]) {
        self.init(document, report)
        otherKeys = keys
    }

    /// A key that a mapping lacks.
    private struct LackedKey: Hashable {
        let mapping: SourceRange
        let key: String
    }

    /// Whether there are so many findings that nobody will see the parts that take time to compute: similar words,
    /// headings in long lists.
    package var isCrowded: Bool { !isComplete && report.count(of: .error) >= 2 * Report.shownLimit }

    /// Whether there are so many findings that further ones are only counted.
    package var isFull: Bool { !isComplete && report.count(of: .error) >= 20 * Report.shownLimit }

    /// Whether nothing can be concluded without the faulty part: a timer's interval and a scenario's values have no
    /// default, while a key that does not exist is left out.
    private static func hasNoDefault(_ rule: Rule, _ path: String) -> Bool {
        guard path.hasPrefix("/scenarios") || path.hasSuffix("/interval") else { return false }
        return rule.group == .values || ![Rule.unknownKey.id, Rule.misplacedKey.id, Rule.mergeKey.id].contains(rule.id)
    }

    /// Whether a fault does not count, so that conclusions are drawn as if the faulty part were not there.
    package func isExempt(_ rule: Rule, at range: SourceRange) -> Bool {
        guard let exemptions, !isFull else { return false }
        return exemptions.contain(rule, range.start)
    }

    /// Adds a finding at a part of a value, or at its key; the value is then not used.
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

    /// Adds a finding about a complete value, which is then not used.
    package mutating func fault(
        _ rule: Rule, _ message: Words, at node: Node,
        explanation: Words? = nil, notes: [Note] = [], remedies: [Remedy] = [],
        cause: Cause.Kind? = nil
    ) {
        fault(
            rule, message, at: node.range, in: node, explanation: explanation, notes: notes, remedies: remedies,
            cause: cause)
    }

    /// Records that a value cannot be trusted.
    package mutating func distrust(_ node: Node) { faultyRanges.insert(node.range) }

    /// Records that a mapping's author probably meant to write a key, so that its default cannot be trusted.
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
