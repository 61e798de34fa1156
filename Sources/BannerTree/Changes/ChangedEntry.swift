/// The entry of a document that contains a change of its text.
struct ChangedEntry {
    /// The collection that it is in.
    let parent: UInt32
    /// Its number among the children of that: of the key, or of the item.
    let ordinal: UInt32
    /// Its records, and those of everything in it.
    let records: Range<Int>
    /// Its lines in the old text, up to those of the next entry.
    let bytes: Range<Int>
    /// The code point at which its first line begins.
    let startPoint: UInt32
    /// How many code points the old text has.
    let codePointsOfText: Int
    /// The column of its key or dash.
    private let column: Int
    /// Its key; `nil` for an item of a list.
    private let key: [UInt8]?

    /// The innermost entry that contains a change; `nil` if there is none, or if it is written in an unusual way.
    init?(in document: Document, _ change: TextChange) {
        var text = CodePointCursor(document)
        codePointsOfText = text.total
        let root = document.records[0]
        guard root.kind == .mapping, root.count > 0, !text.isFlow(root.start), document.records[1].start == root.start
        else { return nil }
        let place = text.codePoint(ofByte: change.old.lowerBound)
        let (owner, follower) = document.child(of: 0, at: place, step: 2)
        let value = document.records[Int(document.records[owner].next)]
        var lines = text.lines(from: document.records[owner].start, to: follower)
        guard let outer = lines, text.column(of: document.records[owner].start) == 0 else { return nil }
        let list = Int(document.records[owner].next)
        let isList = value.kind == .sequence && value.count > 0 && text.isDash(value.start)
        guard isList, let first = text.dash(before: document.records[list + 1].start),
            text.byte(of: value.start) == first
        else {
            // A key with a value that is most of the text is not worth it.
            guard text.contains(change, lines), outer.count <= 1 << 16 else { return nil }
            (parent, ordinal, column) = (0, document.records[owner].ordinal, 0)
            records = owner..<Int(value.next)
            (bytes, startPoint) = (outer, UInt32(truncatingIfNeeded: text.codePoint(ofByte: outer.lowerBound)))
            key = Array(document.scalarText(document.look(at: UInt32(owner))))
            return
        }
        let (item, next) = document.child(of: list, at: place, step: 1)
        column = first - text.lineStart(first)
        guard let dash = text.dash(before: document.records[item].start), text.indentation(of: dash) == column else {
            return nil
        }
        var end = outer.upperBound
        if let next {
            guard let dash = text.dash(before: next), text.indentation(of: dash) == column else { return nil }
            end = text.lineStart(dash)
        }
        lines = text.lineStart(dash)..<end
        guard let inner = lines, text.contains(change, lines), inner.count <= 1 << 16 else { return nil }
        (parent, ordinal) = (UInt32(list), document.records[item].ordinal)
        records = item..<Int(document.records[item].next)
        (bytes, startPoint) = (inner, UInt32(truncatingIfNeeded: text.codePoint(ofByte: inner.lowerBound)))
        key = nil
    }

    /// Whether what was read of the entry's new text can stand in its place.
    func isReplaced(by part: borrowing TreeBuilder, _ codePoints: Int, _ limits: Limits) -> Bool {
        guard part.records.count > 1 else { return false }
        let root = part.records[0]
        let last = part.records[part.records.count - 1]
        // Where nothing is written for a value, its place can depend on what comes next.
        guard root.count == 1, root.start == column, last.end > last.start || Int(last.start) < codePoints else {
            return false
        }
        guard let key else { return root.kind == .sequence && part.top.height < limits.maxDepth }
        guard root.kind == .mapping, part.records[1].kind == .scalar, part.records[1].start == root.start else {
            return false
        }
        let (start, count) = (Int(part.records[1].first), Int(part.records[1].count))
        return part.text.slice(start..<start + count).elementsEqual(key)
    }

    /// Whether a line begins like the beginning or the end of a document.
    static func hasDocumentMark(_ bytes: [UInt8]) -> Bool {
        var isLineStart = true
        for (index, byte) in bytes.enumerated() {
            if isLineStart, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."),
                index + 2 < bytes.count, bytes[index + 1] == byte, bytes[index + 2] == byte
            {
                return true
            }
            isLineStart = byte == 0x0A || byte == 0x0D
        }
        return false
    }
}

extension Document {
    /// The last child of a block that begins at or before a code point, or else its first, and where the next one begins.
    fileprivate func child(of collection: Int, at codePoint: Int, step: Int) -> (index: Int, next: UInt32?) {
        let count = Int(records[collection].count)
        var index = collection + 1
        for _ in 1..<count {
            let next = Int(step == 2 ? records[Int(records[index].next)].next : records[index].next)
            guard Int(records[next].start) <= codePoint else { return (index, records[next].start) }
            index = next
        }
        return (index, nil)
    }
}
