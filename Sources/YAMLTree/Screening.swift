import Diagnostics

/// What is known of a text before YAML is read from it.
struct Screening {
    /// Whether each code point is one byte.
    var isASCII = true
    /// The places of `#` that may begin a glued comment.
    var hashes: [GluedComments.Hash] = []

    /// Whether a byte is a blank, a tab or a line break.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
