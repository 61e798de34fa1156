/// A folder of files that `build` makes, perhaps beside others: each is written beside its place and renamed.
struct BuiltFolder {
    private let path: Path
    private var used: FilesInUse
    private var files: [Path: File] = [:]
    private var sources: [JSON.Member] = []

    /// A file's checksum, and its bytes or the picture that they are copied from.
    private struct File {
        let sum: String
        var bytes: [UInt8] = []
        var picture: Path?
    }

    /// The list of the files and what they are made of.
    private static let list = Path("manifest.json")

    /// A folder that replaces none of the `inputs`; a link to one is followed.
    init(_ path: Path, sparing inputs: [Path]) throws(Failure) {
        self.path = try path.attempt(to: "write", FileSystem.target(of: path.tidied))
        used = FilesInUse(reading: inputs)
    }

    /// Adds a file; the same one can be added twice.
    mutating func add(_ name: String, _ bytes: [UInt8], of source: Path) throws(Failure) {
        try add(Path(name), File(sum: FileSummary.sum(bytes), bytes: bytes), of: source)
    }

    /// Adds a picture, which is copied from its file.
    mutating func add(_ name: Path, _ picture: Path, _ summary: FileSummary, of source: Path) throws(Failure) {
        used.read([picture])
        try add(name, File(sum: summary.sum, picture: picture), of: source)
    }

    private mutating func add(_ name: Path, _ file: File, of source: Path) throws(Failure) {
        if name == BuiltFolder.list || files.updateValue(file, forKey: name)?.sum ?? file.sum != file.sum {
            throw .usage(
                "two files would both be `\(name.text)`, one of them for `\(source.text)`", help: "rename one of them")
        }
    }

    /// Adds a banner's name and its file; two banners cannot have one name.
    mutating func add(banner name: String, _ source: Path) throws(Failure) {
        if let other = sources.first(where: { $0.key == name }) {
            throw .usage(
                "`\(other.value.string ?? "")` and `\(source.text)` have the same name, `\(name)`",
                help: "give one of them another `name`")
        }
        sources.append((name, .string(source.text)))
    }

    /// Writes the files that are not as they should be, and removes those of an earlier run that are made no more; foreign
    /// files are neither replaced nor removed.
    mutating func write() throws(Failure) {
        for name in files.keys.sorted() {
            let above = name.folder.andAbove.first { files[$0] != nil || $0 == BuiltFolder.list }
            guard let above else { continue }
            throw .usage(
                "`\(above.text)` would be a file, and the folder of `\(name.text)`", help: "rename one of them")
        }
        let earlier = BuiltFolder.files(in: path)
        let gone = earlier?.filter { files[$0.key] == nil } ?? [:]
        // A run that is stopped has left a list of all that it may have written.
        let lists = (gone.isEmpty ? [[:]] : [gone, [:]]).map(list)
        let isThere = { [self] (name: Path, file: File) in (try? FileSummary.isThere(place(name), file.sum)) == true }
        var new = files.filter { !isThere($0, $1) }
        if !isThere(BuiltFolder.list, lists[0]) { new[BuiltFolder.list] = lists[0] }
        let names = new.keys.filter { $0 == BuiltFolder.list } + new.keys.filter { $0 != BuiltFolder.list }.sorted()
        // All of them are looked at before one is written.
        let outputs = try names.map { name throws(Failure) -> AtomicFile in
            let place = place(name)
            try require(
                earlier?[name] != nil || name == BuiltFolder.list && earlier != nil || !FileSystem.mayExist(place),
                "`\(place.text)` was not made by `bannerkit build`, and would be replaced",
                help: "name another folder with `--output`, or move that file")
            try used.write(place) { _ in true }
            return try output(name)
        }
        for (name, output) in zip(names, outputs) {
            if let file = new[name] { try place(name).attempt(to: "write", write(file, to: output)) }
        }
        for (name, sum) in gone.sorted(by: { $0.key < $1.key }) { try remove(name, sum) }
        guard lists.count > 1 else { return }
        let rest = try output(BuiltFolder.list)
        try place(BuiltFolder.list).attempt(to: "write", write(lists[1], to: rest))
    }

    /// The list of the files, and of others that are still there.
    private func list(and others: [Path: String]) -> File {
        let sums = others.merging(files.mapValues(\.sum)) { $1 }.sorted { $0.key < $1.key }
        let list: JSON = [
            "version": .string(Release.version), "files": .object(sums.map { ($0.key.text, .string($0.value)) }),
            "sources": .object(sources),
        ]
        let bytes = Array((list.document() + "\n").utf8)
        return File(sum: FileSummary.sum(bytes), bytes: bytes)
    }

    /// The files of an earlier run with their checksums, by the list in a folder; `nil` if there is none.
    static func files(in folder: Path) -> [Path: String]? {
        let place = folder.appending(list.bytes)
        guard (try? FileSystem.kind(of: place, followingLinks: false)) == .file,
            let bytes = try? FileSystem.read(place, limit: Size.most), let list = try? JSON(bytes),
            list["version"] != nil, list["sources"] != nil, case .object(let files)? = list["files"]
        else { return nil }
        let sums = files.map { (Path($0.key), $0.value.string ?? "") }
        // Nothing outside of the folder is one of its files, and nothing of a repository there.
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
        try FileSystem.readParts(of: picture) { part throws(SystemFault) in try output.write(part) }
        guard !stamp.isOld else { throw .changedFile }
        try output.keep()
    }

    /// Removes a file of an earlier run, if it is what that wrote and no input.
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
        guard try FileSystem.ifThere(FileSystem.link(in: place, below: path)) == .some(nil) else { return false }
        return try FileSystem.ifThere(FileSummary.isThere(place, sum)) == true
    }
}
