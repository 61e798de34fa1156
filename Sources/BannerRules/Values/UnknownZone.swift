package import BannerCalendar
import BannerDiagnostics
import BannerKit

extension Rule {
    /// A time zone that does not exist.
    package static let unknownZone = Rule(
        "BK3023", "unknown-zone", .error, "a time zone that does not exist",
        explanation: """
            A zone is named by its IANA id, such as `Asia/Seoul` or `America/New_York`. Abbreviations such as `KST` and \
            offsets such as `UTC+9` are not zones: they do not say when the clocks are changed.
            """,
        bad: """
            timeZone: ⟦Asia/Soeul⟧
            items: [red, orange]
            """,
        good: """
            timeZone: Asia/Seoul
            items: [red, orange]
            """)

    /// A time zone without data; its bad example depends on the system.
    package static let missingZoneData = Rule(
        "BK3024", "missing-zone-data", .error, "a time zone without data on this system",
        explanation: """
            The rules of a time zone are in the system's zone files, in the folder that `TZDIR` names, or in \
            `/usr/share/zoneinfo`. Install the package `tzdata`, or mount that folder into the container. `UTC` needs no \
            file.
            """,
        bad: "", good: "timeZone: UTC\nitems: [red, orange]\n")

    /// More occasions than an item can have; its bad example would be huge and is made in the tests.
    package static let tooManyOccasions = Rule(
        "BK3025", "too-many-occasions", .error, "more than 100 occasions in a `when`",
        explanation: """
            A `when` can have at most 100 occasions. Several windows of the same days can share one occasion, as a list \
            under `hours`.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More windows than a day can have; its bad example would be huge and is made in the tests.
    package static let tooManyWindows = Rule(
        "BK3026", "too-many-windows", .error, "more than 24 windows in an `hours`",
        explanation: """
            An `hours` can have at most 24 windows. Join those that adjoin, or divide them between several occasions.
            """,
        bad: "", good: "items: [red, orange]\n")
}

/// Names of time zones, and what people write for them.
package enum ZoneText {
    /// What is wrong with the name of a zone.
    package static func fault(_ fault: ZoneFiles.Fault, in text: String, places: [String]) -> TextFault {
        let shown = Array(text.utf8)[...].shown
        switch fault {
        case .notAnID, .unknown: return unknown(text, shown)
        case .missing:
            let searched = places.isEmpty ? "" : " in " + places.map { "`\($0)`" }.joined(separator: " or ")
            return TextFault(
                rule: .missingZoneData, message: "cannot find the data of the time zone `\(shown)`\(searched)",
                help: "install `tzdata`, or set `TZDIR` to a folder with zone files")
        case .unusable(let reason):
            return TextFault(
                rule: .missingZoneData, message: "the file of the time zone `\(shown)` \(reason.words)",
                help: "install `tzdata` again, or set `TZDIR` to another folder with zone files")
        }
    }

    private static func unknown(_ text: String, _ shown: String) -> TextFault {
        let message = "`\(shown)` is not a time zone"
        func fault(
            _ reason: String, _ help: String, _ meant: String? = nil, isSure: Bool = false, isUnique: Bool = true
        )
            -> TextFault
        {
            TextFault(
                rule: .unknownZone, message: message + (reason.isEmpty ? "" : ": \(reason)"), help: help,
                replacement: meant, isSure: isSure, isUnique: isUnique)
        }
        if text.utf8.count <= 64 {
            if let same = ZoneID.known.first(where: { Suggestion.isSame($0, text) }) {
                // `etc/gmt3` can be either side of Greenwich.
                let isSure = same.lowercased() == text.lowercased()
                return fault("", "did you mean `\(same)`?", same, isSure: isSure, isUnique: isSure)
            }
            if let zones = abbreviations[text.uppercased()] {
                return fault(
                    "it is an abbreviation, not the id of a zone",
                    zones.count == 1 ? "write `\(zones[0])`" : "write the zone of a place, such as \(list(zones))",
                    zones.count == 1 ? zones[0] : nil)
            }
            if let offset = offset(text) {
                return fault(
                    "it is an offset, which does not say when the clocks are changed",
                    "write the zone of a place"
                        + (fixed(offset).map { ", such as `Asia/Seoul`, or `\($0)`, whose clock is never changed" }
                            ?? ""))
            }
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let place = parts.last ?? text
            let cities = ZoneID.known.filter { id in
                id.split(separator: "/").last.map { Suggestion.isSame(String($0), place) } ?? false
            }
            // Argentine and American cities have an older name as well.
            if let city = cities.first {
                if let help = help(city, orIn: parts) { return fault("", help) }
                guard !cities.contains(where: isArea) else {
                    return fault("", "write the zone of a place, such as \(list(cities))")
                }
                return fault("", "write `\(city)`", city, isUnique: cities.count == 1)
            }
            if let zone = ZonePlaces.zone(windows: text) {
                return fault("it is the name that Windows uses", "write `\(zone)`", zone, isUnique: false)
            }
            let zones = ZonePlaces.zones(of: place, in: parts[0])
            if let zone = zones.first {
                if let help = help(zone, orIn: parts) { return fault("", help) }
                // Some of these countries have other zones as well, and some of these cities a namesake.
                return zones.count == 1
                    ? fault(
                        "", "write `\(zone)`, which `\(Array(place.utf8)[...].shown)` uses", zone, isUnique: false)
                    : fault("several places have this name", "write \(list(zones))")
            }
            // What is spelt alike is a slip of the fingers, or another place.
            if text.utf8.count >= 6, let meant = Suggestion.nearest(to: text, in: ZoneID.known, within: 1),
                Suggestion.nearest(to: text, in: ZoneID.known.filter { $0 != meant }, within: 1) == nil
            {
                return fault("", "did you mean `\(meant)`?", meant, isUnique: false)
            }
            let examples = ZonePlaces.examples(of: parts[0])
            if !examples.isEmpty { return fault("", "write a zone of this region, such as \(list(examples))") }
        }
        return fault("", "write an IANA id, such as `Asia/Seoul` or `America/New_York`")
    }

    /// The offset that `UTC+9`, `GMT-3`, `+09:00` mean.
    private static func offset(_ text: String) -> String? {
        var rest = Array(text.utf8.filter { $0 != UInt8(ascii: " ") })[...]
        guard let (offset, _) = Clock.offset(&rest), rest.isEmpty else { return nil }
        return offset
    }

    /// The zone of an offset, if there is one: its sign is the other way round.
    private static func fixed(_ offset: String) -> String? {
        guard offset != "Z" else { return "UTC" }
        guard
            let hours = Int(offset.utf8.dropFirst().prefix(2).reduce(into: "") { $0.unicodeScalars.append(.init($1)) }),
            offset.hasSuffix(":00"), hours <= (offset.hasPrefix("+") ? 14 : 12)
        else { return nil }
        return hours == 0 ? "UTC" : "Etc/GMT\(offset.hasPrefix("+") ? "-" : "+")\(hours)"
    }

    /// Whether an id names a part of a country, such as `US/Pacific`, and not a city.
    private static func isArea(_ id: String) -> Bool {
        let parts = id.split(separator: "/")
        return ["Brazil", "Canada", "Chile", "Mexico", "US"].contains(parts[0])
            || parts[0] == "Australia"
                && ["ACT", "NSW", "North", "Queensland", "South", "Tasmania", "Victoria", "West"].contains(parts[1])
    }

    /// What to write where a place was named with another region, in which a place can have the same name.
    private static func help(_ zone: String, orIn parts: [String]) -> String? {
        guard parts.count > 1, let region = ZonePlaces.examples(of: parts[0]).first?.split(separator: "/").first,
            !zone.utf8.starts(with: (region + "/").utf8)
        else { return nil }
        return "write `\(zone)`, or for another place \(list(ZonePlaces.examples(of: parts[0])))"
    }

    private static func list(_ zones: [String]) -> String {
        let shown = zones.map { "`\($0)`" }
        return shown.dropLast().joined(separator: ", ") + (zones.count > 1 ? " or " : "") + (shown.last ?? "")
    }

    /// The zones that abbreviations stand for.
    private static let abbreviations: [String: [String]] = [
        "KST": ["Asia/Seoul"], "JST": ["Asia/Tokyo"], "HKT": ["Asia/Hong_Kong"], "SGT": ["Asia/Singapore"],
        "MSK": ["Europe/Moscow"], "WIB": ["Asia/Jakarta"], "NZST": ["Pacific/Auckland"], "NZDT": ["Pacific/Auckland"],
        "CST": ["America/Chicago", "Asia/Shanghai"], "CDT": ["America/Chicago", "America/Havana"],
        "ET": ["America/New_York", "America/Toronto"], "CT": ["America/Chicago", "America/Winnipeg"],
        "MT": ["America/Denver", "America/Edmonton"], "PT": ["America/Los_Angeles", "America/Vancouver"],
        "EDT": ["America/New_York", "America/Toronto"], "PST": ["America/Los_Angeles", "America/Vancouver"],
        "PDT": ["America/Los_Angeles", "America/Vancouver"], "MDT": ["America/Denver", "America/Edmonton"],
        "IST": ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"], "BST": ["Europe/London", "Asia/Dhaka"],
        "CEST": ["Europe/Berlin", "Europe/Paris"], "EEST": ["Europe/Athens", "Europe/Helsinki"],
        "AEST": ["Australia/Sydney", "Australia/Brisbane"], "AEDT": ["Australia/Sydney", "Australia/Melbourne"],
        "ACST": ["Australia/Adelaide", "Australia/Darwin"], "AWST": ["Australia/Perth"],
        "SAST": ["Africa/Johannesburg"], "BRT": ["America/Sao_Paulo"], "ART": ["America/Argentina/Buenos_Aires"],
    ]
}

extension BuiltInspection {
    /// A zone is one that exists, as far as can be said without its file; another one becomes UTC.
    mutating func check(zone: inout String?, at path: ValuePath) {
        guard let id = zone, id != ZoneID.utc else { return }
        guard !ZoneID.isID(id.utf8) || !ZoneID.known.contains(id) else { return }
        let fault = ZoneText.fault(.unknown, in: id, places: [])
        report(fault.rule, fault.message, at: path, help: fault.help ?? "")
        zone = nil
    }
}
