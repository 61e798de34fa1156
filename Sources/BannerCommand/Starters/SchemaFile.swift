/// A copy of the JSON Schema beside banner files, for editors.
struct SchemaFile {
    let path: Path
    /// The path relative to the banner's folder.
    private let reference: Path

    static let name = Array("banner.schema.json".utf8)

    /// The nearest copy: in the banner's folder or above, also in `Schemas`, up to the repository's
    /// root.
    static func nearest(to banner: Path) -> SchemaFile? {
        guard let start = FileSystem.resolved(banner.isStandardOutput ? Path(".") : banner.folder) else { return nil }
        let last = Repository.root(above: start) ?? start
        for (height, folder) in start.andAbove.enumerated() {
            for inside in [name, Array("Schemas/".utf8) + name] where isOurs(folder.appending(inside)) {
                let way = Array(String(repeating: "../", count: height).utf8)
                return SchemaFile(path: folder.appending(inside), reference: Path(bytes: way + inside))
            }
            if folder == last { break }
        }
        return nil
    }

    /// The comment that tells an editor the schema of a banner.
    var line: String { "# yaml-language-server: $schema=\(reference.text)" }

    /// Writes the schema; throws if another file is there.
    func write() throws(Failure) {
        guard !FileSystem.mayExist(path) || SchemaFile.isOurs(path) else {
            throw .inputOutput(
                "`\(path.text)` exists, and is not a schema of banner files", help: "move it, or name another folder")
        }
        // Throws if the folder does not exist, because it is not created.
        _ = try path.attempt(to: "write", FileSystem.info(path.folder))
        try Output.write(BannerJSONSchema.text, to: path, below: path.folder)
    }

    /// Whether a file is a schema of banner files, of any version.
    private static func isOurs(_ path: Path) -> Bool {
        guard let bytes = try? FileSystem.read(path, limit: 1 << 12) else { return false }
        let mark = Array("\"\(BannerJSONSchema.family)".utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }
}

extension SchemaFile {
    /// The copy in a folder, for banners in that folder.
    init(in folder: Path) {
        self.init(path: folder.appending(SchemaFile.name), reference: Path(bytes: SchemaFile.name))
    }
}
