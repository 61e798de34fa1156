/// The files of a commit or a tree.
struct GitTree: Sendable {
    /// The regular files, with their object ids.
    let files: [Path: [UInt8]]
    private let paths: Set<Path>

    /// Lists the tree with this object id.
    init(_ name: [UInt8], _ git: Git) throws(Failure) {
        let all = try git.files(of: Path(bytes: name))
        paths = Set(all.map(\.path))
        files = Dictionary(all.filter(\.isFile).map { ($0.path, $0.id) }) { $1 }
    }

    /// Checks pictures with paths relative to a file's folder; the result is `nil` if the picture
    /// exists or cannot be checked.
    func pictureFault(beside file: Path) -> PictureLookup.Answer {
        { picture in
            // A path outside of the repository cannot be checked in a revision.
            guard let path = file.folder.appending(picture).normalized else { return nil }
            return paths.contains(path) ? nil : "does not exist"
        }
    }
}
