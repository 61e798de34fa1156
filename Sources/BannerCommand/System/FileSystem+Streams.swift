extension FileSystem {
    /// Whether a descriptor can be read without waiting; its end can be, too.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, 0) > 0
    }

    /// Appends what can be read at once; returns how many bytes, 0 at the end.
    static func readMore(_ descriptor: Int32, into bytes: inout [UInt8], atMost limit: Int) throws(SystemFault) -> Int {
        guard StandardStreams.isOpen(descriptor) || descriptor > 2 else { throw SystemFault(number: EBADF) }
        var fault: SystemFault?
        var count = 0
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, size in
            count = unsafe readOnce(descriptor, buffer, &fault)
            size = count
        }
        if let fault { throw fault }
        bytes += chunk
        return count
    }

    /// Writes whole lines, and leaves none half written: a signal waits until they are written, unless nobody reads them;
    /// and what a full disk has taken of a line is removed again.
    static func writeLines(_ lines: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        var position = 0
        while position < lines.count {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if unsafe poll(&request, 1, 1_000) == 0 {
                // Nobody reads: a signal that is waiting may end the program here.
                unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
                unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
                continue
            }
            // A pipe that can be written takes this much at once.
            let rest = min(lines.count - position, 4_096)
            let count = unsafe lines.withUnsafeBytes {
                unsafe systemWrite(descriptor, $0.baseAddress?.advanced(by: position), rest)
            }
            if count > 0 {
                position += count
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                let fault = count == 0 ? SystemFault(number: EIO) : SystemFault()
                let whole = lines[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                shorten(descriptor, by: position - whole)
                throw fault
            }
        }
    }

    /// Removes the last bytes that were written to a file.
    private static func shorten(_ descriptor: Int32, by count: Int) {
        var info = stat()
        guard count > 0, unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
        let end = lseek(descriptor, 0, SEEK_CUR)
        guard end >= count else { return }
        _ = ftruncate(descriptor, end - off_t(count))
    }
}
