/// The terminal as a screen: keys arrive immediately, and everything is restored in any case.
enum Screen {
    private nonisolated(unsafe) static var before: UnsafeMutablePointer<termios>?

    /// Whether both the keyboard and the screen are a terminal.
    static var isThere: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// Takes over the terminal; `false` if that is not possible.
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

    /// Restores the terminal; a signal handler can call it.
    static func restore() {
        guard let saved = unsafe before else { return }
        let sequence: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
        _ = unsafe write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
        _ = unsafe tcsetattr(0, TCSAFLUSH, saved)
        unsafe before = nil
    }

    /// Gives the terminal back and stops the program with its job, as Ctrl-Z does elsewhere; takes the terminal over again
    /// when the job goes on, or returns `false` if that is not possible.
    static func suspend() -> Bool {
        restore()
        kill(0, SIGTSTP)
        return take()
    }

    /// Prints to the screen; if that fails, nobody is watching.
    static func show(_ text: String) { try? FileSystem.write(Array(text.utf8), to: 1) }

    /// The size of the screen, in characters.
    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The bytes of the pressed keys, after waiting at most this long for one; `nil` when the terminal is gone.
    static func keys(milliseconds: Int32) -> [UInt8]? {
        guard FileSystem.isReadable(0, milliseconds: milliseconds) else { return [] }
        do throws(SystemFault) {
            let keys = try FileSystem.receive(0, atMost: 64)
            return keys?.isEmpty == true ? nil : keys ?? []
        } catch {
            return nil
        }
    }

    /// Microseconds since some moment, never decreasing.
    static var now: Int64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }
}
