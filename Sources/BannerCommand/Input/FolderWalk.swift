/// Everything below a folder, except for hidden files, what git ignores, and other people's files.
///
/// Links to folders are not followed, so a loop of links ends.
struct FolderWalk {
    /// Whether `.gitignore` is respected.
    let isIgnoring: Bool
    /// Folders that contain other people's files.
    private static let foreign = ["node_modules", "vendor"].map { Array($0.utf8) }

    /// A folder to search: its name, its path from the root of all folders, and what is ignored above it.
    private typealias Stop = (folder: Path, place: Path, rules: IgnoreRules)

    /// What a walk finds.
    struct Found {
        /// The wanted files.
        var files: [Path] = []
        /// The `.gitignore` files that were obeyed.
        var ignoreFiles: [Path] = []
        /// The folders that could not be read.
        var faults: [ReadFault] = []
    }

    /// Everything wanted below a folder.
    func files(below root: Path, _ isWanted: (Path) -> Bool) -> Found {
        var found = Found()
        let place = FileSystem.resolved(root) ?? root
        var stops: [Stop] = []
        do throws(Unread) {
            stops = [(root, place, isIgnoring ? try FolderWalk.rules(above: place, &found) : IgnoreRules())]
        } catch {
            found.faults.append((error.path, error.reason))
        }
        while var stop = stops.popLast() {
            do throws(Unread) {
                if isIgnoring { try stop.rules.addFile(of: stop.place, &found) }
            } catch {
                found.faults.append((error.path, error.reason))
                continue
            }
            do throws(SystemFault) {
                for entry in try FileSystem.entries(of: stop.folder) where entry.name.first != UInt8(ascii: ".") {
                    let name = entry.name
                    let path = stop.folder.appending(name)
                    // Asking for each name once more would take as long as a twentieth of its validation.
                    let isFolder =
                        if let known = entry.isFolder { known } else {
                            try FileSystem.kind(of: path, followingLinks: false) == .folder
                        }
                    if !isFolder && !isWanted(path) { continue }
                    if FolderWalk.foreign.contains(name) || stop.rules.ignore(stop.place, name, isFolder: isFolder) {
                        continue
                    }
                    if isFolder {
                        stops.append((path, stop.place.appending(name), stop.rules))
                    } else {
                        found.files.append(path)
                    }
                }
            } catch {
                found.faults.append((stop.folder, error.message))
            }
        }
        return found
    }

    /// What the folders above ignore, from the repository's root down; nothing without a repository.
    private static func rules(above place: Path, _ found: inout Found) throws(Unread) -> IgnoreRules {
        var rules = IgnoreRules()
        guard let root = Repository.root(above: place), root != place else { return rules }
        var folders: [Path] = []
        var folder = place.folder
        while folder.bytes.count > root.bytes.count {
            folders.append(folder)
            folder = folder.folder
        }
        for folder in [root] + folders.reversed() { try rules.addFile(of: folder, &found) }
        return rules
    }
}

/// A `.gitignore` that cannot be read: files that it excludes must not be touched, so its folder is skipped.
private struct Unread: Error {
    let path: Path
    let reason: String
}

extension IgnoreRules {
    /// Adds the rules of a folder's `.gitignore`, if it has one.
    fileprivate mutating func addFile(of place: Path, _ found: inout FolderWalk.Found) throws(Unread) {
        let file = place.appending(Array(".gitignore".utf8))
        do throws(SystemFault) {
            guard let text = try FileSystem.readIfThere(file, limit: 1 << 20) else { return }
            add(text, of: place)
            found.ignoreFiles.append(file)
        } catch {
            throw Unread(path: file, reason: error.message)
        }
    }
}
