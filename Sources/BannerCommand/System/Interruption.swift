/// What must still happen when the program is stopped: unfinished files are removed.
///
/// A signal handler can neither allocate nor lock. Only the main thread changes the names; other threads have every signal
/// blocked.
enum Interruption {
    /// The names of an output, of another file that is being put into place, and of a watched page's script.
    private nonisolated(unsafe) static let names = {
        let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
        unsafe names.initialize(repeating: nil, count: room)
        return unsafe names
    }()
    private static let room = 3
    /// What is said when the program is stopped.
    nonisolated(unsafe) static var farewell: StaticString = ""

    /// Removes the file if the program ends before it is forgotten, as long as there is room for its name.
    @discardableResult
    static func remember(_ path: Path) -> Int? {
        guard let free = (0..<room).first(where: { unsafe names[$0] == nil }) else { return nil }
        unsafe names[free] = FileSystem.withName(path) { unsafe strdup($0) }
        return free
    }

    /// Keeps a file from now on.
    static func forget(_ number: Int?) {
        guard let number, let name = unsafe names[number] else { return }
        unsafe names[number] = nil
        unsafe free(name)
    }

    /// Whether no file is remembered.
    static var isIdle: Bool { (0..<room).allSatisfy { unsafe names[$0] == nil } }

    /// Removes unfinished files; a signal handler can call it.
    static func removeAll() {
        for number in 0..<room { if let name = unsafe names[number] { unsafe unlink(name) } }
    }

    /// Performs something that no signal can interrupt.
    static func undisturbed<Value, Fault: Error>(_ body: () throws(Fault) -> Value) throws(Fault) -> Value {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Makes every signal that would end the program, and its own faults, end it with the documented exit codes.
    static func prepare() {
        unsafe _ = names
        // Their cause is reported by the call that fails.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // A parent that starts programs from a worker thread passes on that thread's blocked signals.
        var stops = sigset_t()
        unsafe sigemptyset(&stops)
        for number in faults {
            signal(number) { _ in
                Interruption.end(ExitCode.internalFault.rawValue, "bannerkit: internal error; please report it\n")
            }
        }
        for number in ends {
            unsafe sigaddset(&stops, number)
            stop(on: number)
        }
        unsafe pthread_sigmask(SIG_UNBLOCK, &stops, nil)
    }

    private static func stop(on number: Int32) {
        let before = signal(number) { Interruption.end(128 + $0, unsafe Interruption.farewell) }
        // `nohup` and shells make a program ignore some signals; those of the keyboard and the polite request to end
        // are always handled.
        let wasIgnored = unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if wasIgnored && number != SIGINT && number != SIGTERM { signal(number, SIG_IGN) }
    }

    /// The signals that mean that the program itself is faulty.
    private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

    /// The others that end a program that does not handle them, and can be caught.
    private static var ends: [Int32] {
        let all = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU]
        #if os(Linux)
            return all + [SIGIO, SIGPWR, SIGSTKFLT]
        #else
            return all
        #endif
    }

    private static func end(_ code: Int32, _ message: StaticString) {
        removeAll()
        _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(code)
    }
}
