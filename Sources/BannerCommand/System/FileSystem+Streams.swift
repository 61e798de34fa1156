extension FileSystem {
    /// Waits until a descriptor is ready or the timeout expires; returns the state of each, first
    /// those to read.
    ///
    /// Negative descriptors are ignored. The result is `nil` if a signal interrupted the call.
    static func ready(
        reading: [Int32] = [], writing: [Int32] = [], milliseconds: Int32 = -1
    ) throws(SystemFault) -> [Bool]? {
        var requests = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        requests += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        guard unsafe poll(&requests, nfds_t(requests.count), milliseconds) < 0 else {
            return requests.map { $0.revents != 0 }
        }
        guard errno == EINTR else { throw SystemFault() }
        return nil
    }

    /// Whether a read would not block; also true at the end of input.
    static func isReadable(_ descriptor: Int32) -> Bool {
        (try? ready(reading: [descriptor], milliseconds: 0))?.contains(true) == true
    }

    /// Reads at most `limit` available bytes; empty at the end of input, `nil` if a read would
    /// block.
    static func receive(_ descriptor: Int32, atMost limit: Int) throws(SystemFault) -> [UInt8]? {
        guard StandardStreams.isOpen(descriptor) else { throw SystemFault(number: EBADF) }
        var fault: SystemFault?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, size in
            let count = unsafe systemRead(descriptor, buffer.baseAddress, limit)
            if count < 0 { fault = SystemFault() }
            size = max(0, count)
        }
        guard let fault else { return bytes }
        guard fault.isPassing else { throw fault }
        return nil
    }

    /// Reads at most `limit` bytes, and blocks until some are available; empty at the end of input.
    static func readNext(_ descriptor: Int32, atMost limit: Int) throws(SystemFault) -> [UInt8] {
        while true {
            if let bytes = try receive(descriptor, atMost: limit) { return bytes }
            // The parent process can have made the descriptor non-blocking.
            _ = try ready(reading: [descriptor])
        }
    }

    /// Writes at most `limit` bytes; returns the number written, or `nil` if a write would block.
    static func send(
        _ bytes: [UInt8], from position: Int, to descriptor: Int32, atMost limit: Int = .max
    ) throws(SystemFault) -> Int? {
        let rest = min(bytes.count - position, limit)
        let count = unsafe bytes.withUnsafeBytes {
            unsafe systemWrite(descriptor, $0.baseAddress?.advanced(by: position), rest)
        }
        guard count <= 0 else { return count }
        let fault = count == 0 ? SystemFault(number: EIO) : SystemFault()
        guard fault.isPassing else { throw fault }
        return nil
    }

    /// Writes all bytes; retries after signals, and waits if the descriptor is non-blocking.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var position = 0
        while position < bytes.count {
            if let count = try send(bytes, from: position, to: descriptor) {
                position += count
            } else {
                _ = try ready(writing: [descriptor])
            }
        }
    }

    /// Writes whole lines: signals are blocked while a line is incomplete, and a line that does not
    /// fit on a full disk is removed.
    static func writeLines(_ lines: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        var position = 0
        while position < lines.count {
            do {
                guard try ready(writing: [descriptor], milliseconds: 1_000) != [false] else {
                    // The reader has stalled, so pending signals may end the program here.
                    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
                    unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
                    continue
                }
                // A pipe that is ready for writing accepts this many bytes.
                position += try send(lines, from: position, to: descriptor, atMost: 4_096) ?? 0
            } catch {
                let whole = lines[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                shorten(descriptor, by: position - whole)
                throw error
            }
        }
    }

    /// Closes a written file; throws if delayed writes failed.
    static func finish(_ descriptor: Int32) throws(SystemFault) {
        // On Linux an interrupted `close` has closed the descriptor, so it must not be repeated.
        guard close(descriptor) == 0 || errno == EINTR else { throw SystemFault() }
    }

    /// Truncates the last bytes written to a file.
    private static func shorten(_ descriptor: Int32, by count: Int) {
        guard count > 0, place(ofDescriptor: descriptor) != nil else { return }
        let end = lseek(descriptor, 0, SEEK_CUR)
        guard end >= count else { return }
        _ = ftruncate(descriptor, end - off_t(count))
    }
}

/// Standard input, output and error, which the parent process can have closed.
///
/// The next opened file would get the descriptor of a closed stream, and output would go into that
/// file. So a placeholder takes each closed descriptor.
enum StandardStreams {
    /// A bit mask of the streams that were closed.
    private nonisolated(unsafe) static var closed: Int32 = 0

    /// Opens placeholders for closed streams; returns `false` on failure.
    static func hold() -> Bool {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            unsafe closed |= 1 << number
            // Read-only, so that writes fail. The folder `/` is used where `/dev/null` is missing.
            var opened: Int32?
            for name in ["/dev/null", "/"] where opened == nil {
                opened = try? FileSystem.retryingInterrupts { unsafe open(name, O_RDONLY) }
            }
            if opened != number { return false }
        }
        return true
    }

    /// Whether the stream was open when the program started.
    static func isOpen(_ number: Int32) -> Bool { unsafe closed & 1 << number == 0 }
}
