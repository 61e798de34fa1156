/// Queries that edits of the text need.
extension Document {
    /// All nodes, including keys and aliases, in the order of the text.
    package var nodes: some Sequence<Node> { (0..<records.count).lazy.map { Node(self, at: UInt32($0)) } }

    /// The last scalar that begins at or before a code point, even if it is empty; `nil` if there
    /// is none.
    public func scalar(at codePoint: Int) -> Node? {
        let index = firstRecord(after: codePoint) - 1
        guard index >= 0, records[index].kind == .scalar else { return nil }
        return Node(self, at: UInt32(index))
    }

    /// The aliases in order, each with its target.
    public var aliases: [(range: BannerSource.Range, target: Node)] {
        var found: [(range: SourceRange, target: Node)] = []
        for index in 0..<records.count where records[index].kind == .alias {
            let alias = Node(self, at: UInt32(index))
            found.append((alias.range, Node(self, at: records[index].first)))
        }
        return found
    }

    /// Whether another document has the same values, aliases and tags, wherever they are in the
    /// text.
    ///
    /// Quotes do not matter, unless the text would be a number, a boolean or null without them.
    package func meansSame(as other: Document) -> Bool {
        guard records.count == other.records.count else { return false }
        return (0..<records.count).allSatisfy { index in
            let (mine, its) = (records[index], other.records[index])
            guard mine.kind == its.kind, mine.tag == its.tag, mine.parent == its.parent, mine.next == its.next,
                mine.isBroken == its.isBroken, mine.kind == .alias || mine.count == its.count
            else { return false }
            guard mine.kind == .scalar else { return mine.first == its.first }
            let (text, isPlain) = (scalarText(Node(self, at: UInt32(index)).look), mine.style == .plain)
            return text.elementsEqual(other.scalarText(Node(other, at: UInt32(index)).look))
                && (isPlain == (its.style == .plain) || !isPlain && Document.isAlwaysText(text))
        }
    }

    private static func isAlwaysText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
        return !["null", "true", "false"].contains(text.utf8Text.lowercased())
    }
}

extension Node {
    /// Whether the node is a mapping's key.
    public var isKey: Bool {
        let own = document.records[Int(place)]
        return place != 0 && own.ordinal.isMultiple(of: 2) && document.records[Int(own.parent)].kind == .mapping
    }

    /// The range of a key and its value; for other nodes their own range.
    public var entryRange: BannerSource.Range {
        guard isKey else { return range }
        let value = document.records[Int(document.records[Int(place)].next)]
        return range.union(SourceRange(Int(value.start), Int(value.end)))
    }

    /// The list or mapping that contains the node; `nil` for the root.
    package var parent: Node? {
        place == 0 ? nil : Node(document, at: document.records[Int(place)].parent)
    }

    /// The value of a key; `nil` for other nodes.
    package var valueOfKey: Node? { isKey ? Node(document, at: document.records[Int(place)].next) : nil }

    /// The key of a value; `nil` for other nodes.
    package var keyOfValue: Node? {
        guard let parent, parent.kind == .mapping, !isKey else { return nil }
        return Node(document, at: place - 1)
    }

    /// Whether this is the same node of the same document as another one.
    public func isSame(as other: Node) -> Bool { place == other.place }
}
