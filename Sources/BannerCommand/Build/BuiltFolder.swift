/// The output folder of `build`.
///
/// Each file is written under a temporary name and renamed, and files of others are kept.
struct BuiltFolder {
    private let path: Path
    private var used: FilesInUse
    private var files: [Path: File] = [:]
    private var sources: [JSON.Member] = []

    /// A file's checksum, and its contents: bytes, or a picture to copy.
    private struct File {
        let sum: String
        var bytes: [UInt8] = []
        var picture: Path?
    }

    /// The manifest: the files with their checksums, and the source of each banner.
    private static let list = Path("manifest.json")

    /// Prepares a folder in which no input file may be overwritten.
    ///
    /// Symbolic links are followed.
    init(_ path: Path, sparing inputs: [Path]) throws(Failure) {
        self.path = try path.attempt(to: "write", FileSystem.target(of: path.tidied))
        used = FilesInUse(reading: inputs)
    }

    /// Adds a file.
    ///
    /// A second file with the same name must have equal contents.
    mutating func add(_ name: String, _ bytes: [UInt8], of source: Path) throws(Failure) {
        try add(Path(name), File(sum: FileSummary.sum(bytes), bytes: bytes), of: source)
    }

    /// Adds a picture, which is copied from its file when the folder is written.
    mutating func add(_ name: Path, _ picture: Path, _ summary: FileSummary, of source: Path)
        throws(Failure)
    {
        used.read([picture])
        try add(name, File(sum: summary.sum, picture: picture), of: source)
    }

    private mutating func add(_ name: Path, _ file: File, of source: Path) throws(Failure) {
        if name == BuiltFolder.list
            || files.updateValue(file, forKey: name)?.sum ?? file.sum != file.sum
        {
            throw .usage(
                "two files would both be `\(name.text)`, one of them for `\(source.text)`",
                help: "rename one of them")
        }
    }

    /// Adds a banner to the manifest; throws if its name is already taken.
    mutating func add(banner name: String, _ source: Path) throws(Failure) {
        if let other = sources.first(where: { $0.key == name }) {
            throw .usage(
                "`\(other.value.string ?? "")` and `\(source.text)` have the same name, `\(name)`",
                help: "give one of them another `name`")
        }
        sources.append((name, .string(source.text)))
    }

    /// Writes the files that changed and removes those that earlier runs made and this one does
    /// not.
    ///
    /// Files that no run of `build` made are neither replaced nor removed.
    mutating func write() throws(Failure) {
        for name in files.keys.sorted() {
            let above = name.folder.andAbove.first { files[$0] != nil || $0 == BuiltFolder.list }
            guard let above else { continue }
            throw .usage(
                "`\(above.text)` would be a file, and the folder of `\(name.text)`",
                help: "rename one of them")
        }
        let earlier = BuiltFolder.files(in: path)
        let gone = earlier?.filter { files[$0.key] == nil } ?? [:]
        // While files are replaced, the manifest lists the old and the new ones, so that an
        // interrupted run can be repeated.
        let lists = (gone.isEmpty ? [[:]] : [gone, [:]]).map(list)
        let isThere = { [self] (name: Path, file: File) in
            (try? FileSummary.isThere(place(name), file.sum)) == true
        }
        var new = files.filter { !isThere($0, $1) }
        if !isThere(BuiltFolder.list, lists[0]) { new[BuiltFolder.list] = lists[0] }
        let names =
            new.keys.filter { $0 == BuiltFolder.list }
            + new.keys.filter { $0 != BuiltFolder.list }.sorted()
        // Every output is checked before the first one is written.
        let outputs = try names.map { name throws(Failure) -> AtomicFile in
            let place = place(name)
            try require(
                earlier?[name] != nil || name == BuiltFolder.list && earlier != nil
                    || !FileSystem.mayExist(place),
                "`\(place.text)` was not made by `bannerkit build`, and would be replaced",
                help: "name another folder with `--output`, or move that file")
            try used.write(place) { _ in true }
            return try output(name)
        }
        for (name, output) in zip(names, outputs) {
            if let file = new[name] {
                try place(name).attempt(to: "write", write(file, to: output))
            }
        }
        for (name, sum) in gone.sorted(by: { $0.key < $1.key }) { try remove(name, sum) }
        guard lists.count > 1 else { return }
        let rest = try output(BuiltFolder.list)
        try place(BuiltFolder.list).attempt(to: "write", write(lists[1], to: rest))
    }

    /// The manifest of the files and of `others`, which still exist.
    private func list(and others: [Path: String]) -> File {
        let sums = others.merging(files.mapValues(\.sum)) { $1 }.sorted { $0.key < $1.key }
        let list: JSON = [
            "version": .string(Release.version),
            "files": .object(sums.map { ($0.key.text, .string($0.value)) }),
            "sources": .object(sources),
        ]
        let bytes = Array((list.document() + "\n").utf8)
        return File(sum: FileSummary.sum(bytes), bytes: bytes)
    }

    /// The files of an earlier run with their checksums, read from the manifest; `nil` without one.
    static func files(in folder: Path) -> [Path: String]? {
        let place = folder.appending(list.bytes)
        guard (try? FileSystem.kind(of: place, followingLinks: false)) == .file,
            let bytes = try? FileSystem.read(place, limit: SizeOption.most),
            let list = try? JSON(bytes),
            list["version"] != nil, list["sources"] != nil, case .object(let files)? = list["files"]
        else { return nil }
        let sums = files.map { (Path($0.key), $0.value.string ?? "") }
        // A manifest is untrusted: paths that leave the folder or enter a repository's `.git` are
        // ignored.
        return Dictionary(sums.filter { $0.0.staysInside }) { $1 }
    }

    private func place(_ name: Path) -> Path { path.appending(name.bytes) }

    private func output(_ name: Path) throws(Failure) -> AtomicFile {
        try place(name).attempt(to: "write", AtomicFile(of: place(name), below: path))
    }

    private func write(_ file: File, to output: AtomicFile) throws(SystemFault) {
        guard let picture = file.picture else {
            try output.write(file.bytes)
            return try output.keep()
        }
        let stamp = FileStamp(picture)
        try FileSystem.readParts(of: picture, output.write)
        guard !stamp.isOld else { throw .changedFile }
        try output.keep()
    }

    /// Removes a file of an earlier run, unless it was changed since or is an input.
    private mutating func remove(_ name: Path, _ sum: String) throws(Failure) {
        let place = place(name)
        guard try place.attempt(to: "remove", isAsMade(place, sum)) else { return }
        do {
            try used.write(place) { _ in true }
        } catch {
            guard error.code == .usage else { throw error }
            return
        }
        try place.attempt(to: "remove", FileSystem.remove(place))
    }

    private func isAsMade(_ place: Path, _ sum: String) throws(SystemFault) -> Bool {
        guard try FileSystem.ifThere(FileSystem.link(in: place, below: path)) == .some(nil) else {
            return false
        }
        return try FileSystem.ifThere(FileSummary.isThere(place, sum)) == true
    }
}
