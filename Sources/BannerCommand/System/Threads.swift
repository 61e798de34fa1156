/// Work distributed over the machine's cores, with results in the order of the work.
enum Threads {
    /// How many cores there are.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// How many pieces of work a thread takes at a time: four, or fewer if there would not be enough for all.
    static func share(of count: Int, jobs: Int) -> Int { max(1, min(4, count / (8 * jobs))) }

    /// The values of `body` for 0 up to `count`, computed by `jobs` threads or one per core, including this one.
    ///
    /// Who is done takes the next share, so that nobody waits long for a thread that wakes late or whose core has other
    /// work.
    static func map<Value: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        guard jobs > 1 && count > 1 else { return (0..<count).map(body) }
        let share = share(of: count, jobs: jobs)
        let shares = (count + share - 1) / share
        // Each share has its own array, so that no two threads write to the same one.
        var parts = [[Value]](repeating: [], count: shares)
        unsafe parts.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = unsafe buffer
            // Numbers of shares that threads take, each only once.
            let next = Locked(0)
            withoutActuallyEscaping(body) { body in
                ThreadPool.shared.run(min(jobs, shares, cores)) {
                    while true {
                        let number = next.with { number in
                            defer { number += 1 }
                            return number
                        }
                        guard number < shares else { return }
                        unsafe buffer[number] = (number * share..<min(count, (number + 1) * share)).map(body)
                    }
                }
            }
        }
        return parts.flatMap { $0 }
    }
}
