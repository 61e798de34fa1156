/// The identity of the file at a path, with links resolved: two paths of one file have equal places, whatever their
/// names.
enum Place: Hashable {
    /// An existing file, by its disk and its number.
    case file(disk: UInt64, number: UInt64)
    /// Nothing yet, in an existing folder.
    case free(disk: UInt64, folder: UInt64, name: [UInt8])
}

extension FileSystem {
    /// How many bytes a path can have.
    static let longestPath = Int(PATH_MAX)

    /// The target of `path`; `nil` if it is neither a file nor a place for one, as for a folder, a pipe or a device.
    static func place(of path: Path) throws(SystemFault) -> Place? {
        if let info = try status(of: path) { return place(info) }
        let target = try target(of: path)
        guard !target.lastComponent.isEmpty, let folder = try status(of: target.folder) else { return nil }
        return .free(
            disk: UInt64(truncatingIfNeeded: folder.st_dev), folder: UInt64(truncatingIfNeeded: folder.st_ino),
            name: comparable(target.lastComponent))
    }

    /// What the system knows about a file; `nil` if it does not exist.
    static func status(of path: Path, followingLinks: Bool = true) throws(SystemFault) -> stat? {
        do {
            return try info(path, followingLinks: followingLinks)
        } catch {
            guard error.number == ENOENT else { throw error }
            return nil
        }
    }

    /// The file of a descriptor; `nil` if it is not that of a file.
    static func place(ofDescriptor descriptor: Int32) -> Place? { (try? info(of: descriptor)).flatMap(place) }

    /// Whether a descriptor is that of a pipe or a socket.
    static func isPipe(_ descriptor: Int32) -> Bool {
        guard let info = try? info(of: descriptor) else { return false }
        return [S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }

    /// The target of `path` if it is a link, otherwise the path itself.
    ///
    /// A broken link leads to the place where a file can be created. As on Linux, someone else's link in a folder that
    /// everyone can write to is not followed.
    static func target(of path: Path) throws(SystemFault) -> Path {
        var place = path
        for _ in 0..<40 {
            guard let info = try status(of: place, followingLinks: false), kind(info) == .link else { return place }
            try checkOwner(ofLink: info, in: place.folder)
            var bytes = [CChar](repeating: 0, count: longestPath)
            let count = unsafe withName(place) { unsafe readlink($0, &bytes, bytes.count) }
            guard count > 0 else { throw SystemFault() }
            place = place.folder.resolving(Path(bytes: bytes[..<count].map { UInt8(bitPattern: $0) }))
        }
        throw SystemFault(number: ELOOP)
    }

    /// The full path of a file, with links resolved.
    static func resolve(_ path: Path) throws(SystemFault) -> Path {
        let found: Path? = unsafe withName(path) { name in
            guard let real = unsafe realpath(name, nil) else { return nil }
            defer { unsafe free(real) }
            return unsafe Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
        }
        guard let found else { throw SystemFault() }
        return found
    }

    /// The full path of a file, with links resolved; `nil` if there is none.
    static func resolved(_ path: Path) -> Path? { try? resolve(path) }

    private static func place(_ info: stat) -> Place? {
        guard kind(info) == .file else { return nil }
        return .file(
            disk: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
    }

    private static func checkOwner(ofLink link: stat, in folder: Path) throws(SystemFault) {
        guard link.st_uid != geteuid(), let folder = try status(of: folder) else { return }
        let isForAll = folder.st_mode & S_ISVTX != 0 && folder.st_mode & S_IWOTH != 0
        if isForAll && folder.st_uid != link.st_uid { throw SystemFault(number: EACCES) }
    }

    /// A name that is equal for two names of the same file: most disks of macOS ignore case.
    private static func comparable(_ name: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
            Array(name.text.lowercased().utf8)
        #else
            name
        #endif
    }
}
