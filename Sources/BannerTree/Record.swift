/// A node in the arena: 32 bytes; records are in the order in which the nodes begin.
struct Record {
    /// The offset of the node's first code point, including its anchor and tag.
    var start: UInt32
    /// The offset after its last code point.
    var end: UInt32
    /// The offset of a scalar's text in the buffer, a collection's first child, or an alias's
    /// target.
    var first: UInt32
    /// A scalar's length in bytes, or the number of a sequence's items or a mapping's entries.
    var count: UInt32
    /// The index of the record after this node's subtree: the next child of the same parent, if
    /// there is one.
    var next: UInt32
    /// The index of the enclosing collection; the root is its own parent.
    var parent: UInt32
    /// The index of the node among its parent's children; in a mapping, keys are even and values
    /// odd.
    var ordinal: UInt32
    /// The kind of the node.
    var kind: Kind
    /// The style of a scalar.
    var style: Node.Style
    /// The node's tag.
    var tag: Node.Tag
    /// Whether the node replaces something invalid that has been reported.
    var isBroken: Bool

    /// The kind of a record.
    enum Kind: UInt8 {
        case scalar
        case sequence
        case mapping
        case alias
    }
}
