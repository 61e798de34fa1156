/// Standard input, output and error, any of which the parent can have closed.
///
/// The number of a closed one would go to the next file that is opened, and output for the stream would go into that
/// file. So the number is taken by something that can be neither read nor written.
enum StandardStreams {
    /// One bit for each stream that was closed.
    private nonisolated(unsafe) static var closed: Int32 = 0

    /// Takes the numbers of the closed streams; `false` if that is not possible.
    static func hold() -> Bool {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            unsafe closed |= 1 << number
            // Neither can be written this way, and reading is not attempted; the folder exists where nothing else does.
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

    /// Whether the stream with that number was open when the program started.
    static func isOpen(_ number: Int32) -> Bool { unsafe closed & 1 << number == 0 }
}
