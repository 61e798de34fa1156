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

    /// A name in a folder; the runtime takes the tuples in an array apart one by one, a tenth of a walk.
    struct Entry {
        let name: [UInt8]
        /// Whether a folder stands behind it, links not followed; `nil` where the folder does not say.
        let isFolder: Bool?
    }

    /// What is in a folder but `.` and `..`, in order of the names' bytes.
    static func entries(of folder: Path) throws(SystemFault) -> [Entry] {
        guard let stream = unsafe withName(folder, { unsafe opendir($0) }) else { throw SystemFault() }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name == [46] || name == [46, 46] { continue }
            let type = unsafe Int(entry.pointee.d_type)
            entries.append(Entry(name: name, isFolder: type == Int(DT_UNKNOWN) ? nil : type == Int(DT_DIR)))
        }
        return entries.sorted { Path.precedes($0.name.span, $1.name.span) }
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

    /// Reads to the end, or to the limit; a file whose size is known takes one call and no copy.
    private static func read(_ descriptor: Int32, limit: Int, expecting size: Int) throws(SystemFault) -> [UInt8] {
        var isOver = false
        var fault: SystemFault?
        let room = min(limit, size > 0 ? size + 1 : 4096)
        var bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            while count < room && !isOver && fault == nil {
                let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count..<room])
                let added = unsafe readOnce(descriptor, free, &fault)
                count += added
                // What had room for one byte more than the file's size was cut short by its end.
                isOver = added == 0 || count == size
            }
        }
        if let fault { throw fault }
        guard !isOver && bytes.count < limit else { return bytes }
        var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
        while bytes.count < limit {
            let wanted = min(chunk.count, limit - bytes.count)
            let count = unsafe chunk.withUnsafeMutableBufferPointer { buffer in
                unsafe readOnce(descriptor, UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]), &fault)
            }
            if let fault { throw fault }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    /// One call, made again where a signal came in between; how many bytes were read, 0 at the end and after a fault.
    private static func readOnce(
        _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ fault: inout SystemFault?
    ) -> Int {
        while true {
            #if canImport(Darwin)
                let count = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            guard errno == EINTR else {
                fault = SystemFault()
                return 0
            }
        }
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
