/// Finds every `#` directly after a quote, a bracket or a comma.
///
/// libyaml treats such a `#` as the start of a comment, although YAML requires a space before it.
struct GluedComments {
    /// A `#` with its code point and byte offsets.
    struct Hash {
        var codePoint: UInt32
        var byte: UInt32
    }

    private let hashes: [Hash]
    private var index = 0
    /// The code point of the next `#` to check; the largest number if there is none.
    private(set) var next: UInt32
    /// The end of the last event.
    var lastEnd: UInt32 = 0
    /// The end of the last known comment, in bytes.
    private var commentEnd: UInt32 = 0

    init(_ hashes: [Hash]) {
        self.hashes = hashes
        next = hashes.first?.codePoint ?? .max
    }

    /// Whether a `#` after this byte must be checked, because the byte can end a token.
    static func mayStand(behind byte: UInt8) -> Bool {
        "\"',:?[]{}|>".utf8.contains(byte)
    }

    /// The glued comments between the last event and this one; of the event itself, only a block
    /// scalar's first line is searched.
    mutating func found(upTo event: Event, in bytes: [UInt8]) -> [UInt32] {
        var found: [UInt32] = []
        while next < event.end {
            let hash = hashes[index]
            index += 1
            next = index < hashes.count ? hashes[index].codePoint : .max
            guard hash.byte >= commentEnd else { continue }
            if hash.codePoint < event.start {
                if !endsComment(hash, in: bytes) { found.append(hash.codePoint) }
            } else if event.isBlock && hash.codePoint == event.start + 1 {
                found.append(hash.codePoint)
            }
        }
        return found
    }

    /// Whether this `#` is inside a comment that begins further left on its line; each line is
    /// searched only once.
    private mutating func endsComment(_ hash: Hash, in bytes: [UInt8]) -> Bool {
        var end = Int(hash.byte)
        while end < bytes.count && !bytes[end].isLineBreak { end += 1 }
        commentEnd = UInt32(end)
        var left = hash.codePoint - lastEnd
        var position = Int(hash.byte) - 1
        while left > 0 && position >= 0 && !bytes[position].isLineBreak {
            if bytes[position] == "#" { return true }
            if bytes[position] & 0xC0 != 0x80 { left -= 1 }
            position -= 1
        }
        return false
    }
}
