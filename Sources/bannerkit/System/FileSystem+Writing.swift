#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes all bytes; a call that was interrupted is made again, and one that would have to wait is made later.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var position = 0
        while position < bytes.count {
            let rest = bytes.count - position
            #if canImport(Darwin)
                let count = unsafe bytes.withUnsafeBytes {
                    unsafe Darwin.write(descriptor, $0.baseAddress?.advanced(by: position), rest)
                }
            #else
                let count = unsafe bytes.withUnsafeBytes {
                    unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: position), rest)
                }
            #endif
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

    /// Closes a file that was written; what the system could not write until now is a fault.
    static func finish(_ descriptor: Int32) throws(SystemFault) {
        // A close that was interrupted has closed on Linux, and must not be made again.
        guard close(descriptor) == 0 || errno == EINTR else { throw SystemFault() }
    }
}
