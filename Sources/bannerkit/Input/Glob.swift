/// A pattern for paths as shells and `.gitignore` write it: `*` and `?` within a part, `[a-z]`, `**` for any folders.
struct Glob: Sendable {
    private let parts: [GlobPart]

    /// The pattern, its parts between `/`.
    init(_ pattern: some Collection<UInt8>) {
        parts = pattern.split(separator: UInt8(ascii: "/")).map { GlobPart(Array($0)) }
    }

    /// Whether a name is written as a pattern.
    static func isPattern(_ name: [UInt8]) -> Bool {
        name.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "[")].contains($0) }
    }

    /// Whether the pattern stands for that path.
    func matches(_ path: [UInt8]) -> Bool {
        let names = path.split(separator: UInt8(ascii: "/")).map { Array($0) }
        // reached[i]: the parts so far stand for the first i names.
        var reached = [true] + [Bool](repeating: false, count: names.count)
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            for index in reached.indices where reached[index] {
                if part.isAnyFolders {
                    for later in index...names.count { next[later] = true }
                } else if index < names.count {
                    let name = names[index]
                    if part.matches(name.span) { next[index + 1] = true }
                }
            }
            reached = next
        }
        return reached[names.count]
    }
}
