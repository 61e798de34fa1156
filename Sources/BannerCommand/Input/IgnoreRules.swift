/// What `.gitignore` files exclude, from the repository's root down to one folder.
struct IgnoreRules {
    struct Line {
        fileprivate let pattern: Glob
        /// Whether it is about a name, anywhere, as most are, and needs no path.
        fileprivate let isName: Bool
        fileprivate let isForFolders: Bool
        let isException: Bool

        /// Whether it is about a file or folder, with its path from where the rules are.
        func matches(_ name: [UInt8], _ path: @autoclosure () -> [UInt8], isFolder: Bool) -> Bool {
            (isFolder || !isForFolders) && pattern.matches(isName ? name : path())
        }
    }

    /// The rules of each folder on the path, and how many bytes of a path lead to it.
    private var levels: [(prefix: Int, rules: [Line])] = []

    /// No rules.
    init() {}

    /// Adds rules about what is below a folder.
    mutating func add(_ rules: [Line], of folder: Path) {
        guard !rules.isEmpty else { return }
        levels.append((folder.appending([]).bytes.count, rules))
    }

    /// Whether a file or folder is excluded, in the last folder whose rules were added or below it; the last matching
    /// rule decides.
    func ignore(_ folder: Path, _ name: [UInt8], isFolder: Bool) -> Bool {
        for (prefix, rules) in levels.reversed() {
            lazy var path = Array(folder.appending(name).bytes.dropFirst(prefix))
            if let rule = rules.last(where: { $0.matches(name, path, isFolder: isFolder) }) { return !rule.isException }
        }
        return false
    }

    /// The rules in the lines of a text.
    static func lines(_ text: [UInt8]) -> [Line] { text.split(separator: UInt8(ascii: "\n")).compactMap(line) }

    private static func line(_ line: ArraySlice<UInt8>) -> Line? {
        var line = line
        if line.last == 0x0D { line = line.dropLast() }
        while line.last == UInt8(ascii: " ") && line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let isException = first == UInt8(ascii: "!")
        if isException { line = line.dropFirst() }
        let isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line = line.dropLast() }
        // `**/name` is about the same files as `name`, and is compared with less.
        let name = line.starts(with: "**/".utf8) ? line.dropFirst(3) : line
        let isName = !name.isEmpty && !name.contains(UInt8(ascii: "/"))
        return Line(
            pattern: Glob(isName ? name : line), isName: isName, isForFolders: isForFolders, isException: isException)
    }
}
