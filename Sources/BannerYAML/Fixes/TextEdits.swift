/// Changes to a text, in order and without overlap, with the positions before and after of what is between them.
struct TextEdits {
    /// The changes.
    let all: [Edit]
    /// For each change, how many code points the text before it moves; and at the end, how many the text after all of
    /// them moves.
    private let shifts: [Int]
    /// How long each change's new text is, in code points.
    private let lengths: [Int]

    /// Changes in order of place.
    init(_ edits: [Edit]) {
        all = edits
        lengths = edits.map { $0.replacement.unicodeScalars.count }
        var shifts = [0]
        for (edit, length) in zip(edits, lengths) {
            shifts.append(shifts[shifts.count - 1] + length - (edit.range.end - edit.range.start))
        }
        self.shifts = shifts
    }

    /// The range in the old text of a range in the new one; a changed part is treated as a whole.
    func original(of range: SourceRange) -> SourceRange {
        SourceRange(original(of: range.start).start, original(of: range.end).end)
    }

    private func original(of codePoint: Int) -> SourceRange {
        func start(_ index: Int) -> Int { all[index].range.start + shifts[index] }
        let index = all.indices.partitioningIndex { start($0) + lengths[$0] > codePoint }
        guard index < all.count, start(index) < codePoint else {
            return SourceRange(codePoint - shifts[index], codePoint - shifts[index])
        }
        return all[index].range
    }
}

extension SourceFile {
    /// The file with changes in order of place.
    package func applying(_ edits: [Edit]) -> SourceFile {
        let table = lineTable()
        var changed: [UInt8] = []
        changed.reserveCapacity(bytes.count + 16)
        var position = 0
        for edit in edits {
            changed += bytes[position..<table.byteOffset(of: edit.range.start)]
            changed += edit.replacement.utf8
            position = table.byteOffset(of: edit.range.end)
        }
        var file = SourceFile(name: name, bytes: changed + bytes[position...])
        file.dateSources = dateSources
        return file
    }
}
