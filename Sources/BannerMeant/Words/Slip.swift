/// A slip of the fingers: the only spelling mistake that is fixed without asking.
enum Slip {
    /// Whether a word is certainly another one that slipped: it differs only in case and hyphens, or by one letter that
    /// is missing, doubled, swapped with the next one, or next to it on the keyboard.
    ///
    /// It is not one where the word that is meant has fewer than four letters, where what is written is a word itself
    /// or as near to another one, or where it says the opposite. An additional letter is not a slip either: it changes
    /// a word more often than it spoils one, as in `unfocused`.
    ///
    /// - Parameters:
    ///   - word: what is written.
    ///   - meant: the word that may be meant.
    ///   - words: what can be written in this place.
    /// - Returns: whether it is.
    static func isSlip(_ word: String, of meant: String, among words: [String]) -> Bool {
        var written = Suggestion.folded(word)
        let wanted = Suggestion.folded(meant)
        // `timer:: 2s`
        if written.last == UInt8(ascii: ":") { written.removeLast() }
        guard wanted.count(where: isLetter) >= 4 else { return false }
        if written == wanted { return true }
        guard isOneSlip(written, of: wanted), !isOpposite(written, of: wanted, meant) else { return false }
        if Lexicon.elsewhere.contains(String(decoding: written, as: UTF8.self)) { return false }
        func isAsNear(_ other: [UInt8]) -> Bool {
            other != wanted && Suggestion.distance(written, other, limit: 1) <= 1
        }
        return !words.contains { isAsNear(Suggestion.folded($0)) } && !KnownWords.here.contains(where: isAsNear)
    }

    /// Whether a word that is not a slip of another one can still be taken for it if an author asks for that: it is near
    /// to no other in this place, is not a word itself, and does not say the opposite.
    static func mayMean(_ word: String, _ meant: String, among words: [String]) -> Bool {
        let (written, wanted) = (Suggestion.folded(word), Suggestion.folded(meant))
        return wanted.count(where: isLetter) >= 4 && !isOpposite(written, of: wanted, meant)
            && !Lexicon.elsewhere.contains(String(decoding: written, as: UTF8.self))
            && (written == wanted || !KnownWords.here.contains(written))
            && Suggestion.nearest(to: word, in: words.filter { $0 != meant }) == nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte >= 0x80
    }

    private static func isOneSlip(_ written: [UInt8], of wanted: [UInt8]) -> Bool {
        guard abs(written.count - wanted.count) <= 1 else { return false }
        let start = zip(written, wanted).prefix { $0 == $1 }.count
        let (rest, wantedRest) = (written[start...], wanted[start...])
        switch written.count - wanted.count {
        case -1: return rest.elementsEqual(wantedRest.dropFirst())
        case 1:
            // Where a letter is doubled, the words differ first after the second of the two.
            return start > 0 && rest.first == wanted[start - 1] && rest.dropFirst().elementsEqual(wantedRest)
        default:
            guard let first = rest.first, let wantedFirst = wantedRest.first else { return false }
            if rest.dropFirst().elementsEqual(wantedRest.dropFirst()) { return isNeighbour(first, wantedFirst) }
            return rest.count > 1 && rest[start + 1] == wantedFirst && wantedRest[start + 1] == first
                && rest.dropFirst(2).elementsEqual(wantedRest.dropFirst(2))
        }
    }

    /// Whether two letters are next to each other on a keyboard.
    private static func isNeighbour(_ letter: UInt8, _ other: UInt8) -> Bool {
        // A row begins half a key further to the right than the one above it.
        func place(_ letter: UInt8) -> (row: Int, column: Int)? {
            ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated().lazy.compactMap { row, letters in
                Array(letters.utf8).firstIndex(of: letter).map { (row, 2 * $0 + row) }
            }.first
        }
        guard let (row, column) = place(letter), let (otherRow, otherColumn) = place(other) else { return false }
        return abs(row - otherRow) <= 1 && abs(column - otherColumn) <= (row == otherRow ? 2 : 1)
    }

    /// Whether a part of a word stands where another one of the words that decide about its meaning is meant.
    private static func isOpposite(_ written: [UInt8], of wanted: [UInt8], _ meant: String) -> Bool {
        if ["un", "no"].contains(where: { written.starts(with: $0.utf8) && !wanted.starts(with: $0.utf8) }) {
            return true
        }
        let parts = KnownWords.parts(of: meant)
        return parts.indices.contains { index in
            let (before, after) = (parts[..<index].joined().utf8, parts[(index + 1)...].joined().utf8)
            let end = written.count - after.count
            guard written.starts(with: before), end >= before.count, written[end...].elementsEqual(after) else {
                return false
            }
            let part = String(decoding: written[before.count..<end], as: UTF8.self)
            return part != parts[index] && Lexicon.deciding.contains(part)
                || ["un", "no", "not", "non"].contains { part == $0 + parts[index] }
        }
    }
}
