/// A parser for the base protocol, which splits a byte stream into messages.
///
/// A message over the limit is skipped without being buffered. After an invalid header, the parser
/// resynchronises at the next `Content-Length`.
struct FrameReader {
    /// The size limit of a message, in bytes.
    static let maxContent = 64 << 20
    /// The size limit of a header, in bytes.
    private static let maxHeader = 4 << 10
    private static let lengthName = Array("content-length:".utf8)

    private var buffer: ArraySlice<UInt8> = []
    /// The remaining bytes of a message over the limit.
    private var skipped = 0
    /// Whether the parser searches for the next header.
    private var isLost = false

    /// A parsed part of the stream.
    enum Frame: Equatable {
        case content([UInt8])
        /// A message over the limit, with its size.
        case tooLarge(Int)
        /// An invalid header.
        case malformed
    }

    /// The number of buffered bytes.
    var count: Int { buffer.count }

    mutating func add(_ bytes: some Collection<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        buffer += bytes.dropFirst(dropped)
    }

    /// The next part; `nil` if more bytes are needed.
    mutating func next() -> Frame? {
        while isLost && count >= FrameReader.lengthName.count {
            isLost = FrameReader.length(of: buffer) == nil
            if isLost { buffer.removeFirst() }
        }
        guard !isLost, !buffer.isEmpty else { return nil }
        guard let header = readHeader() else {
            return count >= FrameReader.maxHeader ? invalidFrame() : nil
        }
        guard let length = header.length else { return invalidFrame() }
        let end = header.end + length
        guard length <= FrameReader.maxContent else {
            skipped = max(0, end - buffer.endIndex)
            buffer = buffer[min(end, buffer.endIndex)...]
            return .tooLarge(length)
        }
        guard end <= buffer.endIndex else { return nil }
        defer { buffer = buffer[end...] }
        return .content(Array(buffer[header.end..<end]))
    }

    private mutating func invalidFrame() -> Frame {
        isLost = true
        buffer.removeFirst()
        return .malformed
    }

    /// Parses header lines up to the empty one; `nil` if it is incomplete.
    private func readHeader() -> (length: Int?, end: Int)? {
        // The parsed lengths; `nil` for each invalid line.
        var lengths: [Int?] = []
        var rest = buffer.prefix(FrameReader.maxHeader)
        while let end = rest.firstIndex(of: 0x0A) {
            var line = rest[..<end]
            if line.last == 0x0D { line.removeLast() }
            rest = rest[(end + 1)...]
            if line.isEmpty {
                return (lengths.contains(nil) ? nil : lengths.last ?? nil, rest.startIndex)
            }
            if let length = FrameReader.length(of: line) {
                let words = length.split(whereSeparator: \.isSpaceOrTab)
                let isNumber = words.count == 1 && words[0].allSatisfy { $0.decimalDigit != nil }
                lengths.append(isNumber ? Int(words[0].utf8Text) : nil)
            } else if !line.contains(UInt8(ascii: ":")) {
                lengths.append(nil)
            }
        }
        return nil
    }

    /// The text after `Content-Length:` in any case; `nil` for other lines.
    private static func length(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let isLength = text.starts(with: lengthName) {
            $0 == $1 || $0.isLetterOrDigit && $0 | 0x20 == $1
        }
        return isLength ? text.dropFirst(lengthName.count) : nil
    }
}
