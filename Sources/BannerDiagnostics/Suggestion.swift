/// Spelling suggestions.
package enum Suggestion {
    /// The candidate nearest to `word`, if one is near enough; the first of several equally near
    /// ones.
    ///
    /// Case and separators are ignored: `scaling-dots` matches `scalingDots`. At most `limit`
    /// letters, and at most a third of all letters, may differ.
    package static func nearest(
        to word: String, in candidates: [String], within limit: Int = .max
    ) -> String? {
        let wanted = folded(word)
        guard !wanted.isEmpty && wanted.count <= 64 else { return nil }
        // A single letter is equally near to every other one, so there is no suggestion for it.
        let allowed = min(max(1, wanted.count / 3), wanted.count - 1, limit)
        // A cheap filter: changing one letter changes at most two bits of the set of letters.
        let occurring = letters(word)
        var best: (distance: Int, word: String)?
        for candidate in candidates {
            guard (letters(candidate) ^ occurring).nonzeroBitCount <= 2 * allowed else { continue }
            let other = folded(candidate)
            let distance = distance(wanted, other)
            if distance <= allowed && distance < best?.distance ?? .max {
                best = (distance, candidate)
            }
        }
        return best?.word
    }

    /// Whether two words differ only in case and separators.
    package static func isSame(_ word: String, _ other: String) -> Bool {
        // A cheap filter: most pairs differ in their first letter.
        guard let first = word.utf8.first, let otherFirst = other.utf8.first,
            first | 0x20 == otherFirst | 0x20 || folded(first) == nil || folded(otherFirst) == nil
        else { return false }
        let wanted = folded(word)
        return !wanted.isEmpty && wanted == folded(other)
    }

    /// The lower-case bytes without `-`, `_` and spaces.
    package static func folded(_ word: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(word.utf8.count)
        for byte in word.utf8 { if let byte = folded(byte) { bytes.append(byte) } }
        return bytes
    }

    /// The set of a word's letters: a bit for each.
    private static func letters(_ word: String) -> UInt64 {
        var (word, set) = (word, 0 as UInt64)
        word.withUTF8 { text in
            let bytes = unsafe text.span
            for place in bytes.indices {
                if let byte = folded(bytes[place]) { set |= 1 &<< UInt64(byte) }
            }
        }
        return set
    }

    @inline(__always)
    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
        default: byte
        }
    }

    /// The edit distance: the number of letters to change, insert, delete or swap with their
    /// neighbour.
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

/// A typing error: the only kind of spelling mistake that is corrected without asking.
package enum Typo {
    /// Whether a word is certainly a misspelling of another one.
    ///
    /// They differ only in case and separators, or one letter after the first is missing, doubled,
    /// or swapped with the next, and no other word is as near.
    ///
    ///     Typo.isCertain("spacng", "spacing", among: keys)
    ///
    /// - Parameters:
    ///   - word: the word as written.
    ///   - meant: the word that may be meant; with fewer than four letters, a typing error is never
    ///     certain.
    ///   - words: the words that `word` could also mean; they can include `meant`.
    /// - Returns: whether `meant` is certain.
    package static func isCertain(_ word: String, _ meant: String, among words: [String]) -> Bool {
        let (written, wanted) = (Suggestion.folded(word), Suggestion.folded(meant))
        let start = zip(written, wanted).prefix { $0 == $1 }.count
        let (rest, left) = (written[start...], wanted[start...])
        switch rest.count - left.count {
        case 0 where rest.isEmpty: return start > 0
        case 0
        where rest.prefix(2).elementsEqual(left.prefix(2).reversed())
            && rest.dropFirst(2) == left.dropFirst(2):
            break
        case -1 where rest == left.dropFirst(): break
        case 1 where rest.first == written[..<start].last && rest.dropFirst() == left: break
        default: return false
        }
        // Valid words of their own.
        guard start > 0, wanted.count > 3, word.first != "-",
            !["time", "tile", "sale"].contains(word)
        else {
            return false
        }
        return words.map(Suggestion.folded).allSatisfy { other in
            other == wanted || Suggestion.distance(written, other) > 1
        }
    }
    /// The index of the word that is certainly meant; `nil` if there is none.
    package static func word(_ word: String, in words: [String]) -> Int? {
        words.firstIndex { isCertain(word, $0, among: words) }
    }
}
