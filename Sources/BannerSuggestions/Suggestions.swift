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
        case .value(let schema):
            let meanings = ValueSuggestions.meanings(of: cause.node, as: schema)
            return (
                meanings.compactMap { meaning in
                    remedy("write `\(written(meaning.value))`", meaning.certainty) { $0.replace(cause.node, with: meaning.value) }
                }, nil
            )
        case .missing(let key, let record):
            if written.contains([cause.node.path, key.key]) { joined.insert(cause.finding) }
            guard record.name == "item", key.key == "id", let id = newID(for: cause.node) else { return ([], nil) }
            return ([remedy("add `id: \(id)`", .possible) { $0.insert([("id", .string(id))], into: cause.node) }].compactMap(\.self), nil)
        case .key(let value, let mapping, let record): return answer(to: cause, value, in: mapping, of: record)
        }
    }

    private mutating func answer(
        to cause: Cause, _ value: Node, in mapping: Node, of record: RecordSchema
    ) -> Answer {
        let key = cause.node
        var answer: Answer = ([], nil)
        for meaning in KeyMeaning.meanings(of: key, value: value, in: mapping, record, root: document.root) {
            switch meaning {
            case .write(let entries, let certainty):
                if let remedy = write(entries, for: key, in: mapping, certainty) { answer.remedies.append(remedy) }
            case .remove:
                if let remedy = remedy("remove `\(key.shownText)`", .likely, { $0.remove(key) }) { answer.remedies.append(remedy) }
            case .removeItem:
                if let remedy = remedy("remove the item", .possible, { $0.remove(mapping) }) { answer.remedies.append(remedy) }
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

    /// Entries in place of a key: itself under another name or elsewhere, or what it contains, or more of them.
    private mutating func write(_ entries: [KeyMeaning.Entry], for key: Node, in mapping: Node, _ certainty: Certainty) -> Remedy? {
        var own = entries[0]
        if own.value == own.from?.valueOfKey.map({ JSON($0) }) { own.value = nil }
        written.insert([own.under.map { "/" + $0 }.joined(), own.key])
        let isOnly = entries.count == 1 && own.from?.isSame(as: key) ?? false
        let target = node(at: own.under)
        if isOnly, target?.isSame(as: mapping) ?? false {
            guard var all = edits.rename(key, to: own.key) else { return nil }
            if let value = own.value {
                guard let node = key.valueOfKey, let changed = edits.replace(node, with: value) else { return nil }
                all += changed
            }
            return Remedy("write `\(own.value.map { "\(own.key): \(written($0))" } ?? own.key)`", all, certainty)
        }
        if isOnly, target?.kind ?? .mapping == .mapping {
            let all = edits.move(key, under: own.under, as: own.key, value: own.value)
            let place = own.under.filter { Int($0) == nil && $0 != "items" }.last
            let new = own.value.map { "\(own.key): \(written($0))" } ?? own.key
            let title: Words = "move `\(key.shownText)` \(place.map { "under `\($0)`" } ?? "to the top level")"
            return all.map { Remedy(new == key.text ? title : Words([title, "as `\(new)`"], joinedBy: ", "), $0, certainty) }
        }
        let values = entries.map { $0.value ?? $0.from?.valueOfKey.map { JSON($0) } ?? .null }
        guard var all = edits.removeWhole(key) else { return nil }
        var titles: [String] = []
        for place in entries.indices where entries[..<place].allSatisfy({ $0.under != entries[place].under }) {
            let same = entries.indices.filter { entries[$0].under == entries[place].under }
            let members = same.map { (key: entries[$0].key, value: values[$0]) }
            guard let added = insert(members, under: entries[place].under) else { return nil }
            all += added
            titles += members.map { "`\($0.key): \(written($0.value))`" }
        }
        guard let all = NodeEdits.merged(all) else { return nil }
        return Remedy("write \(titles.joinedByAnd) in place of `\(key.shownText)`", all, certainty)
    }

    private func node(at path: [String]) -> Node? {
        path.reduce(document.root as Node?) { node, step in node?[step] ?? Int(step).flatMap { node?.item($0) } }
    }

    /// Entries in a mapping, which can be written as a value alone: `timer: 3s`.
    private mutating func insert(_ members: [(key: String, value: JSON)], under path: [String]) -> [Edit]? {
        guard let node = node(at: path), node.kind == .scalar else { return edits.insert(members, under: path) }
        return KeyMeaning.shortKeys[path.last ?? ""].flatMap { edits.wrap(node, in: $0, with: members) }
    }

    /// A change, if it can be made.
    private mutating func remedy(
        _ title: Words, _ certainty: Certainty, _ change: (inout NodeEdits) -> [Edit]?
    ) -> Remedy? {
        change(&edits).map { Remedy(title, $0, certainty) }
    }

    /// A value as it is written in the file.
    private func written(_ value: JSON) -> String { document.file.isJSON ? value.line : value.string ?? value.yaml }

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
        let title = item["title"]?.text ?? ""
        let words = title.lowercased().utf8.split { !$0.isLetterOrDigit }.map { String(decoding: $0, as: UTF8.self) }
        let number = item.path.split(separator: "/").last.flatMap { Int($0) } ?? 0
        let id = words.isEmpty ? "item-\(number + 1)" : words.joined(separator: "-")
        return ids.contains(id) ? nil : id
    }
}

extension JSON {
    /// A value of a file, with its aliases followed.
    init(_ node: Node) {
        switch node.kind {
        case .sequence: self = .array(node.items.map { JSON($0) })
        case .mapping: self = .object(node.entries.map { ($0.key.text, JSON($0.value)) })
        case .scalar:
            switch node.type {
            case .null: self = .null
            case .boolean: self = .bool(OldYAML.boolean(node.bytes) ?? false)
            case .number: self = .number(node.text)
            case .specialNumber, .text: self = .string(node.text)
            }
        }
    }
}
