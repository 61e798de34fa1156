import BannerCalendar
import Foundation

/// The zones of this system.
enum SystemZones {
    private static let folder =
        ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"

    static let files = ZoneFiles(places: [folder], bytes: contents)

    /// The bytes of a zone's file.
    static func contents(of id: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(folder)/\(id)").map { Array($0) }
    }

    /// Those of the known ids that this system has.
    static let all: [(id: String, zone: Zone)] = ZoneID.known.compactMap { id in
        (try? files.zone(id)).map { (id, $0) }
    }
}

/// A calendar of some items in a zone.
extension Zone {
    static func named(_ id: String) throws -> Zone { try SystemZones.files.zone(id) }

    /// The first instant of a time that the clock shows, as seconds in UTC: `2026-03-08T07:00`.
    func first(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> String
    {
        let clock = ClockTime(
            Day(year: year, month: month, day: day), second: Int64(hour * 3_600 + minute * 60))
        return String(Zone.utc.text(instant(of: clock)).prefix(16))
    }
}
