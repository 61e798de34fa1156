/// Plans as an iCalendar file (RFC 5545): one event in UTC for each opening of an item.
///
/// Items that are always available have no events; the calendar's description names them.
///
/// An event does not depend on the exported span, so that two exports have identical events for an
/// opening («What a banner means», When).
package struct ICalendar {
    /// The number of banners with each name; event ids contain it, so that they are unique.
    private var names: [String: Int] = [:]

    /// A file without events.
    package init() {}

    /// Appends the beginning of a file of some plans.
    package func appendHeading(of plans: [CalendarBanner], to text: inout [UInt8]) {
        let always = plans.compactMap { plan in
            let items = plan.always.map { plan.banner.items[$0].id }
            return items.isEmpty
                ? nil : "always available in \(plan.banner.name): \(items.joined(separator: ", "))"
        }
        let description = escaped(always.joined(separator: "\n"))
        append(
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//BannerKit//bannerkit//EN",
                "CALSCALE:GREGORIAN",
            ]
                // Many programs read only the older name.
                + (always.isEmpty
                    ? [] : ["DESCRIPTION:" + description, "X-WR-CALDESC:" + description]),
            to: &text)
    }

    /// Appends the events of a plan; `emit` receives the text of each.
    package mutating func write<Fault: Error>(
        _ plan: CalendarBanner, _ emit: ((inout [UInt8]) -> Void) throws(Fault) -> Void
    ) throws(Fault) {
        let number = names.count(plan.banner.name)
        let banner = plan.banner.name + (number == 1 ? "" : ".\(number)")
        // All items with `otherwise` have the same openings, so the last result is reused.
        var last: (opening: Opening, whole: (from: Instant?, until: Instant?))?
        let always = plan.always
        try plan.calendar.forEachOpening(from: plan.from, to: plan.to) { (opening) throws(Fault) in
            guard let number = opening.item, !always.contains(number) else { return }
            let item = plan.banner.items[number]
            let isShared = item.when == .otherwise
            let isKnown =
                isShared && last?.opening.from == opening.from
                && last?.opening.until == opening.until
            let whole = (isKnown ? last?.whole : nil) ?? plan.whole(opening, of: number)
            if isShared { last = (opening, whole) }
            let start = whole.from.map(utc) ?? "19990101T000000Z"
            let end = whole.until.map(utc) ?? "24010101T000000Z"
            let ends =
                (whole.from == nil ? ", without a beginning" : "")
                + (whole.until == nil ? ", without an end" : "")
            let event = [
                "BEGIN:VEVENT", "UID:\(escaped("\(banner)/\(item.id)/\(start)"))@bannerkit",
                "DTSTAMP:\(start)", "DTSTART:\(start)", "DTEND:\(end)",
                "SUMMARY:\(escaped("\(plan.banner.name): \(item.name)"))",
                "DESCRIPTION:\(escaped("\(item.id) in \(plan.banner.name)\(ends)"))",
                "CATEGORIES:\(escaped(plan.banner.name))", "TRANSP:TRANSPARENT", "END:VEVENT",
            ]
            try emit { append(event, to: &$0) }
        }
    }

    /// Appends the end of the file.
    package func appendEnd(to text: inout [UInt8]) { append(["END:VCALENDAR"], to: &text) }

    /// Formats an instant in UTC: `20261127T060000Z`.
    private func utc(_ instant: Instant) -> String {
        String(Zone.utc.text(instant).prefix(19).filter { !"-:".contains($0) }) + "Z"
    }

    /// Escapes the special characters of iCalendar text.
    private func escaped(_ text: String) -> String {
        text.escaped { scalar, _ in
            switch scalar {
            case "\\", ",", ";": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": ""
            case "\0"..."\u{1F}", "\u{7F}": " "
            default: nil
            }
        }
    }

    /// Appends content lines, folded to at most 75 bytes: a continuation begins with a space.
    private func append(_ lines: [String], to text: inout [UInt8]) {
        for line in lines {
            var length = 0
            for scalar in line.unicodeScalars {
                let bytes = String(scalar).utf8
                if length + bytes.count > 75 {
                    text.append("\r\n ")
                    length = 1
                }
                text.append(contentsOf: bytes)
                length += bytes.count
            }
            text.append("\r\n")
        }
    }
}
