/// A lookup table of the keys or words that are allowed in a place.
///
/// All texts are in one buffer: an array per key would cost reference counting at each lookup.
public struct KeyTable: Sendable {
    private let bytes: [UInt8]
    private let keys: [Key]

    /// A key: the range of its text in `bytes`, and its hash.
    private struct Key {
        let start, end: Int
        let mix: UInt32
    }

    /// A table of keys in this order.
    public init(_ keys: [String]) {
        var bytes: [UInt8] = []
        var entries: [Key] = []
        for key in keys {
            let start = bytes.count
            bytes += key.utf8
            let mix = bytes.withUnsafeBufferPointer {
                KeyTable.mix(UnsafeBufferPointer(rebasing: $0[start...]))
            }
            entries.append(Key(start: start, end: bytes.count, mix: mix))
        }
        self.bytes = bytes
        self.keys = entries
    }

    /// The index of the key in a scalar, compared byte by byte; `nil` for other nodes and unknown
    /// keys.
    public func index(of node: Node) -> Int? {
        node.kind == .scalar ? index(of: node.scalarText, from: 0) : nil
    }

    /// The index of a key.
    ///
    /// Keys are usually written in the order of the table, so the search begins at `start` and
    /// wraps around.
    @inline(__always)
    func index(of wanted: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let mix = KeyTable.mix(wanted)
        for index in start..<max(start, keys.count)
        where keys[index].mix == mix && holds(wanted, keys[index]) {
            return index
        }
        for index in 0..<min(start, keys.count)
        where keys[index].mix == mix && holds(wanted, keys[index]) {
            return index
        }
        return nil
    }

    private func holds(_ wanted: UnsafeBufferPointer<UInt8>, _ key: Key) -> Bool {
        guard key.end - key.start == wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in wanted.indices where bytes[key.start + offset] != wanted[offset] {
                return false
            }
            return true
        }
    }

    /// A hash of a text, computed from its length and three of its bytes.
    @inline(__always)
    static func mix(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let count = text.count
        guard count > 0 else { return 0 }
        let bytes =
            UInt32(text[0]) &* 3 &+ UInt32(text[count &- 1]) &* 31 &+ UInt32(text[count / 2]) &* 127
        return (bytes &+ UInt32(truncatingIfNeeded: count)) &* 0x9E37_79B1
    }
}
