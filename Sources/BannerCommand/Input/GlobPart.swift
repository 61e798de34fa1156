/// A glob for one name: `*`, `?` and `[a-z]`, and letters that match themselves.
///
/// Converted once to signs, so that comparing a name takes at most its length times the pattern's steps, for any
/// pattern.
struct GlobPart: Sendable {
    /// What matches letters of a name.
    private enum Sign: Sendable {
        case letter(UInt8)
        case anyLetter
        case anyLetters
        /// The index in `sets`.
        case oneOf(Int32)
    }

    private var signs: [Sign] = []
    private var sets: [Set<UInt8>] = []
    /// Whether it is `**`, or more stars, which match any folders.
    let isAnyFolders: Bool

    /// The part of a pattern between two `/`.
    init(_ text: some Collection<UInt8>) {
        let text = Array(text)
        isAnyFolders = text.count > 1 && text.allSatisfy { $0 == UInt8(ascii: "*") }
        let lastClose = text.lastIndex(of: UInt8(ascii: "]")) ?? -1
        var place = 0
        while place < text.count {
            let byte = text[place]
            place += 1
            switch byte {
            case UInt8(ascii: "*"): signs.append(.anyLetters)
            case UInt8(ascii: "?"): signs.append(.anyLetter)
            case UInt8(ascii: "\\"):
                // Without letters, it matches none.
                if place < text.count { signs.append(.letter(text[place])) } else { add([]) }
                place += 1
            case UInt8(ascii: "[") where place < lastClose:
                let close = GlobPart.close(of: place, in: text)
                // Without a closing `]`, it matches itself.
                guard let close else { fallthrough }
                add(GlobPart.letters(in: text[place..<close]))
                place = close + 1
            default: signs.append(.letter(byte))
            }
        }
    }

    private mutating func add(_ set: Set<UInt8>) {
        signs.append(.oneOf(Int32(truncatingIfNeeded: sets.count)))
        sets.append(set)
    }

    /// Where the brackets close whose first letter is at `start`; a `]` that comes first, also after `!`, is one of the
    /// letters.
    private static func close(of start: Int, in text: [UInt8]) -> Int? {
        let isNegated = text[start] == UInt8(ascii: "!") || text[start] == UInt8(ascii: "^")
        let first = start + (isNegated ? 2 : 1)
        return first < text.count ? text[first...].firstIndex(of: UInt8(ascii: "]")) : nil
    }

    /// Whether the part matches a name; a star that matched too little takes one more letter.
    func matches(_ name: Span<UInt8>) -> Bool {
        var sign = 0
        var letter = 0
        var retry: (sign: Int, letter: Int)?
        while true {
            if sign < signs.count, case .anyLetters = signs[sign] {
                sign += 1
                if sign == signs.count { return true }
                retry = (sign, letter)
            } else if letter < name.count && sign < signs.count && fits(signs[sign], name[letter]) {
                sign += 1
                letter += 1
            } else if letter == name.count && sign == signs.count {
                return true
            } else if let old = retry, old.letter < name.count {
                sign = old.sign
                letter = old.letter + 1
                retry = (sign, letter)
            } else {
                return false
            }
        }
    }

    private func fits(_ sign: Sign, _ letter: UInt8) -> Bool {
        switch sign {
        case .letter(let wanted): wanted == letter
        case .anyLetter, .anyLetters: true
        case .oneOf(let number): sets[Int(number)].contains(letter)
        }
    }

    /// What the text in brackets stands for: letters, `a-z`, and with a leading `!` or `^` all others.
    private static func letters(in text: ArraySlice<UInt8>) -> Set<UInt8> {
        let isNegated = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
        var text = isNegated ? text.dropFirst() : text
        var letters: Set<UInt8> = []
        while let low = text.popFirst() {
            var high = low
            if text.count > 1 && text.first == UInt8(ascii: "-") {
                text = text.dropFirst()
                high = text.popFirst() ?? low
            }
            if low <= high { letters.formUnion(low...high) }
        }
        return isNegated ? Set(UInt8.min...UInt8.max).subtracting(letters) : letters
    }
}
