/// Turns places in one version of a text into positions: bytes of a snapshot, and code points of findings.
///
/// It counts characters once for each kilobyte, so that neither a long line nor many places cost much.
struct PositionMap {
    private let text: DocumentText
    private let encoding: PositionEncoding
    /// How many bytes of the text a snapshot does not have: those of a byte order mark.
    let shift: Int
    /// For each block of the text, what comes before it.
    private let blocks: [Count]

    /// How many code points, and how many UTF-16 units more than code points.
    private struct Count {
        var codePoints = 0
        var pairs = 0

        /// Adds the characters that begin in some bytes.
        mutating func add(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
            // Not more than a block or a line, so that narrow numbers are enough, which are added many at a time.
            var (codePoints, pairs): (UInt32, UInt32) = (0, 0)
            let part = bytes.extracting(start..<end)
            for index in part.indices {
                codePoints &+= part[index] & 0xC0 == 0x80 ? 0 : 1
                pairs &+= part[index] >= 0xF0 ? 1 : 0
            }
            self.codePoints += Int(codePoints)
            self.pairs += Int(pairs)
        }
    }

    private static let size = 1 << 10

    init(_ text: DocumentText, _ encoding: PositionEncoding) {
        self.text = text
        self.encoding = encoding
        shift = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var blocks = [Count()]
        blocks.reserveCapacity(text.bytes.count / PositionMap.size + 1)
        var count = Count()
        for end in stride(from: PositionMap.size, through: text.bytes.count, by: PositionMap.size) {
            count.add(text.bytes.span, from: end - PositionMap.size, to: end)
            blocks.append(count)
        }
        self.blocks = blocks
    }

    // MARK: Bytes

    /// The position of a byte of the snapshot.
    func position(ofByte offset: Int) -> Position {
        let offset = min(max(0, offset + shift), text.bytes.count)
        let line = text.line(of: offset)
        // There is no position between CR and LF.
        let place = min(offset, text.end(ofLine: line))
        let start = text.starts[line]
        switch encoding {
        case .utf8: return Position(line: line, character: place - start)
        case .utf16: return Position(line: line, character: units(before: place) - units(before: start))
        }
    }

    /// The positions of some bytes of the snapshot.
    func range(_ range: Range<Int>) -> Range<Position> {
        position(ofByte: range.lowerBound)..<position(ofByte: range.upperBound)
    }

    /// The byte of the snapshot at a position.
    func byte(of position: Position) -> Int { max(0, text.offset(of: position, encoding) - shift) }

    /// The bytes of the snapshot in a range of positions.
    func bytes(of range: Range<Position>) -> Range<Int> {
        let bytes = text.offsets(of: range, encoding)
        return max(0, bytes.lowerBound - shift)..<max(0, bytes.upperBound - shift)
    }

    private func units(before offset: Int) -> Int {
        let block = offset / PositionMap.size
        var count = blocks[block]
        count.add(text.bytes.span, from: block * PositionMap.size, to: offset)
        return count.codePoints + count.pairs
    }

    // MARK: Code points

    /// The byte of the snapshot at which a code point of it begins.
    func byte(ofCodePoint codePoint: Int) -> Int {
        // A byte order mark is one code point.
        let wanted = codePoint + (shift > 0 ? 1 : 0)
        let block = max(0, blocks.partitioningIndex { $0.codePoints > wanted } - 1)
        var left = wanted - blocks[block].codePoints
        let offset = text.bytes[(block * PositionMap.size)...].firstIndex { byte in
            left -= byte & 0xC0 == 0x80 ? 0 : 1
            return left < 0
        }
        return (offset ?? text.bytes.count) - shift
    }

    /// The bytes of a range of code points.
    func bytes(of range: SourceRange) -> Range<Int> { byte(ofCodePoint: range.start)..<byte(ofCodePoint: range.end) }

    /// What a fix writes.
    func changes(of fix: Fix) -> [Replacement] {
        fix.edits.map { Replacement(range: bytes(of: $0.range), text: $0.replacement) }
    }

    /// The positions of a finding: on one line, because an editor underlines all of it, and not after the last line.
    func mark(_ range: SourceRange) -> Range<Position> {
        let bytes = bytes(of: range)
        let start = position(ofByte: lastLine(bytes.lowerBound))
        let end = position(ofByte: lastLine(bytes.upperBound))
        guard end.line > start.line else { return start..<max(start, end) }
        return start..<max(start, position(ofByte: text.end(ofLine: start.line) - shift))
    }

    /// The end of the last line for a place after its line break: an editor shows no line there.
    private func lastLine(_ offset: Int) -> Int {
        guard offset + shift == text.bytes.count, let last = text.starts.last, last == text.bytes.count, last > 0
        else { return offset }
        return text.end(ofLine: text.starts.count - 2) - shift
    }
}
