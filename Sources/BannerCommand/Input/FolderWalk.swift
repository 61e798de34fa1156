/// Everything below a folder, except for hidden files, what git ignores, and other people's files.
///
/// Links to folders are not followed, and neither are links that lead out of the repository, or without one out of the
/// folder.
struct FolderWalk: IteratorProtocol {
    private let isIgnoring: Bool
    private let isWanted: (Path) -> Bool
    /// The folders that are left.
    private var stops: [Stop] = []
    /// The `.gitignore` files that were obeyed.
    private(set) var ignoreFiles: [Path] = []
    /// The folders that could not be read.
    private(set) var faults: [ReadFault] = []
    /// The links that lead elsewhere, and what is not a regular file: neither is read.
    private(set) var leftOut: [ReadFault] = []
    /// The repository's root, or else the folder that is searched.
    private let top: Path
    /// Folders that contain other people's files.
    private static let foreign = ["node_modules", "vendor"].map { Array($0.utf8) }

    /// A folder to search: its name, its path from the root of all folders, and what is ignored above it.
    private typealias Stop = (folder: Path, place: Path, rules: IgnoreRules)

    /// A walk to everything wanted below a folder; `isIgnoring` is whether `.gitignore` is respected.
    init(below root: Path, isIgnoring: Bool, _ isWanted: @escaping (Path) -> Bool) {
        (self.isIgnoring, self.isWanted) = (isIgnoring, isWanted)
        let place = FileSystem.resolved(root) ?? root
        top = Repository.root(above: place) ?? place
        do {
            stops = [(root, place, isIgnoring ? try rules(above: place) : IgnoreRules())]
        } catch {
            faults.append(error)
        }
    }

    /// The wanted files of the next folder; `nil` after the last.
    mutating func next() -> [Path]? {
        guard var stop = stops.popLast() else { return nil }
        var files: [Path] = []
        do {
            if isIgnoring { try addFile(of: stop.place, to: &stop.rules) }
        } catch {
            // Files that it excludes must not be touched.
            faults.append(error)
            return files
        }
        do {
            let above = stop.place.names
            for entry in try FileSystem.entries(of: stop.folder) where entry.name.first != .dot {
                let name = entry.name
                let path = stop.folder.appending(name)
                // Asking for each name once more would take as long as a twentieth of its validation.
                let isFolder =
                    if let known = entry.isFolder { known } else {
                        try FileSystem.kind(of: path, followingLinks: false) == .folder
                    }
                if !isFolder && !isWanted(path) { continue }
                let names = above + [name[...]]
                if FolderWalk.foreign.contains(name) || stop.rules.ignore(names[...], isFolder: isFolder) { continue }
                if isFolder {
                    stops.append((path, stop.place.appending(name), stop.rules))
                } else if entry.isFile || !leaveOut(path) {
                    files.append(path)
                }
            }
            // What `build` made is not written by an author; it makes no YAML, which a list must not hide.
            let ending = ".banner.json".utf8
            guard files.contains(where: { $0.bytes.hasSuffix(ending) }) else { return files }
            if let made = BuiltFolder.files(in: stop.folder) {
                files.removeAll { $0.bytes.hasSuffix(ending) && made[Path(bytes: $0.lastComponent)] != nil }
            }
        } catch {
            faults.append(ReadFault(path: stop.folder, reason: error.message))
        }
        return files
    }

    /// Whether a file is not read, which is noted.
    private mutating func leaveOut(_ path: Path) -> Bool {
        guard let reason = FolderWalk.obstacle(path, below: top) else { return false }
        leftOut.append(ReadFault(path: path, reason: reason))
        return true
    }

    /// Why a file that was found is not read; `nil` if it is a file below `top`, or if reading it will say what is wrong.
    static func obstacle(_ path: Path, below top: Path) -> String? {
        guard let kind = try? FileSystem.kind(of: path), let place = FileSystem.resolved(path) else { return nil }
        guard kind == .file else { return "it is not a file" }
        let names = place.below(top)?.names
        // Git keeps passwords there.
        return names?.contains(Repository.mark[...]) == false ? nil : "the link leads out of `\(top.text)`"
    }

    /// What the folders above ignore, from the repository's root down; nothing without a repository.
    private mutating func rules(above place: Path) throws(ReadFault) -> IgnoreRules {
        var rules = IgnoreRules()
        guard let root = Repository.root(above: place), root != place else { return rules }
        let folders = place.folder.andAbove.prefix { $0.bytes.count > root.bytes.count }
        for folder in [root] + folders.reversed() { try addFile(of: folder, to: &rules) }
        return rules
    }

    /// Adds the rules of a folder's `.gitignore`, if it has one.
    private mutating func addFile(of place: Path, to rules: inout IgnoreRules) throws(ReadFault) {
        let file = place.appending(".gitignore")
        do {
            guard let info = try FileSystem.status(of: file, followingLinks: false),
                FileSystem.kind(info) == .file || !leaveOut(file),
                let text = try FileSystem.readIfThere(file, limit: 1 << 20)
            else { return }
            rules.add(text, of: place)
            ignoreFiles.append(file)
        } catch {
            throw ReadFault(path: file, reason: error.message)
        }
    }
}
