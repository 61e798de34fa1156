/// The nearest word to a misspelt one.
package enum Suggestion {
    /// The candidate nearest to `word`, if one is near enough; the first of several equally near ones.
    ///
    /// Case and separators count little: `scaling-dots` is as close as `scalingDots`. At most `limit` letters differ, and a
    /// third of them.
    package static func nearest(
        to word: String, in candidates: some Sequence<String>, within limit: Int = .max
    ) -> String? {
        let wanted = folded(word)
        guard !wanted.isEmpty && wanted.count <= 64 else { return nil }
        // A single letter is equally near to every other, so it is near to none.
        let allowed = min(max(1, wanted.count / 3), wanted.count - 1, limit)
        // A change of a letter adds one to those that occur and takes one away.
        let letters = { (word: [UInt8]) in word.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
        let occurring = letters(wanted)
        var best: (distance: Int, word: String)?
        for candidate in candidates {
            let other = folded(candidate)
            guard (letters(other) ^ occurring).nonzeroBitCount <= 2 * allowed else { continue }
            let distance = distance(wanted, other)
            if distance <= allowed && distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.word
    }

    /// Whether two words differ only in case and separators, so that one is certainly meant by the other.
    package static func isSame(_ word: String, _ other: String) -> Bool {
        // Most pairs differ in their first letter.
        guard let first = word.utf8.first, let otherFirst = other.utf8.first,
            first | 0x20 == otherFirst | 0x20 || folded(first) == nil || folded(otherFirst) == nil
        else { return false }
        let wanted = folded(word)
        return !wanted.isEmpty && wanted == folded(other)
    }

    /// Lower-case bytes without `-`, `_` and spaces.
    package static func folded(_ word: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(word.utf8.count)
        for byte in word.utf8 { if let byte = folded(byte) { bytes.append(byte) } }
        return bytes
    }

    @inline(__always)
    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
        default: byte
        }
    }

    /// How many letters must be changed, added, removed or swapped with their neighbour.
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

/// A slip of the fingers: the only spelling mistake that is corrected without asking.
package enum Typo {
    /// Whether a word certainly is another one: it differs only in case and separators, or one letter after the first is
    /// missing, doubled, or swapped with the next, and no other word is as near.
    ///
    ///     Typo.isCertain("spacng", "spacing", among: keys)
    ///
    /// - Parameters:
    ///   - word: the word as written.
    ///   - meant: the word that may be meant; a slip of fewer than four letters is never certain.
    ///   - words: the words that `word` could also be, or be a slip of; `meant` can be one of them.
    /// - Returns: whether it is.
    package static func isCertain(_ word: String, _ meant: String, among words: [String]) -> Bool {
        let (written, wanted) = (Suggestion.folded(word), Suggestion.folded(meant))
        let start = zip(written, wanted).prefix { $0 == $1 }.count
        let (rest, left) = (written[start...], wanted[start...])
        switch rest.count - left.count {
        case 0 where rest.isEmpty: return start > 0
        case 0 where rest.prefix(2).elementsEqual(left.prefix(2).reversed()) && rest.dropFirst(2) == left.dropFirst(2):
            break
        case -1 where rest == left.dropFirst(): break
        case 1 where rest.first == written[..<start].last && rest.dropFirst() == left: break
        default: return false
        }
        // Words of their own.
        guard start > 0, wanted.count > 3, word.first != "-", !["time", "tile", "sale"].contains(word) else {
            return false
        }
        return words.map(Suggestion.folded).allSatisfy { other in
            other == wanted || Suggestion.distance(written, other) > 1
        }
    }
    /// The number of the word that another one certainly is; `nil` for none.
    package static func word(_ word: String, in words: [String]) -> Int? {
        words.firstIndex { isCertain(word, $0, among: words) }
    }
}
