extension FileSystem {
    /// Creates a folder inside an existing one; succeeds if it already exists.
    static func makeFolder(_ path: Path) throws(SystemFault) {
        do {
            try retryingInterrupts { unsafe withName(path) { unsafe mkdir($0, 0o777) } }
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
        try retryingInterrupts { unsafe withName(path) { unsafe unlink($0) } }
    }

    /// Creates a hard link; returns `false` if the file system does not support it, and throws if
    /// the name exists.
    static func link(_ file: Path, to name: Path) throws(SystemFault) -> Bool {
        do {
            try retryingInterrupts {
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
        return [
            Int(info.st_size), time.tv_sec, Int(time.tv_nsec), Int(truncatingIfNeeded: info.st_ino),
        ]
    }

    /// A file's size in bytes; `nil` if it does not exist.
    static func size(_ path: Path) -> Int? { (try? status(of: path)).map { Int($0.st_size) } }

    /// Blocks the thread.
    static func wait(milliseconds: UInt32) { usleep(milliseconds * 1000) }

    /// The maximum length of a path, in bytes.
    static let longestPath = Int(PATH_MAX)

    /// The identity of the file at `path`; `nil` for a folder, a pipe or a device.
    static func place(of path: Path) throws(SystemFault) -> Place? {
        if let info = try status(of: path) { return place(info) }
        let target = try target(of: path)
        guard !target.lastComponent.isEmpty, let folder = try status(of: target.folder) else {
            return nil
        }
        return .free(
            disk: UInt64(truncatingIfNeeded: folder.st_dev),
            folder: UInt64(truncatingIfNeeded: folder.st_ino),
            name: comparable(target.lastComponent))
    }

    /// The status of a file; `nil` if it does not exist.
    static func status(of path: Path, followingLinks: Bool = true) throws(SystemFault) -> stat? {
        do {
            return try info(path, followingLinks: followingLinks)
        } catch {
            guard error.number == ENOENT else { throw error }
            return nil
        }
    }

    /// The identity of an open file; `nil` if the descriptor is not a regular file.
    static func place(ofDescriptor descriptor: Int32) -> Place? {
        (try? info(of: descriptor)).flatMap(place)
    }

    static func isPipe(_ descriptor: Int32) -> Bool {
        guard let info = try? info(of: descriptor) else { return false }
        return [S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }

    /// Resolves `path` if it is a symbolic link.
    ///
    /// A broken link resolves to the path at which a file would be created. A link of another user
    /// in a world-writable folder is not followed, as Linux does.
    static func target(of path: Path) throws(SystemFault) -> Path {
        var place = path
        for _ in 0..<40 {
            guard let info = try status(of: place, followingLinks: false), kind(info) == .link
            else { return place }
            try checkOwner(ofLink: info, in: place.folder)
            var bytes = [CChar](repeating: 0, count: longestPath)
            let count = unsafe withName(place) { unsafe readlink($0, &bytes, bytes.count) }
            guard count > 0 else { throw SystemFault() }
            place = place.folder.resolving(
                Path(bytes: bytes[..<count].map { UInt8(bitPattern: $0) }))
        }
        throw SystemFault(number: ELOOP)
    }

    /// The absolute path with links resolved.
    static func resolve(_ path: Path) throws(SystemFault) -> Path {
        let found: Path? = unsafe withName(path) { name in
            guard let real = unsafe realpath(name, nil) else { return nil }
            defer { unsafe free(real) }
            return unsafe Path(real)
        }
        guard let found else { throw SystemFault() }
        return found
    }

    /// The absolute path with links resolved; `nil` if the file does not exist.
    static func resolved(_ path: Path) -> Path? { try? resolve(path) }

    private static func place(_ info: stat) -> Place? {
        guard kind(info) == .file else { return nil }
        return .file(
            disk: UInt64(truncatingIfNeeded: info.st_dev),
            number: UInt64(truncatingIfNeeded: info.st_ino))
    }

    private static func checkOwner(ofLink link: stat, in folder: Path) throws(SystemFault) {
        guard link.st_uid != geteuid(), let folder = try status(of: folder) else { return }
        let isForAll = folder.st_mode & S_ISVTX != 0 && folder.st_mode & S_IWOTH != 0
        if isForAll && folder.st_uid != link.st_uid { throw SystemFault(number: EACCES) }
    }

    /// A name in the form in which names are compared: most macOS volumes ignore case.
    private static func comparable(_ name: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
            Array(name.text.lowercased().utf8)
        #else
            name
        #endif
    }
}

/// The identity of a file, independent of names and links.
enum Place: Hashable {
    /// An existing file, by device and inode.
    case file(disk: UInt64, number: UInt64)
    /// A file that does not exist yet, by its folder and its name.
    case free(disk: UInt64, folder: UInt64, name: [UInt8])
}

/// A file's size, modification time and inode, to detect changes.
struct FileStamp: Equatable {
    let path: Path
    let change: [Int]?

    init(_ path: Path) {
        self.path = path
        change = FileSystem.stamp(path)
    }

    /// Whether the file has changed, appeared or disappeared since.
    var isOld: Bool { FileStamp(path) != self }
}
