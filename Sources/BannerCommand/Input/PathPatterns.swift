/// Patterns for files below a folder, written as in `.gitignore`, with braces as well.
struct PathPatterns: Sendable {
    private var rules = IgnoreRules()
    private let isEmpty: Bool

    /// How many patterns those of a list may stand for whose braces must be written out.
    static let limit = 10_000

    /// These patterns; one whose braces stand for too many others matches nothing.
    init(_ patterns: [String]) {
        isEmpty = patterns.isEmpty
        var rest = PathPatterns.limit
        rules.add(
            patterns.flatMap { pattern -> [IgnoreRules.Line] in
                let text = Array(pattern.utf8)
                if let line = IgnoreRules.line(withBraces: text) { return [line] }
                guard let all = Braces.alternatives(of: text), all.count == 1 || all.count <= rest else { return [] }
                if all.count > 1 { rest -= all.count }
                return all.flatMap(IgnoreRules.lines)
            }, of: PathPatterns.root)
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
