/// Takes messages out of a stream of bytes, which can be split anywhere.
///
/// A message that is too large is skipped without being stored. After a header that cannot be understood, everything up to
/// the next `Content-Length` is skipped.
struct FrameReader {
    /// The largest message in bytes.
    static let maxContent = 64 << 20
    /// The largest header in bytes.
    private static let maxHeader = 4 << 10
    private static let lengthName = Array("content-length:".utf8)

    private var buffer: ArraySlice<UInt8> = []
    /// How many bytes of a message that is too large are still to come.
    private var skipped = 0
    /// Whether the next header must be searched for.
    private var isLost = false

    /// A part of the stream.
    enum Frame: Equatable {
        /// The content of a message.
        case content([UInt8])
        /// A message that is too large, with its size.
        case tooLarge(Int)
        /// A header that cannot be understood.
        case malformed
    }

    /// How many bytes are stored.
    var count: Int { buffer.count }

    /// Adds the next bytes of the stream.
    mutating func add(_ bytes: some Collection<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        buffer += bytes.dropFirst(dropped)
    }

    /// The next complete part; `nil` if more bytes are needed.
    mutating func next() -> Frame? {
        while isLost && count >= FrameReader.lengthName.count {
            isLost = FrameReader.length(of: buffer) == nil
            if isLost { buffer.removeFirst() }
        }
        guard !isLost, !buffer.isEmpty else { return nil }
        guard let header = readHeader() else { return count >= FrameReader.maxHeader ? lose() : nil }
        guard let length = header.length else { return lose() }
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

    private mutating func lose() -> Frame {
        isLost = true
        buffer.removeFirst()
        return .malformed
    }

    /// Reads the lines up to an empty one; `nil` if that has not come yet.
    private func readHeader() -> (length: Int?, end: Int)? {
        // For each line that should say a length, the length.
        var lengths: [Int?] = []
        var rest = buffer.prefix(FrameReader.maxHeader)
        while let end = rest.firstIndex(of: 0x0A) {
            let line = rest[..<end].last == 0x0D ? rest[..<end].dropLast() : rest[..<end]
            rest = rest[(end + 1)...]
            if line.isEmpty { return (lengths.contains(nil) ? nil : lengths.last ?? nil, rest.startIndex) }
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

    /// What follows the name of a length, in letters of any case, at the beginning of a text.
    private static func length(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let isLength = text.starts(with: lengthName) { $0 == $1 || $0.isLetterOrDigit && $0 | 0x20 == $1 }
        return isLength ? text.dropFirst(lengthName.count) : nil
    }
}
