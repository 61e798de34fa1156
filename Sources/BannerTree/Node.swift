/// A node of a YAML document: a scalar, a sequence or a mapping, with its range; an alias stands
/// for its target.
///
/// A node is an index into its document's arena, so it is cheap to copy. Text is copied out of the
/// document only on request.
public struct Node: Sendable {
    let document: Document
    /// The index of the node's record; for an alias its own record.
    private(set) var place: UInt32
    /// The properties of that record, or of the target of an alias.
    @usableFromInline
    private(set) var look: Look

    init(_ document: Document, at place: UInt32) {
        self.document = document
        self.place = place
        look = document.look(at: place)
    }

    /// Moves to another record: this avoids the reference counting of a new node.
    @inline(__always)
    mutating func move(to place: UInt32, _ look: Look) {
        self.place = place
        self.look = look
    }

    /// The properties of a node that need no access to its document.
    @usableFromInline
    struct Look: Sendable, BitwiseCopyable {
        /// The index of the alias's target, or of the node's own record.
        let content: UInt32
        @usableFromInline
        let kind: Kind
        @usableFromInline
        let style: Style
        @usableFromInline
        let tag: Tag
        @usableFromInline
        let isBroken: Bool
    }

    /// The kind of the node.
    @inlinable
    public var kind: Kind { look.kind }

    /// The style of a scalar; `plain` for collections.
    @inlinable
    public var style: Style { look.style }

    /// The tag of the node.
    @inlinable
    public var tag: Tag { look.tag }

    /// Whether the node replaces something invalid that has been reported, such as an alias without
    /// an anchor.
    ///
    /// It is an empty plain scalar, and needs no further report.
    @inlinable
    public var isBroken: Bool { look.isBroken }

    var record: Record { document.records[Int(look.content)] }

    /// The kind of a node.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// Text, a number, a boolean or null.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
    }

    /// The node's range in the file, in code points, including its anchor and tag.
    ///
    /// A block collection ends with its last child, and a block scalar with its last text, without
    /// the empty lines and comments after it. An alias has its own range; the nodes inside it have
    /// the ranges of the anchor's nodes.
    public var range: BannerSource.Range {
        document.records[Int(place)].range
    }

    /// Whether the node is an alias such as `*a`.
    public var isAlias: Bool { place != look.content }
}

extension Document {
    /// The properties of a record.
    @inline(__always)
    func look(at place: UInt32) -> Node.Look {
        var content = place
        var record = records[Int(place)]
        if record.kind == .alias {
            content = record.first
            record = records[Int(content)]
        }
        // Both enums have the same cases in the same order; the target of an alias is never an
        // alias.
        return Node.Look(
            content: content, kind: Node.Kind(rawValue: record.kind.rawValue) ?? .scalar,
            style: record.style,
            tag: record.tag, isBroken: record.isBroken)
    }

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

extension Node {
    /// The range of a scalar's text, without its anchor and tag; empty for empty text.
    ///
    /// - Parameter cursor: a cursor in the text; the call is fast if nodes are visited in the order
    ///   of the file.
    /// - Returns: the range, in code points.
    public func contentRange(_ cursor: inout TextCursor) -> BannerSource.Range {
        let own = range
        let bytes = document.file.bytes
        let position = cursor.byteOffset(of: own.start)
        let end = cursor.byteOffset(of: own.end)
        // Plain text cannot begin with `&` or `!`.
        guard position < end, bytes[position] == "&" || bytes[position] == "!" else {
            return own
        }
        var rest = Substring(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars
        while rest.first == "&" || rest.first == "!" {
            rest = rest.drop { !Node.isSpace($0) }.drop(while: Node.isSpace)
            // There can be line breaks and comments between anchor, tag and text.
            while rest.first == "#" {
                rest = rest.drop { !Node.isLineBreak($0) }.drop(while: Node.isSpace)
            }
        }
        return SourceRange(own.end - rest.count, own.end)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || isLineBreak(scalar)
    }

    /// Whether libyaml treats a code point as a line break.
    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

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
        try withExtendedLifetime(self) { () throws(Failure) in
            try body(Span(_unsafeElements: scalarText))
        }
    }

    /// The scalar's text; empty for collections.
    public var text: String { scalarText.utf8Text }

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

    /// The number of a sequence's items or a mapping's entries; 0 for a scalar.
    public var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// A sequence's items in order; empty for other nodes.
    public var items: Items {
        Items(walk: itemCursor)
    }

    /// A mapping's entries in order, without duplicate keys; empty for other nodes.
    public var entries: Entries {
        Entries(walk: entryCursor)
    }

    /// An in-place iterator over a mapping's entries, with a lookup of the keys.
    public var entryCursor: EntryCursor {
        let record = record
        return EntryCursor(
            key: self, value: self, index: record.first,
            left: record.kind == .mapping ? record.count : 0)
    }

    /// An in-place iterator over a sequence's items.
    public var itemCursor: ItemCursor {
        let record = record
        return ItemCursor(
            item: self, index: record.first, left: record.kind == .sequence ? record.count : 0)
    }

    /// A sequence's item with an index from 0; `nil` if there is none.
    public func item(_ number: Int) -> Node? {
        guard kind == .sequence, number >= 0, number < count else { return nil }
        var index = record.first
        for _ in 0..<number { index = document.records[Int(index)].next }
        return Node(document, at: index)
    }

    /// The value of a key, compared byte by byte; `nil` if there is none.
    public subscript(_ key: String) -> Node? {
        guard kind == .mapping else { return nil }
        let mapping = record
        var wanted = key
        let found = wanted.withUTF8 { wanted in
            var index = mapping.first
            for _ in 0..<mapping.count {
                let value = document.records[Int(index)].next
                let text = document.scalarText(document.look(at: index))
                if text.count == wanted.count && text.elementsEqual(wanted) { return value }
                index = document.records[Int(value)].next
            }
            return 0 as UInt32
        }
        // The root is not the value of any key.
        return found == 0 ? nil : Node(document, at: found)
    }

    /// An iterator over the items of a sequence.
    public struct Items: Sequence, IteratorProtocol, Sendable {
        fileprivate var walk: ItemCursor

        /// The number of items left.
        public var underestimatedCount: Int { Int(walk.left) }

        /// The next item.
        public mutating func next() -> Node? { walk.move() ? walk.item : nil }
    }

    /// A key of a mapping with its value.
    public struct Entry: Sendable {
        /// The key: always a scalar.
        public let key: Node
        /// The value.
        public let value: Node
    }

    /// An iterator over the entries of a mapping.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var walk: EntryCursor

        /// The number of entries left.
        public var underestimatedCount: Int { Int(walk.left) }

        /// The next entry.
        public mutating func next() -> Entry? {
            walk.move() ? Entry(key: walk.key, value: walk.value) : nil
        }
    }

    /// An in-place iterator over the entries of a mapping.
    ///
    /// It updates its two nodes instead of creating new ones, which avoids the reference counting
    /// of a loop over `entries`.
    public struct EntryCursor: Sendable {
        /// The key of the current entry.
        public private(set) var key: Node
        /// The value of the current entry.
        public private(set) var value: Node
        /// The index of the key in the table; `nil` for a key that is not in it.
        public private(set) var number: Int?
        fileprivate var index: UInt32
        fileprivate var left: UInt32
        fileprivate var likely = 0

        /// Moves to the next entry; returns `false` after the last one.
        public mutating func move(_ keys: KeyTable) -> Bool {
            guard move() else { return false }
            number = keys.index(of: key.document.scalarText(key.look), from: likely)
            if let number { likely = number + 1 }
            return true
        }

        @inline(__always)
        fileprivate mutating func move() -> Bool {
            guard left > 0 else { return false }
            left -= 1
            let next = key.document.records[Int(index)].next
            key.move(to: index, key.document.look(at: index))
            value.move(to: next, key.document.look(at: next))
            index = key.document.records[Int(next)].next
            return true
        }
    }

    /// An in-place iterator over the items of a sequence.
    public struct ItemCursor: Sendable {
        /// The current item.
        public private(set) var item: Node
        fileprivate var index: UInt32
        fileprivate var left: UInt32

        /// Moves to the next item; returns `false` after the last one.
        public mutating func move() -> Bool {
            guard left > 0 else { return false }
            left -= 1
            item.move(to: index, item.document.look(at: index))
            index = item.document.records[Int(index)].next
            return true
        }
    }
}
