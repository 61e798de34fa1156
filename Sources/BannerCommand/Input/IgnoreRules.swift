/// What `.gitignore` files exclude, from the repository's root down to one folder.
struct IgnoreRules {
    struct Line {
        fileprivate let pattern: Pattern
        fileprivate let isForFolders: Bool
        fileprivate let isException: Bool
    }

    /// What a rule is compared with: most refer to a name, anywhere, and need no path.
    fileprivate enum Pattern {
        case name(GlobPart)
        case path(Glob)
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
            var path: Glob.Names?
            for rule in rules.reversed() where isFolder || !rule.isForFolders {
                let speaks: Bool
                switch rule.pattern {
                case .name(let part): speaks = part.matches(name.span)
                case .path(let glob):
                    let names = path ?? Glob.Names(folder.appending(name).bytes.dropFirst(prefix))
                    path = names
                    speaks = glob.matches(names)
                }
                if speaks { return !rule.isException }
            }
        }
        return false
    }

    /// The rules in the lines of a text.
    static func lines(_ text: [UInt8]) -> [Line] { text.split(separator: UInt8(ascii: "\n")).compactMap(line) }

    /// A pattern such as `**/name` as `name`, which is about the same files and is compared with less.
    private static func named(_ pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard pattern.starts(with: "**/".utf8) else { return pattern }
        let name = pattern.dropFirst(3)
        return name.isEmpty || name.contains(UInt8(ascii: "/")) ? pattern : name
    }

    private static func line(_ line: ArraySlice<UInt8>) -> Line? {
        var line = line
        if line.last == 0x0D { line = line.dropLast() }
        while line.last == UInt8(ascii: " ") && line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let isException = first == UInt8(ascii: "!")
        if isException { line = line.dropFirst() }
        let isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line = line.dropLast() }
        line = named(line)
        let isAnchored = line.contains(UInt8(ascii: "/"))
        return Line(
            pattern: isAnchored ? .path(Glob(line)) : .name(GlobPart(line)), isForFolders: isForFolders,
            isException: isException)
    }
}
