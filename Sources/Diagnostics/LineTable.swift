/// Where a text's lines begin, in code points and in bytes; turns a `SourceRange` into places.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    /// For each line its first code point, its first byte, and the byte after its last one without the line break.
    private var lines: [(codePoint: Int, start: Int, end: Int)] = []
    /// The text's length in code points.
    public private(set) var codePointCount = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var codePoint = 0
        var lineCodePoint = 0
        var lineStart = 0
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            let width = byte < 0x80 ? 1 : LineTable.sequenceLength(bytes, position)
            position += width
            codePoint += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            let end = position - 1
            if byte == 0x0D && position < bytes.count && bytes[position] == 0x0A {
                position += 1
                codePoint += 1
            }
            lines.append((lineCodePoint, lineStart, end))
            lineCodePoint = codePoint
            lineStart = position
        }
        lines.append((lineCodePoint, lineStart, bytes.count))
        codePointCount = codePoint
    }

    /// The number of lines, at least 1; a line break at the very end begins no further line that counts.
    public var count: Int {
        lines.count > 1 && lines[lines.count - 1].start == bytes.count ? lines.count - 1 : lines.count
    }

    /// The line and column of a code point; beyond the text's end it is the end.
    public func location(of codePoint: Int, in unit: ColumnUnit = .codePoints) -> SourceLocation {
        let line = self.line(holding: codePoint)
        var position = lines[line].start
        var column = 1
        var left = codePoint - lines[line].codePoint
        while left > 0 && position < lines[line].end {
            let width = LineTable.sequenceLength(bytes, position)
            switch unit {
            case .codePoints: column += 1
            case .utf16: column += width == 4 ? 2 : 1
            case .utf8: column += width
            }
            position += width
            left -= 1
        }
        return SourceLocation(line: line + 1, column: column)
    }

    /// The text of a line, from 1, without its line break; empty beyond the last line.
    public func text(ofLine line: Int) -> String {
        guard line >= 1 && line <= lines.count else { return "" }
        return String(decoding: bytes[lines[line - 1].start..<lines[line - 1].end], as: UTF8.self)
    }

    /// A line's first code point, of a line from 1; the text's end beyond the last line.
    public func start(ofLine line: Int) -> Int {
        guard line >= 1 && line <= lines.count else { return line < 1 ? 0 : codePointCount }
        return lines[line - 1].codePoint
    }

    /// The offset in bytes of a code point; beyond the text's end it is the end.
    public func byteOffset(of codePoint: Int) -> Int {
        let line = self.line(holding: codePoint)
        var position = lines[line].start
        var left = codePoint - lines[line].codePoint
        while left > 0 && position < bytes.count {
            position += LineTable.sequenceLength(bytes, position)
            left -= 1
        }
        return position
    }

    /// The code point that begins at, or holds, a byte.
    public func codePoint(atByte offset: Int) -> Int {
        let line = lines.partitioningIndex { $0.start > offset } - 1
        var position = lines[line].start
        var codePoint = lines[line].codePoint
        while position < offset && position < bytes.count {
            let width = LineTable.sequenceLength(bytes, position)
            guard position + width <= offset else { break }
            position += width
            codePoint += 1
        }
        return codePoint
    }

    private func line(holding codePoint: Int) -> Int {
        max(0, lines.partitioningIndex { $0.codePoint > codePoint } - 1)
    }

    /// The length in bytes of the UTF-8 sequence at `position`, or 1 where it is broken.
    static func sequenceLength(_ bytes: [UInt8], _ position: Int) -> Int {
        let length: Int
        switch bytes[position] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 1
        }
        guard position + length <= bytes.count else { return 1 }
        for next in position + 1..<position + length where bytes[next] & 0xC0 != 0x80 { return 1 }
        return length
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element satisfies a condition that, once true, stays true; the end where none does.
    public func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
