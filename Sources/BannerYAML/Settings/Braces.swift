/// The brace expansion of patterns, as in shells: `{tv,web}` stands for `tv` and `web`.
package enum Braces {
    /// The maximum number of alternatives.
    package static let limit = 100

    /// The patterns without braces that a pattern stands for, in order; `nil` if there are more
    /// than `limit`.
    ///
    /// Braces without a comma and escaped characters stand for themselves. Braces can be nested.
    package static func alternatives(of pattern: [UInt8]) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        // A stack of the patterns that are not expanded yet.
        var open = [pattern]
        while let next = open.popLast() {
            guard let marks = first(in: next), let start = marks.first, let end = marks.last else {
                found.append(next)
                continue
            }
            guard found.count + open.count + marks.count <= limit + 1 else { return nil }
            for (from, to) in zip(marks, marks.dropFirst()).reversed() {
                open.append(Array(next[..<start] + next[(from + 1)..<to] + next[(end + 1)...]))
            }
        }
        return found
    }

    /// The positions of the first `{` with commas and a `}`, of its commas, and of the `}`; `nil`
    /// if there is none.
    private static func first(in pattern: [UInt8]) -> [Int]? {
        var open: [[Int]] = []
        var found: [Int]?
        var isEscaped = false
        for (place, byte) in pattern.enumerated() {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "{": open.append([place])
            case ",": if !open.isEmpty { open[open.count - 1].append(place) }
            case "}":
                if let marks = open.popLast(), marks.count > 1, marks[0] < found?[0] ?? .max { found = marks + [place] }
            default: break
            }
        }
        return found
    }
}
