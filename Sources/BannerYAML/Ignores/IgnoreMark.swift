import BannerTree

/// The word that begins an ignore, searched for in a file's bytes; most files have none, and then nothing else is done.
enum IgnoreMark {
    /// The word.
    static let bytes = Array("bannerkit-ignore".utf8)

    /// What follows the word where the whole file is meant.
    static let fileEnding = Array("-file".utf8)

    /// The first byte of the next such word at or after `start`.
    static func next(in text: [UInt8], from start: Int) -> Int? {
        text.indices.dropFirst(start).first { text[$0] == UInt8(ascii: "b") && text.has("bannerkit-ignore", at: $0) }
    }
}
