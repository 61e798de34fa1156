import BannerRender
import BannerTree

/// A folder of files that `build` makes, perhaps beside others: it is written as a whole or not at all.
struct BuiltFolder {
    private let path: Path
    private var files: [String: [UInt8]] = [:]
    private var sources: [JSON.Member] = []

    /// The list of the files and what they are made of.
    private static let manifest = "manifest.json"

    init(_ path: Path) throws(Failure) {
        self.path = try path.attempt(to: "write", FileSystem.target(of: path.tidied))
        guard ![[], Array(".".utf8), Array("..".utf8)].contains(self.path.lastComponent) else {
            throw .usage(
                "`\(path.text)` cannot be written: the folder is replaced as a whole", help: "name a folder in it")
        }
    }

    /// Whether an earlier run wrote a file, which is then not a banner to build.
    func hasMade(_ file: Path) -> Bool {
        guard let place = FileSystem.resolved(file), place.folder == FileSystem.resolved(path) else { return false }
        return earlier.contains(String(decoding: place.lastComponent, as: UTF8.self))
    }

    /// Adds a file; the same one can be added twice.
    mutating func add(_ name: String, _ bytes: [UInt8], of source: Path) throws(Failure) {
        if name == BuiltFolder.manifest || files.updateValue(bytes, forKey: name) ?? bytes != bytes {
            throw .usage(
                "two files would both be `\(name)`, one of them for `\(source.text)`", help: "rename one of them")
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

    /// Writes the folder, unless it is so already; foreign files stay in it, and are never replaced.
    mutating func write() throws(Failure) {
        let sums = files.sorted { $0.key < $1.key }.map { ($0.key, JSON.string("sha256-\(SHA256.base64($0.value))")) }
        let manifest: JSON = [
            "version": .string(Release.version), "files": .object(sums), "sources": .object(sources),
        ]
        files[BuiltFolder.manifest] = Array((manifest.document() + "\n").utf8)
        let earlier = self.earlier
        for name in files.keys.sorted() where !earlier.contains(name) && FileSystem.mayExist(place(name)) {
            throw .usage(
                "`\(place(name).text)` was not made by `bannerkit build`, and would be replaced",
                help: "name another folder with `--output`, or move that file")
        }
        let isSame =
            earlier == Set(files.keys) && !FileSystem.exists(staged)
            && files.allSatisfy { name, bytes in
                (try? FileSystem.read(place(name), limit: bytes.count + 1)) == bytes
            }
        if !isSame { try path.attempt(to: "write", replace(earlier)) }
    }

    /// The files of an earlier run, by its list.
    private var earlier: Set<String> {
        guard let bytes = try? FileSystem.read(place(BuiltFolder.manifest), limit: Size.most),
            let list = try? JSON(bytes), list["version"] != nil, list["sources"] != nil,
            case .object(let files)? = list["files"]
        else { return [] }
        return Set(files.map(\.key) + [BuiltFolder.manifest])
    }

    /// The new folder until it takes the old one's place, or what a run left that was stopped.
    private var staged: Path {
        path.folder.appending(Array(".".utf8) + path.lastComponent + Array(".bannerkit-build".utf8))
    }

    private func place(_ name: String) -> Path { path.appending(Array(name.utf8)) }

    /// Writes everything into a new folder, which then takes the old one's place.
    private func replace(_ earlier: Set<String>) throws(SystemFault) {
        try FileSystem.makeFolders(path.folder)
        let lock = try FolderLock(forFile: path)
        defer { lock.release() }
        try FileSystem.removeFolder(staged)
        try FileSystem.makeFolder(staged)
        let isThere = FileSystem.exists(path)
        if isThere { try FileSystem.liken(folder: staged, to: path) }
        for (name, bytes) in files {
            let place = staged.appending(Array(name.utf8))
            try FileSystem.makeFolders(place.folder)
            try FileSystem.create(place, bytes)
        }
        if isThere { try FileSystem.link(in: staged, from: path, except: earlier) }
        try FileSystem.move(staged, to: path, exchanging: isThere)
        guard isThere else { return }
        // What others have put into it meanwhile.
        try FileSystem.link(in: path, from: staged, except: earlier)
        try FileSystem.removeFolder(staged)
    }
}
