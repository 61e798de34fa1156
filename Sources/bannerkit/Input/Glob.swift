/// A pattern for names as shells and `.gitignore` write it: `*` and `?` within a part, `[a-z]`, `**` for any folders.
struct Glob: Sendable {
    private let parts: [[UInt8]]

    /// The pattern, its parts between `/`.
    init(_ pattern: some Collection<UInt8>) {
        parts = pattern.split(separator: UInt8(ascii: "/")).map { Array($0) }
    }

    /// Whether a name is written as a pattern.
    static func isPattern(_ name: [UInt8]) -> Bool {
        name.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "[")].contains($0) }
    }

    /// Whether the pattern stands for that path.
    func matches(_ path: [UInt8]) -> Bool {
        let names = path.split(separator: UInt8(ascii: "/"))
        // reached[i]: the parts so far stand for the first i names.
        var reached = [true] + [Bool](repeating: false, count: names.count)
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            for index in reached.indices where reached[index] {
                if part == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
                    for later in index...names.count { next[later] = true }
                } else if index < names.count && Glob.matches(part[...], names[index]) {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        return reached[names.count]
    }

    /// Whether one part stands for one name; a star that took too little takes one more letter.
    private static func matches(_ part: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        var part = part
        var name = name
        var retry: (part: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
        while true {
            if part.first == UInt8(ascii: "*") {
                part = part.dropFirst()
                retry = (part, name)
            } else if let letter = name.first, let rest = step(part, letter) {
                part = rest
                name = name.dropFirst()
            } else if name.isEmpty && part.isEmpty {
                return true
            } else if let (oldPart, oldName) = retry, !oldName.isEmpty {
                part = oldPart
                name = oldName.dropFirst()
                retry = (oldPart, name)
            } else {
                return false
            }
        }
    }

    /// The rest of the part when its first sign stands for the letter.
    private static func step(_ part: ArraySlice<UInt8>, _ letter: UInt8) -> ArraySlice<UInt8>? {
        guard let sign = part.first else { return nil }
        let rest = part.dropFirst()
        switch sign {
        case UInt8(ascii: "?"): return rest
        case UInt8(ascii: "\\"): return rest.first == letter ? rest.dropFirst() : nil
        case UInt8(ascii: "["):
            guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return sign == letter ? rest : nil
            }
            return holds(rest[..<end], letter) ? rest[(end + 1)...] : nil
        default: return sign == letter ? rest : nil
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
