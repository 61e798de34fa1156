/// The banner files that a command line names: files, folders with everything below them, patterns, and `-`.
struct Inputs {
    /// The files, in order of name, without duplicates.
    private(set) var files: [Path] = []
    /// What could not be read, and why.
    private(set) var faults: [(path: Path, reason: String)] = []
    /// The `.gitignore` files that were obeyed.
    private(set) var ignoreFiles: [Path] = []

    private let walk: FolderWalk

    /// Looks up every name; files that git ignores are excluded from folders unless `isIgnoring` is false.
    init(_ names: [Path], isIgnoring: Bool = true) {
        walk = FolderWalk(isIgnoring: isIgnoring)
        for name in names { add(name) }
        files.sort()
        files = files.indices.filter { $0 == 0 || files[$0] != files[$0 - 1] }.map { files[$0] }
        faults.sort { $0.path < $1.path }
    }

    private mutating func add(_ name: Path) {
        if name.isStandardStream {
            files.append(name)
            return
        }
        let path = name.tidied
        do throws(SystemFault) {
            switch try FileSystem.kind(of: path) {
            case .file: files.append(path)
            case .folder:
                let reason = "no banner files in it: their names end in `.banner.yaml` or `.banner.yml`"
                collect(from: path, orSay: reason) { $0.isBannerFile }
            case .link: faults.append((path, "the link is broken"))
            case .other(let what): faults.append((path, "it is \(what), not a file; `-` reads standard input"))
            }
        } catch {
            guard Glob.isPattern(path.bytes) else { return faults.append((path, error.message)) }
            guard let pattern = Pattern(path.bytes) else {
                return faults.append((path, "its braces stand for more than \(Braces.limit) patterns"))
            }
            collect(from: Inputs.base(of: path), named: path, orSay: "no file matches this pattern") {
                pattern.matches($0.bytes)
            }
        }
    }

    private mutating func collect(
        from folder: Path, named name: Path? = nil, orSay reason: String, _ isWanted: (Path) -> Bool
    ) {
        let found = walk.files(below: folder, isWanted)
        files += found.files
        ignoreFiles += found.ignoreFiles
        faults += found.faults
        if found.files.isEmpty && found.faults.isEmpty { faults.append((name ?? folder, reason)) }
    }

    /// The folder before a pattern's first special sign.
    private static func base(of pattern: Path) -> Path {
        let parts = pattern.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let plain = parts.prefix { !Glob.isPattern(Array($0)) && !$0.contains(UInt8(ascii: "{")) }
        guard !plain.isEmpty else { return Path(".") }
        let bytes = Array(plain.joined(separator: [UInt8(ascii: "/")]))
        return Path(bytes: bytes.isEmpty ? [UInt8(ascii: "/")] : bytes)
    }
}
