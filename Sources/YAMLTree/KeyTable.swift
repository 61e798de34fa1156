/// The keys or words that may stand at a place, ready to be looked for.
///
/// They are one block of bytes: with an array for each of them, counting its owners takes a tenth of a validation.
public struct KeyTable: Sendable {
    private let bytes: [UInt8]
    /// Where each of them ends in `bytes`; the next one begins there.
    private let ends: [Int]

    /// A table of keys in that order.
    public init(_ keys: [String]) {
        var bytes: [UInt8] = []
        var ends: [Int] = []
        for key in keys {
            bytes += key.utf8
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.ends = ends
    }

    /// The number of the key that a scalar says, compared byte by byte; nil for other nodes and other texts.
    ///
    /// People mostly write keys in the table's order, so the search begins at `start` and comes to those before it last.
    public func index(of node: Node, from start: Int = 0) -> Int? {
        let record = node.record
        guard record.kind == .scalar else { return nil }
        return node.document.text.withUnsafeBufferPointer { text in
            let wanted = UnsafeBufferPointer(rebasing: text[Int(record.first)..<Int(record.first + record.count)])
            return bytes.withUnsafeBufferPointer { bytes in
                ends.withUnsafeBufferPointer { ends in
                    for index in start..<max(start, ends.count) where KeyTable.holds(wanted, index, bytes, ends) {
                        return index
                    }
                    for index in 0..<min(start, ends.count) where KeyTable.holds(wanted, index, bytes, ends) {
                        return index
                    }
                    return nil
                }
            }
        }
    }

    @inline(__always)
    private static func holds(
        _ wanted: UnsafeBufferPointer<UInt8>, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>,
        _ ends: UnsafeBufferPointer<Int>
    ) -> Bool {
        let start = index == 0 ? 0 : ends[index - 1]
        guard ends[index] - start == wanted.count else { return false }
        for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
        return true
    }
}
