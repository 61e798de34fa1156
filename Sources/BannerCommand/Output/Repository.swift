/// The folder that paths for other programs are relative to.
struct Repository: Sendable {
    private let root: Path
    private let here: Path

    /// The given folder, or the nearest one above that contains `.git`, or the current one.
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

    /// What the root of a repository contains: a folder, or a file that leads to one.
    static let mark = Array(".git".utf8)

    /// The nearest folder that contains `.git`, starting with the given one.
    static func root(above place: Path) -> Path? {
        place.andAbove.first { FileSystem.exists($0.appending(mark)) }
    }

    /// The path of a file with links resolved, even if it does not exist.
    func location(of path: Path) -> CheckedFile.Location {
        let absolute = here.resolving(path)
        let folder = FileSystem.resolved(absolute.folder) ?? absolute.folder
        let place = FileSystem.resolved(absolute) ?? folder.appending(absolute.lastComponent)
        guard let inside = place.below(root), !inside.bytes.isEmpty else { return .outside(place.text) }
        return .inside(inside.text)
    }
}

extension Path {
    /// Whether it names something below the folder in which it begins, and none of git's own files.
    var staysInside: Bool {
        bytes.first != .slash && normalized == self && !names.contains(Repository.mark[...])
    }
}
