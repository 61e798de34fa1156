/// Queries by position in the text.
extension Document {
    /// Whether a code point belongs to a scalar; the first line of a block scalar, with `|` and a
    /// comment, does not.
    ///
    /// - Parameters:
    ///   - codePoint: the code point.
    ///   - byte: the offset of its first byte.
    /// - Returns: whether it is part of a scalar's text.
    public func isInsideScalar(_ codePoint: Int, atByte byte: Int) -> Bool {
        let index = firstRecord(after: codePoint) - 1
        guard index >= 0 else { return false }
        let record = records[index]
        guard record.kind == .scalar && codePoint < Int(record.end) else { return false }
        guard record.style == .literal || record.style == .folded else { return true }
        // In a block scalar's header, the line before the `#` extends back to the scalar's start.
        var left = codePoint - Int(record.start)
        var position = byte - 1
        while left > 0 && position >= 0 && file.bytes[position] != 0x0A && file.bytes[position] != 0x0D {
            if file.bytes[position] & 0xC0 != 0x80 { left -= 1 }
            position -= 1
        }
        return left > 0
    }

    /// The node that begins at a code point, in a text where no two nodes begin together, such as
    /// JSON.
    package func node(beginningAt codePoint: Int) -> Node {
        Node(self, at: UInt32(max(0, firstRecord(after: codePoint) - 1)))
    }

    /// The next entry or list item after each of some code points in ascending order; `nil` after
    /// the last one.
    ///
    /// A value without its key also counts, if the key is before the code point.
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
            // For a block it is the first entry that begins here instead.
            guard isBlock(index, &cursor) else { return range }
            index += 1
        }
        return nil
    }

    /// Whether a node is a collection in block style, without an anchor before it.
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

    /// The index of the first record that begins after a code point.
    func firstRecord(after codePoint: Int) -> Int {
        (0..<records.count).partitioningIndex { Int(records[$0].start) > codePoint }
    }
}
