/// The state of reading a banner file: the findings so far, and the values that are not trusted.
package struct Reading {
    /// The root of the tree.
    package let root: Node
    /// The text, for the few faults that depend on what the parser omits, such as comments.
    package var file: SourceFile { document.file }
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
    private let suppressions: BannerContent.Suppressions?
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
    private var missingKeys: Set<MissingKey> = []
    /// The certain meanings of misspelt keys, by their start.
    package var surelyMeant: [Int: String] = [:]
    /// The mappings in which an unknown key was reported.
    package var mappingsWithUnknownKeys: Set<SourceRange> = []
    /// The keys of the records that were needed, by the records' names.
    package var tables: [String: Table] = [:]
    /// The keys of a record and their names.
    package typealias Table = (keys: [KeySchema], names: [String])
    /// The records whose keys were listed in a finding.
    package var listedKeys: Set<String> = []
    /// The durations of 100 or more without a unit.
    package var unitlessDurations: [UnitlessDuration] = []
    /// The items' ids, created on first use.
    package lazy var pages = Pages(root)
    /// The banner's `breakpoints`, which are read after everything that they build on.
    package var breakpoints: Node?
    /// The entries of lists in which rules looked up values, by the lists' ranges.
    package var entries: [SourceRange: [Node]] = [:]

    init(
        _ document: Document, _ report: Report, _ suppressions: BannerContent.Suppressions? = nil,
        isComplete: Bool = false
    ) {
        self.document = document
        root = document.root
        cursor = TextCursor(document)
        self.report = report
        self.suppressions = suppressions
        self.isComplete = isComplete
    }

    /// A reading of a file other than a banner, with its keys.
    package init(_ document: Document, _ report: Report, keys: [KeySchema]) {
        self.init(document, report)
        otherKeys = keys
    }

    /// A key that a mapping lacks.
    private struct MissingKey: Hashable {
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
    /// A timer's interval or drift and a scenario's values have no default, while an unknown key is
    /// simply ignored.
    private static func hasNoDefault(_ rule: Rule, _ path: String) -> Bool {
        guard
            path.hasPrefix("/scenarios") || path.hasSuffix("/interval")
                || path.hasSuffix("/drift")
        else { return false }
        return rule.group == .values
            || ![Rule.unknownKey.id, Rule.misplacedKey.id, Rule.mergeKey.id].contains(rule.id)
    }

    /// Whether a fault is exempt, so that conclusions are drawn as if the faulty part were absent.
    package func isSuppressed(_ rule: Rule, at range: SourceRange) -> Bool {
        guard let suppressions, !isFull else { return false }
        return suppressions.contain(rule, range.start)
    }

    /// Reports a fault in a part of a value or at its key; the value is not used.
    package mutating func fault(
        _ rule: Rule, _ message: Words, at range: SourceRange, in node: Node,
        explanation: Words? = nil, notes: [Note] = [], remedies: [Remedy] = [],
        cause: Cause.Kind? = nil
    ) {
        let path = isFull || isComplete ? "" : node.path
        if !isSuppressed(rule, at: range) || Reading.hasNoDefault(rule, path) {
            faultyRanges.insert(range)
        }
        let number = report.add(
            Finding(
                rule, message, at: range, explanation: explanation, notes: notes,
                remedies: remedies, path: path))
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
            rule, message, at: node.range, in: node, explanation: explanation, notes: notes,
            remedies: remedies,
            cause: cause)
    }

    /// Marks a value as not trusted.
    package mutating func markInvalid(_ node: Node) { faultyRanges.insert(node.range) }

    /// Marks a key as probably intended by the author, so that its default is not trusted.
    package mutating func markInvalid(_ mapping: Node, lacking key: String) {
        missingKeys.insert(MissingKey(mapping: mapping.range, key: key))
    }

    /// Whether another key of the mapping was reported as a misspelling of this one.
    package func isMisspelt(_ key: String, in mapping: Node) -> Bool {
        missingKeys.contains(MissingKey(mapping: mapping.range, key: key))
    }

    /// Whether a value has no fault, so that conclusions can be drawn from it.
    package func isValid(_ node: Node) -> Bool { !faultyRanges.overlap(node.range) }
}

extension Reading {
    /// Reports a value of the wrong type.
    package mutating func wrongType(
        _ node: Node, wants schema: Schema, explanation: Words? = nil
    ) {
        guard !node.isBroken else { return markInvalid(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema) }
        guard !isFull else {
            fault(.wrongType, "", at: node)
            return
        }
        fault(
            .wrongType, "\(title(of: node)) must be \(schema.phrase), not \(node.description)",
            at: node,
            explanation: explanation ?? hint(node, schema), cause: .value(schema))
    }

    /// Whether a key has no value.
    package func isEmpty(_ node: Node) -> Bool { node.isPlain && node.firstByte == nil }

    /// Reports a key without a value, at the key.
    package mutating func emptyValue(_ node: Node, wants schema: Schema) {
        guard !node.isBroken else { return markInvalid(node) }
        let heading = node.range.start == node.range.end ? heading(of: node) : node.range
        fault(
            .emptyValue, "\(title(of: node)) has no value; expected \(schema.phrase)", at: heading,
            in: node,
            explanation: hint(node, schema), cause: .value(schema))
        markInvalid(node)
    }

    /// Reports a plain scalar that YAML does not read as text, where text is expected.
    package mutating func notText(_ node: Node, wants schema: Schema) {
        guard !node.isBroken else { return markInvalid(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema) }
        let kind =
            switch node.type {
            case .boolean: "a boolean"
            case .null: "null"
            case .number, .specialNumber, .text: "a number"
            }
        guard node.isPlain else { return wrongType(node, wants: schema) }
        fault(
            .unquotedText,
            """
            \(title(of: node)) must be \(schema.phrase), but \(file.isJSON ? "" : "YAML reads ")\
            `\(node.shownText)` \(file.isJSON ? "is" : "as") \(kind)
            """,
            at: node,
            explanation: "put text in quotes", cause: .value(schema))
    }

    /// Reports a number or a duration that is out of range.
    package mutating func outOfRange(
        _ node: Node, is words: String, explanation: Words? = nil, wants schema: Schema
    ) {
        fault(
            .outOfRange, "`\(node.shownText)` is out of range: \(title(of: node)) must be \(words)",
            at: node,
            explanation: explanation, cause: .value(schema))
    }

    /// Reports a word that is not in a choice; returns the index of the word that is certainly
    /// meant, if there is one.
    package mutating func unknownWord(_ node: Node, of words: [Word]) -> Int? {
        guard !isEmpty(node) else { return .none(after: emptyValue(node, wants: .choice(words))) }
        fault(
            .unknownWord, "`\(node.shownText)` is not a value of \(title(of: node))", at: node,
            explanation: hint(node, .choice(words)), cause: .value(.choice(words)))
        return Typo.word(node.shownText, in: words.map(\.text))
    }

    /// The suggestion of a help line; a key of the banner itself, or of settings, has its own
    /// example.
    package func hint(_ node: Node, _ schema: Schema) -> Words {
        let name = name(of: node)
        if case .choice = schema { return schema.hint(for: name, isJSON: file.isJSON) }
        let isOwn = !isBanner || node.path.utf8.count == name.utf8.count + 1
        if isOwn, let key = (otherKeys ?? Places.root).first(where: { $0.key == name }),
            case .either = key.schema, let example = key.ownExample
        {
            return Words("for example `\(example.entry(of: name, isJSON: file.isJSON))`")
        }
        return schema.hint(for: name, isJSON: file.isJSON)
    }
}

extension RecordSchema {
    /// An example of the mapping: its required keys or, if there are none, its first two.
    package var example: JSON {
        // If keys exclude each other, one of them is needed for a valid example.
        let form = forms.first.map { $0.required + $0.atLeastOne.prefix(1) } ?? []
        let needed = keys.filter { $0.isRequired || form.contains($0.key) }
        let shown = needed.isEmpty ? Array(keys.prefix(2)) : needed
        return .object(shown.map { ($0.key, $0.shownValue) })
    }
}

extension Schema {
    /// The name of the type after "must be".
    package var phrase: String {
        switch self {
        case .text(let form): form.phrase
        case .number(let bounds): bounds.isWhole ? "a whole number" : "a number"
        case .boolean: "`true` or `false`"
        case .onlyTrue: "`true`"
        case .duration: "a duration"
        case .choice: "a word"
        case .list: "a list"
        case .tuple(let elements): "a list of \(elements.count)"
        case .page: "a page's number or an item's id"
        case .record, .variants: "a mapping"
        case .either(let short, let long): "\(short.phrase) or \(long.phrase)"
        }
    }

    /// An example of the type.
    package var example: JSON {
        switch self {
        case .text(let form): .string(form.example)
        case .number(let bounds): .number(bounds.contains(1) ? 1 : bounds.upper)
        case .boolean, .onlyTrue: true
        case .duration: "2s"
        case .choice(let words): .string(words[0].text)
        case .list(let element, _): [element.example]
        case .tuple(let elements): .array(elements.map(\.example))
        case .page: 0
        case .record(let record): record.example
        case .variants(let variants):
            .object([
                (variants.key, .string(variants.defaultWord ?? variants.variants[0].word.text))
            ])
        case .either(let short, _): short.example
        }
    }

    /// The suggestion of a help line.
    func hint(for name: String, isJSON: Bool) -> Words {
        switch self {
        case .choice(let words) where words.count > 1: "write one of \(words.map(\.text).listed)"
        case .record(let record) where record.keys.allSatisfy { !$0.isRequired }:
            "its keys are \(record.keys.map(\.key).listed)"
        default:
            name.isEmpty || name.hasSuffix("]")
                ? "for example `\(example.text(isJSON: isJSON))`"
                : "for example `\(example.entry(of: name, isJSON: isJSON))`"
        }
    }
}

/// The cause of a finding, from which remedies are derived: the expected value, and the actual
/// node.
package struct Cause {
    /// The index of the finding in the report's `keptFindings`.
    package let finding: Int
    /// The value, the key, or the mapping without a required key.
    package let node: Node
    /// The expected value or key.
    package let kind: Kind

    /// An expected value or key.
    package enum Kind {
        /// A value of this type.
        case value(Schema)
        /// A key of this record, in place of the unknown key `node`; with the key's value and
        /// mapping, and the nearest known key.
        case key(value: Node, mapping: Node, RecordSchema, nearest: RecordSchema.Nearest?)
        /// A required key that the mapping lacks.
        case missing(KeySchema, RecordSchema)
    }
}

/// The ranges of faults, with a fast query whether one of them overlaps a range.
struct FaultyRanges {
    /// In order of start; faults are usually found in the order of the file.
    private var entries: [Entry] = []

    private struct Entry {
        let start: Int
        /// The largest end of this range and those before it.
        var furthest: Int
    }

    /// Adds the range of a fault.
    package mutating func insert(_ range: SourceRange) {
        // Positions are doubled: an empty range extends half a character in both directions.
        let width = range.start < range.end ? 0 : 1
        let (start, end) = (2 * range.start - width, 2 * range.end + width)
        var place = entries.partitioningIndex { $0.start > start }
        let furthest = place > 0 ? max(end, entries[place - 1].furthest) : end
        entries.insert(Entry(start: start, furthest: furthest), at: place)
        while place + 1 < entries.count && entries[place + 1].furthest < furthest {
            place += 1
            entries[place].furthest = furthest
        }
    }

    /// Whether a fault overlaps a range; an empty fault also counts at the range's edge.
    package func overlap(_ range: SourceRange) -> Bool {
        let next = entries.partitioningIndex { $0.start >= 2 * range.end }
        return next > 0 && entries[next - 1].furthest > 2 * range.start
    }
}
