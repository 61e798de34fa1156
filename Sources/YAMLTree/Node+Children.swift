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

    /// Calls `body` with each key and its value: a loop over `entries` that does not count each node as one more owner of
    /// the document, which is a twentieth of a validation.
    public func forEachEntry(_ body: (_ key: Node, _ value: Node) -> Void) {
        let record = record
        guard record.kind == .mapping else { return }
        var index = record.first
        for _ in 0..<record.count {
            let value = document.records[Int(index)].next
            body(Node(document, at: index), Node(document, at: value))
            index = document.records[Int(value)].next
        }
    }

    /// The value of a key, compared byte by byte; nil where there is none.
    public subscript(_ key: String) -> Node? {
        let mapping = record
        guard mapping.kind == .mapping else { return nil }
        var wanted = key
        return wanted.withUTF8 { wanted in
            var index = mapping.first
            for _ in 0..<mapping.count {
                let value = document.records[Int(index)].next
                if Node(document, at: index).equals(wanted) { return Node(document, at: value) }
                index = document.records[Int(value)].next
            }
            return nil
        }
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
