/// Access to files and folders; with `Terminal` the only code that calls the system.
enum FileSystem {
    /// What a name refers to.
    enum Kind: Equatable {
        case file, folder, link
        /// A pipe, a device or a socket, in words.
        case other(String)
    }

    /// What `path` refers to; a link is followed unless `followingLinks` is false.
    static func kind(of path: Path, followingLinks: Bool = true) throws(SystemFault) -> Kind {
        kind(try info(path, followingLinks: followingLinks))
    }

    /// What the system knows about `path`; a link is followed unless `followingLinks` is false.
    static func info(_ path: Path, followingLinks: Bool = true) throws(SystemFault) -> stat {
        var info = stat()
        try again {
            unsafe withName(path) { unsafe followingLinks ? stat($0, &info) : lstat($0, &info) }
        }
        return info
    }

    /// The same about an open file.
    static func info(of descriptor: Int32) throws(SystemFault) -> stat {
        var info = stat()
        try again { unsafe fstat(descriptor, &info) }
        return info
    }

    /// Whether something with that name exists.
    static func exists(_ path: Path) -> Bool { (try? kind(of: path, followingLinks: false)) != nil }

    /// The same, or the system does not say.
    static func mayExist(_ path: Path) -> Bool {
        do {
            return try ifThere(info(path, followingLinks: false)) != nil
        } catch {
            return true
        }
    }

    /// The result of a call; `nil` if there is nothing to read.
    static func ifThere<Value>(_ call: @autoclosure () throws(SystemFault) -> Value) throws(SystemFault) -> Value? {
        do {
            return try call()
        } catch {
            guard error.isNothingToRead else { throw error }
            return nil
        }
    }

    /// The file's content, at most `limit` bytes of it; `nil` if there is nothing to read.
    static func readIfThere(_ path: Path, limit: Int) throws(SystemFault) -> [UInt8]? {
        try ifThere(read(path, limit: limit))
    }

    /// The file's content, at most `limit` bytes of it; what is not a file, or a pipe where those are accepted, is not
    /// read.
    static func read(_ path: Path, limit: Int, acceptsPipes: Bool = false) throws(SystemFault) -> [UInt8] {
        try opened(path, acceptsPipes: acceptsPipes) { descriptor, size throws(SystemFault) in
            try read(descriptor, limit: limit, expecting: size)
        }
    }

    /// Calls `body` with the file's content, part by part.
    static func readParts(of path: Path, _ body: ([UInt8]) throws(SystemFault) -> Void) throws(SystemFault) {
        try opened(path) { descriptor, _ throws(SystemFault) in
            while true {
                let part = try readNext(descriptor, atMost: 1 << 16)
                guard !part.isEmpty else { return }
                try body(part)
            }
        }
    }

    /// Opens a file to be read, for `body` with its descriptor and its size.
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

    /// Opens a file, which other programs do not inherit; returns its descriptor.
    static func open(_ path: Path, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) -> Int32 {
        try again { unsafe withName(path) { unsafe systemOpen($0, flags | O_CLOEXEC, mode) } }
    }

    /// Repeats a call while signals interrupt it; returns its result.
    @discardableResult
    static func again(_ call: () -> Int32) throws(SystemFault) -> Int32 {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw SystemFault() }
        }
    }

    /// A name in a folder; not a tuple, because the runtime takes the tuples in an array apart one by one.
    struct Entry {
        let name: [UInt8]
        /// Whether it is a folder, with links not followed; `nil` if the system does not say.
        let isFolder: Bool?
        /// Whether the system says that it is a file.
        let isFile: Bool
    }

    /// The content of a folder except `.` and `..`, in order of the names' bytes.
    static func entries(of folder: Path) throws(SystemFault) -> [Entry] {
        var opened = unsafe withName(folder) { unsafe opendir($0) }
        while unsafe opened == nil && errno == EINTR { unsafe opened = unsafe withName(folder) { unsafe opendir($0) } }
        guard let stream = unsafe opened else { throw SystemFault() }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while true {
            // The end and a fault differ only in this number.
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

    /// Calls `body` with the name as a C string; a name that contains a zero byte refers to nothing.
    static func withName<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let bytes = path.bytes.contains(0) ? [] : path.bytes
        // On the stack, because every file of a run and every picture passes here.
        return unsafe withUnsafeTemporaryAllocation(byteCount: bytes.count + 1, alignment: 1) { buffer in
            unsafe buffer.copyBytes(from: bytes)
            unsafe buffer[bytes.count] = 0
            let name = unsafe buffer.assumingMemoryBound(to: CChar.self)
            guard let name = name.baseAddress else { preconditionFailure("a C name has at least its end mark") }
            return unsafe body(name)
        }
    }

    /// Reads to the end, or to the limit; a file of known size takes one call and no copy.
    static func read(_ descriptor: Int32, limit: Int, expecting size: Int = 0) throws(SystemFault) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let room = min(limit - bytes.count, bytes.isEmpty && size > 0 ? size + 1 : 1 << 16)
            let part = try readNext(descriptor, atMost: room)
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // A file that left room for one byte more than its size has been read to its end.
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
