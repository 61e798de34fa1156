/// The folder to which paths in reports are relative.
struct Repository {
    private let root: Path
    private let here: Path

    /// The given folder; by default the nearest one with `.git`, or else the current folder.
    init(named folder: Path?) throws(Failure) {
        here = FileSystem.resolved(Path(".")) ?? Path("/")
        if let folder {
            guard let resolved = FileSystem.resolved(folder) else {
                throw .inputOutput("cannot read `\(folder.text)`: no such file or folder")
            }
            root = resolved
            return
        }
        root = Repository.root(above: here) ?? here
    }

    /// The entry in the root of a repository: a folder, or in a worktree a file.
    static let mark = Array(".git".utf8)

    /// The nearest folder with `.git`, from the given one upwards.
    static func root(above place: Path) -> Path? {
        place.andAbove.first { FileSystem.exists($0.appending(mark)) }
    }

    /// The location of a file, which need not exist, with links resolved.
    func location(of path: Path) -> CheckedFile.Location {
        let absolute = here.resolving(path)
        let folder = FileSystem.resolved(absolute.folder) ?? absolute.folder
        let place = FileSystem.resolved(absolute) ?? folder.appending(absolute.lastComponent)
        guard let inside = place.below(root), !inside.bytes.isEmpty else {
            return .outside(place.text)
        }
        return .inside(inside.text)
    }
}

extension Path {
    /// Whether the path is relative, stays below its folder, and does not enter `.git`.
    var staysInside: Bool {
        bytes.first != .slash && normalized == self && !names.contains(Repository.mark[...])
    }
}
