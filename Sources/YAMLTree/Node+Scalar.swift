extension Node {
    /// How a scalar is written.
    public enum Style: UInt8, BitwiseCopyable, Sendable {
        /// Without quotes.
        case plain
        /// Between `'`.
        case singleQuoted
        /// Between `"`, with escapes.
        case doubleQuoted
        /// A block after `|`.
        case literal
        /// A block after `>`.
        case folded
    }

    /// A tag of YAML's core schema; any other is a finding of the parse.
    public enum Tag: UInt8, BitwiseCopyable, Sendable {
        /// No tag is written.
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

    /// How the scalar is written; `plain` for collections.
    public var style: Style { record.style }

    /// The tag that is written before the node.
    public var tag: Tag { record.tag }

    /// Whether this is a scalar without quotes and without a tag: what the core schema may read as number, boolean or null.
    public var isPlain: Bool {
        let record = record
        return record.kind == .scalar && record.style == .plain && record.tag == .none
    }

    /// The scalar's text in valid UTF-8, its escapes read and its lines folded; empty for collections.
    public var bytes: ArraySlice<UInt8> {
        let record = record
        guard record.kind == .scalar else { return [] }
        return document.text[Int(record.first)..<Int(record.first + record.count)]
    }

    /// The scalar's text; empty for collections.
    public var text: String {
        let record = record
        guard record.kind == .scalar else { return "" }
        return document.text.withUnsafeBufferPointer { text in
            String(
                decoding: UnsafeBufferPointer(rebasing: text[Int(record.first)..<Int(record.first + record.count)]),
                as: UTF8.self)
        }
    }

    /// The first byte of the scalar's text; nil where it is empty, and for collections.
    public var firstByte: UInt8? {
        let record = record
        guard record.kind == .scalar && record.count > 0 else { return nil }
        return document.text[Int(record.first)]
    }

    /// Whether this is a scalar with exactly that text, compared byte by byte: keys are the same only if written the same.
    public func equals(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { equals($0) }
    }

    /// Whether this is a scalar with exactly that text.
    public func equals(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { equals($0) }
    }

    /// Whether this is a scalar with exactly that text.
    func equals(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        let record = record
        guard record.kind == .scalar && Int(record.count) == wanted.count else { return false }
        return document.text.withUnsafeBufferPointer { text in
            let offset = Int(record.first)
            for index in wanted.indices where text[offset + index] != wanted[index] { return false }
            return true
        }
    }
}
