import BannerTree

/// A key whose value differs in two documents, regardless of their layout.
public struct KeyChange: Equatable, Sendable {
    /// The path of the key, with items and scenarios by their names: `items/autumn/duration`.
    public var path: String
    /// The values on one line; `nil` if the key does not exist.
    public var before, after: String?

    /// The changes from one document to another, in order of the new one, then the removed ones; if there are more than
    /// `most`, only the first, with their total number.
    static func all(from before: Node, to after: Node, most: Int) -> (changes: [KeyChange], count: Int) {
        var comparison = Comparison(most: most)
        comparison.compare(before, after)
        return (comparison.changes, comparison.count)
    }

    /// Two documents and the list of changes found so far.
    private struct Comparison {
        let most: Int
        var changes: [KeyChange] = []
        var count = 0
        /// The keys that lead to the current position.
        private var path: [String] = []

        init(most: Int) { self.most = most }

        /// Records that a key differs; a value is worded only if it is shown.
        private mutating func add(_ before: Node?, _ after: Node?, at name: String? = nil) {
            count += 1
            guard changes.count < most else { return }
            let path = (path + [name].compactMap { $0 }).joined(separator: "/")
            changes.append(KeyChange(path: path, before: before.map(line), after: after.map(line)))
        }

        mutating func compare(_ before: Node, _ after: Node) {
            guard let old = parts(before), let new = parts(after), before.kind == after.kind else {
                if !isSame(before, after) { add(before, after) }
                return
            }
            var olds: [String: Node] = [:]
            for (name, node) in old where olds[name] == nil { olds[name] = node }
            for (name, node) in new {
                if let other = olds.removeValue(forKey: name) {
                    path.append(name)
                    compare(other, node)
                    path.removeLast()
                } else {
                    add(nil, node, at: name)
                }
            }
            for (name, node) in old where olds.removeValue(forKey: name) != nil { add(node, nil, at: name) }
        }
    }

    /// A node's children by name: keys, or the names of a list's elements; `nil` for what is compared as a whole.
    private static func parts(_ node: Node) -> [(String, Node)]? {
        switch node.kind {
        case .scalar: return nil
        case .mapping: return node.entries.map { ($0.key.text, $0.value) }
        case .sequence:
            let names = node.items.map(name)
            return names.contains(nil) ? nil : zip(names, node.items).map { ($0 ?? "", $1) }
        }
    }

    /// The name of a list's element: an item's id, a scenario's name.
    private static func name(_ node: Node) -> String? {
        switch node.kind {
        case .scalar: node.text
        case .mapping: (node["id"] ?? node["name"]).flatMap { $0.kind == .scalar ? $0.text : nil }
        case .sequence: nil
        }
    }

    private static func isSame(_ a: Node, _ b: Node) -> Bool {
        guard a.kind == b.kind, a.count == b.count else { return false }
        switch a.kind {
        case .scalar: return a.equals(Array(b.bytes)) && a.isPlain == b.isPlain
        case .sequence: return zip(a.items, b.items).allSatisfy { isSame($0, $1) }
        case .mapping:
            // Looked up in the node itself, each key would be searched for from the first one on.
            var others: [String: Node] = [:]
            for entry in b.entries { others[entry.key.text] = entry.value }
            return a.entries.allSatisfy { entry in others[entry.key.text].map { isSame(entry.value, $0) } ?? false }
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
