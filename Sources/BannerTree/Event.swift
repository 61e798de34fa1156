/// One event of the YAML reader as plain values: positions in code points, text as a range of the builder's buffer.
struct Event {
    /// The type of the event.
    enum Kind: UInt8 {
        case documentStart
        case documentEnd
        case scalar
        case alias
        case sequenceStart
        case mappingStart
        case collectionEnd
        /// There are no more events.
        case streamEnd
        /// The file is not YAML from here on; the reader's `fault` says why.
        case fault
    }

    var kind = Kind.streamEnd
    /// How a scalar is written.
    var style = Node.Style.plain
    /// The tag before the node, if it is one of the core schema's.
    var tag = Node.Tag.none
    /// One of 64 bits; equal scalars have the same one.
    var bit: UInt8 = 0
    /// Whether a collection is written between brackets.
    var isMarked = false
    /// Whether the node is marked with the anchor in the reader's `name`.
    var isAnchored = false
    /// Whether there is a tag before the node that is not part of the core schema.
    var isForeign = false
    /// The first code point.
    var start: UInt32 = 0
    /// The code point after the last one.
    var end: UInt32 = 0
    /// A scalar's first byte in the builder's `text`.
    var textStart: UInt32 = 0
    /// A scalar's length in bytes.
    var textLength: UInt32 = 0

    /// Whether there is a tag before the node.
    @inline(__always)
    var isTagged: Bool { isForeign || tag != .none }

    /// Whether a scalar is written as a block, whose text ends before the event does.
    @inline(__always)
    var isBlock: Bool { kind == .scalar && (style == .literal || style == .folded) }
}
