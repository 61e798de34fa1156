/// The data outside a file that determines the meaning of its dates.
package final class DateSources: Sendable {
    /// Returns the content of a time zone's file; `nil` if there is none.
    package let zoneData: @Sendable (String) -> [UInt8]?
    /// The folders that were searched for it.
    package let places: [String]

    /// Time zones from these folders.
    package init(places: [String], zoneData: @escaping @Sendable (String) -> [UInt8]?) {
        self.places = places
        self.zoneData = zoneData
    }
}
