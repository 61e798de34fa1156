/// The banner files that a command line names: files, folders with everything below them, patterns, and `-`.
struct Inputs {
    /// The files, in order of name, without duplicates.
    private(set) var files: [Path] = []
    /// What could not be read, and why.
    private(set) var faults: [ReadFault] = []
    /// The `.gitignore` files that were obeyed.
    private(set) var ignoreFiles: [Path] = []
    /// The settings for the files.
    private(set) var settings: SettingsFiles?

    private let isIgnoring: Bool
    private let stdinName: Path

    /// Looks up every name.
    ///
    /// - Parameters:
    ///   - names: files, folders, patterns, `-`.
    ///   - settings: what holds for the files; what they exclude is left out of folders.
    ///   - isIgnoring: whether files that git ignores are left out of folders.
    ///   - isExcluding: whether files that the settings exclude are left out even if they are named.
    ///   - stdinName: the name of standard input, by which its settings are found.
    /// - Throws: a settings file that cannot be read.
    init(
        _ names: [Path], _ settings: SettingsFiles? = nil, isIgnoring: Bool = true, isExcluding: Bool = false,
        stdinName: Path = Path("<stdin>")
    ) throws(Failure) {
        self.stdinName = stdinName
        self.isIgnoring = isIgnoring
        self.settings = settings
        let found = names.map { look($0) }
        // All of them first, so that the order of the names makes no difference.
        for folder in found.compactMap(\.folder) { self.settings?.add(folder: folder) }
        for named in found { try add(named) }
        if isExcluding { files = try included(files) }
        files.sort()
        files = files.indices.filter { $0 == 0 || files[$0] != files[$0 - 1] }.map { files[$0] }
        faults.sort { $0.path < $1.path }
    }

    /// Leaves out all other files.
    mutating func keep(_ files: [Path]) { self.files = files }

    /// What a name stands for.
    private enum Named {
        case file(Path), folder(Path), pattern(Path, Pattern), nothing

        /// The folder that is searched.
        var folder: Path? {
            switch self {
            case .folder(let path): path
            case .pattern(let path, _): Inputs.base(of: path)
            case .file, .nothing: nil
            }
        }
    }

    private mutating func look(_ name: Path) -> Named {
        guard !name.isStandardStream else { return .file(name) }
        let path = name.tidied
        let kind: FileSystem.Kind
        do throws(SystemFault) {
            kind = try FileSystem.kind(of: path)
        } catch {
            guard Glob.isPattern(path.bytes) else { return fault(path, error.message) }
            guard let pattern = Pattern(path.bytes) else {
                return fault(
                    path, "its braces stand for more than \(Braces.limit) patterns; write `*` in place of some")
            }
            return .pattern(path, pattern)
        }
        return switch kind {
        case .file: .file(path)
        case .folder: .folder(path)
        case .link: fault(path, "the link is broken")
        case .other(let what): fault(path, "it is \(what), not a file; `-` reads standard input")
        }
    }

    private mutating func fault(_ path: Path, _ reason: String) -> Named {
        faults.append(ReadFault(path: path, reason: reason))
        return .nothing
    }

    private mutating func add(_ named: Named) throws(Failure) {
        switch named {
        case .file(let path):
            files.append(path)
            try settings?.find(for: path.isStandardStream ? stdinName : path)
        case .folder(let path):
            let reason = "no banner files in it: their names end in `.banner.yaml`, `.banner.yml` or `.banner.json`"
            try collect(from: path, orSay: reason) { $0.isBannerFile }
        case .pattern(let path, let pattern):
            try collect(from: Inputs.base(of: path), named: path, orSay: "no file matches this pattern") {
                pattern.matches($0.bytes)
            }
        case .nothing: break
        }
    }

    private mutating func collect(
        from folder: Path, named name: Path? = nil, orSay reason: String, _ isWanted: @escaping (Path) -> Bool
    ) throws(Failure) {
        var walk = FolderWalk(below: folder, isIgnoring: isIgnoring, isWanted)
        var found: [Path] = []
        while let files = walk.next() { found += files }
        files += try included(found)
        ignoreFiles += walk.ignoreFiles
        faults += walk.faults
        if found.isEmpty && walk.faults.isEmpty { _ = fault(name ?? folder, reason) }
    }

    /// The files that the settings do not exclude; settings are searched for on the way.
    private mutating func included(_ files: [Path]) throws(Failure) -> [Path] {
        guard settings != nil else { return files }
        for file in files { try settings?.find(for: file.isStandardStream ? stdinName : file) }
        return files.filter { settings?.exclude($0.isStandardStream ? stdinName : $0) != true }
    }

    /// The folder before a pattern's first special sign.
    static func base(of pattern: Path) -> Path {
        let parts = pattern.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let plain = parts.prefix { !Glob.isPattern(Array($0)) && !$0.contains(UInt8(ascii: "{")) }
        guard !plain.isEmpty else { return Path(".") }
        let bytes = Array(plain.joined(separator: [UInt8(ascii: "/")]))
        return Path(bytes: bytes.isEmpty ? [UInt8(ascii: "/")] : bytes)
    }
}
