#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work spread over the machine's cores, with results in the order of the work.
enum Threads {
    /// How many cores there are.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// How many pieces of work a thread takes at a time: four, but fewer where there would not be enough for all.
    static func share(of count: Int, jobs: Int) -> Int { max(1, min(4, count / (8 * jobs))) }

    /// The values of `body` for 0 up to `count`, worked out by `jobs` threads, this one among them.
    ///
    /// Who is done takes the next share, so that nobody waits long for a thread that wakes late or whose core has other
    /// work: with half of the files each, two threads took 0.58 of one's time and in every fourth run 0.69; so it is 0.56
    /// and 0.61.
    static func map<Value: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        guard jobs > 1 && count > 1 else { return (0..<count).map(body) }
        let share = share(of: count, jobs: jobs)
        let shares = (count + share - 1) / share
        // Each share has an array of its own, so that no two threads write to the same one.
        var parts = [[Value]](repeating: [], count: shares)
        unsafe parts.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = unsafe buffer
            let numbers = Numbers(below: shares)
            withoutActuallyEscaping(body) { body in
                run(min(jobs, shares)) {
                    while let number = numbers.next() {
                        unsafe buffer[number] = (number * share..<min(count, (number + 1) * share)).map(body)
                    }
                }
            }
        }
        return parts.flatMap { $0 }
    }

    /// Does the same on `jobs` threads, this one among them, and on fewer where the system has no more.
    ///
    /// The system's own threads and no queues: those open files of their own, and end the program where there are too many
    /// open already. The threads get no signals, which are the main thread's.
    private static func run(_ jobs: Int, _ work: @escaping @Sendable () -> Void) {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        let threads = (1..<jobs).compactMap { _ in thread(Work(work)) }
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        work()
        for thread in threads { join(thread) }
    }

    private static func join(_ thread: UInt) {
        #if canImport(Darwin)
            if let thread = unsafe pthread_t(bitPattern: thread) { unsafe pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }

    /// Starts a thread; its number.
    private static func thread(_ work: Work) -> UInt? {
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let argument = unsafe Unmanaged.passRetained(work)
        let result = unsafe pthread_create(
            &thread, nil,
            { argument in
                // Whether it may be nothing is said in one way on Linux and in another on macOS.
                let pointer: UnsafeMutableRawPointer? = unsafe argument
                if let pointer = unsafe pointer {
                    unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
                }
                return nil
            }, argument.toOpaque())
        guard result == 0 else {
            unsafe argument.release()
            return nil
        }
        #if canImport(Darwin)
            return unsafe UInt(bitPattern: thread)
        #else
            return thread
        #endif
    }

    /// What a thread does.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Numbers that threads take, each number once.
    @safe private final class Numbers: @unchecked Sendable {
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let end: Int
        private var number = 0

        init(below end: Int) {
            self.end = end
            unsafe pthread_mutex_init(lock, nil)
        }

        deinit {
            unsafe pthread_mutex_destroy(lock)
            unsafe lock.deallocate()
        }

        func next() -> Int? {
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            guard number < end else { return nil }
            number += 1
            return number - 1
        }
    }
}
