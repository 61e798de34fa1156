/// Where time zones come from: a function that has a file's bytes, and the folders to name when there are none.
///
/// This is the only way to anything outside; what is done with the bytes is pure.
package struct ZoneFiles: Sendable {
    /// The content of the file of an id; `nil` if there is none.
    private let bytes: @Sendable (String) -> [UInt8]?
    /// The folders that were searched.
    package let places: [String]

    /// Files in these folders.
    package init(places: [String], bytes: @escaping @Sendable (String) -> [UInt8]?) {
        self.places = places
        self.bytes = bytes
    }

    /// Why a zone cannot be read.
    package enum Fault: Error, Equatable, Sendable {
        /// The text cannot be an id.
        case notAnID
        /// No file has this name.
        case unknown
        /// There is one, but no file of it.
        case missing
        /// Its file cannot be used.
        case unusable(ZoneFile.Fault)
    }

    /// The zone with this id.
    package func zone(_ id: String) throws(Fault) -> Zone {
        guard ZoneID.isID(id.utf8) else { throw .notAnID }
        if id == ZoneID.utc || id == "Etc/UTC" { return .utc }
        guard let bytes = bytes(id) else {
            throw ZoneID.known.contains { $0.utf8.elementsEqual(id.utf8) } ? .missing : .unknown
        }
        do throws(ZoneFile.Fault) {
            return try ZoneFile.read(bytes)
        } catch .notZoneData where !ZoneID.known.contains(id) {
            // The folder has other files with such names, such as `leapseconds`.
            throw .unknown
        } catch {
            throw .unusable(error)
        }
    }
}
