/// What a glob says of one name: `*`, `?` and `[a-z]`, and letters that stand for themselves.
struct GlobPart: Sendable {
    private let signs: [UInt8]

    init(_ signs: [UInt8]) {
        self.signs = signs
    }

    /// Whether it is `**`, which stands for any folders.
    var isAnyFolders: Bool { signs == [UInt8(ascii: "*"), UInt8(ascii: "*")] }

    /// Whether the part stands for a name; a star that took too little takes one more letter.
    func matches(_ name: Span<UInt8>) -> Bool {
        var sign = 0
        var letter = 0
        var retry: (sign: Int, letter: Int)?
        while true {
            if sign < signs.count && signs[sign] == UInt8(ascii: "*") {
                sign += 1
                retry = (sign, letter)
            } else if letter < name.count, let next = step(sign, name[letter]) {
                sign = next
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

    /// Where the signs go on when the one there stands for the letter.
    private func step(_ sign: Int, _ letter: UInt8) -> Int? {
        guard sign < signs.count else { return nil }
        let next = sign + 1
        switch signs[sign] {
        case UInt8(ascii: "?"): return next
        case UInt8(ascii: "\\"): return next < signs.count && signs[next] == letter ? next + 1 : nil
        case UInt8(ascii: "["):
            guard let end = signs[next...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return letter == UInt8(ascii: "[") ? next : nil
            }
            return GlobPart.holds(signs[next..<end], letter) ? end + 1 : nil
        default: return signs[sign] == letter ? next : nil
        }
    }

    /// Whether the letters between brackets, `a-z` and a `!` in front included, hold the letter.
    private static func holds(_ letters: ArraySlice<UInt8>, _ letter: UInt8) -> Bool {
        var letters = letters
        let isNegated = letters.first == UInt8(ascii: "!") || letters.first == UInt8(ascii: "^")
        if isNegated { letters = letters.dropFirst() }
        var isHeld = false
        while let low = letters.popFirst() {
            var high = low
            if letters.count > 1 && letters.first == UInt8(ascii: "-") {
                letters = letters.dropFirst()
                high = letters.popFirst() ?? low
            }
            if low <= letter && letter <= high { isHeld = true }
        }
        return isHeld != isNegated
    }
}
