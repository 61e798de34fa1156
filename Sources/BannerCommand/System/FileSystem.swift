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
        var info = stat()
        try again {
            unsafe withName(path) { name in
                followingLinks ? unsafe stat(name, &info) : unsafe lstat(name, &info)
            }
        }
        return kind(info)
    }

    /// Whether something with that name exists.
    static func exists(_ path: Path) -> Bool { (try? kind(of: path, followingLinks: false)) != nil }

    /// The same, or the system does not say.
    static func mayExist(_ path: Path) -> Bool {
        do throws(SystemFault) {
            _ = try kind(of: path, followingLinks: false)
            return true
        } catch {
            return !error.isNothingToRead
        }
    }

    /// The file's content, at most `limit` bytes of it; what is not a file, or a pipe where those are accepted, is not
    /// read.
    static func read(_ path: Path, limit: Int, acceptsPipes: Bool = false) throws(SystemFault) -> [UInt8] {
        let descriptor = try again {
            unsafe withName(path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        }
        defer { close(descriptor) }
        var info = stat()
        try again { unsafe fstat(descriptor, &info) }
        let isPipe = info.st_mode & S_IFMT == S_IFIFO
        guard kind(info) == .file || acceptsPipes && isPipe else {
            throw SystemFault(number: kind(info) == .folder ? EISDIR : EINVAL)
        }
        return try read(descriptor, limit: limit, expecting: Int(info.st_size))
    }

    /// Standard input's content, at most `limit` bytes of it.
    static func readStandardInput(limit: Int) throws(SystemFault) -> [UInt8] {
        guard StandardStreams.isOpen(0) else { throw SystemFault(number: EBADF) }
        return try read(0, limit: limit, expecting: 0)
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
        try unsortedEntries(of: folder).sorted { Path.precedes($0.name.span, $1.name.span) }
    }

    /// The same in any order, and not more than `most`.
    static func unsortedEntries(of folder: Path, atMost most: Int = .max) throws(SystemFault) -> [Entry] {
        var opened = unsafe withName(folder) { unsafe opendir($0) }
        while unsafe opened == nil && errno == EINTR { unsafe opened = unsafe withName(folder) { unsafe opendir($0) } }
        guard let stream = unsafe opened else { throw SystemFault() }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while entries.count < most {
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
        return entries
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
    private static func read(_ descriptor: Int32, limit: Int, expecting size: Int) throws(SystemFault) -> [UInt8] {
        var isOver = false
        var fault: SystemFault?
        let room = min(limit, size > 0 ? size + 1 : 4096)
        var bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            while count < room && !isOver && fault == nil {
                let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count..<room])
                let added = unsafe readOnce(descriptor, free, &fault)
                count += added
                // A file that left room for one byte more than its size has been read to its end.
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

    /// One call, repeated after a signal or while there is no data yet; returns how many bytes were read, 0 at the end
    /// and after a fault.
    static func readOnce(
        _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ fault: inout SystemFault?
    ) -> Int {
        while true {
            let count = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            // Whoever started the program can have set its input not to wait.
            if errno == EAGAIN {
                wait(for: descriptor, POLLIN)
            } else if errno != EINTR {
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
