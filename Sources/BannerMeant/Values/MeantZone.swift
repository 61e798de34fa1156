import BannerCalendar

/// The zone that is meant by the name of a place, an abbreviation, an offset, or a name of Windows.
enum MeantZone {
    /// What is written for another one, or not found at all.
    static func explained(_ unknown: TextFault, _ text: String) -> TextFault {
        func fault(
            _ reason: String, _ help: String, _ meant: String? = nil, isSure: Bool = false, isUnique: Bool = true
        )
            -> TextFault
        {
            let message = unknown.message + (reason.isEmpty ? "" : ": \(reason)")
            var said = TextFault(.unknownZone, message, help: help, replacement: meant)
            (said.isSure, said.isUnique) = (isSure, isUnique)
            return said
        }
        if let same = ZoneID.known.first(where: { Suggestion.isSame($0, text) }) {
            // `etc/gmt3` can be either side of Greenwich.
            let isSure = same.lowercased() == text.lowercased()
            return fault("", "did you mean `\(same)`?", same, isSure: isSure, isUnique: isSure)
        }
        if let zones = Lexicon.abbreviations[text]?.split(separator: " ").map(String.init) {
            return fault(
                "it is an abbreviation, not the id of a zone",
                zones.count == 1 ? "write `\(zones[0])`" : "write the zone of a place, such as \(list(zones))",
                zones.count == 1 ? zones[0] : nil)
        }
        if let offset = offset(text) {
            let examples = [
                Lexicon.offsetZones[offset].map { ", such as `\($0)`" },
                fixed(offset).map { ", or `\($0)`, whose clock is never changed" },
            ].compactMap(\.self)
            return fault(
                "it is an offset, which does not say when the clocks are changed",
                "write the zone of a place" + examples.joined())
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
        if let zone = zone(windows: text) {
            return fault("it is the name that Windows uses", "write `\(zone)`", zone, isUnique: false)
        }
        let zones = zones(of: place, in: parts[0])
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
        let examples = examples(of: parts[0])
        if !examples.isEmpty { return fault("", "write a zone of this region, such as \(list(examples))") }
        return unknown
    }

    /// The offset that `UTC+9`, `GMT-3`, `+09:00` mean.
    private static func offset(_ text: String) -> String? {
        (Meaning.only(.offset, text) ?? Meaning.only(.minus, text))?.text
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
        guard parts.count > 1, let region = examples(of: parts[0]).first?.split(separator: "/").first,
            !zone.utf8.starts(with: (region + "/").utf8)
        else { return nil }
        return "write `\(zone)`, or for another place \(list(examples(of: parts[0])))"
    }

    private static func list(_ zones: [String]) -> String {
        let shown = zones.map { "`\($0)`" }
        return shown.dropLast().joined(separator: ", ") + (zones.count > 1 ? " or " : "") + (shown.last ?? "")
    }

    /// The zones of a place, those of this region if there are any; more than one where several places have this name.
    private static func zones(of place: String, in region: String) -> [String] {
        let zones = Lexicon.places.all(place)
        let near = zones.filter { $0.utf8.starts(with: (region + "/").utf8) }
        return near.isEmpty ? zones : near
    }

    /// The zone of `Korea Standard Time`.
    private static func zone(windows name: String) -> String? {
        let words = name.split(separator: " ").map { $0.lowercased() }
        guard let end = words.firstIndex(where: ["standard", "daylight"].contains),
            words.dropFirst(end + 1).first == "time"
        else { return nil }
        return Lexicon.windows[(words[..<end] + words[(end + 2)...]).joined(separator: " ")]
    }

    /// Some zones of a region; none for an unknown region.
    private static func examples(of region: String) -> [String] {
        Lexicon.regions[region]?.split(separator: " ").map(String.init) ?? []
    }
}
