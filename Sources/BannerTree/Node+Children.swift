extension Node {
    /// The number of a sequence's items or a mapping's entries; 0 for a scalar.
    public var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// A sequence's items in order; empty for other nodes.
    public var items: Items {
        Items(walk: itemWalk)
    }

    /// A mapping's entries in order, without duplicate keys; empty for other nodes.
    public var entries: Entries {
        Entries(walk: entryWalk)
    }

    /// An in-place iterator over a mapping's entries, with a lookup of the keys.
    public var entryWalk: EntryWalk {
        let record = record
        return EntryWalk(key: self, value: self, index: record.first, left: record.kind == .mapping ? record.count : 0)
    }

    /// An in-place iterator over a sequence's items.
    public var itemWalk: ItemWalk {
        let record = record
        return ItemWalk(item: self, index: record.first, left: record.kind == .sequence ? record.count : 0)
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
        fileprivate var walk: ItemWalk

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
        fileprivate var walk: EntryWalk

        /// The number of entries left.
        public var underestimatedCount: Int { Int(walk.left) }

        /// The next entry.
        public mutating func next() -> Entry? { walk.move() ? Entry(key: walk.key, value: walk.value) : nil }
    }

    /// An in-place iterator over the entries of a mapping.
    ///
    /// It updates its two nodes instead of creating new ones, which avoids the reference counting
    /// of a loop over `entries`.
    public struct EntryWalk: Sendable {
        /// The key of the current entry.
        public private(set) var key: Node
        /// The value of the current entry.
        public private(set) var value: Node
        /// The index of the key in the table; `nil` for a key that is not in it.
        public private(set) var number: Int?
        private var index: UInt32
        fileprivate var left: UInt32
        private var likely = 0

        init(key: Node, value: Node, index: UInt32, left: UInt32) {
            (self.key, self.value, self.index, self.left) = (key, value, index, left)
        }

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
    public struct ItemWalk: Sendable {
        /// The current item.
        public private(set) var item: Node
        private var index: UInt32
        fileprivate var left: UInt32

        init(item: Node, index: UInt32, left: UInt32) {
            (self.item, self.index, self.left) = (item, index, left)
        }

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
