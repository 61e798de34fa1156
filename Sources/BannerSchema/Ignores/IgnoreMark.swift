/// The word that begins an ignore, found in a file's bytes; most files have none, and then this is all that is done.
enum IgnoreMark {
    /// The word.
    static let bytes = Array("bannerkit-ignore".utf8)

    /// How far the search may go on, for each byte that stands under the word's last one (Horspool's table).
    private static let steps: [UInt8] = {
        var steps = [UInt8](repeating: UInt8(bytes.count), count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { steps[Int(byte)] = UInt8(bytes.count - 1 - index) }
        return steps
    }()

    /// The first byte of the next such word at or behind `start`.
    static func next(in text: [UInt8], from start: Int) -> Int? {
        let (word, steps) = (bytes, steps)
        var position = start
        while position + word.count <= text.count {
            let last = text[position + word.count - 1]
            if last == word[word.count - 1] && text[position..<position + word.count].elementsEqual(word) {
                return position
            }
            position += Int(steps[Int(last)])
        }
        return nil
    }
}
