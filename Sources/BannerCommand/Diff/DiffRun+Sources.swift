extension DiffRun {
    /// The banner files of two folders, matched by relative path.
    struct Folders {
        /// The relative paths, sorted.
        let names: [Path]
        fileprivate let before, after: [Path: Path]
        fileprivate let faults, leftOut: [ReadFault]

        /// Lists both folders.
        init(_ old: Path, _ new: Path, isIgnoring: Bool) throws(Failure) {
            let sides = try [old, new].map { folder throws(Failure) in
                let names = folder == DiffOperands.nothing ? [] : [folder]
                return try (folder, Inputs(names, isIgnoring: isIgnoring, allowsEmpty: true))
            }
            let files = sides.map { folder, side in
                Dictionary(side.files.map { ($0.below(folder) ?? $0, $0) }) { $1 }
            }
            (before, after) = (files[0], files[1])
            (faults, leftOut) = (sides.flatMap(\.1.faults), sides.flatMap(\.1.leftOut))
            names = Set(before.keys).union(after.keys).sorted()
            guard !names.isEmpty || !faults.isEmpty else {
                throw .inputOutput(
                    """
                    no banner files in `\(old.text)` and `\(new.text)`: their names end in \
                    `.banner.yaml`, `.banner.yml` or `.banner.json`
                    """
                )
            }
        }

        /// The files of both folders.
        var files: [Path] { (Array(before.values) + Array(after.values)).sorted() }
    }

    func compare(_ folders: Folders, _ each: Each) throws(Failure) {
        context.noteLeftOut(folders.leftOut)
        for fault in folders.faults {
            try each(FileChange(path: fault.path.text, unread: fault.reason))
        }
        for name in folders.names {
            let paths = [folders.before[name], folders.after[name]]
            let contents = paths.map { $0.map(content) }
            if case .success(let old)? = contents[0], case .success(let new)? = contents[1],
                old == new
            {
                try each(nil)
                continue
            }
            let versions = zip(paths, contents).map { path, content in
                version(
                    name.text, content, pictureFault: path.map { PictureLookup.faults(beside: $0) })
            }
            try each(change(name.text, versions[0], versions[1]))
        }
    }

    /// The bytes of a file, or the error from reading it.
    typealias Content = Result<[UInt8], SystemFault>

    func content(_ path: Path) -> Content {
        Content { () throws(SystemFault) in try FileSystem.read(path, limit: limits.maxBytes + 1) }
    }

    /// Creates a version from a file's content; `nil` means that the file does not exist.
    func version(_ name: String, _ content: Content?, pictureFault: PictureLookup.Answer?)
        -> FileChange.Version
    {
        switch content {
        case nil: .absent
        case .success(let bytes)?: read(name, bytes, pictureFault: pictureFault)
        case .failure(let fault)?: .unread(fault.message)
        }
    }

    // The external diff interface of git.

    /// Compares the two versions of a file; the exit code is 0, because git treats any other as a
    /// failure.
    func compareHandedOver(_ path: Path, _ old: Path, _ new: Path, _ newPath: Path) throws(Failure)
        -> ExitCode
    {
        let (before, after) = (try version(old), try version(new))
        // A symbolic link or a submodule has no version to read.
        let exists = [old, new].contains { $0 != DiffOperands.nothing }
        let isBanner =
            exists && (path.isBannerFile || newPath.isBannerFile)
            || [before, after].contains { $0.banner != nil }
        let file = change(newPath.text, from: path == newPath ? nil : path.text, before, after)
        if format == .json {
            if isBanner { _ = try write(file, sparing: [old, new]) }
            return .clean
        }
        let output = try context.output(to: arguments.output, sparing: [old, new])
        try output.write(
            isBanner ? titled(file.title, file.sections) : titled(.foreign(newPath.text), []))
        try output.finish()
        return .clean
    }

    /// Shows a file with merge conflicts.
    func showUnmerged(_ path: Path) throws(Failure) -> ExitCode {
        let file = FileChange(path: path.text, unread: "it has merge conflicts")
        try context.output.write(titled(file.title, file.sections))
        return .clean
    }

    /// Compares the banner files that differ between git revisions.
    func compare(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> ExitCode
    {
        let changes = try changes(revisions, paths, isGuessed: isGuessed)
        return try write(sparing: changes.files) { each throws(Failure) in
            try read(changes) { entry, old, new throws(Failure) in
                let isRenamed = entry.oldPath != entry.newPath
                try each(
                    change(entry.newPath.text, from: isRenamed ? entry.oldPath.text : nil, old, new)
                )
            }
        }
    }

    /// Lists the files that differ.
    ///
    /// `isGuessed` if the operands were taken for revisions because no such files exist.
    func changes(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure)
        -> GitChanges
    {
        do {
            return try GitChanges(revisions, paths: paths, limits: limits)
        } catch {
            var failure = error
            if isGuessed {
                let words = revisions.map { "`\($0.text)`" }.joined(separator: " and ")
                let verb =
                    revisions.count == 1 ? "is not a file or folder" : "are not files or folders"
                failure.help.append("\(words) \(verb), so git looked for revisions")
            }
            throw failure
        }
    }

    /// Reads both versions of each changed file, in batches.
    func read(
        _ changes: GitChanges,
        _ each: (GitChanges.Entry, FileChange.Version, FileChange.Version) throws(Failure) -> Void
    ) throws(Failure) {
        try changes.git.read(changes.entries[...], \.ids, limit: limits.maxBytes) {
            some, contents throws(Failure) in
            for entry in some {
                let old = version(entry.old, entry.oldPath, contents, changes, changes.trees?.old)
                try each(
                    entry, old,
                    version(entry.new, entry.newPath, contents, changes, changes.trees?.new))
            }
        }
    }

    private func version(
        _ content: GitChanges.Content?, _ path: Path, _ contents: [[UInt8]: Git.Content],
        _ changes: GitChanges, _ tree: GitTree?
    ) -> FileChange.Version {
        switch content {
        case nil: return .absent
        case .workingTree:
            let place = changes.git.root.appending(path.bytes)
            // Two versions of one file have no tree, so their pictures are not checked.
            let pictures = changes.trees.map { _ in PictureLookup.faults(beside: place) }
            return version(path.text, self.content(place), pictureFault: pictures)
        case .object(let id):
            switch contents[id] {
            case .bytes(let bytes):
                return read(path.text, bytes, pictureFault: tree?.pictureFault(beside: path))
            case .tooLarge: return .unread("it is larger than `--max-size`")
            case .missing, nil:
                return .unread(
                    "this clone does not have it; `git cat-file -e \(id.utf8Text)` fetches it")
            }
        }
    }
}
