/// Where a text's lines begin, in code points and in bytes; turns a `SourceRange` into places.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    /// For each line its start, and the byte after its last one without the line break.
    private var lines: [(start: Mark, end: Int)] = []
    /// Places on the way, so that nobody counts a line of many megabytes from its start.
    private var marks: [Mark] = []
    /// The text's length in code points.
    public private(set) var codePointCount = 0

    /// A place in the text: how many code points, bytes, and code points of two UTF-16 units come before it.
    private struct Mark {
        var codePoint = 0
        var position = 0
        var pairs = 0

        /// Moves past the code point at the place.
        mutating func advance(in bytes: [UInt8]) {
            let width = bytes[position] < 0x80 ? 1 : LineTable.sequenceLength(bytes, position)
            position += width
            codePoint += 1
            if width == 4 { pairs += 1 }
        }
    }

    /// How many code points lie between two marks.
    private static let markDistance = 1_024

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var codePoint = 0
        var pairs = 0
        var nextMark = LineTable.markDistance
        var lineStart = Mark()
        var position = 0
        while position < bytes.count {
            if codePoint >= nextMark {
                marks.append(Mark(codePoint: codePoint, position: position, pairs: pairs))
                nextMark = codePoint + LineTable.markDistance
            }
            let byte = bytes[position]
            if byte < 0x80 {
                position += 1
            } else {
                let width = LineTable.sequenceLength(bytes, position)
                position += width
                if width == 4 { pairs += 1 }
            }
            codePoint += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            let end = position - 1
            if byte == 0x0D && position < bytes.count && bytes[position] == 0x0A {
                position += 1
                codePoint += 1
            }
            lines.append((lineStart, end))
            lineStart = Mark(codePoint: codePoint, position: position, pairs: pairs)
        }
        lines.append((lineStart, bytes.count))
        codePointCount = codePoint
    }

    /// The number of lines, at least 1; a line break at the very end begins no further line that counts.
    public var count: Int {
        lines.count > 1 && lines[lines.count - 1].start.position == bytes.count ? lines.count - 1 : lines.count
    }

    /// The line and column of a code point; beyond the text's end it is the end.
    public func location(of codePoint: Int, in unit: ColumnUnit = .codePoints) -> SourceLocation {
        let line = self.line(holding: codePoint)
        let start = lines[line].start
        let place = mark(at: codePoint, in: line, before: lines[line].end)
        let column =
            switch unit {
            case .codePoints: place.codePoint - start.codePoint
            case .utf16: place.codePoint - start.codePoint + place.pairs - start.pairs
            case .utf8: place.position - start.position
            }
        return SourceLocation(line: line + 1, column: column + 1)
    }

    /// The text of a line, from 1, without its line break; empty beyond the last line.
    public func text(ofLine line: Int) -> String {
        guard line >= 1 && line <= lines.count else { return "" }
        return String(decoding: bytes[lines[line - 1].start.position..<lines[line - 1].end], as: UTF8.self)
    }

    /// A line's first code point, of a line from 1; the text's end beyond the last line.
    public func start(ofLine line: Int) -> Int {
        guard line >= 1 && line <= lines.count else { return line < 1 ? 0 : codePointCount }
        return lines[line - 1].start.codePoint
    }

    /// The offset in bytes of a code point; beyond the text's end it is the end.
    public func byteOffset(of codePoint: Int) -> Int {
        mark(at: codePoint, in: line(holding: codePoint), before: bytes.count).position
    }

    /// The place of a code point of a line, or of the byte `end` where that comes first.
    private func mark(at codePoint: Int, in line: Int, before end: Int) -> Mark {
        let next = marks.partitioningIndex { $0.codePoint > codePoint }
        var place = lines[line].start
        if next > 0, marks[next - 1].codePoint > place.codePoint { place = marks[next - 1] }
        while place.codePoint < codePoint && place.position < end { place.advance(in: bytes) }
        return place
    }

    /// The code point that begins at, or holds, a byte.
    public func codePoint(atByte offset: Int) -> Int {
        let next = marks.partitioningIndex { $0.position > offset }
        var place = lines[max(0, lines.partitioningIndex { $0.start.position > offset } - 1)].start
        if next > 0, marks[next - 1].position > place.position { place = marks[next - 1] }
        while place.position < offset && place.position < bytes.count {
            var after = place
            after.advance(in: bytes)
            guard after.position <= offset else { break }
            place = after
        }
        return place.codePoint
    }

    private func line(holding codePoint: Int) -> Int {
        max(0, lines.partitioningIndex { $0.start.codePoint > codePoint } - 1)
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

extension Array {
    /// The first index whose element satisfies a condition that, once true, stays true; the count where none does.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
