#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal as a screen of its own: keys come at once, and everything is put back whatever happens.
enum Screen {
    private nonisolated(unsafe) static var before: UnsafeMutablePointer<termios>?

    /// Whether both the keyboard and the screen are a terminal's.
    static var isThere: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// Takes the terminal over; `false` where it cannot be.
    static func take() -> Bool {
        let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        guard unsafe tcgetattr(0, saved) == 0 else { return false }
        var raw = unsafe saved.pointee
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
        unsafe before = saved
        guard unsafe tcsetattr(0, TCSAFLUSH, &raw) == 0 else { return false }
        show("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
        return true
    }

    /// Gives the terminal back; a signal's handler may call it.
    static func restore() {
        guard let saved = unsafe before else { return }
        let sequence: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
        _ = unsafe write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
        _ = unsafe tcsetattr(0, TCSAFLUSH, saved)
        unsafe before = nil
    }

    /// Prints to the screen; where that fails nobody is looking.
    static func show(_ text: String) { try? FileSystem.write(Array(text.utf8), to: 1) }

    /// How large the screen is, in characters.
    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The bytes of the keys that were pressed, waiting for one at most that long; `nil` when the terminal has gone.
    static func keys(milliseconds: Int32) -> [UInt8]? {
        var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        let ready = unsafe poll(&request, 1, milliseconds)
        guard ready > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, 64) }
        return count > 0 ? Array(bytes[..<count]) : count < 0 && errno == EINTR ? [] : nil
    }

    /// Microseconds since some moment, ever forward.
    static var now: Int64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }
}
