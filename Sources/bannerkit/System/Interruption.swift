#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What must still happen when the program is stopped: unfinished files go away.
///
/// A signal handler may neither allocate nor lock, so the names wait in a table of C strings.
enum Interruption {
    private static let slots = 32
    private nonisolated(unsafe) static let names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: slots)
        unsafe names.initialize(repeating: nil, count: slots)
        return unsafe names
    }()

    /// Has the file removed should the program be stopped.
    static func remember(_ path: Path) {
        for slot in 0..<slots where unsafe names[slot] == nil {
            unsafe names[slot] = unsafe FileSystem.withName(path) { unsafe strdup($0) }
            return
        }
    }

    /// Leaves the file alone from now on.
    static func forget(_ path: Path) {
        for slot in 0..<slots {
            guard let name = unsafe names[slot] else { continue }
            guard unsafe FileSystem.withName(path, { unsafe strcmp($0, name) }) == 0 else { continue }
            unsafe names[slot] = nil
            unsafe free(name)
        }
    }

    /// Makes the keyboard's stop and the program's own faults end it with the exit codes that are promised.
    static func prepare() {
        _ = unsafe names
        signal(SIGPIPE, SIG_IGN)
        // A parent that starts programs from a worker thread hands down that thread's blocked signals.
        var stops = sigset_t()
        unsafe sigemptyset(&stops)
        unsafe sigaddset(&stops, SIGINT)
        unsafe sigaddset(&stops, SIGTERM)
        unsafe sigprocmask(SIG_UNBLOCK, &stops, nil)
        signal(SIGINT) { _ in Interruption.end(ExitCode.interrupted.rawValue, "") }
        signal(SIGTERM) { _ in Interruption.end(143, "") }
        for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(fault) { _ in
                Interruption.end(
                    ExitCode.internalFault.rawValue, "bannerkit: a fault in bannerkit itself; please report it\n")
            }
        }
    }

    /// Ends the program as it is when its terminal goes away.
    static func stop() { end(129, "") }

    private static func end(_ code: Int32, _ message: StaticString) {
        Screen.restore()
        for slot in 0..<slots {
            guard let name = unsafe names[slot] else { continue }
            unsafe unlink(name)
        }
        _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(code)
    }
}
