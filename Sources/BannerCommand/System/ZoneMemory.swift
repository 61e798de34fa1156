import BannerDiagnostics

/// The content of time zones' files that were read, shared by all threads.
///
/// What cannot be read is not remembered, so that there are never more entries than files.
@safe final class ZoneMemory: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var known: [String: [UInt8]] = [:]

    init() { unsafe pthread_mutex_init(lock, nil) }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// The content of a zone's file; `nil` if there is none.
    func bytes(of id: String) -> [UInt8]? {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        if let bytes = known[id] { return bytes }
        let bytes = TimeZones.system.zoneData(id)
        known[id] = bytes
        return bytes
    }
}
