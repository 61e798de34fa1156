import BannerDiagnostics
import BannerTree

extension IgnoreComment {
    /// The ignores of a document in order, at most one per line.
    static func found(in document: Document) -> [IgnoreComment] {
        let text = document.file.bytes
        var walk = Walk(text)
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
            walk.go(to: hash)
            guard !document.isInsideScalar(walk.codePoint, atByte: hash) else { continue }
            let place = walk.codePoint + (mark - hash)
            var comment = IgnoreComment(
                hash: walk.codePoint, range: SourceRange(place, place + (end - mark)),
                lineStart: walk.lineStart, isAlone: walk.isBlankBefore, isForFile: isForFile)
            let lineEnd = text[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
            comment.read(text[end..<lineEnd])
            found.append(comment)
            position = lineEnd
        }
        return found
    }

    /// The `#` that begins the word's comment: only spaces between them, and a space or nothing before it.
    private static func hash(before mark: Int, in text: [UInt8]) -> Int? {
        var position = mark - 1
        while position >= 0 && isBlank(text[position]) { position -= 1 }
        guard position >= 0 && text[position] == UInt8(ascii: "#") else { return nil }
        guard position == 0 || text[position - 1] <= 0x20 else { return nil }
        return position
    }

    /// Whether a byte after the word makes it another word.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The position of an ignore in a text, in bytes and code points; it only moves forward.
    private struct Walk {
        let text: [UInt8]
        var byte = 0
        var codePoint = 0
        /// The line's first code point.
        var lineStart = 0
        /// Whether only spaces are before this position on its line.
        var isBlankBefore = true

        init(_ text: [UInt8]) { self.text = text }

        mutating func go(to wanted: Int) {
            while byte < wanted {
                let next = text[byte]
                byte += 1
                if next & 0xC0 != 0x80 { codePoint += 1 }
                if next == 0x0A || next == 0x0D {
                    lineStart = codePoint
                    isBlankBefore = true
                } else if !IgnoreComment.isBlank(next) {
                    isBlankBefore = false
                }
            }
        }
    }
}
