/// A copy of the JSON Schema beside banners, for editors.
struct SchemaFile {
    /// The file.
    let path: Path
    /// The file as a banner refers to it: relative to the banner's folder.
    private let reference: Path

    /// The name of a copy.
    static let name = Array("banner.schema.json".utf8)

    /// The copy nearest to a banner: in its folder or one above, up to the repository's; there also in `Schemas`.
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

    /// The comment with which a banner names the schema to its editor.
    var line: String { "# yaml-language-server: $schema=\(reference.text)" }

    /// Writes the schema; a file that is something else is not replaced.
    func write() throws(Failure) {
        guard !FileSystem.mayExist(path) || SchemaFile.isOurs(path) else {
            throw .inputOutput(
                "`\(path.text)` exists, and is not a schema of banner files", help: "move it, or name another folder")
        }
        // The banner's folder is not made.
        _ = try path.attempt(to: "write", FileSystem.info(path.folder))
        try Output.write(BannerJSONSchema.text, to: path, below: path.folder)
    }

    /// Whether a file is a schema of banner files, of this version or another.
    private static func isOurs(_ path: Path) -> Bool {
        guard let bytes = try? FileSystem.read(path, limit: 1 << 12) else { return false }
        let mark = Array("\"\(BannerJSONSchema.family)".utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }
}

extension SchemaFile {
    /// The copy in a folder, for the banners in that folder.
    init(in folder: Path) {
        self.init(path: folder.appending(SchemaFile.name), reference: Path(bytes: SchemaFile.name))
    }
}
