/// What must still happen when the program is stopped: unfinished files are removed.
///
/// A signal handler can neither allocate nor lock, so the names are in a list of C strings. Only the main thread
/// changes it; other threads have every signal blocked.
enum Interruption {
    /// An entry for a name, which is never freed, so that a handler can walk through the list at any moment.
    @unsafe private struct Slot {
        var name: UnsafeMutablePointer<CChar>?
        let next: UnsafeMutablePointer<Slot>?
    }

    private nonisolated(unsafe) static var first: UnsafeMutablePointer<Slot>?
    /// What is said when the program is stopped.
    nonisolated(unsafe) static var farewell: StaticString = ""

    /// Removes the file if the program ends before it is forgotten.
    static func remember(_ path: Path) {
        let name = unsafe FileSystem.withName(path) { unsafe strdup($0) }
        var free: UnsafeMutablePointer<Slot>?
        unsafe forEach { if unsafe $0.pointee.name == nil { unsafe free = $0 } }
        if let free = unsafe free {
            unsafe free.pointee.name = name
            return
        }
        let new = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
        unsafe new.initialize(to: Slot(name: name, next: first))
        unsafe first = new
    }

    /// Keeps the file from now on.
    static func forget(_ path: Path) {
        unsafe forEach { slot in
            guard let name = unsafe slot.pointee.name else { return }
            guard unsafe FileSystem.withName(path, { unsafe strcmp($0, name) }) == 0 else { return }
            unsafe slot.pointee.name = nil
            unsafe free(name)
        }
    }

    /// Removes the file, and forgets it.
    static func remove(_ path: Path) {
        _ = unsafe FileSystem.withName(path) { unsafe unlink($0) }
        forget(path)
    }

    /// Removes unfinished files; a signal handler can call it.
    static func removeAll() {
        unsafe forEach { if let name = unsafe $0.pointee.name { unsafe unlink(name) } }
    }

    private static func forEach(_ body: (UnsafeMutablePointer<Slot>) -> Void) {
        var slot = unsafe first
        while let present = unsafe slot {
            unsafe body(present)
            unsafe slot = present.pointee.next
        }
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
