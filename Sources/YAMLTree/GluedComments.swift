/// The places where a `#` stands directly behind a quote, a bracket or a comma.
///
/// libyaml takes such a `#` for a comment wherever it is not part of a scalar, though YAML wants a blank before it.
struct GluedComments {
    /// A `#`, as code point and as byte.
    struct Hash {
        var codePoint: UInt32
        var byte: UInt32
    }

    private let hashes: [Hash]
    private var index = 0
    /// The next `#` that was not looked at yet; the largest number if there is none.
    private(set) var next: UInt32
    /// Where the last event ended.
    private var lastEnd: UInt32 = 0
    /// The byte at which the last comment ends that is known.
    private var commentEnd: UInt32 = 0

    init(_ hashes: [Hash]) {
        self.hashes = hashes
        next = hashes.first?.codePoint ?? .max
    }

    /// The glued comments between the last event and the one from `start` to `end`.
    mutating func found(before start: UInt32, end: UInt32, isBlock: Bool, in bytes: [UInt8]) -> [UInt32] {
        []
    }
}
