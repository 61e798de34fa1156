package import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// What an author probably meant: nothing else guesses.
package struct Suggestions {
    private let document: Document
    private var edits: NodeEdits
    private lazy var ids = document.root["items"]?.items.compactMap { ($0["id"] ?? $0).text } ?? []
    /// The finding about each key of items that is data of the author's own, and the keys in more of them.
    private var ownKeys: [String: (finding: Int, name: String, certainty: Certainty, keys: [Node])] = [:]
    /// The keys that remedies write, by where their mappings are: what lacks one of them is part of the finding about the other key.
    private var written: Set<[String]> = []
    /// The findings that are part of another one.
    private var joined: Set<Int> = []

    private init(_ document: Document) {
        self.document = document
        edits = NodeEdits(document)
    }

    /// A report with the remedies of its findings.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - causes: what the findings are about.
    ///   - document: what was read.
    /// - Returns: the findings, each with what can be done about it; a key of the author's own in many items is one of them.
    package static func report(of report: Report, _ causes: [Cause], in document: Document) -> Report {
        guard !causes.isEmpty else { return report }
        var (report, suggestions) = (report, Suggestions(document))
        for cause in causes {
            let answer = suggestions.answer(to: cause)
            report.resolve(cause.finding, by: answer.remedies, explanation: answer.explanation)
        }
        for own in suggestions.ownKeys.values { report.resolve(own.finding, by: suggestions.remedies(for: own.keys, own.name, own.certainty)) }
        report.remove(suggestions.joined)
        return report
    }

    private typealias Answer = (remedies: [Remedy], explanation: Words?)

    private mutating func answer(to cause: Cause) -> Answer {
        switch cause.kind {
        case .value(.page): return (page(cause.node), nil)
        case .value(.text) where cause.node.isPlain && cause.node.bytes.isEmpty:
            return (HashInText.quoting(after: cause.node, in: document).map { [$0] } ?? [], nil)
        case .value(.text(let form)) where HashInText.quoting(after: cause.node, in: document) != nil || form.use == .identifier && isTaken(cause.node):
            return ([], nil)
        // A comma in braces ends a text: `{ title: 1,000 off }`.
        case .value(let schema) where cause.node.type != .number || !isSplit(cause.node):
            let meanings = ValueSuggestions.meanings(of: cause.node, as: schema)
            return (
                meanings.compactMap { meaning in
                    remedy("write `\(edits.written(meaning.value))`", meaning.certainty) { $0.replace(cause.node, with: meaning.value) }
                }, nil
            )
        case .value: return ([], nil)
        case .missing(let key, let record):
            if written.contains([cause.node.path, key.key]) { joined.insert(cause.finding) }
            guard record.name == "item", key.key == "id", let id = newID(for: cause.node) else { return ([], nil) }
            return ([remedy("add `id: \(id)`", .possible) { $0.insert([("id", .string(id))], into: cause.node) }].compactMap(\.self), nil)
        case .key(let value, let mapping, let record, let nearest): return answer(to: cause, value, in: mapping, of: record, nearest)
        }
    }

    private mutating func answer(
        to cause: Cause, _ value: Node, in mapping: Node, of record: RecordSchema, _ nearest: RecordSchema.Nearest?
    ) -> Answer {
        let key = cause.node
        var answer: Answer = ([], nil)
        for meaning in KeyMeaning.meanings(of: key, value: value, in: mapping, record, nearest: nearest, root: document.root) {
            switch meaning {
            case .write(let entries, let certainty):
                written.insert([entries[0].under.map { "/" + $0 }.joined(), entries[0].key])
                if let remedy = edits.write(entries, for: key, in: mapping, certainty) { answer.remedies.append(remedy) }
            case .remove:
                if let remedy = remedy("remove `\(key.shownText)`", .likely, { $0.remove(key) }) { answer.remedies.append(remedy) }
            case .own(let name, let certainty):
                if record.name == "item" {
                    let isNew = ownKeys[key.text] == nil
                    ownKeys[key.text, default: (cause.finding, name, certainty, [])].keys.append(key)
                    if !isNew { joined.insert(cause.finding) }
                } else {
                    answer.remedies += remedies(for: [key], name, certainty)
                }
            case .unsupported(let sentence): answer.explanation = Words(sentence)
            }
        }
        return answer
    }

    /// Whether two items have this id.
    private mutating func isTaken(_ id: Node) -> Bool { ids.count < 1_000 && ids.count { $0 == id.text } > 1 }

    private func isSplit(_ node: Node) -> Bool {
        let mapping = edits.node(at: node.path.split(separator: "/").dropLast().map(String.init))
        return mapping?.entries.prefix(64).contains { $0.key.bytes.first?.decimalDigit != nil } ?? false
    }

    /// A change, if it can be made.
    private mutating func remedy(
        _ title: Words, _ certainty: Certainty, _ change: (inout NodeEdits) -> [Edit]?
    ) -> Remedy? {
        change(&edits).map { Remedy(title, $0, certainty) }
    }

    private mutating func page(_ node: Node) -> [Remedy] {
        guard ids.count < 1_000, let nearest = Suggestion.nearest(to: node.text, in: ids) else { return [] }
        return [remedy("write `\(nearest)`", .likely) { $0.replace(node, with: .string(nearest)) }].compactMap(\.self)
    }

    /// A key of the author's own in one or more items.
    private mutating func remedies(for keys: [Node], _ name: String, _ certainty: Certainty) -> [Remedy] {
        let more = keys.count - 1
        let title: Words =
            more == 0
            ? "for data of your own write `\(name)`"
            : "for data of your own write `\(name)`, and in \(more == 1 ? "1 more item" : "\(more) more items")"
        let all = keys.flatMap { edits.rename($0, to: name) ?? [] }
        return all.isEmpty ? [] : [Remedy(title, all, certainty)]
    }

    private mutating func newID(for item: Node) -> String? {
        let id = "item-\((item.path.split(separator: "/").last.flatMap { Int($0) } ?? 0) + 1)"
        return ids.contains(id) ? nil : id
    }
}
