extension FileSystem {
    /// Writes all bytes; an interrupted call is repeated, and one that would have to wait is repeated later.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var position = 0
        while position < bytes.count {
            let rest = bytes.count - position
            let count = unsafe bytes.withUnsafeBytes {
                unsafe systemWrite(descriptor, $0.baseAddress?.advanced(by: position), rest)
            }
            if count > 0 {
                position += count
            } else if count < 0 && errno == EAGAIN {
                wait(for: descriptor, POLLOUT)
            } else if count == 0 || errno != EINTR {
                throw count == 0 ? SystemFault(number: EIO) : SystemFault()
            }
        }
    }

    /// Waits until a descriptor can be read or written.
    static func wait(for descriptor: Int32, _ event: some BinaryInteger) {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    /// Closes a written file; if the system could not write something until now, that is a fault.
    static func finish(_ descriptor: Int32) throws(SystemFault) {
        // On Linux an interrupted close has closed the file, and must not be repeated.
        guard close(descriptor) == 0 || errno == EINTR else { throw SystemFault() }
    }
}
