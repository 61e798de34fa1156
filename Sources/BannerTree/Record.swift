/// A node in the arena: 32 bytes, in the order in which the nodes begin.
struct Record {
    /// The first code point of the node, including its anchor and tag.
    var start: UInt32
    /// The code point after the last one.
    var end: UInt32
    /// A scalar's first byte in the text buffer; a collection's first child; an alias's target.
    var first: UInt32
    /// A scalar's length in bytes; a sequence's items; a mapping's entries.
    var count: UInt32
    /// The next child of the same parent, if there is one.
    var next: UInt32
    /// The collection that contains this node; the root is its own parent.
    var parent: UInt32
    /// The node's number among its parent's children; a mapping's keys are even, its values odd.
    var ordinal: UInt32
    /// The type of the node.
    var kind: Kind
    /// How a scalar is written.
    var style: Node.Style
    /// The node's tag.
    var tag: Node.Tag
    /// Whether the node replaces something invalid that has been reported.
    var isBroken: Bool

    /// The type of a record.
    enum Kind: UInt8 {
        case scalar
        case sequence
        case mapping
        case alias
    }
}
