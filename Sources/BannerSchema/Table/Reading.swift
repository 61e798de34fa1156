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
    /// The places of faults; what stands there was left at its default, so no further conclusion is drawn from it.
    private var faultyRanges: [SourceRange] = []
    /// The keys that a mapping lacks because they are misspelt, or missing where they must be.
    private var lackedKeys: [(mapping: SourceRange, key: String)] = []
    /// The keys of records that were asked for, by the record's name.
    private var madeKeys: [String: [KeySchema]] = [:]
    /// The items' ids, looked up once they are needed.
    lazy var pages = Pages(root)

    init(_ document: Document, _ report: Report) {
        root = document.root
        file = document.file
        self.report = report
    }

    /// The keys of a record, made for the first fault that needs them.
    mutating func keys(of record: RecordSchema) -> [KeySchema] {
        if let keys = madeKeys[record.name] { return keys }
        let keys = record.keys
        madeKeys[record.name] = keys
        return keys
    }

    /// Whether so much was found that nobody will see what costs time to find out: near words, headings in long lists.
    var isCrowded: Bool { report.count(of: .error) >= 2 * Report.shownLimit }

    /// Whether so much was found that further findings are only counted.
    var isFull: Bool { report.count(of: .error) >= 20 * Report.shownLimit }

    /// Adds a finding at a part of a value, or at the key of one, that is then not used.
    mutating func fault(
        _ rule: Rule, _ message: String, at range: SourceRange, in node: Node, label: String? = nil,
        help: String? = nil, notes: [Note] = [], fix: Fix? = nil
    ) {
        faultyRanges.append(range)
        let path = isFull ? "" : node.path
        report.add(
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
    mutating func distrust(_ node: Node) { faultyRanges.append(node.range) }

    /// Notes that a mapping's author probably meant to write a key, so that its default is not to be relied upon.
    mutating func distrust(_ mapping: Node, lacking key: String) { lackedKeys.append((mapping.range, key)) }

    /// Whether another key of the mapping was told to be this one misspelt.
    func isMisspelt(_ key: String, in mapping: Node) -> Bool {
        lackedKeys.contains { $0.mapping == mapping.range && $0.key == key }
    }

    /// Whether what the banner says at the end of a row of keys is what its author wrote or left out.
    func trusts(_ keys: String...) -> Bool {
        var node = root
        for key in keys {
            // A scalar is the short form of the mapping.
            guard node.kind == .mapping else { break }
            guard let next = node[key] else {
                return !lackedKeys.contains { $0.mapping == node.range && $0.key == key }
            }
            node = next
        }
        return trusts(node)
    }

    /// Whether no fault lies in a value, so that conclusions may be drawn from it.
    ///
    /// In a file with very many faults no further conclusion is drawn from anything.
    func trusts(_ node: Node) -> Bool {
        guard faultyRanges.count < 1_000 else { return false }
        let range = node.range
        return !faultyRanges.contains { overlaps($0, range) }
    }

    private func overlaps(_ a: SourceRange, _ b: SourceRange) -> Bool {
        a == b || (a.start < b.end && b.start < a.end) || (a.start == a.end && a.start >= b.start && a.start <= b.end)
    }
}
