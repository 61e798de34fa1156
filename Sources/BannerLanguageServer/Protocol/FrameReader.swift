/// Takes messages out of a stream of bytes, which can be split anywhere.
///
/// A message that is too large is skipped without being stored. After a header that cannot be understood, everything up to
/// the next `Content-Length` is skipped.
struct FrameReader {
    /// The largest message in bytes.
    static let maxContent = 64 << 20
    /// The largest header in bytes.
    private static let maxHeader = 4 << 10
    private static let lengthName = Array("content-length".utf8)

    private var buffer: [UInt8] = []
    private var position = 0
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
    var count: Int { buffer.count - position }

    /// Adds the next bytes of the stream.
    mutating func add(_ bytes: some Collection<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        if position > 1 << 16 && position > buffer.count / 2 {
            buffer.removeFirst(position)
            position = 0
        }
        buffer += bytes.dropFirst(dropped)
    }

    /// The next complete part; `nil` if more bytes are needed.
    mutating func next() -> Frame? {
        if isLost { findHeader() }
        guard !isLost, position < buffer.count else { return nil }
        guard let header = readHeader() else {
            guard count >= FrameReader.maxHeader else { return nil }
            return lose()
        }
        guard let length = header.length else { return lose() }
        guard length <= FrameReader.maxContent else {
            let dropped = min(length, buffer.count - header.end)
            position = header.end + dropped
            skipped = length - dropped
            return .tooLarge(length)
        }
        guard buffer.count - header.end >= length else { return nil }
        position = header.end + length
        return .content(Array(buffer[header.end..<position]))
    }

    private mutating func lose() -> Frame {
        isLost = true
        position += 1
        return .malformed
    }

    /// Moves to the next name of a length.
    private mutating func findHeader() {
        let name = FrameReader.lengthName
        while position + name.count < buffer.count {
            if FrameReader.isSame(buffer[position..<position + name.count], name),
                buffer[position + name.count] == UInt8(ascii: ":")
            {
                isLost = false
                return
            }
            position += 1
        }
    }

    /// Reads the lines up to an empty one; `nil` if that has not come yet.
    private func readHeader() -> (length: Int?, end: Int)? {
        var length: Int?
        var isWrong = false
        var start = position
        let limit = min(buffer.count, position + FrameReader.maxHeader)
        while let end = buffer[start..<limit].firstIndex(of: 0x0A) {
            let line = end > start && buffer[end - 1] == 0x0D ? buffer[start..<end - 1] : buffer[start..<end]
            start = end + 1
            if line.isEmpty { return (isWrong ? nil : length, start) }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                isWrong = true
                continue
            }
            guard FrameReader.isSame(line[..<colon], FrameReader.lengthName) else { continue }
            let digits = FrameReader.trimmed(line[(colon + 1)...])
            length =
                digits.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: digits, as: UTF8.self)) : nil
            isWrong = isWrong || length == nil
        }
        return nil
    }

    private static func isSame(_ word: ArraySlice<UInt8>, _ lower: [UInt8]) -> Bool {
        word.elementsEqual(lower) { byte, wanted in
            byte == wanted || (0x41...0x5A).contains(byte) && byte + 0x20 == wanted
        }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = text.drop { $0 == 0x20 || $0 == 0x09 }
        return rest[..<(rest.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? rest.startIndex)]
    }
}
