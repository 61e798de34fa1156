/// A parallel map over the machine's cores.
enum Threads {
    /// The number of cores.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Computes `body` for the indices `0..<count` on up to `jobs` threads; results are in order.
    ///
    /// Work stealing: an idle thread takes the next index.
    static func map<Value: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
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
