/// The banner files that a command line names: files, folders, patterns, and `-`.
struct Inputs {
    /// The files, sorted and unique.
    private(set) var files: [Path] = []
    /// The names that could not be read, with reasons.
    private(set) var faults: [ReadFault] = []
    /// The folders and patterns without files, if that is allowed.
    private(set) var empty: [ReadFault] = []
    /// The skipped files, with reasons.
    private(set) var leftOut: [ReadFault] = []
    /// The `.gitignore` files that apply.
    private(set) var ignoreFiles: [Path] = []
    private(set) var settings: SettingsFiles

    /// Whether the command line names anything, in contrast to an empty list.
    let hasNames: Bool
    private let names: [Path]
    private let isIgnoring, allowsEmpty: Bool

    /// Resolves every name.
    ///
    /// - Parameters:
    ///   - names: Files, folders, patterns, or `-`.
    ///   - settings: The settings, whose `exclude` applies to folders and patterns.
    ///   - isIgnoring: Whether files that git ignores are skipped in folders.
    ///   - isExcluding: Whether `exclude` applies to named files too.
    ///   - allowsEmpty: Whether a folder or a pattern can have no files.
    ///   - lists: The files of `--files-from`.
    /// - Throws: If a settings file cannot be read.
    init(
        _ names: [Path], _ settings: SettingsFiles = SettingsFiles(), isIgnoring: Bool = true,
        isExcluding: Bool = false,
        allowsEmpty: Bool = false, lists: [Path] = []
    ) throws(Failure) {
        (hasNames, self.names) = (!names.isEmpty, names + lists)
        (self.isIgnoring, self.allowsEmpty) = (isIgnoring, allowsEmpty)
        self.settings = settings
        let found = names.compactMap { look($0) }
        // All folders are added first, so that the order of names does not matter.
        for folder in found.compactMap(\.folder) { self.settings.add(folder: folder) }
        for named in found { try add(named) }
        if isExcluding { files.removeAll { self.settings.exclude($0) } }
        files.sort()
        files = files.indices.filter { $0 == 0 || files[$0] != files[$0 - 1] }.map { files[$0] }
        faults.sort { $0.path < $1.path }
        leftOut = (leftOut + self.settings.leftOut).sorted { $0.path < $1.path }
    }

    /// Resolves the operands of a command and its lists, with settings.
    init(_ arguments: Arguments, for command: String = "") throws(Failure) {
        let lists = arguments.paths(of: .filesFrom)
        let names = try arguments.operands + arguments.listed()
        try require(
            (names + lists).count(where: \.isStandardStream) < 2
                || names.allSatisfy(\.isStandardStream) && lists.isEmpty,
            "standard input can be read only once")
        try require(
            !names.isEmpty || arguments.has(.filesFrom),
            "nothing to check: expected `bannerkit \(command) PATH...`",
            help: "`bannerkit \(command) .` checks every banner in this folder and below")
        try self.init(
            names, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore),
            isExcluding: arguments.has(.forceExclude), allowsEmpty: arguments.has(.allowEmpty),
            lists: lists)
    }

    /// Every file that affects the result.
    var sources: [Path] { names + files + ignoreFiles + settings.files }

    /// A resolved name: a file, or the wanted files below a folder.
    private struct Named {
        let name: Path
        var folder: Path?
        /// The reason to report if no file is found.
        var reason = ""
        var isWanted: (Path) -> Bool = { _ in true }
    }

    private mutating func look(_ name: Path) -> Named? {
        guard !name.isStandardStream else { return Named(name: name) }
        let path = name.tidied
        let reason: String
        do {
            switch try FileSystem.kind(of: path) {
            case .file: return Named(name: path)
            case .folder:
                let none = "no `*.banner.{yaml,yml,json}` in it"
                return Named(name: path, folder: path, reason: none) { $0.isBannerFile }
            case .link: reason = "the link is broken"
            case .other(let what): reason = "it is \(what), not a file; `-` reads standard input"
            }
        } catch {
            let globs = Glob.all(path)
            if let globs, globs.count > 1 || path.bytes.contains(where: "*?".utf8.contains) {
                let none = "no file matches this pattern"
                return Named(name: path, folder: Inputs.base(of: path), reason: none) { file in
                    globs.contains { $0.matches(file.names[...]) }
                }
            }
            reason =
                globs == nil
                ? """
                its braces expand to more than \(Braces.limit) patterns; write `*` in place of some
                """
                : error.message
        }
        faults.append(ReadFault(path: path, reason: reason))
        return nil
    }

    private mutating func add(_ named: Named) throws(Failure) {
        guard let folder = named.folder else {
            files.append(named.name)
            try settings.find(for: named.name)
            return
        }
        var walk = FolderWalk(below: folder, isIgnoring: isIgnoring, named.isWanted)
        var found: [Path] = []
        while let files = walk.next() {
            // They are in one folder.
            if let first = files.first { try settings.find(for: first) }
            found += files
        }
        files += found.filter { !settings.exclude($0) }
        ignoreFiles += walk.ignoreFiles
        faults += walk.faults
        leftOut += walk.leftOut
        guard found.isEmpty && walk.faults.isEmpty else { return }
        let fault = ReadFault(path: named.name, reason: named.reason)
        if allowsEmpty { empty.append(fault) } else { faults.append(fault) }
    }

    /// The folder before the first wildcard of a pattern.
    static func base(of pattern: Path) -> Path {
        let slash = UInt8.slash
        let plain = pattern.names.prefix { !$0.contains(where: "*?{".utf8.contains) }
        let bytes = (pattern.bytes.first == slash ? [slash] : []) + plain.joined(separator: [slash])
        return bytes.isEmpty ? Path(".") : Path(bytes: bytes)
    }
}
