extension Outline {
    /// A key, a value or a list item.
    ///
    /// Indices and offsets are -1 if there is no such node or byte.
    package struct Node: Sendable {
        package var kind: Kind
        package var role: Role
        /// Whether the node is a flow collection.
        package var isFlow = false
        /// The first byte, after anchors and tags.
        package var start: Int
        /// The byte after the last one.
        package var end: Int
        /// The index of the parent collection; -1 for the root.
        package var parent: Int
        /// The index of a key's value, or of a value's key.
        package var partner = -1
        /// The position among the parent's items or keys.
        package var ordinal = 0
        /// The index of a collection's first item or key.
        package var first = -1
        /// The index of the next item or key in the same collection.
        package var next = -1
        /// The number of items or keys in a collection.
        package var count = 0
        /// The column of a block collection's entries.
        package var indent = -1
        /// The offset of the colon after a key.
        package var colon = -1
    }
}

extension Outline.Node {
    package var range: Range<Int> { start..<end }

    package var isCollection: Bool { kind == .mapping || kind == .sequence }

    /// Whether the node is a scalar or an alias.
    package var isText: Bool { !isCollection && kind != .empty }
}
