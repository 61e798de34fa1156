/// What `.gitignore` files leave out, from the repository's root down to one folder.
struct IgnoreRules {
    private struct Rule {
        let glob: Glob
        let isForFolders: Bool
        let isException: Bool
    }

    /// The rules of each folder on the way down, and how many bytes of a path lead to it.
    private var levels: [(prefix: [UInt8], rules: [Rule])] = []

    /// No rules.
    init() {}

    /// Adds the rules in the text of `folder`'s `.gitignore`.
    mutating func add(_ text: [UInt8], of folder: Path) {
        let lines = text.split(separator: UInt8(ascii: "\n"))
        levels.append((folder.appending([]).bytes, lines.compactMap(IgnoreRules.rule)))
    }

    /// Whether a file or folder is left out; the last rule that speaks of it decides.
    func ignore(_ path: Path, isFolder: Bool) -> Bool {
        for (prefix, rules) in levels.reversed() where path.bytes.starts(with: prefix) {
            let inside = Array(path.bytes.dropFirst(prefix.count))
            let speaks = rules.last { $0.glob.matches(inside) && (isFolder || !$0.isForFolders) }
            if let speaks { return !speaks.isException }
        }
        return false
    }

    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        var line = line
        if line.last == 0x0D { line = line.dropLast() }
        while line.last == UInt8(ascii: " ") && line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let isException = first == UInt8(ascii: "!")
        if isException { line = line.dropFirst() }
        let isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line = line.dropLast() }
        let isAnchored = line.contains(UInt8(ascii: "/"))
        return Rule(
            glob: Glob((isAnchored ? [] : Array("**/".utf8)) + line), isForFolders: isForFolders,
            isException: isException)
    }
}
