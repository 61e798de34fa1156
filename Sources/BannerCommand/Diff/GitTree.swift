/// The files of a commit or a tree.
struct GitTree: Sendable {
    /// Its regular files, with their names in git.
    let files: [Path: [UInt8]]
    /// The paths of everything in it.
    private let paths: Set<Path>

    /// Asks git.
    init(_ name: [UInt8], _ git: Git) throws(Failure) {
        let all = try git.files(of: Path(bytes: name))
        paths = Set(all.map(\.path))
        files = Dictionary(all.filter(\.isFile).map { ($0.path, $0.id) }) { $1 }
    }

    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one, or nobody knows.
    func pictureFault(beside file: Path) -> PictureLookup.Answer {
        { picture in
            // What is outside of the repository is in no version of it.
            guard let path = file.folder.appending(picture).normalized else { return nil }
            return paths.contains(path) ? nil : "does not exist"
        }
    }
}
