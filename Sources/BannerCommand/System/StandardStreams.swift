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
                opened = try? FileSystem.again { unsafe open(name, O_RDONLY) }
            }
            guard opened == number else {
                return false
            }
        }
        return true
    }

    /// Whether the stream was open when the program started.
    static func isOpen(_ number: Int32) -> Bool { unsafe closed & 1 << number == 0 }
}
