/// The word that begins an ignore, searched for in a file's bytes; most files have none, and then nothing else is done.
enum IgnoreMark {
    /// The word.
    static let bytes = Array("bannerkit-ignore".utf8)

    /// What follows the word where the whole file is meant.
    static let fileEnding = Array("-file".utf8)

    /// How far the search can advance for each byte under the word's last one; 0 for the last byte itself (Horspool's
    /// table).
    private static let steps: [UInt8] = {
        var steps = [UInt8](repeating: UInt8(bytes.count), count: 256)
        for (index, byte) in bytes.enumerated() { steps[Int(byte)] = UInt8(bytes.count - 1 - index) }
        return steps
    }()
    /// How far it can advance if the last byte matched and another did not.
    private static let lastStep = bytes.count - 1 - (bytes.dropLast().lastIndex(of: bytes[bytes.count - 1]) ?? -1)

    /// The first byte of the next such word at or after `start`.
    static func next(in text: [UInt8], from start: Int) -> Int? {
        let (word, text, steps) = (bytes.span, text.span, steps.span)
        var end = start + word.count - 1
        while end < text.count {
            let step = Int(steps[Int(text[end])])
            if step > 0 {
                end += step
            } else if holds(word, text, at: end - word.count + 1) {
                return end - word.count + 1
            } else {
                end += lastStep
            }
        }
        return nil
    }

    private static func holds(_ word: Span<UInt8>, _ text: Span<UInt8>, at start: Int) -> Bool {
        for index in word.indices where text[start + index] != word[index] { return false }
        return true
    }
}
