/// The files of a working tree compared with those of a commit or a tree, for `--changed-since`.
///
/// A file is left out only if its result cannot differ: it has the bytes of then, so has every file that decides about
/// it, and its pictures are as present as they were. What cannot be decided is checked.
struct ChangedFiles {
    private let git: Git
    /// The current folder.
    private let here: Path
    /// The git names of the files by their paths from the root; empty for a link, or another repository.
    private let before: [Path: [UInt8]]

    /// The files of the commit in which HEAD left a revision, or of the revision itself if git knows no such commit.
    ///
    /// A tree has no history, so `REVISION^{tree}` stands for the revision's own files.
    init(since revision: Path) throws(Failure) {
        let doing = "cannot compare with `\(revision.text)`"
        let git = try Git(doing: doing)
        func name(_ words: [String], _ more: Path) throws(Failure) -> Path {
            Path(bytes: try git.ask(words, [more], doing: doing).dropLast())
        }
        self.git = git
        here = FileSystem.resolved(Path(".")) ?? git.root
        let named = try name(["rev-parse", "--verify"], revision)
        let compared = (try? name(["merge-base", "HEAD"], named)) ?? named
        var before: [Path: [UInt8]] = [:]
        for (path, id, isFile) in try git.files(of: compared, doing: doing) { before[path] = isFile ? id : [] }
        self.before = before
    }

    /// Those of the files that are to be checked: all of them if one of the files that decide about all has changed.
    func among(
        _ files: [Path], deciding: [Path], _ settings: SettingsFiles?, _ limits: Limits
    ) throws(Failure) -> [Path] {
        // Also settings that are gone, and those above and beside the files.
        let decidingBefore = before.keys.filter { ChangedFiles.deciding.contains($0.lastComponent) }
        let all = decidingBefore.map { git.root.appending($0.bytes) } + deciding
        guard try unchanged(all).allSatisfy(\.self) else { return files }
        let isUnchanged = try unchanged(files)
        let isAffected = Threads.map(files.count, jobs: Threads.cores) { number in
            !isUnchanged[number] || hasOtherPictures(files[number], settings?.rulings(for: files[number]), limits)
        }
        return files.indices.filter { isAffected[$0] }.map { files[$0] }
    }

    private static let deciding = (Settings.fileNames + [".gitignore"]).map { Array($0.utf8) }

    /// Whether the files have the bytes that they had, which git says without the filters of the repository's settings.
    private func unchanged(_ files: [Path]) throws(Failure) -> [Bool] {
        let names = files.map { file -> [UInt8]? in
            guard !file.isStandardStream, let name = name(of: file), let id = before[name], !id.isEmpty,
                (try? FileSystem.kind(of: file)) == .file
            else { return nil }
            // Git reads the names line by line.
            return name.bytes.contains(UInt8(ascii: "\n")) || name.bytes.last == UInt8(ascii: "\r") ? nil : id
        }
        let asked = names.indices.filter { names[$0] != nil }
        guard !asked.isEmpty else { return names.map { _ in false } }
        let input = asked.flatMap { place(of: files[$0]).bytes + [UInt8(ascii: "\n")] }
        let answer = try git.ask(
            ["hash-object", "--no-filters", "--stdin-paths"], input: input, doing: "cannot compare the files")
        let ids = answer.split(separator: UInt8(ascii: "\n"))
        var isUnchanged = names.map { _ in false }
        guard ids.count == asked.count else { return isUnchanged }
        for (id, number) in zip(ids, asked) { isUnchanged[number] = names[number].map { $0[...] == id } ?? false }
        return isUnchanged
    }

    /// Whether a picture of a banner has come or gone.
    private func hasOtherPictures(_ path: Path, _ rulings: Rulings?, _ limits: Limits) -> Bool {
        guard let bytes = try? FileSystem.read(path, limit: limits.maxBytes + 1) else { return true }
        var file = SourceFile(name: path.text, bytes: bytes).withTimeZones()
        // Used by this thread only.
        nonisolated(unsafe) var hasChanged = false
        let fault = PictureLookup.faults(beside: path)
        file.pictureFault = { picture in
            let isThere = fault(picture) == nil
            let name = name(of: path.folder.appending(Array(picture.utf8)))
            let old = name.flatMap { before[$0] }
            if name == nil || old?.isEmpty == true || (old != nil) != isThere { unsafe hasChanged = true }
            return isThere ? nil : ""
        }
        _ = BannerFile.read(file, limits: limits, advice: .counted, rulings: rulings ?? .standard)
        return unsafe hasChanged
    }

    /// A file's path from the root; `nil` outside of it, and for what is reached by a link.
    private func name(of file: Path) -> Path? {
        let place = place(of: file)
        let base = git.root.bytes + [UInt8(ascii: "/")]
        guard place.bytes.starts(with: base), FileSystem.resolved(place) ?? place == place else { return nil }
        return Path(bytes: Array(place.bytes.dropFirst(base.count)))
    }

    /// A file's whole path without `.` and `..`, by its name alone.
    private func place(of file: Path) -> Path { here.resolving(file).normalized ?? file }
}
