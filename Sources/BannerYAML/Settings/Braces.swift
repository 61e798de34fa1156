/// The braces of a pattern, as shells expand them: `{tv,web}` stands for `tv` and for `web`.
package enum Braces {
    /// How many patterns one can stand for.
    package static let limit = 100

    /// The patterns without braces that a pattern stands for, in order; `nil` if there are more than `limit`.
    ///
    /// Braces without a comma stand for themselves, and so does what follows `\\`. They can contain others.
    package static func alternatives(of pattern: [UInt8]) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        // The first that is not finished is last.
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

    /// Where the first `{` is that has a `}` and commas between them, then where those are.
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
