extension FileSystem {
    /// Makes a folder inside an existing one; an existing folder with that name is accepted.
    static func makeFolder(_ path: Path) throws(SystemFault) {
        do {
            try again { unsafe withName(path) { unsafe mkdir($0, 0o777) } }
        } catch {
            guard error.number == EEXIST, try kind(of: path) == .folder else { throw error }
        }
    }

    /// Makes a folder, and those above it that do not exist.
    static func makeFolders(_ path: Path) throws(SystemFault) {
        guard try status(of: path) == nil else { return }
        if path.folder != path { try makeFolders(path.folder) }
        try makeFolder(path)
    }

    /// Removes a file or a link.
    static func remove(_ path: Path) throws(SystemFault) {
        try again { unsafe withName(path) { unsafe unlink($0) } }
    }

    /// Gives a file a second name, which must not exist; `false` where files cannot have two.
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

    /// The first part of a path below a folder that is a link; `nil` if none is.
    static func link(in path: Path, below folder: Path) throws(SystemFault) -> Path? {
        var place = folder
        for name in (path.below(folder) ?? path).names {
            place = place.appending(Array(name))
            guard let info = try status(of: place, followingLinks: false) else { return nil }
            if kind(info) == .link { return place }
        }
        return nil
    }

    /// What distinguishes one state of a file from another: its size, its time, and its identity; `nil` if it does not
    /// exist.
    static func stamp(_ path: Path) -> [Int]? {
        guard let info = try? info(path) else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return [Int(info.st_size), time.tv_sec, Int(time.tv_nsec), Int(truncatingIfNeeded: info.st_ino)]
    }

    /// How many bytes a file has; `nil` if there is none.
    static func size(_ path: Path) -> Int? { (try? status(of: path)).map { Int($0.st_size) } }

    /// Waits.
    static func wait(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
