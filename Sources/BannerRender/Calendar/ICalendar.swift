/// Plans as an iCalendar file (RFC 5545): an event for each opening of an item, in UTC.
///
/// An event says nothing of the span that is exported, so that the files of two spans have the same event for one opening
/// («What a banner means», When).
package struct ICalendar: Sendable {
    /// How often each banner's name came, so that no two events have one identifier.
    private var names: [String: Int] = [:]

    /// A file without events.
    package init() {}

    /// Appends the beginning of the file.
    package func appendHeading(to text: inout [UInt8]) {
        for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//BannerKit//bannerkit//EN", "CALSCALE:GREGORIAN"] {
            ICalendar.append(line, to: &text)
        }
    }

    /// Appends the events of a plan; `emit` takes the text of each.
    package mutating func write<Fault: Error>(
        _ plan: PlannedBanner, _ emit: ((inout [UInt8]) -> Void) throws(Fault) -> Void
    ) throws(Fault) {
        let number = names[plan.banner.name, default: 0] + 1
        names[plan.banner.name] = number
        let banner = plan.banner.name + (number == 1 ? "" : ".\(number)")
        // All items with `otherwise` come and go together.
        var last: (opening: Opening, whole: (from: Instant?, until: Instant?))?
        try plan.forEachOpening { (opening) throws(Fault) in
            guard let number = opening.item else { return }
            let item = plan.banner.items[number]
            let isShared = item.when == .otherwise
            let isKnown = isShared && last?.opening.from == opening.from && last?.opening.until == opening.until
            let whole = (isKnown ? last?.whole : nil) ?? plan.whole(opening, of: number)
            if isShared { last = (opening, whole) }
            let start = whole.from.map(ICalendar.text) ?? "19990101T000000Z"
            let end = whole.until.map(ICalendar.text) ?? "24010101T000000Z"
            let ends =
                (whole.from == nil ? ", without a beginning" : "") + (whole.until == nil ? ", without an end" : "")
            try emit { text in
                for line in [
                    "BEGIN:VEVENT", "UID:\(ICalendar.escaped("\(banner)/\(item.id)/\(start)"))@bannerkit",
                    "DTSTAMP:\(start)", "DTSTART:\(start)", "DTEND:\(end)",
                    "SUMMARY:\(ICalendar.escaped(item.name))",
                    "DESCRIPTION:\(ICalendar.escaped("\(item.id) in \(plan.banner.name)\(ends)"))",
                    "CATEGORIES:\(ICalendar.escaped(plan.banner.name))", "TRANSP:TRANSPARENT", "END:VEVENT",
                ] { ICalendar.append(line, to: &text) }
            }
        }
    }

    /// Appends the end of the file.
    package func appendEnd(to text: inout [UInt8]) { ICalendar.append("END:VCALENDAR", to: &text) }

    /// An instant in UTC: `20261127T060000Z`.
    private static func text(_ instant: Instant) -> String {
        String(decoding: Zone.utc.text(instant).utf8.prefix(19).filter { !"-:".utf8.contains($0) }, as: UTF8.self) + "Z"
    }

    /// A text with the signs escaped that have a meaning.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ",", ";": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": continue
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result.unicodeScalars.append(" ")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A line of at most 75 bytes; the rest follows on lines that begin with a space.
    private static func append(_ line: String, to text: inout [UInt8]) {
        var length = 0
        for scalar in line.unicodeScalars {
            let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
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
