/// The source lines of a range: its line, or its first and last line.
struct Snippet {
    /// The byte ranges to show, each within one line, with the line number.
    let parts: [(line: Int, stretch: Range<Int>)]
    let bytes: [UInt8]

    /// The highest line number.
    var lastLine: Int { parts.last?.line ?? 1 }

    init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        bytes = file.bytes
        let region = table.region(of: range)
        let start = table.byteOffset(of: range.start)
        let end = table.byteOffset(of: range.end)
        guard region.start.line < region.end.line else {
            let start = Snippet.inLine(bytes, start)
            parts = [(region.start.line, start..<max(start, end))]
            return
        }
        let lineStart = bytes[..<end].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
        let last = bytes[lineStart..<end].drop(while: \.isSpaceOrTab).startIndex
        parts =
            [(region.start.line, start..<end)] + (last < end ? [(region.end.line, last..<end)] : [])
    }

    /// The offset, moved before a final line break.
    private static func inLine(_ bytes: [UInt8], _ offset: Int) -> Int {
        guard offset == bytes.count, bytes.last?.isLineBreak == true else { return offset }
        return bytes.suffix(2).elementsEqual([0x0D, 0x0A]) ? offset - 2 : offset - 1
    }
}

/// The source lines of a finding with carets, without colours, for pages.
package struct SourceExcerpt {
    /// The lines, joined with line feeds.
    package let text: String

    /// Renders the lines of a range.
    package init(_ file: SourceFile, _ table: LineTable, _ range: SourceRange) {
        let snippet = Snippet(file, table, range)
        let gutter = Gutter(style: TextStyle(), digits: String(snippet.lastLine).count)
        text = String(gutter.code(snippet, mark: "^", .place).dropLast())
    }
}

/// A source line laid out in terminal columns, with a marked range.
///
/// Only the part near the range is processed, so that very long lines are cheap.
struct CodeLine {
    /// The text, at most `width` columns wide.
    let text: String
    /// The columns of the range in `text`, from 0; never empty.
    let mark: Range<Int>

    /// A part of the line that is printed completely or omitted.
    private typealias Piece = (text: String, columns: Range<Int>)

    /// Lays out the line at byte `stretch.lowerBound` and marks the part of `stretch` on it.
    init(_ bytes: [UInt8], around stretch: Range<Int>, width: Int, sanitiser: Sanitiser) {
        let line = CodeLine.bounds(bytes, around: stretch.lowerBound, reach: width * 16)
        if line.count <= width && !sanitiser.isForRunner
            && bytes[line].allSatisfy({ 0x20 <= $0 && $0 < 0x7F })
        {
            // The common case: one column per byte.
            let start = min(stretch.lowerBound - line.lowerBound, line.count)
            text = bytes[line].utf8Text
            mark = start..<max(start + 1, min(stretch.upperBound - line.lowerBound, line.count))
            return
        }
        var pieces: [Piece] = []
        var column = 0
        var offset = line.lowerBound
        var first: Int?
        var end = 0
        var previous: Character?
        for character in bytes[line].utf8Text {
            let text =
                character == "\t"
                ? String(repeating: " ", count: 4 - column % 4)
                : sanitiser.visible(character, after: previous)
            let start = column
            column += text.reduce(0) { $0 + $1.displayWidth }
            pieces.append((text, start..<column))
            if offset < stretch.upperBound { end = column }
            offset += character.utf8.count
            if first == nil && offset > stretch.lowerBound { first = start }
            previous = character
        }
        let start = first ?? column
        (text, mark) = CodeLine.clipped(
            pieces, mark: start..<max(start + 1, end), width: width, isASCII: sanitiser.isASCII)
    }

    /// The bounds of the line around `offset`, without its line break, limited to about `reach`
    /// bytes on either side.
    private static func bounds(_ bytes: [UInt8], around offset: Int, reach: Int) -> Range<Int> {
        func isInside(_ position: Int) -> Bool { bytes[position] & 0xC0 == 0x80 }
        let offset = min(offset, bytes.count)
        var start = offset
        while start > 0 && !bytes[start - 1].isLineBreak
            && (offset - start < reach || isInside(start))
        { start -= 1 }
        var end = offset
        while end < bytes.count && !bytes[end].isLineBreak
            && (end - offset < reach || isInside(end))
        { end += 1 }
        return start..<end
    }

    /// The parts around the mark, with an ellipsis for omitted text.
    private static func clipped(
        _ pieces: [Piece], mark: Range<Int>, width: Int, isASCII: Bool
    ) -> (String, Range<Int>) {
        let total = pieces.last?.columns.upperBound ?? 0
        guard total > width else { return (pieces.map(\.text).joined(), mark) }
        let gap = isASCII ? "..." : "…"
        let left = max(
            0,
            min(
                mark.lowerBound - min(width / 2, max(width / 4, width - mark.count - 8)),
                total - width))
        let before = left > 0 ? gap : ""
        let after = left + width < total ? gap : ""
        let low = left + before.count
        let high = left + width - after.count
        let kept = pieces.filter { $0.columns.lowerBound >= low && $0.columns.upperBound <= high }
        let shift = before.count - (kept.first?.columns.lowerBound ?? low)
        let start = max(0, mark.lowerBound + shift)
        let end = max(start + 1, min(mark.upperBound + shift, width))
        return (before + kept.map(\.text).joined() + after, start..<end)
    }
}

/// The column of line numbers to the left of code and notes.
struct Gutter {
    let style: TextStyle
    /// The width of line numbers.
    let digits: Int

    private var blank: String { String(repeating: " ", count: digits) }

    /// A gutter line without content.
    var empty: String { style.paint("\(blank) |", .gutter) + "\n" }

    /// A note about the code above, wrapped.
    func remark(_ kind: String, _ words: String) -> String {
        let start = digits + 3 + kind.count + 2
        let text = words.wrapped(
            to: style.width, indent: String(repeating: " ", count: start), from: start)
        return style.paint("\(blank) = ", .gutter)
            + style.paint("\(kind):", kind == "help" ? .help : .place)
            + " \(text)\n"
    }

    /// The lines of a snippet with markers below.
    func code(_ snippet: Snippet, mark: String, _ role: TextStyle.Role) -> String {
        var text = ""
        for (index, part) in snippet.parts.enumerated() {
            if index > 0 && part.line > snippet.parts[index - 1].line + 1 {
                text += style.paint("...", .gutter) + "\n"
            }
            let line = CodeLine(
                snippet.bytes, around: part.stretch, width: style.width - digits - 3,
                sanitiser: style.sanitiser)
            let number = String("\(blank)\(part.line)".suffix(digits))
            text +=
                style.paint("\(number) |", .gutter) + (line.text.isEmpty ? "" : " ") + line.text
                + "\n"
            let marks = String(repeating: mark, count: line.mark.count)
            let indent = String(repeating: " ", count: line.mark.lowerBound + 1)
            text += style.paint("\(blank) |", .gutter) + indent + style.paint(marks, role) + "\n"
        }
        return text
    }
}
