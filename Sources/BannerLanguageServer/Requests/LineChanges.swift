/// The changes from one text to another, line by line where both have as many lines, so that an editor keeps what is
/// between them: marks, folds, and the cursor.
struct LineChanges {
    /// The changed bytes of the old text, in order, with their new text.
    let changes: [Replacement]

    init(from old: [UInt8], to new: [UInt8]) {
        let (oldLines, newLines) = (old.lineRanges, new.lineRanges)
        guard oldLines.count == newLines.count else {
            changes = LineChanges.change(old[...], new[...]).map { [$0] } ?? []
            return
        }
        changes = zip(oldLines, newLines).compactMap { LineChanges.change(old[$0], new[$1]) }
    }

    /// The part in which two texts differ; whole characters.
    private static func change(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Replacement? {
        guard old != new else { return nil }
        let most = min(old.count, new.count)
        var before = 0
        while before < most && old[old.startIndex + before] == new[new.startIndex + before] { before += 1 }
        while before > 0 && (isInside(old, before) || isInside(new, before)) { before -= 1 }
        var after = 0
        while after < most - before && old[old.endIndex - 1 - after] == new[new.endIndex - 1 - after] { after += 1 }
        while after > 0 && (isInside(old, old.count - after) || isInside(new, new.count - after)) { after -= 1 }
        let text = String(decoding: new[new.startIndex + before..<new.endIndex - after], as: UTF8.self)
        return Replacement(range: old.startIndex + before..<old.endIndex - after, text: text)
    }

    /// Whether a place is inside a character or a CRLF.
    private static func isInside(_ text: ArraySlice<UInt8>, _ count: Int) -> Bool {
        let place = text.startIndex + count
        guard count > 0, place < text.endIndex else { return false }
        return text[place] & 0xC0 == 0x80 || text[place] == 0x0A && text[place - 1] == 0x0D
    }
}
