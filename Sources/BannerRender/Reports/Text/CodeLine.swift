/// One line of a file laid out in terminal columns, with the columns of a range in it.
///
/// Only the part near the range is read, so that a line of many megabytes costs no more than a short one.
struct CodeLine {
    /// The text to print, at most as wide as requested.
    let text: String
    /// The columns of the range in `text`, from 0; never empty.
    let mark: Range<Int>

    /// A piece of the line that is printed completely or not at all.
    private struct Piece {
        let text: String
        let columns: Range<Int>
    }

    /// The line that contains the byte `stretch.lowerBound`, with the part of `stretch` on that line marked.
    init(_ bytes: [UInt8], around stretch: Range<Int>, width: Int, sanitiser: Sanitiser) {
        let line = CodeLine.bounds(bytes, around: stretch.lowerBound, reach: width * 16)
        if line.count <= width && !sanitiser.isForRunner && bytes[line].allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
            // As most lines are: each byte is one column.
            let start = min(stretch.lowerBound - line.lowerBound, line.count)
            text = String(decoding: bytes[line], as: UTF8.self)
            mark = start..<max(start + 1, min(stretch.upperBound - line.lowerBound, line.count))
            return
        }
        var pieces: [Piece] = []
        var column = 0
        var offset = line.lowerBound
        var first: Int?
        var end = 0
        var previous: Character?
        for character in String(decoding: bytes[line], as: UTF8.self) {
            let piece = CodeLine.piece(character, after: previous, at: column, sanitiser)
            pieces.append(piece)
            column = piece.columns.upperBound
            if offset < stretch.upperBound { end = column }
            offset += character.utf8.count
            if first == nil && offset > stretch.lowerBound { first = piece.columns.lowerBound }
            previous = character
        }
        let start = first ?? column
        (text, mark) = CodeLine.clipped(
            pieces, mark: start..<max(start + 1, end), width: width, isASCII: sanitiser.isASCII)
    }

    /// The bytes of the line around `offset` without its line break, not much further than `reach` to either side.
    private static func bounds(_ bytes: [UInt8], around offset: Int, reach: Int) -> Range<Int> {
        func isBreak(_ position: Int) -> Bool { bytes[position] == 0x0A || bytes[position] == 0x0D }
        func isInside(_ position: Int) -> Bool { bytes[position] & 0xC0 == 0x80 }
        let offset = min(offset, bytes.count)
        var start = offset
        while start > 0 && !isBreak(start - 1) && (offset - start < reach || isInside(start)) { start -= 1 }
        var end = offset
        while end < bytes.count && !isBreak(end) && (end - offset < reach || isInside(end)) { end += 1 }
        return start..<end
    }

    private static func piece(
        _ character: Character, after previous: Character?, at column: Int, _ sanitiser: Sanitiser
    ) -> Piece {
        if character == "\t" {
            let width = 4 - column % 4
            return Piece(text: String(repeating: " ", count: width), columns: column..<column + width)
        }
        let text = sanitiser.visible(character, after: previous)
        let isParted = text.unicodeScalars.count == 2 && (character == "#" || character == ":")
        let width = isParted ? 1 : text.reduce(0) { $0 + $1.displayWidth }
        return Piece(text: text, columns: column..<column + width)
    }

    /// The pieces around the mark, with a sign where something was omitted.
    private static func clipped(
        _ pieces: [Piece], mark: Range<Int>, width: Int, isASCII: Bool
    ) -> (String, Range<Int>) {
        let total = pieces.last?.columns.upperBound ?? 0
        guard total > width else { return (pieces.map(\.text).joined(), mark) }
        let gap = isASCII ? "..." : "…"
        let left = max(0, min(mark.lowerBound - min(width / 2, max(width / 4, width - mark.count - 8)), total - width))
        let isCutLeft = left > 0
        let isCutRight = left + width < total
        let low = left + (isCutLeft ? gap.count : 0)
        let high = left + width - (isCutRight ? gap.count : 0)
        let kept = pieces.filter { $0.columns.lowerBound >= low && $0.columns.upperBound <= high }
        let first = kept.first?.columns.lowerBound ?? low
        let shift = (isCutLeft ? gap.count : 0) - first
        let text = (isCutLeft ? gap : "") + kept.map(\.text).joined() + (isCutRight ? gap : "")
        let start = max(0, mark.lowerBound + shift)
        return (text, start..<max(start + 1, min(mark.upperBound + shift, width)))
    }
}
