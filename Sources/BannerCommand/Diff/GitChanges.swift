/// The files that differ between two revisions, or between a revision and the working tree.
struct GitChanges {
    /// The changes of regular files, sorted by new path.
    private(set) var entries: [Entry] = []
    /// The repository.
    let git: Git
    /// The compared trees, with `nil` for the working tree; `nil` if two versions of one file are
    /// compared.
    private(set) var trees: (old: GitTree, new: GitTree?)?

    /// A changed file.
    struct Entry {
        /// The paths from the top of the repository; equal unless the file was renamed.
        var oldPath, newPath: Path
        /// The two versions; `nil` for a version that does not exist.
        var old, new: Content?

        /// The object ids of its versions.
        var ids: [[UInt8]] {
            [old, new].compactMap { content in
                guard case .object(let id) = content else { return nil }
                return id
            }
        }
    }

    enum Content: Equatable {
        /// An object in git, by its id.
        case object([UInt8])
        case workingTree
    }

    /// Compares the revisions.
    ///
    /// - Parameters:
    ///   - revisions: One revision, two revisions, or a range; none begins with `-`.
    ///   - paths: Files, folders and patterns to compare; empty for all.
    ///   - limits: The size limit of a file.
    /// - Throws: If git reports an error.
    init(_ revisions: [Path], paths: [Path], limits: Limits) throws(Failure) {
        let what = revisions.map { "`\($0.text)`" }.joined(separator: " and ")
        git = try Git(doing: "cannot compare \(what)")
        let sides = try GitRevisions(revisions, paths: paths, git)
        let names = try paths.map { [git] path throws(Failure) in
            guard path.bytes.first != .colon, let name = git.path(of: path) else {
                throw .usage(
                    "\(git.doing): `\(path.text)` is not in the repository that you are in")
            }
            return name
        }
        guard !sides.areFiles else {
            let path =
                sides.new == nil
                ? names[0]
                : revisions.last?.revisionAndPath.map { Path(bytes: $0.path) } ?? Path(what)
            let new = sides.new.map(Content.object) ?? .workingTree
            entries = [Entry(oldPath: path, newPath: path, old: .object(sides.old), new: new)]
            return
        }
        let wanted = WantedPaths(names)
        let (old, new) = (
            try GitTree(sides.old, git),
            try sides.new.map { [git] name throws(Failure) in try GitTree(name, git) }
        )
        trees = (old, new)
        for (name, path) in zip(names, paths) where Inputs.base(of: name) == name {
            let exists =
                FileSystem.mayExist(git.root.appending(name.bytes)) || old.contains(name)
                || new?.contains(name) == true
            guard exists else {
                throw .inputOutput(
                    "\(git.doing): neither version has `\(path.text)`",
                    help: "paths are relative to the current folder")
            }
        }
        let working = new == nil ? WorkingFiles(wanted, git.root) : nil
        for (path, id) in old.files where wanted.contains(path) {
            let content =
                new.map { $0.files[path].map(Content.object) }
                ?? (working?.has(path) == true ? .workingTree : nil)
            guard content != .object(id) else { continue }
            entries.append(Entry(oldPath: path, newPath: path, old: .object(id), new: content))
        }
        let added = new.map { new in
            new.files.filter { wanted.contains($0.key) }.mapValues(Content.object)
        }
        for (path, content) in added ?? working?.added ?? [:] where old.files[path] == nil {
            entries.append(Entry(oldPath: path, newPath: path, old: nil, new: content))
        }
        entries.sort { $0.newPath < $1.newPath }
        try compare(limits)
    }

    /// Removes unchanged files and detects renames.
    ///
    /// A deleted and an added file are a rename if they have the same text or the same banner name.
    private mutating func compare(_ limits: Limits) throws(Failure) {
        var (kept, gone, new): ([Entry], [Side], [Side]) = ([], [], [])
        try git.read(entries[...], \.ids, limit: limits.maxBytes) { some, contents in
            for entry in some {
                let old = text(entry.old, entry.oldPath, contents, limits)
                let own = text(entry.new, entry.newPath, contents, limits)
                switch (entry.old, entry.new) {
                case (_?, nil): gone.append(Side(entry, old, limits))
                case (nil, _): new.append(Side(entry, own, limits))
                case (_?, _?): if old == nil || old != own { kept.append(entry) }
                }
            }
        }
        for key in [\Side.sum, \Side.name] {
            for side in new {
                guard let value = side[keyPath: key],
                    let old = gone.firstIndex(where: { $0[keyPath: key] == value })
                else { continue }
                var entry = side.entry
                (entry.oldPath, entry.old) = (gone[old].entry.oldPath, gone[old].entry.old)
                kept.append(entry)
                gone.remove(at: old)
                new.removeAll { $0.entry.newPath == entry.newPath }
            }
        }
        entries = (kept + (gone + new).map(\.entry)).sorted { $0.newPath < $1.newPath }
    }

    /// A deleted or an added file, with the checksum of its text and its banner's name.
    private struct Side {
        let entry: Entry
        var sum, name: String?

        init(_ entry: Entry, _ text: [UInt8]?, _ limits: Limits) {
            self.entry = entry
            guard let text else { return }
            sum = FileSummary.sum(text)
            let file = SourceFile(name: entry.newPath.text, bytes: text)
            name = BannerFile.read(file, limits: limits, advice: .skipped).banner?.name
        }
    }

    /// A version's text with line feeds as line breaks; `nil` if it cannot be read.
    private func text(
        _ content: Content?, _ path: Path, _ contents: [[UInt8]: Git.Content], _ limits: Limits
    ) -> [UInt8]? {
        var bytes: [UInt8]?
        switch content {
        case .object(let id): if case .bytes(let text)? = contents[id] { bytes = text }
        case .workingTree:
            bytes = try? FileSystem.read(git.root.appending(path.bytes), limit: limits.maxBytes + 1)
        case nil: break
        }
        guard let bytes, bytes.contains(0x0D) else { return bytes }
        let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
        return Array(
            lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }.joined(separator: [.lineFeed]))
    }

    /// The compared files in the working tree.
    var files: [Path] {
        entries.filter { $0.new == .workingTree }.map { git.root.appending($0.newPath.bytes) }
    }
}

/// The paths to compare: named files, banner files in named folders, and matches of patterns.
private struct WantedPaths {
    let names: [Path]
    private let patterns: [Glob]

    init(_ names: [Path]) {
        self.names = names
        patterns = names.flatMap { Glob.all($0) ?? [] }
    }

    func contains(_ path: Path) -> Bool {
        names.contains(path) || patterns.contains { $0.matches(path.names[...]) }
            || path.isBannerFile
                && (names.isEmpty || names.contains { $0.bytes.isEmpty || path.below($0) != nil })
    }
}

/// The files of the working tree: tracked files that exist, and files that git does not ignore.
private struct WorkingFiles {
    private let root: Path
    private(set) var added: [Path: GitChanges.Content] = [:]

    init(_ wanted: WantedPaths, _ root: Path) {
        self.root = root
        for name in wanted.names where has(name) { added[name] = .workingTree }
        for base in wanted.names.isEmpty ? [Path(".")] : wanted.names.map(Inputs.base) {
            let folder =
                base.bytes.first == .slash || base == Path(".") ? root : root.appending(base.bytes)
            guard (try? FileSystem.kind(of: folder, followingLinks: false)) == .folder else {
                continue
            }
            var walk = FolderWalk(below: folder, isIgnoring: true) { file in
                file.below(root).map(wanted.contains) == true
            }
            while let files = walk.next() {
                // Submodules and nested repositories are not compared.
                guard let first = files.first, Repository.root(above: first.folder) == root else {
                    continue
                }
                for path in files.compactMap({ $0.below(root) }) where has(path) {
                    added[path] = .workingTree
                }
            }
        }
    }

    /// Whether the path is a regular file that no symbolic link leads to.
    func has(_ path: Path) -> Bool {
        let place = root.appending(path.bytes)
        // A malicious commit can contain a folder named `..`.
        return path.staysInside && (try? FileSystem.kind(of: place, followingLinks: false)) == .file
            && (try? FileSystem.link(in: place, below: root)) == .some(nil)
    }
}
