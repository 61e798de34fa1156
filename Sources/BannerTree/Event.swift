/// A parser that produces YAML's events.
package protocol EventSource: ~Copyable {
    /// Creates a parser for UTF-8 text without characters that YAML forbids.
    init(_ bytes: [UInt8])
    /// The next event, with a scalar's text appended to `text`; after a fault or the end, always
    /// the same event.
    mutating func next(_ text: inout GrowingBuffer<UInt8>) -> Event
    /// The name of the last anchor or alias.
    var name: [UInt8] { get }
    /// The finding for a fault event, and whether it is the cause of other findings on the same
    /// line.
    func fault(after read: PartialRead) -> (Finding, isCause: Bool)
}

/// An event as plain values: positions in code points, and text as a range of the builder's buffer.
package struct Event {
    /// The kind of an event.
    package enum Kind: UInt8 {
        case documentStart
        case documentEnd
        case scalar
        case alias
        case sequenceStart
        case mappingStart
        case collectionEnd
        /// The end of the events.
        case streamEnd
        /// The rest of the file is not YAML; the parser's `fault` returns the reason.
        case fault
    }

    package var kind = Kind.streamEnd
    /// The style of a scalar.
    package var style = Node.Style.plain
    /// The node's tag, if it is in the core schema.
    package var tag = Node.Tag.none
    /// The index of one of 64 bits, computed from a scalar's text; equal scalars have the same one.
    var bit: UInt8 = 0
    /// Whether a collection is in flow style.
    package var isMarked = false
    /// Whether the node has an anchor; its name is the parser's `name`.
    package var isAnchored = false
    /// Whether the node has a tag that is not in the core schema.
    package var isForeign = false
    /// The offset of the first code point.
    package var start: UInt32 = 0
    /// The offset after the last code point.
    package var end: UInt32 = 0
    /// The offset of a scalar's first byte in the builder's `text`.
    var textStart: UInt32 = 0
    /// A scalar's length in bytes.
    var textLength: UInt32 = 0

    /// An event at the start of the text.
    package init() {}

    /// Turns this event into a scalar with a copy of these bytes as its text.
    package mutating func take(
        _ scalar: UnsafeBufferPointer<UInt8>, into text: inout GrowingBuffer<UInt8>
    ) {
        kind = .scalar
        textStart = UInt32(truncatingIfNeeded: text.count)
        textLength = UInt32(truncatingIfNeeded: scalar.count)
        guard let start = scalar.baseAddress else { return }
        text.append(start, count: scalar.count)
        bit = UInt8(truncatingIfNeeded: KeyTable.mix(scalar) &>> 26)
    }

    /// Whether the node has a tag.
    @inline(__always)
    var isTagged: Bool { isForeign || tag != .none }

    /// Whether a scalar is a block scalar, whose text ends before the event does.
    @inline(__always)
    var isBlock: Bool { kind == .scalar && (style == .literal || style == .folded) }
}

/// The cause of a syntax error, at the place where an author would look for it; positions are in
/// bytes.
package struct SyntaxCause {
    package var rule = Rule.yamlSyntax
    /// The message.
    package var message: Words
    /// The range of the cause.
    package var range: Range<Int>
    /// The help text.
    package var explanation: Words?
    /// A second place that explains the cause.
    package var note: (message: Words, place: Int)?
    /// The remedies; the edits of each are in order of place.
    package var remedies:
        [(title: Words, edits: [(range: Range<Int>, text: String)], certainty: Certainty)] = []

    package init(_ message: Words, at range: Range<Int>, explanation: Words? = nil) {
        (self.message, self.range, self.explanation) = (message, range, explanation)
    }

    /// Adds a remedy that replaces one range.
    package mutating func replace(_ range: Range<Int>, with text: String, _ certainty: Certainty) {
        remedies.append(
            (text.isEmpty ? "remove it" : "write `\(text)`", [(range, text)], certainty))
    }
}
