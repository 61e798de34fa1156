import BannerTree

extension BannerChange {
    /// A key whose value differs in two documents, regardless of their layout.
    public struct KeyChange: Equatable, Sendable {
        /// The path of the key, with items and scenarios by their names: `items/autumn/duration`.
        ///
        /// Elements without a name, such as expectations, have their number from 1: `scenarios/swipes/expect/#2/page`.
        public var path: String
        /// The values on one line; `nil` if the key does not exist.
        public var before, after: String?
        /// The keys of a mapping that exists on one side only.
        package var parts: [Part] = []

        /// A key of such a mapping with its value on one line.
        package struct Part: Equatable, Sendable {
            package var key, value: String
        }

        /// A key that differs; a value is worded only here.
        init(path: String, _ before: Node?, _ after: Node?) {
            self.path = path
            self.before = before.map(KeyChange.line)
            self.after = after.map(KeyChange.line)
            guard before == nil || after == nil, let whole = before ?? after else { return }
            parts = whole.entries.map { Part(key: $0.key.text, value: KeyChange.line($0.value)) }
        }

        /// A list in another order: the names of the elements that both sides have.
        init(path: String, names before: [String], _ after: [String]) {
            self.path = path
            (self.before, self.after) = ("[\(before.joined(separator: ", "))]", "[\(after.joined(separator: ", "))]")
        }

        /// A value on one line.
        static func line(_ node: Node) -> String {
            switch node.kind {
            case .scalar: node.isPlain ? (node.text.isEmpty ? "null" : node.text) : "\"\(node.text)\""
            case .sequence: "[" + node.items.map(line).joined(separator: ", ") + "]"
            case .mapping:
                "{ " + node.entries.map { "\($0.key.text): \(line($0.value))" }.joined(separator: ", ") + " }"
            }
        }
    }
}
