import BannerRender

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
        var candidate = place
        while !FileSystem.exists(candidate.appending(mark)) {
            guard candidate.bytes.count > 1 && candidate != candidate.folder else { return nil }
            candidate = candidate.folder
        }
        return candidate
    }

    /// The path of a file with links resolved, even if it does not exist.
    func location(of path: Path) -> CheckedFile.Location {
        let absolute = path.bytes.first == UInt8(ascii: "/") ? path : here.appending(path.bytes)
        let folder = FileSystem.resolved(absolute.folder) ?? absolute.folder
        let place = FileSystem.resolved(absolute) ?? folder.appending(absolute.lastComponent)
        let base = root.bytes + (root == Path("/") ? [] : [UInt8(ascii: "/")])
        guard place.bytes.starts(with: base) && place.bytes.count > base.count else { return .outside(place.text) }
        return .inside(Path(bytes: Array(place.bytes.dropFirst(base.count))).text)
    }
}
