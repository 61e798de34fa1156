import BannerCalendar

/// The zone that is meant by the name of a place, an abbreviation, an offset, or a name of Windows.
enum MeantZone {
    /// The zone that a text certainly means.
    static func id(_ text: String) -> String? {
        MeantText.explained(ZoneText.fault(.unknown, in: text, places: []), in: text).replacement
    }

    /// What is written for another one, or not found at all.
    static func explained(_ unknown: TextFault, _ text: String) -> TextFault {
        func fault(
            _ reason: String?, _ help: String, _ meant: String? = nil, isSure: Bool = false, isUnique: Bool = false
        ) -> TextFault {
            unknown.saying(
                unknown.message, reason, help, meant.map { Meaning(text: $0, isSure: isSure, isUnique: isUnique) })
        }
        if let same = ZoneID.known.first(where: { Suggestion.isSame($0, text) }) {
            // `etc/gmt3` can be either side of Greenwich.
            let isSure = same.lowercased() == text.lowercased()
            return fault(nil, "did you mean `\(same)`?", same, isSure: isSure, isUnique: isSure)
        }
        let named = Lexicon.abbreviations.list(text)
        if !named.isEmpty {
            return fault(
                "it is an abbreviation, not the id of a zone",
                "write " + (named.only == nil ? "the zone of a place, such as " : "") + list(named), named.only,
                isUnique: true)
        }
        if let offset = (Meaning.only(.offset, text) ?? Meaning.only(.minus, text))?.text {
            let examples = [
                Lexicon.offsetZones[offset].map { ", such as `\($0)`" },
                Lexicon.fixedZones[offset].map { ", or `\($0)`, whose clock is never changed" },
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
            if let help = help(city, orIn: parts) { return fault(nil, help) }
            let isArea = cities.contains { Lexicon.areas.contains($0) || Lexicon.areas.contains($0.region) }
            return isArea
                ? fault(nil, "write the zone of a place, such as \(list(cities))")
                : fault(nil, "write `\(city)`", city, isUnique: cities.count == 1)
        }
        if let zone = zone(windows: text) {
            return fault("it is the name that Windows uses", "write `\(zone)`", zone)
        }
        let zones = zones(of: place, in: parts[0])
        if let zone = zones.first {
            if let help = help(zone, orIn: parts) { return fault(nil, help) }
            // Some of these countries have other zones as well, and some of these cities a namesake.
            return zones.count == 1
                ? fault(nil, "write `\(zone)`, which `\(Array(place.utf8)[...].shown)` uses", zone)
                : fault("several places have this name", "write \(list(zones))")
        }
        // What is spelt alike is a slip of the fingers, or another place.
        if text.utf8.count >= 6, let meant = Suggestion.nearest(to: text, in: ZoneID.known, within: 1),
            Suggestion.nearest(to: text, in: ZoneID.known.filter { $0 != meant }, within: 1) == nil
        {
            return fault(nil, "did you mean `\(meant)`?", meant)
        }
        let examples = Lexicon.regions.list(parts[0])
        if !examples.isEmpty { return fault(nil, "write a zone of this region, such as \(list(examples))") }
        return unknown
    }

    /// What to write where a place was named with another region, in which a place can have the same name.
    private static func help(_ zone: String, orIn parts: [String]) -> String? {
        let examples = Lexicon.regions.list(parts[0])
        guard parts.count > 1, let region = examples.first?.region, zone.region != region else { return nil }
        return "write `\(zone)`, or for another place \(list(examples))"
    }

    private static func list(_ zones: [String]) -> String { zones.map { "`\($0)`" }.joinedByOr }

    /// The zones of a place, those of this region if there are any; more than one where several places have this name.
    private static func zones(of place: String, in region: String) -> [String] {
        let zones = Lexicon.places.all(place)
        let near = zones.filter { $0.region == region }
        return near.isEmpty ? zones : near
    }

    /// The zone of `Korea Standard Time`.
    private static func zone(windows name: String) -> String? {
        let words = name.lowercased().split(separator: " ")
        let own = words.filter { !["standard", "daylight", "time"].contains($0) }
        return own.count + 2 == words.count ? Lexicon.windows[own.joined(separator: " ")] : nil
    }
}

extension String {
    /// The part of a zone's id before the first `/`.
    fileprivate var region: String { String(split(separator: "/").first ?? "") }
}
