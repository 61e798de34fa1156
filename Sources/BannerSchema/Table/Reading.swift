import Diagnostics
import YAMLTree

/// One reading of a banner file: what has been found, and where values are that cannot be trusted.
struct Reading {
    /// What is read.
    let root: Node
    /// The text, for the few faults that show in what YAML leaves out, such as comments.
    let file: SourceFile
    /// What was found.
    var report: Report
    /// Whether advice is put into words, and not just counted.
    var tellsAdvice = true
    /// Whether every finding matters, as for fixes, and not only those that are shown.
    let isComplete: Bool
    /// The number of the last fault among the findings that are kept, if it is.
    private(set) var lastFinding: Int?
    /// Where in the text a finding's fix was last looked for.
    var cursor: TextCursor
    /// The places of faults; no further conclusion is drawn from what stands there.
    private var faultyRanges = FaultyRanges()
    /// The keys that a mapping lacks because they are misspelt, or missing where they must be.
    private var lackedKeys: [LackedKey: Misspelling?] = [:]
    /// What misspelt keys surely mean, by their first code points.
    var surelyMeant: [Int: String] = [:]
    /// The keys of records that were asked for, by the record's name.
    private var madeKeys: [String: [KeySchema]] = [:]
    /// The items' ids, looked up once they are needed.
    lazy var pages = Pages(root)

    init(_ document: Document, _ report: Report, isComplete: Bool = false) {
        root = document.root
        file = document.file
        cursor = TextCursor(document)
        self.report = report
        self.isComplete = isComplete
    }

    /// A key that a mapping lacks.
    private struct LackedKey: Hashable {
        let mapping: SourceRange
        let key: String
    }

    /// A misspelt key and the number of its finding.
    struct Misspelling {
        let key: Node
        let finding: Int?
    }

    /// The keys of a record, made for the first fault that needs them.
    mutating func keys(of record: RecordSchema) -> [KeySchema] {
        if let keys = madeKeys[record.name] { return keys }
        let keys = record.keys
        madeKeys[record.name] = keys
        return keys
    }

    /// Whether so much was found that nobody will see what costs time to find out: near words, headings in long lists.
    var isCrowded: Bool { !isComplete && report.count(of: .error) >= 2 * Report.shownLimit }

    /// Whether so much was found that further findings are only counted.
    var isFull: Bool { !isComplete && report.count(of: .error) >= 20 * Report.shownLimit }

    /// Adds a finding at a part of a value, or at the key of one, that is then not used.
    mutating func fault(
        _ rule: Rule, _ message: String, at range: SourceRange, in node: Node, label: String? = nil,
        help: String? = nil, notes: [Note] = [], fix: Fix? = nil
    ) {
        faultyRanges.insert(range)
        let path = isFull || isComplete ? "" : node.path
        lastFinding = report.add(
            Diagnostic(rule, message, at: range, label: label, help: help, notes: notes, fix: fix, path: path))
    }

    /// Adds a finding about a whole value that is then not used.
    mutating func fault(
        _ rule: Rule, _ message: String, at node: Node, label: String? = nil, help: String? = nil, notes: [Note] = [],
        fix: Fix? = nil
    ) {
        fault(rule, message, at: node.range, in: node, label: label, help: help, notes: notes, fix: fix)
    }

    /// Notes that a value is not to be relied upon.
    mutating func distrust(_ node: Node) { faultyRanges.insert(node.range) }

    /// Notes that a mapping's author probably meant to write a key, so that its default is not to be relied upon.
    ///
    /// - Returns: the key that was noted for it before, if there was one.
    @discardableResult
    mutating func distrust(_ mapping: Node, lacking key: String, for misspelling: Misspelling? = nil) -> Misspelling? {
        let before = lackedKeys.updateValue(misspelling, forKey: LackedKey(mapping: mapping.range, key: key))
        return before ?? nil
    }

    /// Whether another key of the mapping was told to be this one misspelt.
    func isMisspelt(_ key: String, in mapping: Node) -> Bool {
        lackedKeys[LackedKey(mapping: mapping.range, key: key)] != nil
    }

    /// Whether what the banner says at the end of a row of keys is what its author wrote or left out.
    func trusts(_ keys: String...) -> Bool {
        var node = root
        for key in keys {
            // A scalar is the short form of the mapping.
            guard node.kind == .mapping else { break }
            guard let next = node[key] else {
                return !isMisspelt(key, in: node)
            }
            node = next
        }
        return trusts(node)
    }

    /// Whether no fault lies in a value, so that conclusions may be drawn from it.
    func trusts(_ node: Node) -> Bool { !faultyRanges.overlap(node.range) }
}
