import CBannerParts

/// A parallel map over the machine's cores.
enum Threads {
    /// The number of cores.
    static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Computes `body` for the indices `0..<count` on up to `jobs` threads; results are in order.
    ///
    /// Work stealing: an idle thread takes the next index.
    static func map<Value: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value)
        -> [Value]
    {
        guard jobs > 1 && count > 1 else { return (0..<count).map(body) }
        var values = [Value?](repeating: nil, count: count)
        unsafe values.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = unsafe buffer
            let next = Locked(0)
            withoutActuallyEscaping(body) { body in
                ThreadPool.shared.run(min(jobs, count, cores)) {
                    while true {
                        let number = next.with { number in
                            defer { number += 1 }
                            return number
                        }
                        guard number < count else { return }
                        unsafe buffer[number] = body(number)
                    }
                }
            }
        }
        return values.compactMap(\.self)
    }
}

/// A thread pool, created on first use.
///
/// A thread keeps its buffers for parsing YAML across batches.
///
/// It uses pthreads instead of Dispatch, which opens files of its own and crashes if too many are
/// open.
@safe final class ThreadPool: @unchecked Sendable {
    static let shared = ThreadPool()

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var count = 0
    /// The generation of the work, so that each thread takes part once.
    private var turn = 0
    private var work: (@Sendable () -> Void)?
    /// The number of threads that take part in the work, and of those that are not done.
    private var (wanted, running) = (0, 0)

    private init() {
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(change, nil)
    }

    /// Runs `body` on `jobs` threads, including this one; on fewer if the system refuses threads,
    /// and only on this one if the pool is busy.
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

    /// The loop of a thread.
    private func take(_ number: Int) {
        var seen = 0
        unsafe pthread_mutex_lock(lock)
        while true {
            while turn == seen || work == nil { unsafe pthread_cond_wait(change, lock) }
            seen = turn
            guard number < wanted else { continue }
            // The reference to the work is released before the work is reported as done.
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

    /// Starts a thread with all signals blocked, so that the main thread handles them; returns
    /// `false` on failure.
    private func start(_ number: Int) -> Bool {
        let start = unsafe Unmanaged.passRetained(Start(self, number))
        let result = SignalHandling.withSignalsBlocked {
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

    /// The argument of a new thread.
    private final class Start: Sendable {
        let pool: ThreadPool
        let number: Int

        init(_ pool: ThreadPool, _ number: Int) { (self.pool, self.number) = (pool, number) }
    }
}

/// A value protected by a mutex.
@safe final class Locked<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// Calls `body` with exclusive access to the value.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
