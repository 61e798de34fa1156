import BannerYAML

/// Patterns in the notation of `.gitignore`; the last one that matches a path decides.
struct IgnoreRules: Sendable {
    private struct Line: Sendable {
        let pattern: Glob
        /// The number of components in the path of its folder.
        let depth: Int
        let isForFolders, isException: Bool
    }

    private var lines: [Line] = []

    init() {}

    /// Parses patterns of a settings file, relative to its folder.
    init(_ patterns: [String], of folder: Path) {
        for pattern in patterns {
            let text = Array(pattern.utf8.dropFirst(pattern.hasPrefix("./") ? 1 : 0))
            for plain in Braces.alternatives(of: text) ?? [] { add(plain, of: folder) }
        }
    }

    /// Parses an ignore file, whose lines override those of the folders above.
    mutating func add(_ text: [UInt8], of folder: Path) {
        let depth = folder.names.count
        lines += text.split(separator: .lineFeed).compactMap { IgnoreRules.line($0, depth) }
    }

    /// Whether the file or folder at this path is ignored.
    func ignore(_ path: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
        let line = lines.last { (isFolder || !$0.isForFolders) && $0.pattern.matches(path.dropFirst($0.depth)) }
        return line?.isException == false
    }

    /// Whether a file, or a folder above it, is ignored.
    func contain(_ file: Path) -> Bool {
        let names = file.names
        return names.indices.contains { ignore(names[...$0], isFolder: $0 < names.count - 1) }
    }

    /// Parses a line; `nil` for a comment and an empty line.
    ///
    /// Character classes such as `[a-z]` are not supported. A line with one ignores nothing, and an
    /// exception with one matches any name. So every file that git does not ignore is checked.
    private static func line(_ text: ArraySlice<UInt8>, _ depth: Int) -> Line? {
        let (slash, bracket) = (UInt8.slash, UInt8(ascii: "["))
        var line = text.last == 0x0D ? text.dropLast() : text
        while line.last == .space && line.dropLast().last != "\\" { line = line.dropLast() }
        guard line.first != "#" else { return nil }
        let isException = line.first == "!"
        if isException { line = line.dropFirst() }
        var names = line.split(separator: slash)
        guard !names.isEmpty, isException || !line.contains(bracket) else { return nil }
        names = names.map { $0.contains(bracket) ? [UInt8.star] : $0 }
        // A pattern with no slash, except at its end, matches in any folder.
        if !line.dropLast().contains(slash) { names.insert([UInt8.star, .star], at: 0) }
        return Line(
            pattern: Glob(names), depth: depth, isForFolders: line.last == slash, isException: isException)
    }
}
