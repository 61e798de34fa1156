/// Changes of a text in order and without overlap, with a conversion of positions.
struct TextEdits {
    /// The changes.
    let all: [Edit]
    /// The shift in code points of the text before each change and, at the end, of the text after
    /// all changes.
    private let shifts: [Int]
    /// The length of each change's new text, in code points.
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

    /// Converts a range in the new text to the old text; a changed part counts as a whole.
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
    /// The file with changes applied, which must be in order of place.
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
        (file.dateSources, file.asOf) = (dateSources, asOf)
        return file
    }
}
