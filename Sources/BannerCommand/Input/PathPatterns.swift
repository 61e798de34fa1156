/// Patterns for files below a folder, written as in `.gitignore`, with braces as well.
struct PathPatterns: Sendable {
    private var rules = IgnoreRules()
    private let isEmpty: Bool

    /// These patterns; one whose braces stand for too many others matches nothing.
    init(_ patterns: [String]) {
        isEmpty = patterns.isEmpty
        let lines = patterns.flatMap { Braces.alternatives(of: Array($0.utf8)) ?? [] }
        rules.add(Array(lines.joined(separator: [UInt8(ascii: "\n")])), of: PathPatterns.root)
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
