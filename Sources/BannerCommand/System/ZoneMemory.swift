import BannerDiagnostics

/// The content of time zones' files that were read, shared by all threads.
///
/// What cannot be read is not remembered, so that there are never more entries than files.
struct ZoneMemory: Sendable {
    private let known = Locked<[String: [UInt8]]>([:])

    /// The content of a zone's file; `nil` if there is none.
    func bytes(of id: String) -> [UInt8]? {
        known.with { known in
            if let bytes = known[id] { return bytes }
            let bytes = TimeZones.system.zoneData(id)
            known[id] = bytes
            return bytes
        }
    }
}
