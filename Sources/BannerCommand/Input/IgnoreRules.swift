import BannerYAML

/// Lines as in `.gitignore`, of several folders: of those that match a file, the last one decides.
struct IgnoreRules: Sendable {
    private struct Line: Sendable {
        let pattern: Glob
        /// How many names the path of its folder has.
        let depth: Int
        let isForFolders, isException: Bool
    }

    private var lines: [Line] = []

    init() {}

    /// Patterns of a settings file, from its folder on.
    init(_ patterns: [String], of folder: Path) {
        for pattern in patterns {
            let text = Array(pattern.utf8.dropFirst(pattern.hasPrefix("./") ? 1 : 0))
            for plain in Braces.alternatives(of: text) ?? [] { add(plain, of: folder) }
        }
    }

    /// Adds the text of a folder's file, whose lines go before those of the folders above.
    mutating func add(_ text: [UInt8], of folder: Path) {
        let depth = folder.names.count
        lines += text.split(separator: .lineFeed).compactMap { IgnoreRules.line($0, depth) }
    }

    /// Whether a file or a folder with these names in its path is left out.
    func ignore(_ path: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
        let line = lines.last { (isFolder || !$0.isForFolders) && $0.pattern.matches(path.dropFirst($0.depth)) }
        return line?.isException == false
    }

    /// Whether a file, or a folder that it is in, is left out.
    func contain(_ file: Path) -> Bool {
        let names = file.names
        return names.indices.contains { ignore(names[...$0], isFolder: $0 < names.count - 1) }
    }

    /// A line; `nil` for a comment and a blank one.
    ///
    /// Git knows `[a-z]`, which is not known here: such a line leaves nothing out, and what it takes back is any name in that place.
    /// So every file is checked that git does not leave out.
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
        // What has no slash but at its end is a name in any folder.
        if !line.dropLast().contains(slash) { names.insert([UInt8.star, .star], at: 0) }
        return Line(
            pattern: Glob(names), depth: depth, isForFolders: line.last == slash, isException: isException)
    }
}
