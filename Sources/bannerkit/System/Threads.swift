import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work spread over the machine's cores, with results in the order of the work.
enum Threads {
    /// How many cores there are.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// The values of `body` for 0 up to `count`, worked out by `jobs` threads.
    static func map<Value: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        guard jobs > 1 && count > 1 else { return (0..<count).map(body) }
        let workers = min(jobs, count)
        // Each worker has an array of its own, so that nothing is shared while they run.
        var parts = [[Value]](repeating: [], count: workers)
        unsafe parts.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = unsafe buffer
            DispatchQueue.concurrentPerform(iterations: workers) { worker in
                unsafe buffer[worker] = stride(from: worker, to: count, by: workers).map(body)
            }
        }
        return (0..<count).map { parts[$0 % workers][$0 / workers] }
    }
}
