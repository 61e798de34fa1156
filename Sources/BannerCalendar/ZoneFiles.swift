/// The source of time zone files: a function that reads a file, and the folders to name in
/// messages.
///
/// This is the only access to the outside; the parsing is pure.
package struct ZoneFiles: Sendable {
    /// Returns the content of the file of an id; `nil` if there is none.
    private let bytes: @Sendable (String) -> [UInt8]?
    /// The folders that were searched.
    package let places: [String]

    /// Time zone files in these folders.
    package init(places: [String], bytes: @escaping @Sendable (String) -> [UInt8]?) {
        self.places = places
        self.bytes = bytes
    }

    /// A reason why a zone cannot be read.
    package enum Fault: Error, Equatable, Sendable {
        /// The text is not a valid id.
        case notAnID
        /// There is no zone with this name.
        case unknown
        /// The zone exists, but its file is missing.
        case missing
        /// Its file cannot be parsed.
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
            // The folder contains other files whose names look like ids, such as `leapseconds`.
            throw .unknown
        } catch {
            throw .unusable(error)
        }
    }
}
