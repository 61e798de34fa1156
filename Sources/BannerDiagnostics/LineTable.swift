extension BannerSource {
    /// The starts of a text's lines, in code points and in bytes; converts a range to lines and
    /// columns.
    ///
    /// It stores a position only every few dozen code points, so neither many lines nor a long one
    /// cost much memory or time.
    public struct Lines: Sendable {
        private let bytes: [UInt8]
        /// Positions at regular distances, beginning with the text's start.
        private var places: [Place] = []
        /// The number of line breaks.
        private let breaks: Int
        /// The start of the last line, in bytes.
        private let lastStart: Int
        /// The text's length in code points.
        package let codePointCount: Int

        /// A position in code points and in bytes, and the number of code points before it that are
        /// surrogate pairs in UTF-16.
        private struct Mark {
            var codePoint = 0
            var position = 0
            var pairs = 0
        }

        /// A position in the text, with its line.
        private struct Place {
            var mark = Mark()
            /// The line, from 0, and its start.
            var line = 0
            var start = Mark()

            /// Moves past the next code point.
            mutating func advance(in bytes: [UInt8]) {
                let byte = bytes[mark.position]
                mark.codePoint += 1
                guard byte < 0x80 else {
                    let width = LineTable.sequenceLength(bytes, mark.position)
                    mark.position += width
                    if width == 4 { mark.pairs += 1 }
                    return
                }
                mark.position += 1
                // The LF of CRLF ends the line, not its CR.
                let isCR =
                    byte == 0x0D && !(mark.position < bytes.count && bytes[mark.position] == 0x0A)
                guard byte == 0x0A || isCR else { return }
                line += 1
                start = mark
            }
        }

        /// The number of code points between two stored positions.
        private static let distance = 64

        /// The line table of a text in UTF-8, or of its part up to a code point, which gives the
        /// locations before it.
        package init(_ bytes: [UInt8], upTo last: Int = .max) {
            self.bytes = bytes
            var place = Place()
            var next = 0
            while place.mark.position < bytes.count && place.mark.codePoint < last {
                if place.mark.codePoint >= next {
                    places.append(place)
                    next += LineTable.distance
                }
                // Most are letters of ASCII, each a code point on the same line.
                let start = place.mark.position
                let most = min(bytes.count, start + next - place.mark.codePoint)
                let end = bytes[start..<most].firstIndex { $0 < 0x20 || $0 >= 0x80 } ?? most
                place.mark.position = end
                place.mark.codePoint += end - start
                if end < most { place.advance(in: bytes) }
            }
            if places.isEmpty { places = [Place()] }
            (breaks, lastStart, codePointCount) = (
                place.line, place.start.position, place.mark.codePoint
            )
        }

        /// The number of lines, at least 1; a line break at the very end does not start another
        /// line.
        package var count: Int { breaks > 0 && lastStart == bytes.count ? breaks : breaks + 1 }

        /// The line and column of a code point; an offset after the text's end counts as the end.
        public func location(of codePoint: Int) -> BannerSource.Location {
            location(of: codePoint, in: .codePoints)
        }

        /// The same with a column in another unit.
        package func location(of codePoint: Int, in unit: ColumnUnit) -> SourceLocation {
            let place = place(of: codePoint)
            let (mark, start) = (place.mark, place.start)
            let column =
                switch unit {
                case .codePoints: mark.codePoint - start.codePoint
                case .utf16: mark.codePoint - start.codePoint + mark.pairs - start.pairs
                case .utf8: mark.position - start.position
                }
            let isInsideBreak =
                mark.position > start.position && mark.position < bytes.count
                && bytes[mark.position] == 0x0A
                && bytes[mark.position - 1] == 0x0D
            return SourceLocation(line: place.line + 1, column: isInsideBreak ? column : column + 1)
        }

        /// The text of a line, from 1, without its line break; empty after the last line.
        package func text(ofLine line: Int) -> String {
            guard let start = mark(ofLine: line) else { return "" }
            return bytes[start.position...].prefix { !$0.isLineBreak }.utf8Text
        }

        /// The first code point of a line, from 1; the text's end after the last line.
        package func start(ofLine line: Int) -> Int {
            line < 1 ? 0 : mark(ofLine: line)?.codePoint ?? codePointCount
        }

        /// The offset of a code point in bytes; an offset after the text's end counts as the end.
        package func byteOffset(of codePoint: Int) -> Int { place(of: codePoint).mark.position }

        /// The code point that begins at a byte, or contains it.
        package func codePoint(atByte offset: Int) -> Int {
            var place = places[max(0, places.partitioningIndex { $0.mark.position > offset } - 1)]
            while place.mark.position < offset && place.mark.position < bytes.count {
                let before = place.mark.codePoint
                place.advance(in: bytes)
                if place.mark.position > offset { return before }
            }
            return place.mark.codePoint
        }

        /// The position of a code point, or the text's end.
        private func place(of codePoint: Int) -> Place {
            var place = places[
                max(0, places.partitioningIndex { $0.mark.codePoint > codePoint } - 1)]
            while place.mark.codePoint < codePoint && place.mark.position < bytes.count {
                place.advance(in: bytes)
            }
            return place
        }

        /// The start of a line, from 1; `nil` if the text has fewer lines.
        private func mark(ofLine line: Int) -> Mark? {
            guard line >= 1 && line <= breaks + 1 else { return nil }
            var place = places[max(0, places.partitioningIndex { $0.line >= line } - 1)]
            while place.line < line - 1 { place.advance(in: bytes) }
            return place.start
        }

        /// The length in bytes of the UTF-8 sequence at `position`, or 1 if it is invalid.
        static func sequenceLength(_ bytes: [UInt8], _ position: Int) -> Int {
            let length =
                switch bytes[position] {
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 1
                }
            guard position + length <= bytes.count else { return 1 }
            for next in position + 1..<position + length where bytes[next] & 0xC0 != 0x80 {
                return 1
            }
            return length
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// Binary search: the first index whose element satisfies a condition that all later elements
    /// satisfy too; the end if there is none.
    @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
