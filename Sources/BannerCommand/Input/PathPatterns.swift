/// Patterns for files below a folder, written as in `.gitignore`, with braces as well.
struct PathPatterns: Sendable {
    private var rules = IgnoreRules()
    private let isEmpty: Bool
    /// The patterns that match nothing because their braces stand for too many others, and how many there may be.
    private(set) var refused: [(pattern: String, limit: Int)] = []

    /// How many patterns those of a list may stand for.
    static let limit = 10_000

    /// These patterns.
    init(_ patterns: [String]) {
        isEmpty = patterns.isEmpty
        var rest = PathPatterns.limit
        var lines: [IgnoreRules.Line] = []
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
        rules.add(lines, of: PathPatterns.root)
    }

    private static let root = Path("/")

    /// Whether a file is meant, by its path from the folder, or one of the folders that contain it.
    func match(_ path: some Collection<UInt8>) -> Bool {
        guard !isEmpty else { return false }
        let names = path.split(separator: UInt8(ascii: "/")).map { Array($0) }
        var folder = PathPatterns.root
        for (number, name) in names.enumerated() {
            if rules.ignore(folder, name, isFolder: number < names.count - 1) { return true }
            folder = folder.appending(name)
        }
        return false
    }
}
