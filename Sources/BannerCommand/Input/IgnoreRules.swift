import BannerYAML

/// Patterns in the notation of `.gitignore`; the last one that matches a path decides.
struct IgnoreRules {
    private struct Line {
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
        let line = lines.last {
            (isFolder || !$0.isForFolders) && $0.pattern.matches(path.dropFirst($0.depth))
        }
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
        let bracket = UInt8(ascii: "[")
        var line = text.last == 0x0D ? text.dropLast() : text
        while line.last == .space && line.dropLast().last != "\\" { line = line.dropLast() }
        guard line.first != "#" else { return nil }
        let isException = line.first == "!"
        if isException { line = line.dropFirst() }
        var names = line.split(separator: .slash)
        guard !names.isEmpty, isException || !line.contains(bracket) else { return nil }
        names = names.map { $0.contains(bracket) ? [UInt8.star] : $0 }
        // A pattern with no slash, except at its end, matches in any folder.
        if !line.dropLast().contains(.slash) { names.insert([UInt8.star, .star], at: 0) }
        return Line(
            pattern: Glob(names), depth: depth, isForFolders: line.last == .slash,
            isException: isException)
    }
}

/// A glob pattern: `*` matches any part of a name, `?` one byte, `**` any number of folders, and
/// `\` escapes the next character.
struct Glob {
    private enum Sign: Equatable {
        case letter(UInt8), anyLetter, anyLetters
    }

    /// The tokens of each path component; an empty list matches any number of components.
    private var names: [[Sign]]

    /// Parses the components of a pattern.
    init(_ pattern: [ArraySlice<UInt8>]) {
        let star = UInt8.star
        names = pattern.map { $0.count > 1 && $0.allSatisfy { $0 == star } ? [] : Glob.signs($0) }
        // `ads/**` matches the contents of the folder, not the folder.
        if names.last?.isEmpty == true { names.append([.anyLetters]) }
    }

    /// Expands a pattern with braces; `nil` if it has too many alternatives.
    static func all(_ pattern: Path) -> [Glob]? {
        Braces.alternatives(of: pattern.bytes)?.map { Glob(Path(bytes: $0).names) }
    }

    private static func signs(_ name: ArraySlice<UInt8>) -> [Sign] {
        var (signs, rest): ([Sign], ArraySlice<UInt8>) = ([], name)
        while let byte = rest.popFirst() {
            switch byte {
            case .star: signs.append(.anyLetters)
            case "?": signs.append(.anyLetter)
            // A trailing backslash matches nothing, because no component contains a slash.
            case "\\": signs.append(.letter(rest.popFirst() ?? .slash))
            default: signs.append(.letter(byte))
            }
        }
        return signs
    }

    /// Whether the pattern matches the components of a path.
    func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        Glob.match(names, path, isAny: { $0.isEmpty }) { signs, name in
            Glob.match(
                signs, name, isAny: { $0 == .anyLetters },
                one: { $0 == .anyLetter || $0 == .letter($1) })
        }
    }

    /// Matches a pattern with wildcards.
    ///
    /// Only the last wildcard backtracks, so that the time is at most the product of both lengths.
    private static func match<Sign, Value>(
        _ signs: [Sign], _ values: ArraySlice<Value>, isAny: (Sign) -> Bool,
        one: (Sign, Value) -> Bool
    ) -> Bool {
        var (sign, value) = (0, values.startIndex)
        var last: (sign: Int, value: Int)?
        while value < values.endIndex {
            if sign < signs.count, isAny(signs[sign]) {
                sign += 1
                last = (sign, value)
            } else if sign < signs.count, one(signs[sign], values[value]) {
                (sign, value) = (sign + 1, value + 1)
            } else if let old = last {
                (sign, value) = (old.sign, old.value + 1)
                last = (sign, value)
            } else {
                return false
            }
        }
        return signs[sign...].allSatisfy(isAny)
    }
}
