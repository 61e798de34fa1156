import BannerDiagnostics
import BannerLanguage
import BannerSuggestions
import BannerTree
import BannerYAML

/// A banner whose unknown keys are followed in its tree.
struct Following {
    let root: Node
    private(set) var unknown: [(key: Node, meanings: [KeyMeaning])] = []
    private var missingIDs: [[String]] = []

    init?(_ text: String) {
        var report = BannerReport()
        guard
            let document = Document.parse(
                SourceFile(name: "a.yaml", bytes: Array(text.utf8)), into: &report)
        else {
            return nil
        }
        root = document.root
        visit(root, Language.banner)
    }

    /// Each unknown key with what it means: `gap → layout.spacing`, with `!` if that is certain and
    /// `?` if it is only possible; a sentence only if it means nothing else.
    var lines: [String] {
        unknown.map { key, meanings in
            let others = meanings.map(Following.shown).filter { $0 != Following.sentence }
            let shown =
                others.isEmpty
                ? meanings.isEmpty ? "unknown" : Following.sentence
                : others.joined(separator: " | ")
            return "\(key.text) → \(shown)"
        }
    }

    private static let sentence = "a sentence"

    private mutating func visit(_ node: Node, _ schema: Schema) {
        for form in schema.forms {
            switch form {
            case .record(let record) where node.kind == .mapping: return visit(node, record)
            case .variants(let variants) where node.kind == .mapping:
                let style = node[variants.key]?.text ?? variants.defaultWord ?? "dots"
                return visit(
                    node,
                    variants.variants.first { $0.word.text == style }?.record ?? variants.record)
            case .list(let element, _) where node.kind == .sequence:
                return node.items.forEach { visit($0, element) }
            default: break
            }
        }
    }

    private mutating func visit(_ node: Node, _ record: RecordSchema) {
        for entry in node.entries where !entry.key.text.hasPrefix("x-") {
            if let known = record.keys.first(where: { $0.key == entry.key.text }) {
                visit(entry.value, known.schema)
            } else {
                let meanings = KeyMeaning.meanings(
                    of: entry.key, value: entry.value, in: node, record,
                    nearest: RecordSchema.nearest(to: entry.key.text, in: record.keys.map(\.key)),
                    root: root)
                unknown.append((entry.key, meanings))
            }
        }
        if record.name == "item", node["id"] == nil { missingIDs.append(Following.steps(node)) }
    }

    /// The banner as JSON, after each key's first change was made that is not one of several.
    var followed: String {
        var json = Following.json(root)
        var shown = unknown.filter { !$0.meanings.isEmpty }
        shown.sort { $0.key.path.utf8.count > $1.key.path.utf8.count }
        for (key, meanings) in shown {
            switch meanings.first(where: { if case .unsupported = $0 { false } else { true } }) {
            case .write(let entries, let certainty)
            where certainty != .possible || meanings.count == 1:
                var moved: [(NodeEdits.Entry, JSON)] = []
                for entry in entries {
                    let value = entry.value ?? entry.from.flatMap { json[path: $0] } ?? .null
                    moved.append((entry, value))
                }
                json.remove(Following.steps(key))
                for (entry, value) in moved {
                    json.insert(value, under: entry.under[...], entry.key)
                }
            case .remove: json.remove(Following.steps(key))
            case .own(let name, .likely):
                let value = json[path: key] ?? .null
                json.remove(Following.steps(key))
                json.insert(value, under: Following.steps(key).dropLast(), name)
            default: break
            }
        }
        for steps in missingIDs where json[steps: steps[...]]?["id"] == nil {
            json.insert(
                .string("item-\((Int(steps.last ?? "") ?? 0) + 1)"), under: steps[...], "id")
        }
        return json.yaml
    }

    static func steps(_ node: Node) -> [String] { node.path.split(separator: "/").map(String.init) }

    static func json(_ node: Node) -> JSON {
        switch node.kind {
        case .sequence: .array(node.items.map(json))
        case .mapping: .object(node.entries.map { ($0.key.text, json($0.value)) })
        case .scalar:
            switch node.type {
            case .null: .null
            case .boolean: .bool(node.text == "true")
            case .number: .number(node.text)
            case .specialNumber, .text: .string(node.text)
            }
        }
    }

    private static func shown(_ meaning: KeyMeaning) -> String {
        func mark(_ certainty: BannerReport.Certainty) -> String {
            certainty == .certain ? "!" : certainty == .likely ? "" : "?"
        }
        return switch meaning {
        case .write(let entries, let certainty):
            entries.map { entry in
                (entry.under + [entry.key]).joined(separator: ".")
                    + (entry.value.map { ": " + $0.yaml } ?? "")
            }.joined(separator: ", ") + mark(certainty)
        case .remove: "nothing"
        case .own(let name, let certainty): name + mark(certainty)
        case .unsupported: sentence
        }
    }
}

extension JSON {
    fileprivate subscript(path node: Node) -> JSON? { self[steps: Following.steps(node)[...]] }

    fileprivate subscript(steps steps: ArraySlice<String>) -> JSON? {
        guard let first = steps.first else { return self }
        let next =
            if case .array(let list) = self { Int(first).map { list[$0] } } else { self[first] }
        return next?[steps: steps.dropFirst()]
    }

    fileprivate mutating func change(_ steps: ArraySlice<String>, _ body: (inout JSON) -> Void) {
        guard let first = steps.first else { return body(&self) }
        switch self {
        case .array(var list):
            list[Int(first) ?? 0].change(steps.dropFirst(), body)
            self = .array(list)
        case .object(var members):
            let place = members.firstIndex { $0.key == first } ?? members.count
            if place == members.count { members.append((first, .object([]))) }
            members[place].value.change(steps.dropFirst(), body)
            self = .object(members)
        default: break
        }
    }

    fileprivate mutating func remove(_ steps: [String]) {
        change(steps.dropLast()) { json in
            if case .object(let members) = json {
                json = .object(members.filter { $0.key != steps.last })
            }
        }
    }

    fileprivate mutating func insert(_ value: JSON, under steps: ArraySlice<String>, _ key: String)
    {
        change(steps) { json in
            if case .object(let members) = json {
                json = .object(members + [(key, value)])
            } else if let short = NodeEdits.shortKeys[steps.last ?? ""] {
                json = .object([(short, json), (key, value)])
            }
        }
    }
}
