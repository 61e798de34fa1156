extension FileSystem {
    /// Creates a folder inside an existing one; succeeds if it already exists.
    static func makeFolder(_ path: Path) throws(SystemFault) {
        do {
            try again { unsafe withName(path) { unsafe mkdir($0, 0o777) } }
        } catch {
            guard error.number == EEXIST, try kind(of: path) == .folder else { throw error }
        }
    }

    /// Creates a folder and the missing folders above it.
    static func makeFolders(_ path: Path) throws(SystemFault) {
        guard try status(of: path) == nil else { return }
        if path.folder != path { try makeFolders(path.folder) }
        try makeFolder(path)
    }

    static func remove(_ path: Path) throws(SystemFault) {
        try again { unsafe withName(path) { unsafe unlink($0) } }
    }

    /// Creates a hard link; returns `false` if the file system does not support it, and throws if
    /// the name exists.
    static func link(_ file: Path, to name: Path) throws(SystemFault) -> Bool {
        do {
            try again {
                unsafe withName(file) { from in
                    unsafe withName(name) { to in unsafe linkat(AT_FDCWD, from, AT_FDCWD, to, 0) }
                }
            }
            return true
        } catch {
            guard error.number != EEXIST else { throw error }
            return false
        }
    }

    /// The first component of a path below a folder that is a symbolic link; `nil` if there is
    /// none.
    static func link(in path: Path, below folder: Path) throws(SystemFault) -> Path? {
        var place = folder
        for name in (path.below(folder) ?? path).names {
            place = place.appending(Array(name))
            guard let info = try status(of: place, followingLinks: false) else { return nil }
            if kind(info) == .link { return place }
        }
        return nil
    }

    /// The size, modification time and inode of a file; `nil` if it does not exist.
    static func stamp(_ path: Path) -> [Int]? {
        guard let info = try? info(path) else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return [Int(info.st_size), time.tv_sec, Int(time.tv_nsec), Int(truncatingIfNeeded: info.st_ino)]
    }

    /// A file's size in bytes; `nil` if it does not exist.
    static func size(_ path: Path) -> Int? { (try? status(of: path)).map { Int($0.st_size) } }

    /// Blocks the thread.
    static func wait(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
