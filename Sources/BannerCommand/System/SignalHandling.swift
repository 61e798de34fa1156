/// The cleanup after a signal: unfinished files are removed.
///
/// A signal handler can neither allocate nor lock. Only the main thread changes the names; other
/// threads block all signals.
enum SignalHandling {
    /// The files to remove: an output, another file being replaced, and the script of a watched
    /// page.
    private nonisolated(unsafe) static let names = {
        let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
        unsafe names.initialize(repeating: nil, count: room)
        return unsafe names
    }()
    private static let room = 3
    /// The message when a signal ends the program.
    nonisolated(unsafe) static var exitMessage: StaticString = ""

    /// Registers a file for removal; returns its slot, or `nil` if all are taken.
    @discardableResult
    static func remember(_ path: Path) -> Int? {
        guard let free = (0..<room).first(where: { unsafe names[$0] == nil }) else { return nil }
        unsafe names[free] = FileSystem.withName(path) { unsafe strdup($0) }
        return free
    }

    /// Frees a slot, so that its file is kept.
    static func forget(_ number: Int?) {
        guard let number, let name = unsafe names[number] else { return }
        unsafe names[number] = nil
        unsafe free(name)
    }

    /// Whether no file is registered.
    static var isIdle: Bool { (0..<room).allSatisfy { unsafe names[$0] == nil } }

    /// Removes the registered files; async-signal-safe.
    static func removeAll() {
        for number in 0..<room { if let name = unsafe names[number] { unsafe unlink(name) } }
    }

    /// Calls `body` with all signals blocked.
    static func withSignalsBlocked<Value, Fault: Error>(_ body: () throws(Fault) -> Value)
        throws(Fault) -> Value
    {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Installs handlers, so that signals end the program with documented exit codes.
    static func prepare() {
        unsafe _ = names
        // The failing call reports the cause.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // A parent that starts processes from a worker thread passes on its signal mask.
        var stops = sigset_t()
        unsafe sigemptyset(&stops)
        // Real-time signals begin at 32.
        for number: Int32 in 1..<32 {
            if isFault(number) {
                signal(number) { _ in
                    SignalHandling.end(
                        ExitCode.internalFault.rawValue,
                        "bannerkit: internal error; please report it\n")
                }
            } else if isEnd(number) {
                unsafe sigaddset(&stops, number)
                stop(on: number)
            }
        }
        unsafe pthread_sigmask(SIG_UNBLOCK, &stops, nil)
    }

    private static func stop(on number: Int32) {
        let before = signal(number) {
            SignalHandling.end(128 + $0, unsafe SignalHandling.exitMessage)
        }
        // `nohup` and shells make a program ignore some signals, which stays so except for SIGINT
        // and SIGTERM.
        let wasIgnored =
            unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if wasIgnored && number != SIGINT && number != SIGTERM { signal(number, SIG_IGN) }
    }

    /// Whether a signal stands for an error in the program itself.
    private static func isFault(_ number: Int32) -> Bool {
        switch number {
        case SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS: true
        default: false
        }
    }

    /// Whether another signal can be caught, and ends a program by default.
    private static func isEnd(_ number: Int32) -> Bool {
        switch number {
        case SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
            SIGXCPU:
            return true
        #if os(Linux)
            case SIGIO, SIGPWR, SIGSTKFLT: return true
        #endif
        default: return false
        }
    }

    private static func end(_ code: Int32, _ message: StaticString) {
        removeAll()
        _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(code)
    }
}
