/// Patterns for files below a folder, written as in `.gitignore`, with braces as well.
struct PathPatterns: Sendable {
    private var lines: [IgnoreRules.Line] = []
    /// The patterns that match nothing because their braces stand for too many others, and how many there may be.
    private(set) var refused: [(pattern: String, limit: Int)] = []

    /// How many patterns those of a list may stand for.
    static let limit = 10_000

    /// These patterns.
    init(_ patterns: [String]) {
        var rest = PathPatterns.limit
        for pattern in patterns {
            // `./a` is what shells complete; in a pattern it is `/a`.
            let text = Array(pattern.hasPrefix("./") ? pattern.utf8.dropFirst() : pattern.utf8[...])
            let all = Braces.alternatives(of: text)
            guard let all, all.count == 1 || all.count <= rest else {
                refused.append((pattern, all == nil ? Braces.limit : PathPatterns.limit))
                continue
            }
            if all.count > 1 { rest -= all.count }
            lines += all.flatMap(IgnoreRules.lines)
        }
    }

    /// A file, or a folder that contains it: its name, and its path from the patterns' folder.
    struct Level {
        let name, path: [UInt8]
        let isFolder: Bool
    }

    /// A file by its path from the patterns' folder, after the folders that contain it.
    static func levels(of path: some Collection<UInt8>) -> [Level] {
        let names = path.split(separator: UInt8(ascii: "/")).map { Array($0) }
        return names.indices.map { number in
            Level(
                name: names[number], path: Array(names[...number].joined(separator: [UInt8(ascii: "/")])),
                isFolder: number < names.count - 1)
        }
    }

    /// Whether a file is meant, or one of the folders that contain it.
    func match(_ levels: [Level]) -> Bool {
        levels.contains { level in
            lines.last { $0.matches(level.name, level.path, isFolder: level.isFolder) }?.isException == false
        }
    }
}
