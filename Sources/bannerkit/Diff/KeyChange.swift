import YAMLTree

/// A key whose value is not the same in two documents, however they are laid out.
struct KeyChange: Equatable {
    /// Where the key stands, items and scenarios by their names: `items/autumn/duration`.
    var path: String
    /// The values on one line; `nil` where the key is not there.
    var before, after: String?

    /// All changes from one document to another, in order of the new one, then what went.
    static func all(from before: Node, to after: Node) -> [KeyChange] {
        var changes: [KeyChange] = []
        compare(before, after, path: "", into: &changes)
        return changes
    }

    private static func compare(_ before: Node, _ after: Node, path: String, into changes: inout [KeyChange]) {
        guard let old = parts(before), let new = parts(after), before.kind == after.kind else {
            if !isSame(before, after) {
                changes.append(KeyChange(path: path, before: line(before), after: line(after)))
            }
            return
        }
        var olds: [String: Node] = [:]
        for (name, node) in old where olds[name] == nil { olds[name] = node }
        for (name, node) in new {
            let place = path.isEmpty ? name : "\(path)/\(name)"
            if let other = olds.removeValue(forKey: name) {
                compare(other, node, path: place, into: &changes)
            } else {
                changes.append(KeyChange(path: place, before: nil, after: line(node)))
            }
        }
        for (name, node) in old where olds.removeValue(forKey: name) != nil {
            changes.append(KeyChange(path: path.isEmpty ? name : "\(path)/\(name)", before: line(node), after: nil))
        }
    }

    /// A node's children by name: keys, or what an element of a list calls itself; `nil` for what is compared as a whole.
    private static func parts(_ node: Node) -> [(String, Node)]? {
        switch node.kind {
        case .scalar: return nil
        case .mapping: return node.entries.map { ($0.key.text, $0.value) }
        case .sequence:
            let names = node.items.map(name)
            return names.contains(nil) ? nil : zip(names, node.items).map { ($0 ?? "", $1) }
        }
    }

    /// What an element of a list calls itself: an item's id, a scenario's name.
    private static func name(_ node: Node) -> String? {
        switch node.kind {
        case .scalar: node.text
        case .mapping: (node["id"] ?? node["name"]).flatMap { $0.kind == .scalar ? $0.text : nil }
        case .sequence: nil
        }
    }

    private static func isSame(_ a: Node, _ b: Node) -> Bool {
        guard a.kind == b.kind, a.count == b.count else { return false }
        return switch a.kind {
        case .scalar: a.equals(Array(b.bytes)) && a.isPlain == b.isPlain
        case .sequence: zip(a.items, b.items).allSatisfy { isSame($0, $1) }
        case .mapping: a.entries.allSatisfy { entry in b[entry.key.text].map { isSame(entry.value, $0) } ?? false }
        }
    }

    private static func line(_ node: Node) -> String {
        switch node.kind {
        case .scalar: node.isPlain ? node.text : "\"\(node.text)\""
        case .sequence: "[" + node.items.map(line).joined(separator: ", ") + "]"
        case .mapping: "{ " + node.entries.map { "\($0.key.text): \(line($0.value))" }.joined(separator: ", ") + " }"
        }
    }
}
