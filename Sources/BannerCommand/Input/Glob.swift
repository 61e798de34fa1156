/// A pattern with braces: the globs that it stands for.
struct Pattern: Sendable {
    private let globs: [Glob]

    /// The globs of a pattern; `nil` if its braces stand for too many.
    init?(_ text: [UInt8]) {
        guard let alternatives = Braces.alternatives(of: text) else { return nil }
        globs = alternatives.map { Glob($0) }
    }

    /// Whether one of them matches a path.
    func matches(_ path: [UInt8]) -> Bool {
        let names = Glob.Names(path)
        return globs.contains { $0.matches(names) }
    }
}

/// A pattern for paths as in shells and `.gitignore`: `*` and `?` within a part, `[a-z]`, `**` for any folders.
struct Glob: Sendable {
    private var parts: [GlobPart] = []
    /// How many names a path must have.
    private var shortest = 0
    /// Whether a longer path also matches.
    private var isElastic = false

    /// The pattern's parts between `/`.
    init(_ pattern: some Collection<UInt8>) {
        for text in pattern.split(separator: UInt8(ascii: "/")) {
            let part = GlobPart(text)
            // Repeating `**` has no effect.
            if part.isAnyFolders && parts.last?.isAnyFolders ?? false { continue }
            parts.append(part)
            if part.isAnyFolders { isElastic = true } else { shortest += 1 }
        }
        // At the end it matches the contents of a folder, not the folder itself.
        if let last = parts.last, last.isAnyFolders {
            parts.append(GlobPart([UInt8(ascii: "*")]))
            shortest += 1
        }
    }

    /// Whether a name is a pattern, also one with braces.
    static func isPattern(_ name: [UInt8]) -> Bool {
        name.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
            || Braces.has(name)
    }

    /// A path split into names, once for all the patterns that it is compared with.
    struct Names {
        private let bytes: [UInt8]
        private var ranges: [Range<Int>] = []

        /// The names between the path's `/`.
        init(_ path: some Collection<UInt8>) {
            bytes = Array(path)
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
                if start < end { ranges.append(start..<end) }
                start = end + 1
            }
        }

        fileprivate var count: Int { ranges.count }

        /// Whether there is a name with that number, and the part matches it.
        fileprivate func hasName(_ number: Int, of part: GlobPart) -> Bool {
            number < ranges.count && part.matches(bytes.span.extracting(ranges[number]))
        }
    }

    /// Whether the pattern matches a path.
    func matches(_ path: Names) -> Bool {
        let count = path.count
        guard isElastic ? count >= shortest : count == shortest else { return false }
        // The parts so far match as many names as each of these numbers says.
        var reached = [0]
        for part in parts {
            guard let least = reached.first else { return false }
            if part.isAnyFolders {
                reached = Array(least...count)
            } else {
                reached = reached.filter { path.hasName($0, of: part) }.map { $0 + 1 }
            }
        }
        return reached.last == count
    }
}
