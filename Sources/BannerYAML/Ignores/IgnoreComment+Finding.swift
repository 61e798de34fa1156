import BannerTree

extension IgnoreComment {
    /// The ignores of a document in order, at most one per line.
    static func found(in document: Document) -> [IgnoreComment] {
        let text = document.file.bytes
        let table = document.file.lineTable()
        var found: [IgnoreComment] = []
        var position = 0
        while let mark = IgnoreMark.next(in: text, from: position) {
            var end = mark + IgnoreMark.bytes.count
            let isForFile = text[end...].starts(with: IgnoreMark.fileEnding)
            if isForFile { end += IgnoreMark.fileEnding.count }
            position = end
            guard let hash = hash(before: mark, in: text), end == text.count || !isPartOfWord(text[end]) else {
                continue
            }
            let codePoint = table.codePoint(atByte: hash)
            guard !document.isInsideScalar(codePoint, atByte: hash) else { continue }
            let place = codePoint + (mark - hash)
            let lineStart = table.start(ofLine: table.location(of: codePoint).line)
            var comment = IgnoreComment(
                hash: codePoint, range: SourceRange(place, place + (end - mark)), lineStart: lineStart,
                isAlone: text[table.byteOffset(of: lineStart)..<hash].allSatisfy(\.isSpaceOrTab), isForFile: isForFile)
            let lineEnd = text[end...].firstIndex(where: \.isLineBreak) ?? text.count
            comment.read(text[end..<lineEnd])
            found.append(comment)
            position = lineEnd
        }
        return found
    }

    /// The `#` that begins the word's comment: only spaces between them, and a space or nothing before it.
    private static func hash(before mark: Int, in text: [UInt8]) -> Int? {
        var position = mark - 1
        while position >= 0 && text[position].isSpaceOrTab { position -= 1 }
        guard position >= 0 && text[position] == UInt8(ascii: "#") else { return nil }
        guard position == 0 || text[position - 1] <= 0x20 else { return nil }
        return position
    }

    /// Whether a byte after the word makes it another word.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
