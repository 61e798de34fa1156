#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which file a path leads to, links followed: two paths of one file have equal places, whatever they look like.
enum Place: Hashable {
    /// A file that is there, by its disk and its number.
    case file(disk: UInt64, number: UInt64)
    /// Nothing yet, in a folder that is there.
    case free(disk: UInt64, folder: UInt64, name: [UInt8])
}

extension FileSystem {
    /// Where `path` leads; `nil` where neither a file nor a place for one is there, as for a folder, a pipe or a device.
    static func place(of path: Path) throws(SystemFault) -> Place? {
        if let info = try status(of: path) { return place(info) }
        let target = try target(of: path)
        guard !target.lastComponent.isEmpty, let folder = try status(of: target.folder) else { return nil }
        return .free(
            disk: UInt64(truncatingIfNeeded: folder.st_dev), folder: UInt64(truncatingIfNeeded: folder.st_ino),
            name: comparable(target.lastComponent))
    }

    /// What the system knows of a file, links followed; `nil` where there is none.
    static func status(of path: Path) throws(SystemFault) -> stat? {
        var info = stat()
        do throws(SystemFault) {
            try again { unsafe withName(path) { unsafe stat($0, &info) } }
        } catch {
            guard error.number == ENOENT else { throw error }
            return nil
        }
        return info
    }

    /// The file that a descriptor stands for; `nil` where it is not a file's.
    static func place(ofDescriptor descriptor: Int32) -> Place? {
        var info = stat()
        return unsafe fstat(descriptor, &info) == 0 ? place(info) : nil
    }

    /// The path that `path` leads to when it is a link, and the path itself when it is not.
    ///
    /// A link that leads nowhere leads to the place where a file can be made. As Linux does, a link of someone else in a
    /// folder that everyone can write to is not followed.
    static func target(of path: Path) throws(SystemFault) -> Path {
        var place = path
        for _ in 0..<40 {
            var info = stat()
            do throws(SystemFault) {
                try again { unsafe withName(place) { unsafe lstat($0, &info) } }
            } catch {
                guard error.number == ENOENT else { throw error }
                return place
            }
            guard kind(info) == .link else { return place }
            try checkOwner(ofLink: info, in: place.folder)
            var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = unsafe withName(place) { unsafe readlink($0, &bytes, bytes.count) }
            guard count > 0 else { throw SystemFault() }
            place = place.folder.resolving(Path(bytes: bytes[..<count].map { UInt8(bitPattern: $0) }))
        }
        throw SystemFault(number: ELOOP)
    }

    /// The file that a name leads to as a whole path, links followed.
    static func resolve(_ path: Path) throws(SystemFault) -> Path {
        let found: Path? = unsafe withName(path) { name in
            guard let real = unsafe realpath(name, nil) else { return nil }
            defer { unsafe free(real) }
            return unsafe Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
        }
        guard let found else { throw SystemFault() }
        return found
    }

    /// The same; `nil` where there is none.
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

    /// A name by which two are the same file's: most disks of macOS take large letters for small ones.
    private static func comparable(_ name: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
            Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
        #else
            name
        #endif
    }
}
