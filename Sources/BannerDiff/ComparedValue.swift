import BannerTree

/// A value as it is written out in full, and as it is in a file; the file does not have what is there by default.
struct ComparedValue: Sendable {
    var json: JSON?
    var node: Node?

    /// The members of a mapping by their keys.
    var members: [String: ComparedValue] {
        guard case .object(let members)? = whole else { return [:] }
        return Dictionary(members.map { ($0.key, ComparedValue(json: $0.value)) }) { first, _ in first }
    }

    /// The keys that the file has; a shorthand is the first key of what it stands for.
    var parts: [(name: String, node: Node)]? {
        guard let node, case .object(let members)? = whole else { return nil }
        switch node.kind {
        case .mapping: return node.entries.map { ($0.key.text, $0.value) }
        case .scalar: return members.first.map { [($0.key, node)] }
        case .sequence: return nil
        }
    }

    /// The value, or the only one of a list that is written without its brackets.
    private var whole: JSON? {
        guard case .array(let values)? = json, node?.kind != .sequence, values.count == 1 else { return json }
        return values[0]
    }

    /// The elements of a list; breakpoints are written out by rising width.
    func elements(at path: [String]) -> [ComparedValue] {
        guard let node, let values = json?.array else { return [] }
        var nodes = Array(node.items)
        if path == ["breakpoints"] {
            let widths = nodes.map { $0["minWidth"].flatMap { Double($0.text) } ?? 0 }
            nodes = nodes.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }.map { nodes[$0] }
        }
        return zip(values, nodes).map { ComparedValue(json: $0, node: $1) }
    }

    /// An element but for its name; `nil` for what has nothing else, which is not the same thing with another name.
    var withoutName: String? {
        guard let node, node.kind == .mapping, node.count > 1 else { return nil }
        return json?.without(json?["id"] == nil ? "name" : "id").identity
    }
}

extension JSON {
    /// An object without a key.
    func without(_ key: String?) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// A text that is equal for equal values, however numbers are written and in whatever order keys are.
    var identity: String {
        switch self {
        case .null, .bool, .string: line
        case .number(let text): DecimalText(text).text
        case .array(let values): "[" + values.map(\.identity).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\($0.key.quotedAsJSON):\($0.value.identity)" }.sorted().joined(separator: ",") + "}"
        }
    }
}
