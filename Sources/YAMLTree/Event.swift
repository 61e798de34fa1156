/// One event of the YAML reader, in plain values: places in code points, text as a stretch of the reader's buffer.
struct Event {
    /// What the event says.
    enum Kind: UInt8 {
        case documentStart
        case documentEnd
        case scalar
        case alias
        case sequenceStart
        case mappingStart
        case collectionEnd
        /// Nothing more follows.
        case streamEnd
        /// The file is not YAML from here on; the reader's `fault` says why.
        case fault
    }

    var kind: Kind
    /// How a scalar is written.
    var style = Node.Style.plain
    /// Whether a collection is written between brackets, or a document begins with `---`.
    var isMarked = false
    /// Whether the node is marked with the anchor in the reader's `name`.
    var isAnchored = false
    /// The tag before the node, if it is one of the core schema's.
    var tag = Node.Tag.none
    /// Whether another tag stands before the node.
    var isForeign = false
    /// One of 64 bits, the same for equal scalars.
    var bit: UInt8 = 0
    /// The first code point.
    var start: UInt32 = 0
    /// The code point after the last one.
    var end: UInt32 = 0
    /// A scalar's first byte in the reader's `text`.
    var textStart: UInt32 = 0
    /// A scalar's length in bytes.
    var textLength: UInt32 = 0

    /// Whether more than a scalar's text must be looked at: a name, a tag, or where a block's text ends.
    var needsCare: Bool { isAnchored || isTagged || style == .literal || style == .folded }

    /// Whether a tag stands before the node.
    var isTagged: Bool { isForeign || tag != .none }
}
