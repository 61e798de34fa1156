import CBannerParts

/// Threads that wait for work, made on first use and then kept: a thread also keeps the memory in which it reads YAML,
/// and would allocate it again for every batch of files.
///
/// The system's own threads and no queues: those open their own files, and end the program if too many are open.
@safe final class ThreadPool: @unchecked Sendable {
    /// The program's threads.
    static let shared = ThreadPool()

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// How many threads are waiting or working.
    private var count = 0
    /// The number of the current work, so that each thread takes part in it once.
    private var turn = 0
    private var work: (@Sendable () -> Void)?
    /// How many threads take part in the work, and how many of them are not done yet.
    private var (wanted, running) = (0, 0)

    private init() {
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(change, nil)
    }

    /// Performs the same work on `jobs` threads, including this one; on fewer if the system has no more, and only on
    /// this one while the others are busy.
    func run(_ jobs: Int, _ body: @escaping @Sendable () -> Void) {
        guard begin(jobs - 1, body) else { return body() }
        body()
        unsafe pthread_mutex_lock(lock)
        while running > 0 { unsafe pthread_cond_wait(change, lock) }
        work = nil
        unsafe pthread_mutex_unlock(lock)
    }

    private func begin(_ others: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        guard work == nil else { return false }
        while count < others && start(count) { count += 1 }
        work = body
        turn += 1
        wanted = min(others, count)
        running = wanted
        unsafe pthread_cond_broadcast(change)
        return true
    }

    /// What a thread does while the program runs.
    private func take(_ number: Int) {
        var seen = 0
        unsafe pthread_mutex_lock(lock)
        while true {
            while turn == seen || work == nil { unsafe pthread_cond_wait(change, lock) }
            seen = turn
            guard number < wanted else { continue }
            // No reference to the work remains when it is reported as done.
            do {
                let body = work
                unsafe pthread_mutex_unlock(lock)
                body?()
            }
            unsafe pthread_mutex_lock(lock)
            running -= 1
            if running == 0 { unsafe pthread_cond_broadcast(change) }
        }
    }

    /// Starts a thread, which gets no signals, because those are for the main thread; `false` if the system has no more
    /// threads.
    private func start(_ number: Int) -> Bool {
        let start = unsafe Unmanaged.passRetained(Start(self, number))
        let result = Interruption.undisturbed {
            unsafe bannerkit_start_thread(
                { argument in
                    let start = unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
                    start.pool.take(start.number)
                    return nil
                }, start.toOpaque())
        }
        if result != 0 { unsafe start.release() }
        return result == 0
    }

    /// What a thread needs to begin: its pool, and its index in it.
    private final class Start: Sendable {
        let pool: ThreadPool
        let number: Int

        init(_ pool: ThreadPool, _ number: Int) { (self.pool, self.number) = (pool, number) }
    }
}
