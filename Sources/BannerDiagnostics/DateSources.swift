/// What is outside a file and decides what its dates mean.
package struct DateSources: Sendable {
    /// The content of a time zone's file; `nil` if there is none.
    package let zoneData: @Sendable (String) -> [UInt8]?
    /// The folders in which it was looked for.
    package let places: [String]
    /// The date for which the file is checked, as it was written; `nil` for none.
    package var asOf: String?

    /// Time zones from these folders.
    package init(places: [String], zoneData: @escaping @Sendable (String) -> [UInt8]?) {
        self.places = places
        self.zoneData = zoneData
    }
}
