/// Changes to a text, in order and without overlap, with the positions before and after of what is between them.
struct TextEdits {
    private let edits: [Edit]
    /// For each change, how many code points the text before it moves; and at the end, how many the text after all of
    /// them moves.
    private let shifts: [Int]
    /// How long each change's new text is, in code points.
    private let lengths: [Int]

    /// Changes in order of place.
    init(_ edits: [Edit]) {
        self.edits = edits
        lengths = edits.map { $0.replacement.unicodeScalars.count }
        var shifts = [0]
        for (edit, length) in zip(edits, lengths) {
            shifts.append(shifts[shifts.count - 1] + length - (edit.range.end - edit.range.start))
        }
        self.shifts = shifts
    }

    /// The range of a change's new text.
    func newRange(ofEdit index: Int) -> SourceRange {
        let start = edits[index].range.start + shifts[index]
        return SourceRange(start, start + lengths[index])
    }

    /// The position in the new text of a code point in the old one.
    func moved(_ codePoint: Int) -> Int {
        let index = edits.partitioningIndex { $0.range.end > codePoint }
        guard index < edits.count, edits[index].range.start < codePoint else { return codePoint + shifts[index] }
        return newRange(ofEdit: index).end
    }

    /// The range in the old text of a range in the new one; a changed part is treated as a whole.
    func original(of range: SourceRange) -> SourceRange {
        SourceRange(original(of: range.start).start, original(of: range.end).end)
    }

    private func original(of codePoint: Int) -> SourceRange {
        let index = edits.indices.partitioningIndex { newRange(ofEdit: $0).end > codePoint }
        guard index < edits.count, newRange(ofEdit: index).start < codePoint else {
            let place = codePoint - shifts[index]
            return SourceRange(place, place)
        }
        return edits[index].range
    }
}
