import BannerTree

extension BannerChange {
    /// A key whose value differs between two documents, regardless of formatting.
    public struct KeyChange: Equatable, Sendable {
        /// The path of the key, with the names of items and scenarios: `items/autumn/duration`.
        ///
        /// Elements without a name, such as expectations, are numbered from 1:
        /// `scenarios/swipes/expect/#2/page`.
        public var path: String
        /// The values on one line; `nil` if a version lacks the key.
        public var before, after: String?
        /// The keys of a mapping that is in only one version.
        package var parts: [Part] = []

        /// A key with its value on one line.
        package struct Part: Equatable, Sendable {
            package var key, value: String
        }

        /// Formats a value on one line.
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
