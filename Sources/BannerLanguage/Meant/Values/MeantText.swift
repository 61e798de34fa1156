import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerRules

/// What was meant by a text that is not a date, a window of a day, or a zone.
package enum MeantText {
    /// A fault of a text, with what was probably meant.
    package static func explained(_ fault: TextFault, in text: String) -> TextFault {
        if fault.rule.id == Rule.unknownZone.id { return MeantZone.explained(fault, text) }
        guard text.utf8.count <= 60 else { return fault }
        if fault.rule.id == Rule.invalidDate.id { return date(fault, text) ?? fault }
        return fault.rule.id == Rule.invalidHours.id ? hours(fault, text) ?? fault : fault
    }

    private static func date(_ fault: TextFault, _ text: String) -> TextFault? {
        func not(_ reason: String, _ help: String) -> TextFault {
            TextFault(fault.rule, "`\(text)` is not a date: \(reason)", help: help)
        }
        if let date = MeantDate(text) {
            let also =
                date.zone.map { ", and `timeZone: \($0)` at the top level" }
                ?? (date.isUnique ? "" : ", or the window as `hours`")
            var said = not(date.reason, "write \(date.texts.map { "`\($0)`" }.joinedByOr)\(also)")
            said.replacement = date.texts.count == 1 && date.zone == nil ? date.texts[0] : nil
            (said.isSure, said.isUnique) = (date.isSure, date.isUnique)
            return said
        }
        if let range = MeantOccasion.range(text) {
            return not("it is two dates", "write `from: \(range.from), until: \(range.until)`")
        }
        var rest = Written(text)
        if rest.meaning(in: .relativeDays) != nil {
            return not("a banner does not know what day it is", "write the date, such as `2026-11-27`")
        }
        rest = Written(text)
        let isClock = text.utf8.contains(UInt8(ascii: ":")) || text.utf8.last == UInt8(ascii: "m")
        return isClock && MeantClock(&rest) != nil && rest.isAtEnd
            ? not("its day is missing", "write the date before it, such as `2026-11-27T06:00`") : nil
    }

    private static func hours(_ fault: TextFault, _ text: String) -> TextFault? {
        func not(_ reason: String?, _ help: String) -> TextFault {
            let message = reason.map { "`\(text)` is not a window of a day: \($0)" }
            return TextFault(fault.rule, message ?? fault.message, help: help)
        }
        if let windows = MeantWindow.all(text) {
            guard windows.count == 1 else {
                return not(
                    "it is several windows", "write `[\(windows.map { $0.texts[0] }.joined(separator: ", "))]`")
            }
            let (texts, isSure) = (windows[0].texts, windows[0].isSure)
            var said = not(
                fault.message.hasSuffix(" of a day")
                    ? "the times of a window are written `HH:MM`, joined by `-`" : nil,
                "write \(texts.map { "`\($0)`" }.joinedByOr)")
            said.replacement = texts.count == 1 ? texts[0] : nil
            (said.isSure, said.isUnique) = (isSure, isSure)
            return said
        }
        var rest = Written(text)
        if MeantClock(&rest) != nil, rest.isAtEnd, text.utf8.contains(UInt8(ascii: ":")) {
            return not("its end is missing", "write both, such as `06:00-10:30`")
        }
        rest = Written(text)
        let isAlways =
            rest.meaning(in: .days) == "06" || rest.take("allday")
            || rest.take("24") && (rest.take("h") || rest.take("/"))
        return isAlways ? not(nil, "leave `hours` out: without it the whole day is meant") : nil
    }
}
