import BannerTree

/// A value with its defaults, and its node in the file; the node is `nil` for a default.
struct ComparedValue: Sendable {
    var json: JSON?
    var node: Node?
    /// An item's id, a scenario's name, or the index of another element.
    var name: String?

    /// The members of a mapping by key, with defaults.
    var members: [String: ComparedValue] {
        guard case .object(let members)? = whole else { return [:] }
        return Dictionary(
            members.enumerated().map { place, member in
                // A shorthand is the value of the first key.
                let part = node?.kind == .scalar && place == 0 ? node : node?[member.key]
                return (member.key, ComparedValue(json: member.value, node: part))
            }
        ) { first, _ in first }
    }

    /// The keys that are in the file.
    var names: [String]? {
        guard let node, case .object(let members)? = whole, node.kind != .sequence else { return nil }
        return node.kind == .mapping ? node.entries.map(\.key.text) : members.prefix(1).map(\.key)
    }

    /// The value; a list without brackets is its only element.
    private var whole: JSON? {
        guard case .array(let values)? = json, node?.kind != .sequence, values.count == 1 else { return json }
        return values[0]
    }

    /// The elements of a list; the JSON of breakpoints is sorted by width.
    func elements(at path: [String]) -> [ComparedValue] {
        guard let node, let values = json?.array else { return [] }
        var nodes = Array(node.items)
        if path == ["breakpoints"] {
            let width = { (node: Node) in node["minWidth"].flatMap { Double($0.text) } ?? 0 }
            nodes.sort { width($0) < width($1) }
        }
        return zip(values, nodes).map { json, node in
            ComparedValue(json: json, node: node, name: json["id"]?.string ?? json["name"]?.string)
        }
    }

    /// The identity of an element without its name; `nil` if it has no other keys, so that it
    /// cannot be recognised.
    var withoutName: String? {
        guard let node, node.kind == .mapping, node.count > 1 else { return nil }
        return json?.without(json?["id"] == nil ? "name" : "id").identity
    }
}

extension JSON {
    /// The object without a key.
    func without(_ key: String?) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// A canonical text, which is equal for equal values: numbers are normalised and keys sorted.
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
