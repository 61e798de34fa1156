import BannerCalendar

/// What was meant by a text that is not a date, a window of a day, or a zone.
package enum MeantText {
    /// A fault of a text, with what was probably meant.
    package static func explained(_ fault: TextFault, in text: String) -> TextFault {
        if fault.rule.id == Rule.unknownZone.id { return MeantZone.explained(fault, text) }
        guard text.utf8.count <= 60 else { return fault }
        if fault.rule.id == Rule.invalidDate.id { return date(fault, text) ?? fault }
        return fault.rule.id == Rule.invalidHours.id ? hours(fault, text) ?? fault : fault
    }

    /// A text without the `,` or `;` that ends a value in other languages.
    static func ended(_ text: String) -> String {
        text.last == "," || text.last == ";" ? String(text.dropLast()) : text
    }

    private static func date(_ fault: TextFault, _ text: String) -> TextFault? {
        func not(_ reason: String, _ help: String, _ meant: Meaning? = nil) -> TextFault {
            fault.saying("`\(text)` is not a date", reason, help, meant)
        }
        // `2026-11-27T09:00[Asia/Seoul]`
        let parts = text.split { $0 == " " || $0 == "[" || $0 == "]" }.map(String.init)
        let zone = parts.last.flatMap { $0.utf8.contains(UInt8(ascii: "/")) && ZoneID.known.contains($0) ? $0 : nil }
        let dates = Meaning.all(.date, zone == nil ? text : parts.dropLast().joined(separator: " "))
        if let first = dates.first, dates.count < 3 {
            let isUnique = dates.allSatisfy(\.isUnique)
            let also =
                zone.map { ", and `timeZone: \($0)` at the top level" }
                ?? (isUnique ? "" : ", or the window as `hours`")
            let reason =
                zone != nil
                ? "it has no zone of its own"
                : dates.count > 1 && first.isSure ? "either number can be the month" : first.reason
            return not(
                reason ?? "a date is written year-month-day",
                "write \(dates.map { "`\($0.text)`" }.joinedByOr)\(also)",
                dates.count == 1 && zone == nil ? first : nil)
        }
        if let range = Meaning.only(.range, text) { return not("it is two dates", "write `\(range.text)`") }
        if Written.parts(of: text).first.map(Lexicon.relativeDays.contains) ?? false {
            return not("a banner does not know what day it is", "write the date, such as `2026-11-27`")
        }
        let isClock = text.utf8.contains(UInt8(ascii: ":")) || text.utf8.last == UInt8(ascii: "m")
        return isClock && !Meaning.all(.clock, text).isEmpty
            ? not("its day is missing", "write the date before it, such as `2026-11-27T06:00`") : nil
    }

    private static func hours(_ fault: TextFault, _ text: String) -> TextFault? {
        func not(_ reason: String?, _ help: String, _ meant: Meaning? = nil) -> TextFault {
            fault.saying("`\(text)` is not a window of a day", reason, help, meant)
        }
        let windows = Meaning.all(.anywindow, text)
        if let last = windows.last {
            // Before noon, hours without minutes can be those of the afternoon as well.
            let isSure = last.reason == nil || last.text.suffix(5) >= "13:00"
            return not(
                fault.message.hasSuffix(" of a day")
                    ? "the times of a window are written `HH:MM`, joined by `-`" : nil,
                windows.map(\.text).toWrite ?? "",
                windows.only.map { Meaning(text: $0.text, isSure: isSure, isUnique: isSure) })
        }
        if let several = Meaning.all(.windows, text).first {
            return not("it is several windows", "write `[\(several.text)]`")
        }
        if !Meaning.all(.clock, text).isEmpty, text.utf8.contains(UInt8(ascii: ":")) {
            return not("its end is missing", "write both, such as `06:00-10:30`")
        }
        return MeantOccasion.isAlways(text) ?? false
            ? not(nil, "leave `hours` out: without it the whole day is meant") : nil
    }
}

extension [String] {
    /// The texts as what to write, `a` or `b`; `nil` if there are none.
    var toWrite: String? { isEmpty ? nil : "write " + map { "`\($0)`" }.joinedByOr }
}

extension TextFault {
    /// The fault with why the text is refused, what to write, and what is meant where that is one thing.
    func saying(_ wrong: String, _ reason: String?, _ help: String, _ meant: Meaning? = nil) -> TextFault {
        var fault = TextFault(rule, reason.map { "\(wrong): \($0)" } ?? message, help: help, replacement: meant?.text)
        (fault.isSure, fault.isUnique) = (meant?.isSure ?? false, meant?.isUnique ?? true)
        return fault
    }
}

extension DurationText {
    /// The duration that the author of a faulty text probably meant, two where either can be, and whether it can mean nothing
    /// else: `2 sec` is `2s`, `1:30` is `1m30s`.
    static func meant(by text: String) -> (texts: [String], isSure: Bool)? {
        guard text.utf8.count <= 40 else { return nil }
        let meant = Meaning.all(.duration, MeantText.ended(text))
        guard let first = meant.first, let last = meant.last else { return nil }
        // `5M` can be months, and what is not ASCII was not typed by who knows these units.
        let isMonths = last.text.hasSuffix("m") && text.contains("M") && !text.hasPrefix("PT")
        let isSure = first.isSure && meant.count == 1 && !isMonths && text.utf8.allSatisfy { $0 < 0x80 }
        // Nobody writes thousandths of a millisecond.
        let likely = meant.allSatisfy { $0.text.hasSuffix("ms") } ? meant.suffix(1) : meant.prefix(2)
        return (likely.map(\.text), isSure)
    }
}

/// Numbers as people write them: `1,5`, `10 000`, `1/3`, `½`, `80%`, `３９０`.
enum MeantNumber {
    /// The number that a text means, as YAML writes it; two where a `,` can separate thousands or decimals.
    static func number(_ text: String, _ schema: Schema) -> [String] {
        if text.utf8.contains(UInt8(ascii: "%")), !schema.unit.isEmpty { return [] }
        return Meaning.all(.amount, MeantText.ended(text)).map(\.text).filter {
            schema.accepts(number: $0)
        }
    }
}

/// Colours as other programs write them: `red`, `0xFF0000`, `rgb(255, 0, 0)`.
enum MeantColor {
    /// The colour as a banner writes it, `#FF0000`; `nil` if it is not known.
    static func hex(_ text: String) -> String? {
        let word = text.lowercased()
        if word.hasPrefix("0x"), word.utf8.count == 8 {
            let hex = "#" + word.dropFirst(2).uppercased()
            return Banner.Color(hex: Array(hex.utf8).span) == nil ? nil : hex
        }
        return Lexicon.colors[word] ?? Lexicon.moreColors[word] ?? Meaning.only(.rgb, word)?.text
    }
}
