extension Outline {
    /// A key, a value, or an item of a list.
    ///
    /// Where there is no other node or place, the number is -1.
    package struct Node: Sendable {
        package var kind: Kind
        package var role: Role
        /// Whether it is a collection in brackets.
        package var isFlow = false
        /// The first byte, without an anchor or tag.
        package var start: Int
        /// The byte after the last one.
        package var end: Int
        /// The collection that it is in; -1 for the root.
        package var parent: Int
        /// A key's value or a value's key.
        package var partner = -1
        /// The number among the parent's items, or of the key among the parent's keys.
        package var ordinal = 0
        /// The first item or key of a collection.
        package var first = -1
        /// The next item or key of the same collection.
        package var next = -1
        /// How many items or keys a collection has.
        package var count = 0
        /// The column of a block's entries.
        package var indent = -1
        /// The colon after a key.
        package var colon = -1
    }
}

extension Outline.Node {
    package var range: Range<Int> { start..<end }

    package var isCollection: Bool { kind == .mapping || kind == .sequence }

    /// Whether something is written there that is no collection.
    package var isText: Bool { !isCollection && kind != .empty }
}
