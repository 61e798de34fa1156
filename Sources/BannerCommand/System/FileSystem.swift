/// Access to files and folders.
///
/// Only this and the other files of the folder `System` call the operating system.
enum FileSystem {
    enum Kind: Equatable {
        case file, folder, link
        /// A pipe, a socket or a device, as words for messages.
        case other(String)
    }

    /// The kind of file at `path`; links are followed unless `followingLinks` is false.
    static func kind(of path: Path, followingLinks: Bool = true) throws(SystemFault) -> Kind {
        kind(try info(path, followingLinks: followingLinks))
    }

    /// The status of the file at `path`; links are followed unless `followingLinks` is false.
    static func info(_ path: Path, followingLinks: Bool = true) throws(SystemFault) -> stat {
        var info = stat()
        try retryingInterrupts {
            unsafe withName(path) { unsafe followingLinks ? stat($0, &info) : lstat($0, &info) }
        }
        return info
    }

    static func info(of descriptor: Int32) throws(SystemFault) -> stat {
        var info = stat()
        try retryingInterrupts { unsafe fstat(descriptor, &info) }
        return info
    }

    /// Whether the path exists; a broken link counts.
    static func exists(_ path: Path) -> Bool { (try? kind(of: path, followingLinks: false)) != nil }

    /// Whether the path exists, or the system refuses to say.
    static func mayExist(_ path: Path) -> Bool {
        do {
            return try ifThere(info(path, followingLinks: false)) != nil
        } catch {
            return true
        }
    }

    /// The result of a call; `nil` if the path cannot be read because it is missing or not a file.
    static func ifThere<Value>(_ call: @autoclosure () throws(SystemFault) -> Value)
        throws(SystemFault) -> Value?
    {
        do {
            return try call()
        } catch {
            guard error.isNothingToRead else { throw error }
            return nil
        }
    }

    /// Reads at most `limit` bytes of a file; `nil` if the path is missing or not a file.
    static func readIfThere(_ path: Path, limit: Int) throws(SystemFault) -> [UInt8]? {
        try ifThere(read(path, limit: limit))
    }

    /// Reads at most `limit` bytes of a regular file, or of a pipe if `acceptsPipes`; throws for
    /// others.
    static func read(_ path: Path, limit: Int, acceptsPipes: Bool = false) throws(SystemFault)
        -> [UInt8]
    {
        try opened(path, acceptsPipes: acceptsPipes) { descriptor, size throws(SystemFault) in
            try read(descriptor, limit: limit, expecting: size)
        }
    }

    /// Reads a file in chunks.
    static func readParts(of path: Path, _ body: ([UInt8]) throws(SystemFault) -> Void)
        throws(SystemFault)
    {
        try opened(path) { descriptor, _ throws(SystemFault) in
            while true {
                let part = try readNext(descriptor, atMost: 1 << 16)
                guard !part.isEmpty else { return }
                try body(part)
            }
        }
    }

    /// Opens a file for reading and calls `body` with its descriptor and size.
    private static func opened<Value>(
        _ path: Path, acceptsPipes: Bool = false, _ body: (Int32, Int) throws(SystemFault) -> Value
    ) throws(SystemFault) -> Value {
        let descriptor = try open(path, O_RDONLY | O_NONBLOCK)
        defer { close(descriptor) }
        let info = try info(of: descriptor)
        let isPipe = info.st_mode & S_IFMT == S_IFIFO
        guard kind(info) == .file || acceptsPipes && isPipe else {
            throw SystemFault(number: kind(info) == .folder ? EISDIR : EINVAL)
        }
        return try body(descriptor, Int(info.st_size))
    }

    /// Opens a file with close-on-exec; returns its descriptor.
    static func open(_ path: Path, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) -> Int32 {
        try retryingInterrupts {
            unsafe withName(path) { unsafe systemOpen($0, flags | O_CLOEXEC, mode) }
        }
    }

    /// Repeats a call while signals interrupt it; returns its result.
    @discardableResult
    static func retryingInterrupts(_ call: () -> Int32) throws(SystemFault) -> Int32 {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw SystemFault() }
        }
    }

    /// An entry of a folder.
    ///
    /// A struct, because the runtime handles arrays of tuples slowly.
    struct Entry {
        let name: [UInt8]
        /// Whether the entry is a folder, without following links; `nil` if the system does not
        /// say.
        let isFolder: Bool?
        /// Whether the system reports a regular file.
        let isFile: Bool
    }

    /// The entries of a folder without `.` and `..`, sorted by name.
    static func entries(of folder: Path) throws(SystemFault) -> [Entry] {
        var opened = unsafe withName(folder) { unsafe opendir($0) }
        while unsafe opened == nil && errno == EINTR {
            unsafe opened = unsafe withName(folder) { unsafe opendir($0) }
        }
        guard let stream = unsafe opened else { throw SystemFault() }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while true {
            // `readdir` returns null at the end and on errors; only `errno` distinguishes them.
            errno = 0
            guard let entry = unsafe readdir(stream) else { break }
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
                let end = unsafe name.firstIndex(of: 0) ?? name.count
                return unsafe Array(UnsafeRawBufferPointer(rebasing: name[..<end]))
            }
            if name[0] == 46 && (name.count == 1 || name.count == 2 && name[1] == 46) { continue }
            let type = unsafe Int(entry.pointee.d_type)
            let isFolder = type == Int(DT_UNKNOWN) ? nil : type == Int(DT_DIR)
            entries.append(Entry(name: name, isFolder: isFolder, isFile: type == Int(DT_REG)))
        }
        guard errno == 0 else { throw SystemFault() }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// Calls `body` with a C string.
    ///
    /// A path that contains a zero byte becomes empty, so that the call fails.
    static func withName<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let bytes = path.bytes.contains(0) ? [] : path.bytes
        // On the stack, because every file and picture of a run passes here.
        return unsafe withUnsafeTemporaryAllocation(byteCount: bytes.count + 1, alignment: 1) {
            buffer in
            unsafe buffer.copyBytes(from: bytes)
            unsafe buffer[bytes.count] = 0
            let name = unsafe buffer.assumingMemoryBound(to: CChar.self)
            guard let name = name.baseAddress else {
                preconditionFailure("a C name has at least its end mark")
            }
            return unsafe body(name)
        }
    }

    /// Reads to the end or to the limit; a file of known size takes one read without a copy.
    static func read(_ descriptor: Int32, limit: Int, expecting size: Int = 0) throws(SystemFault)
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let room = min(limit - bytes.count, bytes.isEmpty && size > 0 ? size + 1 : 1 << 16)
            let part = try readNext(descriptor, atMost: room)
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // A read that returned fewer bytes than requested, exactly the file's size, has reached
            // the end.
            if part.isEmpty || bytes.count == size { break }
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

/// An error from a system call, or an operation that was refused.
struct SystemFault: Error {
    /// The value of `errno`.
    var number = errno
    /// A more specific message.
    var reason: String?

    /// The message, which is the same on every system.
    var message: String { reason ?? SystemFault.words(number) }

    /// Whether the reader closed the pipe.
    var isClosedPipe: Bool { number == EPIPE }

    /// Whether a resource was exhausted, so that the same call can succeed later.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

    /// Whether to repeat the call: a signal interrupted it, or it would block.
    var isPassing: Bool { number == EINTR || number == EAGAIN }

    /// Whether the path is missing, or is not a file.
    var isNothingToRead: Bool {
        [ENOENT, ENOTDIR, EISDIR, EINVAL, ELOOP, ENAMETOOLONG].contains(number)
    }

    /// Whether permission was denied.
    var isForbidden: Bool { number == EACCES || number == EPERM }

    private static func words(_ number: Int32) -> String {
        switch number {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case EEXIST: "a file with that name exists"
        case ENOTDIR: "a part of its path is not a folder"
        case ELOOP: "its links form a loop"
        case ENAMETOOLONG: "its name is too long"
        case ENOSPC, EDQUOT: "no space left on the disk"
        case EFBIG: "it would exceed the limit for file sizes"
        case EIO: "the disk or device failed"
        case EMFILE, ENFILE: "too many files are open"
        case ENOMEM: "no memory left"
        case EROFS: "the disk is read-only"
        case EINVAL: "it is not a file"
        case EBADF: "it is closed"
        case EBUSY: "it is in use by the system, for example as a mounted file"
        case ETXTBSY: "it is a program that is running"
        default: "system error \(number)"
        }
    }
}
