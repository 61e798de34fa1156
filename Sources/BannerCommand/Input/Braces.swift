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

    /// What a byte of a pattern is.
    enum Role {
        case letter, open, comma, close
    }

    /// What each byte of a pattern is; `nil` if it has no braces that stand for something, or they stand for more than
    /// `limit` patterns.
    static func roles(of pattern: [UInt8]) -> [Role]? {
        var roles = [Role](repeating: .letter, count: pattern.count)
        forEach(in: pattern) { start, commas, end in
            (roles[start], roles[end]) = (.open, .close)
            for comma in commas { roles[comma] = .comma }
        }
        guard roles.contains(.open) else { return nil }
        // How many patterns there are so far: in the alternatives before this one, and in this one.
        var counts: [(sum: Int, product: Int)] = [(0, 1)]
        for role in roles where role != .letter {
            let last = counts.count - 1
            switch role {
            case .letter: break
            case .open: counts.append((0, 1))
            case .comma: counts[last] = (min(counts[last].sum + counts[last].product, limit + 1), 1)
            case .close:
                let (sum, product) = counts.removeLast()
                counts[last - 1].product = min(counts[last - 1].product * (sum + product), limit + 1)
            }
        }
        return counts[0].product > limit ? nil : roles
    }

    /// Whether a pattern has braces that stand for something.
    static func has(_ pattern: [UInt8]) -> Bool { first(in: pattern) != nil }

    /// The first `{` with its commas and its `}`.
    private static func first(in pattern: [UInt8]) -> (start: Int, commas: [Int], end: Int)? {
        var best: (start: Int, commas: [Int], end: Int)?
        forEach(in: pattern) { start, commas, end in
            if start < best?.start ?? .max { best = (start, commas, end) }
        }
        return best
    }

    /// Calls `body` for each pair of braces with a comma, inner ones first.
    private static func forEach(in pattern: [UInt8], _ body: (_ start: Int, _ commas: [Int], _ end: Int) -> Void) {
        var open: [(start: Int, commas: [Int])] = []
        var place = 0
        while place < pattern.count {
            switch pattern[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "{"): open.append((place, []))
            case UInt8(ascii: ","): if let last = open.indices.last { open[last].commas.append(place) }
            case UInt8(ascii: "}"):
                if let (start, commas) = open.popLast(), !commas.isEmpty { body(start, commas, place) }
            default: break
            }
            place += 1
        }
    }
}
