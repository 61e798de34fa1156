/// The banner files that a command line names: files, folders with everything below them, patterns, and `-`.
struct Inputs {
    /// The files, in order of name, without duplicates.
    private(set) var files: [Path] = []
    /// What could not be read, and why.
    private(set) var faults: [ReadFault] = []
    /// The folders and patterns that match no file, where that is allowed.
    private(set) var empty: [ReadFault] = []
    /// The files that are left out, and the reason for each.
    private(set) var leftOut: [ReadFault] = []
    /// The `.gitignore` files that were obeyed.
    private(set) var ignoreFiles: [Path] = []
    /// The settings for the files.
    private(set) var settings: SettingsFiles?

    /// Whether anything was named, and not just an empty list given.
    let hasNames: Bool
    private let names: [Path]
    private let isIgnoring, allowsEmpty: Bool

    /// Looks up every name.
    ///
    /// - Parameters:
    ///   - names: files, folders, patterns, `-`.
    ///   - settings: what holds for the files; what they exclude is left out of folders.
    ///   - isIgnoring: whether files that git ignores are left out of folders.
    ///   - isExcluding: whether files that the settings exclude are left out even if they are named.
    ///   - allowsEmpty: whether a folder or a pattern may match no file.
    ///   - lists: the files in which some of the names are.
    /// - Throws: a settings file that cannot be read.
    init(
        _ names: [Path], _ settings: SettingsFiles? = nil, isIgnoring: Bool = true, isExcluding: Bool = false,
        allowsEmpty: Bool = false, lists: [Path] = []
    ) throws(Failure) {
        (hasNames, self.names) = (!names.isEmpty, names + lists)
        (self.isIgnoring, self.allowsEmpty) = (isIgnoring, allowsEmpty)
        self.settings = settings
        let found = names.compactMap { look($0) }
        // All of them first, so that the order of the names makes no difference.
        for folder in found.compactMap(\.folder) { self.settings?.add(folder: folder) }
        for named in found { try add(named) }
        if isExcluding { files = try included(files) }
        files.sort()
        files = files.indices.filter { $0 == 0 || files[$0] != files[$0 - 1] }.map { files[$0] }
        faults.sort { $0.path < $1.path }
        leftOut = (leftOut + (self.settings?.leftOut ?? [])).sorted { $0.path < $1.path }
    }

    /// What a command's operands and its lists name, with their settings.
    init(_ arguments: Arguments, for command: String = "") throws(Failure) {
        let lists = arguments.paths(of: .filesFrom)
        let names = try arguments.operands + arguments.listed()
        guard
            (names + lists).count(where: \.isStandardStream) < 2
                || names.allSatisfy(\.isStandardStream) && lists.isEmpty
        else {
            throw .usage("standard input can be read only once, and not as a list and a banner at a time")
        }
        try require(
            !names.isEmpty || arguments.has(.filesFrom), "nothing to check: expected `bannerkit \(command) PATH...`",
            help: "`bannerkit \(command) .` checks every banner in this folder and below")
        try self.init(
            names, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore),
            isExcluding: arguments.has(.forceExclude), allowsEmpty: arguments.has(.allowEmpty), lists: lists)
    }

    /// Every file that is read to find out what to check, and what is checked.
    var sources: [Path] { names + files + ignoreFiles + (settings?.files ?? []) }

    /// What a name stands for: a file, or everything wanted below a folder.
    private struct Named {
        let name: Path
        var folder: Path?
        /// What is said if nothing is found.
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
                let none = "no banner files in it: their names end in `.banner.yaml`, `.banner.yml` or `.banner.json`"
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
                ? "its braces stand for more than \(Braces.limit) patterns; write `*` in place of some" : error.message
        }
        faults.append(ReadFault(path: path, reason: reason))
        return nil
    }

    private mutating func add(_ named: Named) throws(Failure) {
        guard let folder = named.folder else {
            files.append(named.name)
            try settings?.find(for: named.name)
            return
        }
        var walk = FolderWalk(below: folder, isIgnoring: isIgnoring, named.isWanted)
        var found: [Path] = []
        while let files = walk.next() { found += files }
        files += try included(found)
        ignoreFiles += walk.ignoreFiles
        faults += walk.faults
        leftOut += walk.leftOut
        guard found.isEmpty && walk.faults.isEmpty else { return }
        let fault = ReadFault(path: named.name, reason: named.reason)
        if allowsEmpty { empty.append(fault) } else { faults.append(fault) }
    }

    /// The files that the settings do not exclude; settings are searched for on the way.
    private mutating func included(_ files: [Path]) throws(Failure) -> [Path] {
        guard settings != nil else { return files }
        for file in files { try settings?.find(for: file) }
        return files.filter { settings?.exclude($0) != true }
    }

    /// The folder before a pattern's first special sign.
    static func base(of pattern: Path) -> Path {
        let slash = UInt8.slash
        let plain = pattern.names.prefix { !$0.contains(where: "*?{".utf8.contains) }
        let bytes = (pattern.bytes.first == slash ? [slash] : []) + plain.joined(separator: [slash])
        return bytes.isEmpty ? Path(".") : Path(bytes: bytes)
    }
}
