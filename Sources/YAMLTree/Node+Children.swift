extension Node {
    /// How many items a sequence or entries a mapping has; 0 for a scalar.
    public var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// A sequence's items in order; empty for other nodes.
    public var items: Items {
        let record = record
        return Items(document: document, index: record.first, left: record.kind == .sequence ? record.count : 0)
    }

    /// A mapping's entries in order, each key once; empty for other nodes.
    public var entries: Entries {
        let record = record
        return Entries(document: document, index: record.first, left: record.kind == .mapping ? record.count : 0)
    }

    /// The value of a key, compared byte by byte; nil where there is none.
    public subscript(_ key: String) -> Node? {
        let wanted = Array(key.utf8)
        return entries.first { $0.key.equals(wanted) }?.value
    }

    /// The items of a sequence.
    public struct Items: Sequence, IteratorProtocol, Sendable {
        let document: Document
        var index: UInt32
        var left: UInt32

        /// How many items are still to come.
        public var underestimatedCount: Int { Int(left) }

        /// The next item.
        public mutating func next() -> Node? {
            guard left > 0 else { return nil }
            left -= 1
            let node = Node(document, at: index)
            index = document.records[Int(index)].next
            return node
        }
    }

    /// One key of a mapping with its value.
    public struct Entry: Sendable {
        /// The key: always a scalar.
        public let key: Node
        /// The value.
        public let value: Node
    }

    /// The entries of a mapping.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let document: Document
        var index: UInt32
        var left: UInt32

        /// How many entries are still to come.
        public var underestimatedCount: Int { Int(left) }

        /// The next entry.
        public mutating func next() -> Entry? {
            guard left > 0 else { return nil }
            left -= 1
            let key = Node(document, at: index)
            let value = Node(document, at: document.records[Int(index)].next)
            index = document.records[Int(value.place)].next
            return Entry(key: key, value: value)
        }
    }
}
