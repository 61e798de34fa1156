/// A pattern with braces: the globs that it stands for.
struct Pattern: Sendable {
    private let globs: [Glob]

    /// The globs of a pattern; `nil` if its braces stand for too many.
    init?(_ text: [UInt8]) {
        guard let alternatives = Braces.alternatives(of: text) else { return nil }
        globs = alternatives.map { Glob($0) }
    }

    /// Whether one of them matches a path.
    func matches(_ path: [UInt8]) -> Bool { globs.contains { $0.matches(path) } }
}

/// A pattern for paths as in shells and `.gitignore`: `*` and `?` within a name, `[a-z]`, `**` for any folders.
///
/// Converted once to signs, so that comparing a path takes at most its length times the pattern's signs, for any pattern.
struct Glob: Sendable {
    /// What matches letters of a path.
    private enum Sign: Sendable {
        case letter(UInt8)
        case anyLetter
        case anyLetters
        /// The index in `sets`.
        case oneOf(Int32)
        /// Any number of names, each with its slash.
        case anyFolders
    }

    private static let slash = UInt8(ascii: "/")
    private var signs: [Sign] = []
    private var sets: [Set<UInt8>] = []
    /// The letters with which every path begins that it matches, which most others do not.
    private var start: [UInt8] = []

    /// The pattern's parts between `/`.
    init(_ pattern: some Collection<UInt8>) {
        var isAfterFolders = true
        for part in pattern.split(separator: Glob.slash) {
            let isAnyFolders = part.count > 1 && part.allSatisfy { $0 == UInt8(ascii: "*") }
            // Repeating `**` has no effect.
            if isAnyFolders && isAfterFolders && !signs.isEmpty { continue }
            if !isAfterFolders { signs.append(.letter(Glob.slash)) }
            if isAnyFolders { signs.append(.anyFolders) } else { add(Array(part)) }
            isAfterFolders = isAnyFolders
        }
        // At the end it matches the contents of a folder, not the folder itself.
        if isAfterFolders && !signs.isEmpty { signs.append(.anyLetters) }
        for case .letter(let letter) in signs.prefix(while: { if case .letter = $0 { true } else { false } }) {
            start.append(letter)
        }
    }

    /// Whether a name is a pattern, also one with braces.
    static func isPattern(_ name: [UInt8]) -> Bool {
        name.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
            || Braces.has(name)
    }

    /// Adds the signs of a name.
    private mutating func add(_ text: [UInt8]) {
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
                if place < text.count { signs.append(.letter(text[place])) } else { add(oneOf: []) }
                place += 1
            case UInt8(ascii: "[") where place < lastClose:
                // Without a closing `]`, it matches itself.
                guard let close = add(bracketsFrom: place, in: text) else { fallthrough }
                place = close + 1
            default: signs.append(.letter(byte))
            }
        }
    }

    private mutating func add(oneOf set: Set<UInt8>) {
        signs.append(.oneOf(Int32(truncatingIfNeeded: sets.count)))
        sets.append(set)
    }

    /// Adds what the brackets stand for whose first letter is at `start`: letters, `a-z`, and with a leading `!` or `^` all
    /// others; returns where they close.
    ///
    /// A `]` that comes first, also after `!`, is one of the letters.
    private mutating func add(bracketsFrom start: Int, in text: [UInt8]) -> Int? {
        let isNegated = text[start] == UInt8(ascii: "!") || text[start] == UInt8(ascii: "^")
        let first = start + (isNegated ? 1 : 0)
        guard let close = text[first...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
        var rest = text[first..<close]
        var letters: Set<UInt8> = []
        while let low = rest.popFirst() {
            var high = low
            if rest.count > 1 && rest.first == UInt8(ascii: "-") {
                rest = rest.dropFirst()
                high = rest.popFirst() ?? low
            }
            if low <= high { letters.formUnion(low...high) }
        }
        add(oneOf: isNegated ? Set(UInt8.min...UInt8.max).subtracting(letters) : letters)
        return close
    }

    /// Whether the pattern matches a path or a name; stars that matched too little take one more letter, or one more folder.
    func matches(_ path: [UInt8]) -> Bool {
        let first = path.first == Glob.slash ? 1 : 0
        guard path.dropFirst(first).starts(with: start) else { return false }
        let path = path.span
        var (sign, letter) = (start.count, first + start.count)
        var (star, folders): ((sign: Int, letter: Int)?, (sign: Int, letter: Int)?)
        while sign < signs.count || letter < path.count {
            if sign < signs.count, let next = step(signs[sign], path, letter) {
                (sign, letter) = (sign + 1, next)
                if case .anyLetters = signs[sign - 1] { star = (sign, letter) }
                if case .anyFolders = signs[sign - 1] { (star, folders) = (nil, (sign, letter)) }
            } else if let old = star, old.letter < path.count, path[old.letter] != Glob.slash {
                (sign, letter) = (old.sign, old.letter + 1)
                star = (sign, letter)
            } else if let old = folders, let end = (old.letter..<path.count).first(where: { path[$0] == Glob.slash }) {
                (sign, letter) = (old.sign, end + 1)
                (star, folders) = (nil, (sign, letter))
            } else {
                return false
            }
        }
        return true
    }

    /// Where the path goes on after what a sign matches at least; `nil` if it does not match.
    private func step(_ sign: Sign, _ path: Span<UInt8>, _ place: Int) -> Int? {
        if case .anyLetters = sign { return place }
        if case .anyFolders = sign { return place }
        guard place < path.count else { return nil }
        let isMatch =
            switch sign {
            case .letter(let wanted): wanted == path[place]
            case .oneOf(let number): path[place] != Glob.slash && sets[Int(number)].contains(path[place])
            case .anyLetter, .anyLetters, .anyFolders: path[place] != Glob.slash
            }
        return isMatch ? place + 1 : nil
    }
}
