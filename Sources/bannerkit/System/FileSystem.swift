#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files and folders as the system has them; with `Terminal` the only code that calls it.
enum FileSystem {
    /// What a name stands for.
    enum Kind: Equatable {
        case file, folder, link
        /// A pipe, a device or a socket, in words.
        case other(String)
    }

    /// What `path` stands for; a link is followed unless `followingLinks` is false.
    static func kind(of path: Path, followingLinks: Bool = true) throws(SystemFault) -> Kind {
        var info = stat()
        let result = unsafe withName(path) { name in
            followingLinks ? unsafe stat(name, &info) : unsafe lstat(name, &info)
        }
        guard result == 0 else { throw SystemFault() }
        return kind(info)
    }

    /// Whether there is something of that name.
    static func exists(_ path: Path) -> Bool { (try? kind(of: path, followingLinks: false)) != nil }

    /// The file's content, at most `limit` bytes of it; what is not a file is not even opened to the end.
    static func read(_ path: Path, limit: Int) throws(SystemFault) -> [UInt8] {
        let descriptor = unsafe withName(path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw SystemFault() }
        defer { close(descriptor) }
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw SystemFault() }
        guard kind(info) == .file else { throw SystemFault(number: kind(info) == .folder ? EISDIR : EINVAL) }
        return try read(descriptor, limit: limit, expecting: Int(info.st_size))
    }

    /// Standard input's content, at most `limit` bytes of it.
    static func readStandardInput(limit: Int) throws(SystemFault) -> [UInt8] {
        try read(0, limit: limit, expecting: 0)
    }

    /// The names in a folder but `.` and `..`, in order of their bytes.
    static func names(in folder: Path) throws(SystemFault) -> [[UInt8]] {
        guard let stream = unsafe withName(folder, { unsafe opendir($0) }) else { throw SystemFault() }
        defer { unsafe closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name != [46] && name != [46, 46] { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The file that a name leads to, links followed; `nil` where there is none.
    static func resolved(_ path: Path) -> Path? {
        unsafe withName(path) { name in
            guard let real = unsafe realpath(name, nil) else { return nil }
            defer { unsafe free(real) }
            return unsafe Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
        }
    }

    /// Calls `body` with the name as C wants it; a name with a zero byte in it stands for nothing.
    static func withName<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var bytes = path.bytes.contains(0) ? [] : path.bytes.map { CChar(bitPattern: $0) }
        bytes.append(0)
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let name = buffer.baseAddress else { preconditionFailure("a C name has at least its end mark") }
            return unsafe body(name)
        }
    }

    private static func read(_ descriptor: Int32, limit: Int, expecting size: Int) throws(SystemFault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(limit, max(size, 4096)) + 1)
        var chunk = [UInt8](repeating: 0, count: min(limit, max(4096, min(size + 1, 1 << 16))))
        while bytes.count < limit {
            let wanted = min(chunk.count, limit - bytes.count)
            #if canImport(Darwin)
                let count = unsafe chunk.withUnsafeMutableBytes {
                    unsafe Darwin.read(descriptor, $0.baseAddress, wanted)
                }
            #else
                let count = unsafe chunk.withUnsafeMutableBytes {
                    unsafe Glibc.read(descriptor, $0.baseAddress, wanted)
                }
            #endif
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw SystemFault() }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    static func kind(_ info: stat) -> Kind {
        switch info.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .other("a pipe")
        case S_IFSOCK: .other("a socket")
        default: .other("a device")
        }
    }
}

/// A call to the system that failed.
struct SystemFault: Error {
    /// The system's number for the reason.
    var number = errno

    /// The reason in our own words, the same everywhere.
    var message: String {
        switch number {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of its path is not a folder"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        case ENOSPC, EDQUOT: "no space left on the disk"
        case EIO: "the disk or device failed"
        case EMFILE, ENFILE: "too many files are open"
        case EROFS: "the disk is read-only"
        case EINVAL: "it is not a file"
        default: "system error \(number)"
        }
    }
}
