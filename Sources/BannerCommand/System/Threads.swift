import CBannerParts

// The check of `withoutActuallyEscaping` has the name of this file in the program: with the path,
// builds in other folders would have other bytes.
#sourceLocation(file:"Threads",line:6)

/// Work on the machine's cores, with results in order.
enum Threads {
    /// The number of cores.
    static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Computes `body` for the indices `0..<count` on up to `jobs` threads, and passes each result
    /// to `take`, in order and one at a time; an error of `take` ends it.
    ///
    /// Work stealing: an idle thread takes the next index, unless too many results wait for an
    /// earlier one. The thread that has the next result passes it on. If `take` writes files or
    /// lines, it `isBound` to this thread, which receives the signals.
    static func forEach<Value: Sendable, Fault: Error>(
        _ count: Int, jobs: Int, isBound: Bool = false, _ body: @Sendable (Int) -> Value,
        take: (Int, Value) throws(Fault) -> Void
    ) throws(Fault) {
        guard jobs > 1 && count > 1 else {
            for number in 0..<count { try take(number, body(number)) }
            return
        }
        let jobs = min(jobs, count, cores)
        // Results that are bound are long.
        let room = jobs * (isBound ? 4 : 64)
        let results = Locked(
            Results<Value, Fault>(count: count, values: Array(repeating: nil, count: room)))
        withoutActuallyEscaping(body) { body in
            withoutActuallyEscaping(take) { take in
                nonisolated(unsafe) let take = take
                @Sendable func work(isMain: Bool) {
                    while let number = results.wait({ results -> Int?? in
                        if isMain || !isBound { unsafe results.pass(to: take) }
                        return results.begin(isMain: isMain)
                    }) {
                        let value = body(number)
                        results.with { $0.keep(value, number) }
                    }
                }
                ThreadPool.shared.run(jobs - 1) {
                    work(isMain: false)
                } beside: {
                    work(isMain: true)
                }
            }
        }
        if let fault = results.with({ $0.fault }) { throw fault }
    }

    /// The results on their way to `take`.
    private struct Results<Value, Fault: Error> {
        let count: Int
        /// The results that wait for an earlier one, in a ring.
        var values: [Value?]
        var begun = 0
        var taken = 0
        var fault: Fault?

        /// The next index; `.some(nil)` at the end.
        ///
        /// It is `nil` while the ring is full or, for the main thread, while results are missing.
        mutating func begin(isMain: Bool) -> Int?? {
            if begun == count { return isMain && taken < count ? nil : .some(nil) }
            guard begun < taken + values.count else { return nil }
            begun += 1
            return begun - 1
        }

        mutating func keep(_ value: Value, _ number: Int) { values[number % values.count] = value }

        mutating func pass(to take: (Int, Value) throws(Fault) -> Void) {
            while taken < count, let value = values[taken % values.count] {
                values[taken % values.count] = nil
                do throws(Fault) {
                    try take(taken, value)
                    taken += 1
                } catch {
                    (fault, begun, taken) = (error, count, count)
                }
            }
        }
    }
}

/// A thread pool, created on first use.
///
/// A thread keeps its buffers for parsing YAML across calls.
///
/// It uses pthreads instead of Dispatch, which opens files of its own and crashes if too many are
/// open.
final class ThreadPool: Sendable {
    static let shared = ThreadPool()

    private struct State {
        /// The number of threads.
        var count = 0
        /// The generation of the work, so that each thread takes part once.
        var turn = 0
        var work: (@Sendable () -> Void)?
        /// The number of threads that take part in the work, and of those that are not done.
        var (wanted, running) = (0, 0)
    }

    private let state = Locked(State())

    /// Runs `body` on `jobs` threads `beside` work on this one; on fewer if the system refuses
    /// threads, and on none if the pool is busy.
    func run(_ jobs: Int, _ body: @escaping @Sendable () -> Void, beside: () -> Void) {
        let isFree = state.with { state in
            guard state.work == nil else { return false }
            while state.count < jobs && start(state.count) { state.count += 1 }
            state.work = body
            state.turn += 1
            state.wanted = min(jobs, state.count)
            state.running = state.wanted
            return true
        }
        beside()
        guard isFree else { return }
        state.wait { state -> Void? in
            guard state.running == 0 else { return nil }
            state.work = nil
            return ()
        }
    }

    /// The loop of a thread.
    private func work(as number: Int) {
        var seen = 0
        while true {
            // The reference to the work is released before the work is reported as done.
            do {
                let work = state.wait { state -> (@Sendable () -> Void)? in
                    guard state.turn != seen, let work = state.work else { return nil }
                    seen = state.turn
                    return number < state.wanted ? work : nil
                }
                work()
            }
            state.with { $0.running -= 1 }
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
                    start.pool.work(as: start.number)
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

/// A value protected by a mutex, and a way to wait for a change of it.
@safe final class Locked<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(change, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(change)
        unsafe pthread_mutex_destroy(lock)
        unsafe change.deallocate()
        unsafe lock.deallocate()
    }

    /// Calls `body` with exclusive access to the value.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        wait { body(&$0) }
    }

    /// Calls `body` with exclusive access to the value, again after each change until it returns
    /// something.
    func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
        unsafe pthread_mutex_lock(lock)
        defer {
            unsafe pthread_cond_broadcast(change)
            unsafe pthread_mutex_unlock(lock)
        }
        while true {
            if let result = body(&value) { return result }
            unsafe pthread_cond_wait(change, lock)
        }
    }
}
