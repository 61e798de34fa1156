extension DiffRun {
    /// Compares two files or two folders.
    func compare(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        if try DiffRun.areFolders(old, new) {
            let folders = try Folders(old.tidied, new.tidied, isIgnoring: !arguments.has(.noIgnore))
            return try write(sparing: folders.files) { each throws(Failure) in try compare(folders, each) }
        }
        // Pictures are checked only if both versions are files with a folder.
        let arePlaced = [old, new].allSatisfy {
            !$0.isStandardStream && !$0.isOpenDescriptor && $0 != DiffOperands.nothing
        }
        let before = try version(old, withPictures: arePlaced)
        let after = try version(new, withPictures: arePlaced)
        let name = new == DiffOperands.nothing ? old : new
        // As a `textconv` of git, the output must be complete.
        let isComplete = [old, new].contains(DiffOperands.nothing)
        let file = change(name.nameInReports, before, after, needsBoth: true, isComplete: isComplete)
        if file.status == .broken && format == .text && !isExitZero {
            tell([before, after])
            return .broken
        }
        return try write(file, sparing: [old, new])
    }

    /// Writes the comparison of a single file.
    func write(_ file: FileChange, sparing inputs: [Path]) throws(Failure) -> ExitCode {
        try write(sparing: inputs, isAlone: true) { each throws(Failure) in try each(file) }
    }

    /// Whether the operands are two folders; throws if only one is.
    static func areFolders(_ old: Path, _ new: Path) throws(Failure) -> Bool {
        try require(
            !(old.isStandardStream && new.isStandardStream), "standard input can be read only once",
            help: "give OLD or NEW a file of its own")
        let folders = [old, new].map { path in
            !path.isStandardStream && (try? FileSystem.kind(of: path.tidied)) == .folder
        }
        guard folders.contains(true) else { return false }
        for (path, isFolder) in zip([old, new], folders) where !isFolder && path != DiffOperands.nothing {
            throw .usage("`\(path.text)` is not a folder, and the other operand is one")
        }
        return true
    }

    /// Prints the errors of versions that are not valid banners.
    func tell(_ versions: [FileChange.Version]) {
        for case .file(let file, let reading) in versions where reading.banner == nil {
            context.tell(reading.report, in: file, arguments)
        }
    }

    /// Reads a version from the file system; `/dev/null` is one that does not exist.
    func version(_ path: Path, withPictures: Bool = false) throws(Failure) -> FileChange.Version {
        guard path != DiffOperands.nothing else { return .absent }
        guard !path.isOpenDescriptor else {
            let bytes = try path.attempt(
                to: "read", FileSystem.read(path, limit: limits.maxBytes + 1, acceptsPipes: true))
            return read(path.text, bytes)
        }
        let source = try context.source(path, limit: limits.maxBytes)
        let pictures = withPictures ? PictureLookup.faults(beside: path) : nil
        return read(source, pictureFault: pictures)
    }
}

extension Path {
    /// Whether the path is a file descriptor, as in process substitution:
    /// `<(git show HEAD:home.banner.yaml)`.
    var isOpenDescriptor: Bool { bytes.starts(with: "/dev/fd/".utf8) }
}
