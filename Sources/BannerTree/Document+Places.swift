/// What is at a position in the text, and what begins after it.
extension Document {
    /// Whether a code point belongs to a scalar; the first line of a block scalar, `|` and a comment, does not.
    ///
    /// - Parameters:
    ///   - codePoint: the code point in question.
    ///   - byte: its first byte.
    /// - Returns: whether it is part of a scalar's text.
    public func isInsideScalar(_ codePoint: Int, atByte byte: Int) -> Bool {
        let index = firstRecord(after: codePoint) - 1
        guard index >= 0 else { return false }
        let record = records[index]
        guard record.kind == .scalar && codePoint < Int(record.end) else { return false }
        guard record.style == .literal || record.style == .folded else { return true }
        // In a block scalar's header, the text before the `#` on its line extends back to the scalar's beginning.
        var left = codePoint - Int(record.start)
        var position = byte - 1
        while left > 0 && position >= 0 && file.bytes[position] != 0x0A && file.bytes[position] != 0x0D {
            if file.bytes[position] & 0xC0 != 0x80 { left -= 1 }
            position -= 1
        }
        return left > 0
    }

    /// The node that begins at a code point, in a text in which no two do, such as JSON.
    package func node(beginningAt codePoint: Int) -> Node {
        Node(self, at: UInt32(max(0, firstRecord(after: codePoint) - 1)))
    }

    /// For each of some code points in ascending order, the key with its value, or the list item, that begins next.
    ///
    /// A value alone after the code point, with its key before it, is also such a place. It is `nil` after the last
    /// one.
    public func elements(after codePoints: [Int]) -> [BannerSource.Range?] {
        var cursor = TextCursor(self)
        return codePoints.map { element(after: $0, &cursor) }
    }

    private func element(after codePoint: Int, _ cursor: inout TextCursor) -> SourceRange? {
        var index = firstRecord(after: codePoint)
        while index < records.count {
            let record = records[index]
            let range = SourceRange(Int(record.start), Int(record.end))
            let isChild = index > 0
            if isChild && records[Int(record.parent)].kind == .sequence { return range }
            if isChild && record.ordinal.isMultiple(of: 2) {
                let value = records[Int(record.next)]
                return range.union(SourceRange(Int(value.start), Int(value.end)))
            }
            // For a block, it is instead the first entry that begins here.
            guard isBlock(index, &cursor) else { return range }
            index += 1
        }
        return nil
    }

    /// Whether a node is a collection with its entries one below another, without a bracket or an anchor before.
    private func isBlock(_ index: Int, _ cursor: inout TextCursor) -> Bool {
        let record = records[index]
        guard index + 1 < records.count else { return false }
        switch record.kind {
        case .scalar, .alias: return false
        case .mapping: return records[index + 1].start == record.start
        case .sequence:
            return file.bytes[cursor.byteOffset(of: Int(record.start))] == "-"
        }
    }

    /// The first record that begins after a code point.
    func firstRecord(after codePoint: Int) -> Int {
        (0..<records.count).partitioningIndex { Int(records[$0].start) > codePoint }
    }
}
