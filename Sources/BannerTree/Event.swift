/// What reads YAML's events from bytes.
package protocol EventSource: ~Copyable {
    /// Reads a text that is UTF-8 and contains no character that YAML forbids.
    init(_ bytes: [UInt8])
    /// The next event, with a scalar's text appended to `text`; after a fault or the end of the stream it is always the
    /// same.
    mutating func next(_ text: inout GrowingBuffer<UInt8>) -> Event
    /// The name of the last anchor or alias.
    var name: [UInt8] { get }
    /// Why the last event is a fault, and whether that is the cause of what was found on the same line.
    func fault(after read: ReadSoFar) -> (Finding, isCause: Bool)
}

/// One event as plain values: positions in code points, text as a range of the builder's buffer.
package struct Event {
    /// The type of the event.
    package enum Kind: UInt8 {
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

    package var kind = Kind.streamEnd
    /// How a scalar is written.
    package var style = Node.Style.plain
    /// The tag before the node, if it is one of the core schema's.
    package var tag = Node.Tag.none
    /// One of 64 bits; equal scalars have the same one.
    var bit: UInt8 = 0
    /// Whether a collection is written between brackets.
    package var isMarked = false
    /// Whether the node is marked with the anchor in the reader's `name`.
    package var isAnchored = false
    /// Whether there is a tag before the node that is not part of the core schema.
    package var isForeign = false
    /// The first code point.
    package var start: UInt32 = 0
    /// The code point after the last one.
    package var end: UInt32 = 0
    /// A scalar's first byte in the builder's `text`.
    var textStart: UInt32 = 0
    /// A scalar's length in bytes.
    var textLength: UInt32 = 0

    /// An event at the start of the text.
    package init() {}

    /// Makes this event a scalar with a copy of these bytes as its text.
    package mutating func take(_ scalar: UnsafeBufferPointer<UInt8>, into text: inout GrowingBuffer<UInt8>) {
        kind = .scalar
        textStart = UInt32(truncatingIfNeeded: text.count)
        textLength = UInt32(truncatingIfNeeded: scalar.count)
        guard let start = scalar.baseAddress else { return }
        text.append(start, count: scalar.count)
        bit = UInt8(truncatingIfNeeded: KeyTable.mix(scalar) &>> 26)
    }

    /// Whether there is a tag before the node.
    @inline(__always)
    var isTagged: Bool { isForeign || tag != .none }

    /// Whether a scalar is written as a block, whose text ends before the event does.
    @inline(__always)
    var isBlock: Bool { kind == .scalar && (style == .literal || style == .folded) }
}
