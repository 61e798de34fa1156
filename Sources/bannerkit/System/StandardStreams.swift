#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard input, output and error, of which a parent may have closed any.
///
/// The number of one that is closed would go to the next file that is opened, and what is meant for the stream into that
/// file. So the number is taken by something that can be neither read nor written.
enum StandardStreams {
    /// One bit for each stream that was closed.
    private nonisolated(unsafe) static var closed: Int32 = 0

    /// Takes the numbers of the streams that are closed; `false` where that cannot be done.
    static func hold() -> Bool {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            unsafe closed |= 1 << number
            // Neither can be written this way, and reading is not tried; the folder is there where nothing else is.
            var opened: Int32?
            for name in ["/dev/null", "/"] where opened == nil {
                opened = try? FileSystem.again { unsafe open(name, O_RDONLY) }
            }
            guard opened == number else {
                return false
            }
        }
        return true
    }

    /// Whether the stream of that number was open when the program started.
    static func isOpen(_ number: Int32) -> Bool { unsafe closed & 1 << number == 0 }
}
