/// The braces of a pattern, as shells expand them: `{tv,web}` stands for `tv` and for `web`.
enum Braces {
    /// How many patterns one can stand for; some braces after each other have more.
    static let limit = 1_000

    /// The patterns without braces that a pattern stands for, in order; `nil` if there are more than `limit`.
    ///
    /// Braces without a comma stand for themselves, and so does what follows `\\`. They can contain others.
    static func alternatives(of pattern: [UInt8]) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        // The first that is not finished is last.
        var open = [pattern]
        while let next = open.popLast() {
            guard found.count + open.count < limit else { return nil }
            guard let (start, commas, end) = first(in: next) else {
                found.append(next)
                continue
            }
            let bounds = [start] + commas + [end]
            for (from, to) in zip(bounds, bounds.dropFirst()).reversed() {
                open.append(Array(next[..<start] + next[(from + 1)..<to] + next[(end + 1)...]))
            }
        }
        return found
    }

    /// Whether a pattern has braces that stand for something.
    static func has(_ pattern: [UInt8]) -> Bool { first(in: pattern) != nil }

    /// The first `{` that has a `}` and commas between them.
    private static func first(in pattern: [UInt8]) -> (start: Int, commas: [Int], end: Int)? {
        var best: (start: Int, commas: [Int], end: Int)?
        var open: [(start: Int, commas: [Int])] = []
        var place = 0
        while place < pattern.count {
            switch pattern[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "{"): open.append((place, []))
            case UInt8(ascii: ","): if let last = open.indices.last { open[last].commas.append(place) }
            case UInt8(ascii: "}"):
                if let (start, commas) = open.popLast(), !commas.isEmpty, start < best?.start ?? .max {
                    best = (start, commas, place)
                }
            default: break
            }
            place += 1
        }
        return best
    }
}
