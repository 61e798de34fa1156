extension Node {
    /// The style of a scalar.
    public enum Style: UInt8, BitwiseCopyable, Sendable {
        /// Without quotes.
        case plain
        /// In `'`.
        case singleQuoted
        /// In `"`, with escapes.
        case doubleQuoted
        /// A block after `|`.
        case literal
        /// A block after `>`.
        case folded
    }

    /// A tag of YAML's core schema; other tags are reported by the parser.
    public enum Tag: UInt8, BitwiseCopyable, Sendable {
        /// No tag.
        case none
        /// `!!str`
        case string
        /// `!!int`
        case int
        /// `!!float`
        case float
        /// `!!bool`
        case bool
        /// `!!null`
        case null
        /// `!!seq`
        case sequence
        /// `!!map`
        case mapping
    }

    /// Whether this is a scalar without quotes and without a tag, whose type depends on its text.
    @inlinable
    public var isPlain: Bool { kind == .scalar && style == .plain && tag == .none }

    /// A copy of the scalar's text in valid UTF-8, with escapes decoded and lines folded; empty for
    /// collections.
    public var bytes: ArraySlice<UInt8> { Array(scalarText)[...] }

    /// The scalar's text in the document's memory; valid only within a method of the node.
    @usableFromInline
    var scalarText: UnsafeBufferPointer<UInt8> {
        document.scalarText(look)
    }

    /// Calls `body` with the scalar's text in valid UTF-8, with escapes decoded and lines folded;
    /// empty for collections.
    ///
    /// Unlike `bytes`, it copies nothing and needs no reference counting.
    @inlinable
    public func withBytes<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withExtendedLifetime(self) { () throws(Failure) in try body(Span(_unsafeElements: scalarText)) }
    }

    /// The scalar's text; empty for collections.
    public var text: String { String(decoding: scalarText, as: UTF8.self) }

    /// The first byte of the scalar's text; `nil` if it is empty, and for collections.
    public var firstByte: UInt8? { scalarText.first }

    /// Whether this is a scalar with exactly this text, compared byte by byte.
    public func equals(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { equals($0) }
    }

    /// Whether this is a scalar with exactly this text.
    public func equals(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { equals($0) }
    }

    /// Whether this is a scalar with exactly this text.
    @inline(__always)
    func equals(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = scalarText
        guard kind == .scalar && text.count == wanted.count else { return false }
        for index in wanted.indices where text[index] != wanted[index] { return false }
        return true
    }
}

extension Document {
    /// A scalar's text; empty for collections.
    ///
    /// The caller must keep the document alive while it uses the text.
    @inline(__always)
    func scalarText(_ look: Node.Look) -> UnsafeBufferPointer<UInt8> {
        guard look.kind == .scalar else { return UnsafeBufferPointer(start: nil, count: 0) }
        let record = records[Int(look.content)]
        return text.slice(Int(record.first)..<Int(record.first) + Int(record.count))
    }
}
