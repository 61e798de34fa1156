/// An iterator over the files below a folder, except hidden files, files that git ignores, and
/// dependencies.
///
/// Links to folders are not followed. Links to files are followed within the repository, or without
/// one within the folder.
struct FolderWalk: IteratorProtocol {
    private let isIgnoring: Bool
    private let isWanted: (Path) -> Bool
    /// The stack of folders to visit.
    private var stops: [Stop] = []
    /// The `.gitignore` files that apply.
    private(set) var ignoreFiles: [Path] = []
    /// The folders that cannot be read.
    private(set) var faults: [ReadFault] = []
    /// The links that lead outside, and entries that are not regular files; none of them is read.
    private(set) var leftOut: [ReadFault] = []
    /// The root of the repository; without one, the folder of the walk.
    private let top: Path
    /// Folders of dependencies.
    private static let foreign = ["node_modules", "vendor"].map { Array($0.utf8) }

    /// A folder to visit: its name, its absolute path, and the ignore rules of the folders above.
    private typealias Stop = (folder: Path, place: Path, rules: IgnoreRules)

    /// A walk to the wanted files below a folder; `isIgnoring` applies `.gitignore` files.
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

    /// The wanted files of the next folder; `nil` at the end.
    mutating func next() -> [Path]? {
        guard var stop = stops.popLast() else { return nil }
        var files: [Path] = []
        do {
            if isIgnoring { try addFile(of: stop.place, to: &stop.rules) }
        } catch {
            // The ignore file cannot be read, so the folder is skipped: its files may be ignored.
            faults.append(error)
            return files
        }
        do {
            // The last one is the entry's.
            var names = stop.place.names + [[]]
            for entry in try FileSystem.entries(of: stop.folder) where entry.name.first != .dot {
                let name = entry.name
                let path = stop.folder.appending(name)
                // Most file systems report the type of an entry, which saves a system call per
                // name.
                let isFolder =
                    if let known = entry.isFolder { known } else {
                        try FileSystem.kind(of: path, followingLinks: false) == .folder
                    }
                if !isFolder && !isWanted(path) { continue }
                names[names.count - 1] = name[...]
                if FolderWalk.foreign.contains(name)
                    || stop.rules.ignore(names[...], isFolder: isFolder)
                {
                    continue
                }
                if isFolder {
                    stops.append((path, stop.place.appending(name), stop.rules))
                } else if entry.isFile || !leaveOut(path) {
                    files.append(path)
                }
            }
            // The JSON files that `build` made have no author. It makes no YAML files, so a
            // manifest cannot hide those.
            let ending = ".banner.json".utf8
            guard files.contains(where: { $0.bytes.hasSuffix(ending) }) else { return files }
            if let made = BuiltFolder.files(in: stop.folder) {
                files.removeAll {
                    $0.bytes.hasSuffix(ending) && made[Path(bytes: $0.lastComponent)] != nil
                }
            }
        } catch {
            faults.append(ReadFault(path: stop.folder, reason: error.message))
        }
        return files
    }

    /// Whether to skip a file; records the reason.
    private mutating func leaveOut(_ path: Path) -> Bool {
        guard let reason = FolderWalk.obstacle(path, below: top) else { return false }
        leftOut.append(ReadFault(path: path, reason: reason))
        return true
    }

    /// The reason to skip a file: it is not a regular file or is outside `top`; `nil` if it can be
    /// read, or reading will report the error.
    static func obstacle(_ path: Path, below top: Path) -> String? {
        guard let kind = try? FileSystem.kind(of: path), let place = FileSystem.resolved(path)
        else { return nil }
        guard kind == .file else { return "it is not a file" }
        let names = place.below(top)?.names
        // Files in `.git` can contain credentials.
        return names?.contains(Repository.mark[...]) == false
            ? nil : "the link points outside `\(top.text)`"
    }

    /// The ignore rules of the folders above, from the repository's root down; empty without a
    /// repository.
    private mutating func rules(above place: Path) throws(ReadFault) -> IgnoreRules {
        var rules = IgnoreRules()
        guard let root = Repository.root(above: place), root != place else { return rules }
        let folders = place.folder.andAbove.prefix { $0.bytes.count > root.bytes.count }
        for folder in [root] + folders.reversed() { try addFile(of: folder, to: &rules) }
        return rules
    }

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
