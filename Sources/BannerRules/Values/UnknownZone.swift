package import BannerCalendar

extension Rule {
    /// A time zone that does not exist.
    package static let unknownZone = Rule(
        "BK3023", "unknown-zone", .error, "a time zone that does not exist",
        """
        A zone is named by its IANA id, such as `Asia/Seoul` or `America/New_York`. Abbreviations \
        such as `KST` and offsets such as `UTC+9` are not zones: they do not say when the clocks \
        are changed.

            ✗ timeZone: ⟦Asia/Soeul⟧
            ✓ timeZone: Asia/Seoul
              items: [red, orange]
        """)

    /// A time zone whose data is missing; its bad example depends on the system.
    package static let missingZoneData = Rule(
        "BK3024", "missing-zone-data", .error, "a time zone without data on this system",
        """
        The rules of a time zone are in the system's zone files, in the folder that `TZDIR` names, \
        or in `/usr/share/zoneinfo`. Install the package `tzdata`, or mount that folder into the \
        container. `UTC` needs no file.

            ✓ timeZone: UTC
            ✓ items: [red, orange]
            ✓
        """)

    /// More occasions than an item can have; tests create the bad example, which would be huge.
    package static let tooManyOccasions = Rule(
        "BK3025", "too-many-occasions", .error, "more than 100 occasions in a `when`",
        """
        A `when` can have at most 100 occasions. Several windows of the same days can share one \
        occasion, as a list under `hours`.
        """)

    /// More windows than a day can have; tests create the bad example, which would be huge.
    package static let tooManyWindows = Rule(
        "BK3026", "too-many-windows", .error, "more than 24 windows in an `hours`",
        """
        An `hours` can have at most 24 windows. Join those that adjoin, or divide them between \
        several occasions.
        """
    )
}

/// The faults in the names of time zones.
package enum ZoneText {
    /// The message about a zone that cannot be read.
    package static func fault(_ fault: ZoneFiles.Fault, in text: String, places: [String])
        -> TextFault
    {
        let shown = Array(text.utf8)[...].shown
        switch fault {
        case .notAnID, .unknown:
            return TextFault(
                .unknownZone, "`\(shown)` is not a time zone",
                explanation: "write an IANA id, such as `Asia/Seoul` or `America/New_York`")
        case .missing:
            let searched =
                places.isEmpty ? "" : " in " + places.map { "`\($0)`" }.joined(separator: " or ")
            return TextFault(
                .missingZoneData, "cannot find the data of the time zone `\(shown)`\(searched)",
                explanation: "install `tzdata`, or set `TZDIR` to a folder with zone files")
        case .unusable(let reason):
            return TextFault(
                .missingZoneData, "the file of the time zone `\(shown)` \(reason.words)",
                explanation:
                    "install `tzdata` again, or set `TZDIR` to another folder with zone files")
        }
    }

    /// The fault in a zone's name when no files can be read: no system has this zone; otherwise
    /// `nil`.
    package static func fault(in id: String) -> TextFault? {
        ZoneID.isID(id.utf8) && ZoneID.known.contains(id)
            ? nil : fault(.unknown, in: id, places: [])
    }
}
