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
