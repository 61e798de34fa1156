/// A value that threads share, one of them at a time.
@safe final class Locked<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// A value that no other thread has.
    init(_ value: Value) {
        self.value = value
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// The result of `body`, during which no other thread has the value.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
