/// The keys or words that are allowed in a place, prepared for lookup.
///
/// They are one block of bytes: with an array for each of them, each lookup would count its owners.
public struct KeyTable: Sendable {
    private let bytes: [UInt8]
    private let keys: [Key]

    /// A key: the position of its text in `bytes`, and its hash.
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
            let mix = bytes.withUnsafeBufferPointer { KeyTable.mix(UnsafeBufferPointer(rebasing: $0[start...])) }
            entries.append(Key(start: start, end: bytes.count, mix: mix))
        }
        self.bytes = bytes
        self.keys = entries
    }

    /// The number of the key in a scalar, compared byte by byte; `nil` for other nodes and other texts.
    public func index(of node: Node) -> Int? {
        node.kind == .scalar ? index(of: node.scalarText, from: 0) : nil
    }

    /// The number of a key.
    ///
    /// People usually write keys in the table's order, so the search begins at `start` and checks those before it last.
    @inline(__always)
    func index(of wanted: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let mix = KeyTable.mix(wanted)
        for index in start..<max(start, keys.count) where keys[index].mix == mix && holds(wanted, keys[index]) {
            return index
        }
        for index in 0..<min(start, keys.count) where keys[index].mix == mix && holds(wanted, keys[index]) {
            return index
        }
        return nil
    }

    private func holds(_ wanted: UnsafeBufferPointer<UInt8>, _ key: Key) -> Bool {
        guard key.end - key.start == wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in wanted.indices where bytes[key.start + offset] != wanted[offset] { return false }
            return true
        }
    }

    /// A number that is the same for equal texts, computed from the length and three bytes.
    @inline(__always)
    static func mix(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let count = text.count
        guard count > 0 else { return 0 }
        let bytes = UInt32(text[0]) &* 3 &+ UInt32(text[count &- 1]) &* 31 &+ UInt32(text[count / 2]) &* 127
        return (bytes &+ UInt32(truncatingIfNeeded: count)) &* 0x9E37_79B1
    }
}
